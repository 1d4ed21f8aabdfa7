import { conforms } from '@dealers-choice/testkit/vitest';
import { onePiece } from '../src/index.ts';

conforms(onePiece, { matches: 20, options: [{ decks: 'random' }, {}] });
