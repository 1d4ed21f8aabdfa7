/** Before the first turn: who begins, and which hands are kept. */
import type { Move } from '@dealers-choice/kernel';
import { faceOf, type Look } from './look.ts';

export const turnOrder = ({ w }: Look): Move => ({ choose: w.first > 0 ? 'first' : 'second' });

/** A hand is kept that has something to play in the first turns. */
export function mulligan(look: Look): Move {
  const { t, seat } = look;
  let early = 0;
  for (const card of t.hand[seat]) {
    const { category, cost } = faceOf(look, card);
    if (category === 'CHARACTER' && cost <= 4) early += cost <= 2 ? 1 : 0.75;
  }
  return { choose: early >= look.w.early ? 'no' : 'yes' };
}
