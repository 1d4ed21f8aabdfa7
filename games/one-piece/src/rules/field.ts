/** Which cards are on the field. */
import type { CopyId } from '@dealers-choice/kernel';
import { other, type Table } from './table.ts';

/** A number of a card: columns hold one for each copy. */
export const per = (column: readonly number[], card: number): number => column[card] ?? 0;

export const isOnField = (t: Table, card: CopyId): boolean => (t.since[card] ?? 0) > 0;

/** The turn player's first: Leader, Characters, Stage. */
export function fieldCards(t: Table): CopyId[] {
  const cards: CopyId[] = [];
  const first = t.turnPlayer;
  const second = other(first);
  for (const card of t.leader[first]) cards.push(card);
  for (const card of t.characters[first]) cards.push(card);
  for (const card of t.stage[first]) cards.push(card);
  for (const card of t.leader[second]) cards.push(card);
  for (const card of t.characters[second]) cards.push(card);
  for (const card of t.stage[second]) cards.push(card);
  return cards;
}
