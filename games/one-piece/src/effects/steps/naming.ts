/** "Choose a cost": a number that later words of the text compare with. */
import { kitOf } from '../../rules/card.ts';
import type { X } from '../../rules/table.ts';
import { did, NO_REASONS, type Op } from '../op.ts';

/** What the dearest cards cost as a rule; a set may have dearer ones. */
const USUAL = 10;
const dearest = (x: X): number => kitOf(x).cards.reduce((most, { cost }) => Math.max(most, cost), USUAL);

export const nameCostOps = (): Op[] => [
  {
    go(x, f) {
      x.ask('number', f.you, 'name-cost', { min: 0, max: dearest(x) });
      return 'asked';
    },
    hear(x, f, { number }, seat) {
      f.r.named = number;
      x.tell?.({ type: 'choiceMade', seat, cards: [], word: `cost-${number}` });
      return did(f, 1, 1);
    },
    asked: NO_REASONS,
  },
];
