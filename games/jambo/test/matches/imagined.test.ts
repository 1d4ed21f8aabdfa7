import { imaginedByAll } from '@dealers-choice/testkit/vitest';
import { bots } from '../../src/bot/index.ts';
import { jambo } from '../../src/index.ts';
import { INTERACTIONS } from '../../src/rules/kinds.ts';

imaginedByAll(jambo, {
  bots: bots.filter(({ think }) => !think), // those that search take their time
  setups: Array.from({ length: 12 }, (_, seed) => ({ seed })),
  prompts: [...INTERACTIONS, 'DRAW', 'LOOKED', 'PLAY', 'over'],
});
