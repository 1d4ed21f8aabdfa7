import { sequence } from '@dealers-choice/effects';
import { exile, summon } from '../rules/effects.ts';
import type { Card, Door } from '../rules/table.ts';
import { optionAndTarget } from '../rules/targets.ts';

const OPTIONS = ['SUMMON', 'EXILE'] as const;

/** Summon: one other player comes to your square. Exile: one other player loses a life and goes to Jail. */
export const summonOrExile: Card = {
  id: 'SUMMON_EXILE',
  copies: 6,
  options: OPTIONS,
  play: sequence<Door>((p) =>
    optionAndTarget(p, OPTIONS).do((x, { option, target }) => {
      if (option === 'SUMMON') summon(x, target);
      else exile(x, target);
    }),
  ),
};
