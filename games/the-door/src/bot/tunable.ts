/** What `dealer tune` may change. */
import { type Tunables, tunableValue } from '@dealers-choice/bots';
import { theDoor } from '../rules/game.ts';
import type { Door } from '../rules/table.ts';
import { facts, weights } from './facts.ts';
import { instinct, MASTER } from './instinct.ts';

export const tunable: Tunables<Door> = {
  value: tunableValue(theDoor, {
    facts,
    weights,
    // The levels play out to the end and ask for no value: this is for who looks one round ahead.
    instinct: { ...instinct, until: (match) => match.turn + match.seats },
    search: MASTER,
    file: 'games/the-door/src/bot/value-weights.ts',
  }),
};
