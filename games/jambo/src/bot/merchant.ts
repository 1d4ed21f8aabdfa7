/** A trader by rules of thumb, from nothing but its view. */
import type { Bot } from '@dealers-choice/bots';
import type { Jambo } from '../rules/table.ts';
import { answer } from './answers.ts';
import { inDrawPhase, inPlayPhase, keepOrDiscard } from './turn.ts';

export const merchant: Bot<Jambo> = {
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
