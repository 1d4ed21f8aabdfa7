/** A run as a move would leave it, for pictures of what a tap leads to. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import { formatSlot, HOME, NEW_SET, parseSlot, runOf, type Slot, type Table } from '../index.ts';

export interface Pictured {
  card: CopyId;
  slot: Slot;
  /** It comes from the hand. */
  fresh: boolean;
  /** A 2 that gives way: where it stood before, else 0. */
  from: Slot;
}

/** Whose cards lie by suit rather than from high to low. */
export const isSetAfter = (t: Table, { layout }: Act): boolean =>
  layout?.run === NEW_SET || (runOf(t, layout?.run ?? 0)?.kind ?? 'SEQUENCE') === 'SET';

export function runAfter(t: Table, move: Act): Pictured[] {
  const { layout, at: other = 0 } = move;
  if (!layout) return [];
  const lying = [runOf(t, layout.run), runOf(t, other)].flatMap((run) => run?.cards ?? []);
  const shifts = new Map(layout.shifts.map(({ card, as }) => [card, as]));
  const added = layout.cards.map(({ card, as }) => ({ card, slot: HOME[card] || parseSlot(as), fresh: true, from: 0 }));
  const left = lying.flatMap(({ card, as }): Pictured[] => {
    const to = shifts.get(card);
    const slot = parseSlot(as);
    if (to === undefined) return [{ card, slot, fresh: false, from: 0 }];
    // A Joker that is swapped out goes to the hand, which is no slot.
    return parseSlot(to) === 0 ? [] : [{ card, slot: parseSlot(to), fresh: false, from: slot }];
  });
  const all = [...left, ...added];
  return all.sort((a, b) => (isSetAfter(t, move) ? a.slot - b.slot : b.slot - a.slot));
}

/** `J♥–4♥`, or the cards of a set. */
export function spanOf(cards: readonly { slot: Slot }[], set: boolean): string {
  const [first, last] = [cards[0], cards.at(-1)];
  if (!first || !last) return '';
  return set
    ? cards.map(({ slot }) => formatSlot(slot)).join(' ')
    : `${formatSlot(first.slot)}–${formatSlot(last.slot)}`;
}
