import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { type Dhappa, teamOf } from '../rules/table.ts';

/** How a position looks at a glance, for bots that only look one move ahead: hands to be shed, and locks. */
export function score({ table: t, over }: MatchOf<Dhappa>, seat: Seat): number {
  if (over) return over.winners.length === 0 ? 0 : over.winners.includes(seat) ? 1000 : -1000;
  const team = teamOf(seat);
  let sum = 0;
  for (const [other, hand] of t.hand.entries()) sum += teamOf(other) === team ? -hand.length : hand.length;
  const locks = (t.lockA ? 5 : 0) - (t.lockB ? 5 : 0);
  return sum + (team === 'A' ? locks : -locks);
}
