/** The one list of games. Nothing else in this app names one. */
import { jambo } from '@dealers-choice/jambo';
import { words as jamboWords } from '@dealers-choice/jambo/words';
import { theDoor } from '@dealers-choice/the-door';
import { bots, score, usualBots } from '@dealers-choice/the-door/bot';
import { words } from '@dealers-choice/the-door/words';
import { type AnyGame, shelve } from './lab.ts';

export const GAMES: readonly AnyGame[] = [
  shelve({ game: theDoor, words, bots, score, usualBots, rulesFile: 'games/the-door/RULES.md' }),
  shelve({ game: jambo, words: jamboWords, bots: [], usualBots: () => ['random', 'random'] }),
];
