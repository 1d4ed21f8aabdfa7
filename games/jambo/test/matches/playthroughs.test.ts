import { golden } from '@dealers-choice/testkit/vitest';
import { jambo } from '../../src/index.ts';
import { words } from '../../src/words/index.ts';

// A seed in which nearly everything happens: 43 kinds of cards, all interactions but the Throne's, a reshuffle.
golden(jambo, new URL('../../playthroughs/usual.txt', import.meta.url), { words, seed: 2342 });
