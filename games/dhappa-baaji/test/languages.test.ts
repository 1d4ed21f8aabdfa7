import { speaks } from '@dealers-choice/testkit/vitest';
import { dhappaBaaji } from '../src/index.ts';
import { words as hi } from '../src/words/hi.ts';
import { words as en } from '../src/words/index.ts';

speaks(dhappaBaaji, { en, hi }, { source: new URL('../src', import.meta.url) });
