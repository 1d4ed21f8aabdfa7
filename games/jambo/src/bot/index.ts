/** Named policies: each plays a seat from what that seat sees. */
import type { MatchOf, Move, Rng, Seat } from '@dealers-choice/kernel';
import { spacesOf, wareCount } from '../rules/market.ts';
import { type Jambo, otherSeat } from '../rules/table.ts';
import { answer } from './answers.ts';
import type { View } from './holding.ts';
import { inDrawPhase, inPlayPhase, keepOrDiscard } from './turn.ts';

export interface JamboBot {
  name: string;
  about: string;
  choose(view: View, seat: Seat, rng: Rng): Move | null;
}

const merchant: JamboBot = {
  name: 'merchant',
  about: 'Plans its turn around the sets it can sell, and ends the game when it cannot be caught.',
  choose(view, seat) {
    const q = view.asking;
    if (!q) return null;
    if (q.prompt === 'DRAW') return inDrawPhase(view, seat);
    if (q.prompt === 'LOOKED') return keepOrDiscard(view, seat);
    return q.prompt === 'PLAY' ? inPlayPhase(view, seat) : answer(view, q, seat);
  },
};

export const bots: readonly JamboBot[] = [merchant];
export const usualBots = (_options: Jambo['options'], seats: number): string[] =>
  new Array<string>(seats).fill('merchant');

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
