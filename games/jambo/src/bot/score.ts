import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { spacesOf, wareCount } from '../rules/market.ts';
import { type Jambo, otherSeat } from '../rules/table.ts';

/** A position at a glance, for bots that look one move ahead: the possessions of one side less those of the other. */
export function score({ table: t, over }: MatchOf<Jambo>, seat: Seat): number {
  if (over) return over.winners.includes(seat) ? 1000 : -1000;
  const has = (side: Seat): number =>
    t.gold[side] +
    2 * wareCount(t, side) +
    1.5 * (t.hand[side].length + t.looked[side].length) +
    3 * t.utilities[side].length +
    0.5 * spacesOf(t, side);
  return has(seat) - has(otherSeat(seat));
}
