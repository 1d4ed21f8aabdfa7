/** A trader by rules of thumb, from nothing but its view. */
import type { Bot } from '@dealers-choice/bots';
import type { Move, Seat } from '@dealers-choice/kernel';
import type { Jambo } from '../rules/table.ts';
import { answer } from './answers.ts';
import type { Mind, View } from './holding.ts';
import { inDrawPhase, inPlayPhase, keepOrDiscard } from './turn.ts';
import { PRICES } from './values.ts';

const MERCHANT: Mind = { width: 8, prices: PRICES };

export const merchant: Bot<Jambo> = {
  name: 'merchant',
  about: 'Plans its turn around the sets it can sell, and ends the game when it cannot be caught.',
  choose: (view, seat) => byPlan(view, seat, MERCHANT),
};

/** What a trader of this mind does. */
export function byPlan(view: View, seat: Seat, mind: Mind): Move | null {
  const q = view.asking;
  if (!q) return null;
  if (q.prompt === 'DRAW') return inDrawPhase(view, seat, mind);
  if (q.prompt === 'LOOKED') return keepOrDiscard(view, seat, mind);
  return q.prompt === 'PLAY' ? inPlayPhase(view, seat, mind) : answer(view, q, seat, mind);
}
