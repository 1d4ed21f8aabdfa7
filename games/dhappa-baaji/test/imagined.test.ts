import { imaginedByAll } from '@dealers-choice/testkit/vitest';
import { bots } from '../src/bot/index.ts';
import { dhappaBaaji } from '../src/index.ts';

const OPTIONS = [
  {},
  { draftVisibility: 'live', lockMinLength: '5' },
  { draftVisibility: 'live', exhaustion: 'reshuffleOnce', wildPickFree: 'on' },
  { match: 'points' },
];

imaginedByAll(dhappaBaaji, {
  bots: bots.filter(({ think }) => !think), // those that search take their time
  setups: OPTIONS.flatMap((options, seed) => [4, 6].map((seats) => ({ seed, seats, options }))),
  prompts: ['PICK', 'PLAY', 'DISCARD', 'SCORED', 'over'],
});
