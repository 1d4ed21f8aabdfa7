import { conforms } from '@dealers-choice/testkit/vitest';
import { jambo } from '../../src/index.ts';

conforms(jambo, { matches: 60 });
