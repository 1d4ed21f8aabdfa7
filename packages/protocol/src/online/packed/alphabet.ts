/**
 * The signs of packed texts. A value begins with one that says what follows:
 *
 *     number    one sign (-1 to 38), two or three of them; any other: NUMBER digits ';'
 *     text      TEXT length letters: learned as a word. TEXT_ONCE length letters: not. Or a word that was learned
 *     list      one sign for up to seven values, then these. Else LIST, values or RUN count value, LIST_END
 *     object    PARTS, key and value in turn, PARTS_END: its keys are learned. PARTS_ONCE …: not. Or a learned list of
 *               keys, then the values
 *     RESET     everything that was learned is forgotten
 *
 * All 93 signs are given away: whatever is to be added takes from something else.
 */

/** Everything that can be printed in ASCII and stands for itself in JSON. */
const SIGNS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('');
export const COUNT = SIGNS.length;
/** By char code: which sign it is, or -1. */
export const PLACES = Array.from({ length: 128 }, (_, code) => SIGNS.indexOf(String.fromCharCode(code)));

/** Where the signs of each sort begin: numbers of one sign, leads of two and three, words, shapes, lists by length. */
export const ONE = 0;
export const TWO = 40;
export const THREE = TWO + 4;
export const WORDS = THREE + 2;
export const SHAPES = WORDS + 12;
export const SHORT = SHAPES + 14;
export const OTHERS = SHORT + 8;
const places = Array.from({ length: 13 }, (_, i) => OTHERS + i) as Thirteen<number>;
type Thirteen<T> = [T, T, T, T, T, T, T, T, T, T, T, T, T];
export const [NULL, TRUE, FALSE, NUMBER, TEXT, TEXT_ONCE, LIST, LIST_END, RUN, PARTS, PARTS_ONCE, PARTS_END, RESET] =
  places;

export const LOWEST = -1;
export const ONES = TWO - ONE;
export const TWOS = (THREE - TWO) * COUNT;
export const THREES = (WORDS - THREE) * COUNT * COUNT;
/** Before there are more, all are forgotten, at both ends. */
export const MOST_WORDS = (SHAPES - WORDS) * COUNT;
export const MOST_SHAPES = (SHORT - SHAPES) * COUNT;
/** A list of this many or more ends with a sign. */
export const LONG = OTHERS - SHORT;
/** Of one number, in a list: more of them are several runs. */
export const LONGEST_RUN = 10_000;

const CODES = Uint8Array.from(SIGNS, (sign) => sign.charCodeAt(0));
/** The code of the sign at this place. */
export const codeAt = (place: number): number => CODES[place] as number;

export type Parts = Record<string, unknown>;
