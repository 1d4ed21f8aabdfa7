/** What Dhappa Baaji says to people. Hindi is `./hi.ts`. */
import type { Words } from '@dealers-choice/words';
import type { Dhappa } from '../rules/table.ts';
import { en } from './en.ts';
import { tableLines } from './terminal.ts';
import { wordsIn } from './words-in.ts';

export const words: Words<Dhappa> = { ...wordsIn('en', en), table: tableLines };
