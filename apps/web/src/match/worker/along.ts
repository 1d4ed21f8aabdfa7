/** How far a guided match has kept to its line of play. */
import type { Entry } from '@dealers-choice/host';
import type { Act, Move, Seat } from '@dealers-choice/kernel';
import type { Along } from '@dealers-choice/protocol';
import type { AnyGame } from '../shelf.ts';

type Line = readonly { seat: Seat; move: Move }[];

/** Two copies of one card are the same to a player: whoever takes the other one has not strayed. */
export function alongLine({ faces }: Pick<AnyGame['game'], 'faces'>, line: Line, made: readonly Entry[]): Along {
  const twins = new Map<number, number>();
  const named = (move: Move): Move => renamed(move, (copy) => twins.get(copy) ?? copy);
  const swap = (one: number, other: number): void => {
    const [was, is] = [twins.get(one) ?? one, twins.get(other) ?? other];
    twins.set(one, is).set(other, was);
  };
  for (const [i, { seat, move: wanted }] of line.entries()) {
    const entry = made[i];
    const next = named(wanted);
    if (entry === undefined) return { moves: i, strayed: false, next };
    if (!('move' in entry) || entry.seat !== seat) return { moves: i, strayed: true, next };
    for (const [one, other] of pairs(cardsOf(next), cardsOf(entry.move), (copy) => faces[copy]?.id)) swap(one, other);
    if (essence(named(wanted)) !== essence(entry.move)) return { moves: i, strayed: true, next };
  }
  return { moves: line.length, strayed: false, next: null };
}

/** Cards that only one of the two moves has, with the same face. */
function pairs(wanted: number[], made: number[], face: (copy: number) => unknown): [number, number][] {
  const others = made.filter((copy) => !wanted.includes(copy));
  return wanted
    .filter((copy) => !made.includes(copy))
    .flatMap((copy): [number, number][] => {
      const at = others.findIndex((other) => face(other) === face(copy));
      return at < 0 ? [] : [[copy, ...others.splice(at, 1)] as [number, number]];
    });
}

const isAct = (move: Move): move is Act => 'do' in move;

function cardsOf(move: Move): number[] {
  if (!isAct(move)) return [];
  const laid = [...(move.layout?.cards ?? []), ...(move.layout?.shifts ?? [])].map(({ card }) => card);
  return move.card === undefined ? laid : [move.card, ...laid];
}

function renamed(move: Move, name: (copy: number) => number): Move {
  if (!isAct(move)) return move;
  const { card, layout, ...rest } = move;
  const all = <One extends { card: number }>(list: readonly One[]) =>
    list.map((one) => ({ ...one, card: name(one.card) }));
  return {
    ...rest,
    ...(card === undefined ? {} : { card: name(card) as typeof card }),
    ...(layout ? { layout: { ...layout, cards: all(layout.cards), shifts: all(layout.shifts) } } : {}),
  } as Act;
}

/** What a move means, whatever the order in which its parts were named. */
const essence = (part: unknown): string => {
  if (Array.isArray(part)) return `[${part.map(essence).sort().join()}]`;
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? '';
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return `{${entries
    .map(([key, value]) => `${key}:${essence(value)}`)
    .sort()
    .join()}}`;
};
