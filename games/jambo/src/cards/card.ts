/** The forms that cards are written in. */
import { no } from '@dealers-choice/kernel';
import type { Card } from '../rules/table.ts';

type Written = Pick<Card, 'id' | 'copies' | 'interactions' | 'rule' | 'needs' | 'effect'>;
const unpriced = { wares: [], pictured: [], buy: 0, sell: 0 } as const;

export const people = (card: Written): Card => ({ ...unpriced, category: 'people', ...card });
export const animal = (card: Written): Card => ({ ...unpriced, category: 'animal', ...card });
export const utility = (card: Written): Card => ({ ...unpriced, category: 'utility', ...card });
/** Never played on one's own initiative. */
export const reaction = (card: Pick<Card, 'id' | 'copies' | 'interactions' | 'rule'>): Card =>
  people({ ...card, needs: () => no('REACTION_ONLY'), effect: null });
