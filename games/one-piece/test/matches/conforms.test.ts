import { conforms } from '@dealers-choice/testkit/vitest';
import { onePiece } from '../../src/index.ts';

/** Each deck once, and decks of chance. */
const DECKS = ['ember,grove', 'tide,gear', 'soot,lamp', 'forge,fog', 'random'];

conforms(onePiece, { matches: 60, options: DECKS.map((decks) => ({ decks })) });
