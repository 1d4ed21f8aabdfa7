import { conforms } from '@dealers-choice/testkit/vitest';
import { parlour } from './parlour.ts';
import { toy } from './toy.ts';

conforms(toy(), { matches: 500, options: [{}, { gold: 0 }] });
conforms(parlour, { matches: 200 });
