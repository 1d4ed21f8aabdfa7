import { speaks } from '@dealers-choice/testkit/vitest';
import { theDoor } from '../src/index.ts';
import { words as hi } from '../src/words/hi.ts';
import { words as en } from '../src/words/index.ts';

speaks(theDoor, { en, hi }, { source: new URL('../src', import.meta.url) });
