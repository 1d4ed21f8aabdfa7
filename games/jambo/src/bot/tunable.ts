/** What `dealer tune` may change. */
import { type Tunables, tunableValue } from '@dealers-choice/bots';
import { jambo } from '../rules/game.ts';
import type { Jambo } from '../rules/table.ts';
import { facts, WEIGHTS } from './facts.ts';
import { instinct, MASTER } from './instinct.ts';

export const tunable: Tunables<Jambo> = {
  value: tunableValue(jambo, {
    facts,
    weights: WEIGHTS,
    instinct,
    search: MASTER,
  }),
};
