/** Words that a card offers, of which only those that can be done are listed. All of it is public. */
import type { Seat } from '@dealers-choice/kernel';
import { canDraw } from './piles.ts';
import type { Table } from './table.ts';

export const FULL_HAND = 5;
export const SMALL_HAND = 3;
export const CHEETAH_GOLD = 2;

/** Tribal Elder, for somebody who holds so many other cards. */
export const elderWays = (t: Table, held: number, rivalHolds: number): ('draw' | 'discard')[] => [
  ...(held < FULL_HAND && canDraw(t) ? ['draw' as const] : []),
  ...(rivalHolds > SMALL_HAND ? ['discard' as const] : []),
];
export const CARRIER_WAYS = ['wares', 'cards'] as const;
/** How Supplies can be paid for. */
export const payments = (t: Table, seat: Seat): ('pay' | 'discard')[] => [
  ...(t.gold[seat] > 0 ? ['pay' as const] : []),
  ...(t.hand[seat].length > 0 ? ['discard' as const] : []),
];
/** What the victim of a Cheetah can choose from. */
export const cheetahWays = (t: Table, victim: Seat): ('pay' | 'cards')[] => [
  ...(t.gold[victim] >= CHEETAH_GOLD ? ['pay' as const] : []),
  ...(canDraw(t) ? ['cards' as const] : []),
];
