/** What `dealer tune` may change. */
import { type Tunables, tunableValue } from '@dealers-choice/bots';
import { theDoor } from '../rules/game.ts';
import type { Door } from '../rules/table.ts';
import { facts, weights } from './facts.ts';
import { instinct, SKILLS } from './instinct.ts';

export const tunable: Tunables<Door> = {
  value: tunableValue(theDoor, {
    facts,
    weights,
    instinct,
    search: SKILLS.master.search ?? { iterations: 100 },
    file: 'games/the-door/src/bot/value-weights.ts',
  }),
};
