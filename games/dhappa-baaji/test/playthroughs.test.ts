import { golden } from '@dealers-choice/testkit/vitest';
import { dhappaBaaji } from '../src/index.ts';
import { words } from '../src/words/index.ts';

golden(dhappaBaaji, new URL('../playthroughs/four-players.txt', import.meta.url), { words, seed: 11, seats: 4 });
golden(dhappaBaaji, new URL('../playthroughs/six-players-live.txt', import.meta.url), {
  words,
  seed: 12,
  seats: 6,
  options: { draftVisibility: 'live', lockMinLength: '5', exhaustion: 'reshuffleOnce' },
});
