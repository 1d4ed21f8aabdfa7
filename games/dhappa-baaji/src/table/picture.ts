/** A run as a move would leave it, for pictures of what a tap leads to. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import {
  addTo,
  formatSlot,
  HOME,
  inOrder,
  meld,
  NEW_SET,
  type Placed,
  parseSlot,
  runOf,
  type Slot,
  type Table,
} from '../index.ts';

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
  const { layout, at = 0 } = move;
  if (!layout) return [];
  const [run, other] = [layout.run, at].map((id) => placesIn(t, id));
  const lying = new Map([...(run ?? []), ...(other ?? [])].map(({ card, slot }) => [card, slot]));
  const whole = wholeOf(t, move, run ?? [], other ?? []);
  return inOrder(isSetAfter(t, move) ? 'SET' : 'SEQUENCE', whole).map(({ card, slot }) => {
    const before = lying.get(card);
    return { card, slot, fresh: before === undefined, from: before === undefined || before === slot ? 0 : before };
  });
}

const placesIn = (t: Table, id: number): Placed[] =>
  runOf(t, id)?.cards.map(({ card, as }) => ({ card, slot: parseSlot(as) })) ?? [];

/** By the rules themselves: a 2 that has only one place to go gives way without being told. */
function wholeOf(t: Table, { do: what, layout }: Act, run: Placed[], other: Placed[]): readonly Placed[] {
  if (!layout) return [];
  const added = layout.cards.map(({ card, as }) => ({ card, slot: HOME[card] || parseSlot(as) }));
  if (what === 'MELD_RUNS') return meld(run, other, layout).ok ?? [...run, ...other, ...added];
  if (what === 'ADD_TO_RUN')
    return addTo(runOf(t, layout.run)?.kind ?? 'SEQUENCE', run, layout).ok ?? [...run, ...added];
  // A Joker that is swapped out goes to the hand.
  const out = layout.shifts.map(({ card }) => card);
  return [...run.filter(({ card }) => !out.includes(card)), ...added];
}

/** `J♥–4♥`, or the cards of a set. */
export function spanOf(cards: readonly { slot: Slot }[], set: boolean): string {
  const [first, last] = [cards[0], cards.at(-1)];
  if (!first || !last) return '';
  return set
    ? cards.map(({ slot }) => formatSlot(slot)).join(' ')
    : `${formatSlot(first.slot)}–${formatSlot(last.slot)}`;
}
