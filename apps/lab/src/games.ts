/** The one list of games. Nothing else in this app names one. */
import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import * as dhappaBot from '@dealers-choice/dhappa-baaji/bot';
import { words as dhappaWords } from '@dealers-choice/dhappa-baaji/words';
import { jambo } from '@dealers-choice/jambo';
import * as jamboBot from '@dealers-choice/jambo/bot';
import { words as jamboWords } from '@dealers-choice/jambo/words';
import {
  type CardSet,
  type OnePiece,
  type OnePieceGame,
  onePiece,
  onePieceOf,
  openCards,
  ownCards,
  type Reading,
} from '@dealers-choice/one-piece';
import * as onePieceBot from '@dealers-choice/one-piece/bot';
import { compareTexts, readText, TESTED } from '@dealers-choice/one-piece/reader';
import { wordsOf as onePieceWordsOf } from '@dealers-choice/one-piece/words';
import { theDoor } from '@dealers-choice/the-door';
import * as doorBot from '@dealers-choice/the-door/bot';
import { words as doorWords } from '@dealers-choice/the-door/words';
import { type AnyGame, type CardSets, type Shelved, shelve } from './lab.ts';
import { readingsIn, readingsUnder } from './readings.ts';
import { ROOT } from './root.ts';

const shelvedOnePiece = (game: OnePieceGame): Shelved<OnePiece> => ({
  game,
  words: onePieceWordsOf(game),
  bots: onePieceBot.botsOf(game),
  instinct: onePieceBot.instinctOf(game),
  usualBots: onePieceBot.usualBots,
  tunable: onePieceBot.tunableOf(game),
  score: onePieceBot.scoreOf(game),
  rulesFile: 'games/one-piece/RULES.md',
});
/** The build writes a hash of the reader's code here; what is not built keeps nothing. */
declare const READER_VERSION: string | undefined;
const readings =
  typeof READER_VERSION === 'string' ? readingsIn<Reading>(readingsUnder(ROOT), READER_VERSION) : undefined;

const onePieceCards: CardSets<CardSet> = {
  open: (files) => openCards(files, { readText, tested: TESTED, compareTexts, ...(readings ? { readings } : {}) }),
  own: ownCards,
  shelve: (set) => shelve(shelvedOnePiece(onePieceOf({ set }))),
};

export const GAMES: readonly AnyGame[] = [
  shelve({ game: theDoor, words: doorWords, ...doorBot, rulesFile: 'games/the-door/RULES.md' }),
  shelve({ game: jambo, words: jamboWords, ...jamboBot, rulesFile: 'games/jambo/RULES.md' }),
  shelve({
    game: dhappaBaaji,
    words: dhappaWords,
    ...dhappaBot,
    teams: true,
    rulesFile: 'games/dhappa-baaji/RULES.md',
  }),
  shelve({ ...shelvedOnePiece(onePiece), workloads: onePieceBot.workloads, cardSets: onePieceCards }),
];
