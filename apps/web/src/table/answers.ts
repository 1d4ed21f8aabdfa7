/** Everything a seat could say to the open question, with the reason beside what it may not. */
import { type Move, moves, type Question, refuse, type Seat, type Spec, type Telling } from '@dealers-choice/kernel';
import type { View } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';
import { type Answer, keyOf } from './now.ts';

export function answersOf({ game, words }: AnyGame, view: View, seat: Seat, telling: Telling<Spec>): Answer[] {
  const q = view.asking;
  if (!q?.seats.includes(seat)) return [];
  const legal = moves(game, view, seat);
  const all = [...candidates(q, view, legal), ...legal];
  const seen = new Set<string>();
  return all.flatMap((move) => {
    const key = keyOf(move);
    if (seen.has(key)) return [];
    seen.add(key);
    const refusal = refuse(game, view, seat, move);
    return [{ move, label: words.move(move, q, telling), why: refusal && words.refusal(refusal, telling) }];
  });
}

const SPAN = 200;

function candidates(q: Question, view: View, legal: readonly Move[]): Move[] {
  const names = q.from.map((thing, place) => (q.of === 'card' && thing === 0 ? -1 - place : thing));
  switch (q.kind) {
    case 'cards':
    case 'order':
      return q.min === 1 && q.max === 1 ? names.map((pick) => ({ pick: [pick] })) : names.map((also) => ({ also }));
    case 'option':
    case 'yes-no':
      return q.options.map((choose) => ({ choose }));
    case 'number':
      return [
        ...q.options.map((choose) => ({ choose })),
        ...Array.from({ length: Math.min(SPAN, q.max - q.min + 1) }, (_, i) => ({ say: q.min + i })),
      ];
    case 'action':
      return withOwnCards(view, q, legal);
    default:
      return [];
  }
}

/** An action that points at some card of a zone may be tried on the others of that zone, to hear why not. */
function withOwnCards(view: View, q: Question, legal: readonly Move[]): Move[] {
  const lists = Object.values(view.table as Record<string, unknown>).flatMap((field) =>
    Array.isArray(field) && Array.isArray(field[0]) ? (field as number[][]) : [],
  );
  return legal.flatMap((move) => {
    if (!('do' in move) || move.card === undefined || move.at !== undefined) return [move];
    const beside = lists.find((list) => move.card !== undefined && list.includes(move.card)) ?? [move.card];
    return beside
      .filter((card) => card > 0 && q.kind === 'action')
      .map((card) => ({ ...move, card: card as typeof move.card }));
  });
}
