import { guides } from '@dealers-choice/testkit/vitest';
import { en } from '../src/guide/en.ts';
import { hi } from '../src/guide/hi.ts';
import { guide } from '../src/guide/index.ts';
import { theDoor } from '../src/index.ts';

guides(theDoor, guide, { en, hi });
