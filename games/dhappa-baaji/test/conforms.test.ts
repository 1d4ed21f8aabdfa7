import { conforms } from '@dealers-choice/testkit/vitest';
import { dhappaBaaji } from '../src/index.ts';

conforms(dhappaBaaji, {
  matches: 40,
  options: [
    {},
    { draftVisibility: 'live', lockMinLength: '5' },
    { exhaustion: 'reshuffleOnce', wildPickFree: 'on' },
    { firstTurnFreePick: 'on', lockMinLength: '7', startSeat: '2' },
    { match: 'points' },
  ],
});
