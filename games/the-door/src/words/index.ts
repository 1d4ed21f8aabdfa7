/** What The Door says to people. Hindi is `./hi.ts`. */
import type { Words } from '@dealers-choice/words';
import type { Door } from '../rules/table.ts';
import { en } from './en.ts';
import { tableLines } from './terminal.ts';
import { wordsIn } from './words-in.ts';

export const words: Words<Door> = { ...wordsIn('en', en), table: tableLines };
