import { imaginedByAll } from '@dealers-choice/testkit/vitest';
import { bots } from '../../src/bot/index.ts';
import { onePiece } from '../../src/index.ts';

const DECKS = ['ember,grove', 'tide,gear', 'soot,lamp', 'forge,fog', 'random'];

imaginedByAll(onePiece, {
  bots: bots.filter(({ think }) => !think), // those that search take their time
  setups: DECKS.flatMap((decks, i) => [0, 1].map((n) => ({ seed: 2 * i + n, options: { decks } }))),
  // What the starter decks ask; sets of texts drawn at random are imagined in any-text.test.ts.
  prompts: [
    'turn-order',
    'mulligan',
    'main',
    'block',
    'counter',
    'life',
    'use',
    'may',
    'replace',
    'choose',
    'choose-one',
    'take',
    'order',
    'which-end',
    'place-where',
    'how-many',
    'next-effect',
    'make-room',
    'return-don',
    'add-don',
    'activate-don',
    'give-don',
    'give-active-don',
    'draw-another',
    'over',
  ],
});
