/** Cards that leave where they lie. One that the viewer cannot see is 0, and any face-down card will do for it. */
import type { BySeat, CopyId, Seat } from '@dealers-choice/kernel';
import { withSeat } from '@dealers-choice/table';
import { jambo, type Table } from '../index.ts';

const FACE_DOWN = 0 as CopyId;

/** The same list with one of these less. */
export function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one);
  return at < 0 ? list.slice() : [...list.slice(0, at), ...list.slice(at + 1)];
}

export const into = (lists: BySeat<CopyId[]>, seat: Seat, card: CopyId): BySeat<CopyId[]> =>
  withSeat(lists, seat, [...lists[seat], card]);

const PILES = ['played', 'pool', 'discard'] as const;
const LISTS = ['looked', 'utilities', 'hand'] as const;

/** The place without the card: wherever it lies open, else the face-down hand of this seat. */
export function outOf(t: Table, { seat, card }: { seat: Seat; card: CopyId }): Partial<Table> {
  if (card !== FACE_DOWN) {
    for (const pile of PILES) if (t[pile].includes(card)) return { [pile]: without(t[pile], card) };
    for (const list of LISTS) {
      for (const one of [0, 1] as const) {
        if (t[list][one].includes(card)) return { [list]: withSeat(t[list], one, without(t[list][one], card)) };
      }
    }
  }
  if (t.looked[seat].length > 0) return { looked: withSeat(t.looked, seat, without(t.looked[seat], FACE_DOWN)) };
  return { hand: withSeat(t.hand, seat, without(t.hand[seat], FACE_DOWN)) };
}

const isUtility = (card: CopyId): boolean => jambo.faces[card]?.category === 'utility';

/** A utility that makes room lets the one that was played take its place; a Wise Man who leaves has spoken. */
export function discarded(t: Table, seat: Seat, card: CopyId): Partial<Table> {
  const from = outOf(t, { seat, card });
  const laid = { ...from, discard: [...(from.discard ?? t.discard), card] };
  const used = { used: t.used.map((mark, copy) => (copy === card ? 0 : mark)) };
  if (from.played && jambo.faces[card]?.id === 'wise-man') return { ...laid, ...used, wiseMen: t.wiseMen + 1 };
  const newcomer = from.utilities && t.played.find(isUtility);
  if (newcomer === undefined) return { ...laid, ...used };
  const utilities = into(from.utilities ?? t.utilities, seat, newcomer);
  return { ...laid, ...used, utilities, played: without(t.played, newcomer) };
}
