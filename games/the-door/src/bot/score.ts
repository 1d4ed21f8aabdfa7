import type { Seat } from '@dealers-choice/kernel';
import { livingOthers, type View } from './seen.ts';
import { threat } from './sharp.ts';

/** Worth more than any lead on the board. */
const WON = 100;
const DEAD = -50;

/** How good a match looks for a seat: won or lost, dead or alive, and how far ahead of the others on average. */
export function score(match: View, seat: Seat): number {
  if (match.over) return match.over.winners.includes(seat) ? WON : -WON;
  const others = livingOthers(match, seat).map((other) => threat(match, other));
  const own = match.table.lives[seat] === 0 ? DEAD : threat(match, seat);
  return own - others.reduce((sum, one) => sum + one, 0) / (match.seats - 1);
}
