import { sequence } from '@dealers-choice/effects';
import { kill, resurrect } from '../rules/effects.ts';
import type { Card, Door } from '../rules/table.ts';
import { optionAndTarget } from '../rules/targets.ts';

const OPTIONS = ['RESURRECT', 'REAP'] as const;

/** Resurrect: one dead player starts again with one life. Reap: one other player dies. */
export const resurrectOrReap: Card = {
  id: 'RESURRECT_REAP',
  copies: 6,
  options: OPTIONS,
  play: sequence<Door>((p) =>
    optionAndTarget(p, OPTIONS).do((x, { option, target }) => {
      if (option === 'RESURRECT') resurrect(x, target);
      else kill(x, target, 'REAP');
    }),
  ),
};
