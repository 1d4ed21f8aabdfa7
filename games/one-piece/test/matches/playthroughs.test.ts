import { golden } from '@dealers-choice/testkit/vitest';
import { onePiece } from '../../src/index.ts';
import { words } from '../../src/words/index.ts';

// A seed in which much happens: 44 kinds of events, 20 of questions, Triggers, Life that lies face up, a last hit.
golden(onePiece, new URL('../../playthroughs/gear-against-lamp.txt', import.meta.url), {
  words,
  seed: 21,
  options: { decks: 'gear,lamp' },
});
// A Stage before the first hand, a DON!! deck of six, cards of two colours, an empty deck.
golden(onePiece, new URL('../../playthroughs/fog-against-forge.txt', import.meta.url), {
  words,
  seed: 1,
  options: { decks: 'fog,forge' },
});
