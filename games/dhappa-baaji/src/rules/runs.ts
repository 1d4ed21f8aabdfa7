/** The runs, read off the table. */
import type { CopyId } from '@dealers-choice/kernel';
import { formatSlot, isWild } from '../cards/pack.ts';
import { inOrder, type Placed } from './lay.ts';
import { type RunKind, type Table, type Team, teamOf } from './table.ts';

export interface Run {
  id: number;
  /** A sequence from high to low, a set by suit: ♠ ♥ ♣ ♦. */
  cards: { card: CopyId; as: string }[];
  ownerTeam: Team;
  kind: RunKind;
  /** A seat, for display only: a run is the team's (DB-6). */
  createdBy: number;
  wildCount: number;
  isPure: boolean;
}

/** The seat that laid the run of this number; -1 if there is none. */
export const layerOf = (t: Table, id: number): number => t.runBy[id - 1] ?? -1;
export const kindOf = (t: Table, id: number): RunKind => t.runKind[id - 1] ?? 'SEQUENCE';

/** The cards of one run with their slots, in no order. */
export function cardsOf(t: Table, id: number): Placed[] {
  const cards: Placed[] = [];
  for (const card of t.board) if (t.run[card] === id) cards.push({ card, slot: t.as[card] ?? 0 });
  return cards;
}

export function runOf(t: Table, id: number): Run | null {
  const createdBy = layerOf(t, id);
  if (createdBy < 0) return null;
  const kind = kindOf(t, id);
  const cards = inOrder(kind, cardsOf(t, id)).map(({ card, slot }) => ({ card, as: formatSlot(slot) }));
  const wildCount = cards.filter(({ card }) => isWild(card)).length;
  return { id, cards, ownerTeam: teamOf(createdBy), kind, createdBy, wildCount, isPure: wildCount === 0 };
}

/** Every run on both boards, by number. */
export const runsOf = (t: Table): Run[] =>
  t.runBy.flatMap((_, i) => {
    const run = runOf(t, i + 1);
    return run === null ? [] : [run];
  });
