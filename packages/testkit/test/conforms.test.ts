import { conforms } from '@dealers-choice/testkit/vitest';
import { toy } from './toy.ts';

conforms(toy(), { options: [{}, { gold: 0 }] });
