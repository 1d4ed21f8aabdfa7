/** Small closed sets as bits of one number. */
import { KEYWORDS, type Keyword } from '../../lexicon/keywords.ts';
import {
  PLAYER_PROHIBITIONS,
  type PlayerProhibition,
  PROHIBITIONS,
  type Prohibition,
} from '../../lexicon/prohibitions.ts';
import { byWord } from '../../lexicon/words-in.ts';

const bitsOf = <W extends string>(words: readonly W[], from = 0): Readonly<Record<W, number>> =>
  byWord(words, (_word, i) => 1 << (i + from));

export const KEYWORD: Readonly<Record<Keyword, number>> = bitsOf(KEYWORDS);
export const BAN: Readonly<Record<Prohibition, number>> = bitsOf(PROHIBITIONS);
/** The same, but only where the opponent's effects or attacks are the cause. */
export const BAN_BY_OPPONENT: Readonly<Record<Prohibition, number>> = bitsOf(PROHIBITIONS, PROHIBITIONS.length);
const beyond = 2 * PROHIBITIONS.length;
/** Its text is negated; attacks must go to it; it must pay before it attacks. */
export const NEGATED: number = 1 << beyond;
export const MUST_BE_ATTACKED: number = 1 << (beyond + 1);
export const TAXED: number = 1 << (beyond + 2);
/** Some protection of it depends on who attacks or works once a turn: look closer. */
export const LOOK_CLOSER: number = 1 << (beyond + 3);
export const PLAYER_BAN: Readonly<Record<PlayerProhibition, number>> = bitsOf(PLAYER_PROHIBITIONS);

/** What can have changed since values were last found. */
export const STALE = {
  field: 1,
  rest: 2,
  don: 4,
  hand: 8,
  trash: 16,
  life: 32,
  deck: 64,
  turn: 128,
  modifiers: 256,
  battle: 512,
} as const;
/** Standing texts themselves, or rules for players, have changed: everything is found again. */
export const EVERYTHING: number = 1024;
/** Only cards in `staleCards`. */
export const SOME_CARDS: number = 2048;

/** Values that standing texts look at and change. */
export const VALUE = { power: 1, cost: 2, keyword: 4 } as const;
