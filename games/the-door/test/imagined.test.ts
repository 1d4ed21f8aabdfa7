import { imaginedByAll } from '@dealers-choice/testkit/vitest';
import { bots } from '../src/bot/index.ts';
import { theDoor } from '../src/index.ts';

imaginedByAll(theDoor, {
  bots: bots.filter(({ think }) => !think), // those that search take their time
  setups: Array.from({ length: 24 }, (_, seed) => ({ seed, seats: 2 + (seed % 8) })),
  prompts: [
    'ROLL',
    'CARD_OPTION',
    'CARD_TARGET',
    'JURY_VICTIM',
    'CHAOS_TARGET',
    'CHAOS_ROLE',
    'CHAOS_READY',
    'CHAOS_THROW',
    'over',
  ],
});
