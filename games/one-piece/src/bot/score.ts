/** How a position looks at a glance, for bots that only look one move ahead: what each side has, counted. */
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { onePiece } from '../rules/game.ts';
import { type OnePiece, other, type Table } from '../rules/table.ts';

export function score({ table: t, over }: MatchOf<OnePiece>, seat: Seat): number {
  if (over) return over.winners.length === 0 ? 0 : over.winners.includes(seat) ? 1000 : -1000;
  return sideOf(t, seat) - sideOf(t, other(seat));
}

function sideOf(t: Table, seat: Seat): number {
  let board = 2 * t.stage[seat].length;
  for (const card of t.characters[seat]) board += 1 + (onePiece.faceIn(t, card)?.power ?? 0) / 2000;
  const don = t.donActive[seat] + t.donRested[seat];
  return 4 * t.life[seat].length + 2 * t.hand[seat].length + board + 0.5 * don;
}
