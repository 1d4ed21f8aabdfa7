/** Before the first turn: who begins, and which hands are kept. */
import type { Move } from '@dealers-choice/kernel';
import { faceFor, type Look } from './look.ts';

/** The first turn and the first DON!! make up for the card that is not drawn. */
export const turnOrder = (): Move => ({ choose: 'first' });

/** A hand is kept that has something to play in the first turns. */
export function mulligan(look: Look): Move {
  const { t, seat } = look;
  let early = 0;
  for (const card of t.hand[seat]) {
    const { category, cost } = faceFor(look, card);
    if (category === 'CHARACTER' && cost <= 4) early += cost <= 2 ? 1 : 0.75;
  }
  return { choose: early >= look.w.early ? 'no' : 'yes' };
}
