/** What a pasted list says, line by line: no line is passed over in silence. */
export interface Wanted {
  n: number;
  /** The card number as it is written; null: only a name. */
  number: string | null;
  /** Beside a number it says nothing new. '' where there is none. */
  name: string;
}

export interface SpokenLine {
  /** Counted from 1. In a list without lines (JSON): the place of the entry. */
  at: number;
  text: string;
  says: Says;
}

export interface SpokenList {
  lines: readonly SpokenLine[];
  /** How many were not read because there are too many. */
  left: number;
}

export type Says =
  | { what: 'cards'; wanted: readonly Wanted[] }
  /** It is about the list and not about a card. */
  | { what: 'nothing'; as: 'blank' | 'comment' | 'heading' }
  | { what: 'unreadable'; why: Unreadable };

/** `count`: a number of copies that cannot be. `json`: it begins as JSON and is not. `entry`: not a card at all. */
export type Unreadable = 'count' | 'json' | 'entry' | 'long';

export const MOST_COPIES = 100;
/** No list is longer: what is, is something else. */
export const MOST_LINES = 2000;
/** Nor has it more signs. */
export const LONGEST_TEXT = 1_000_000;
export const LONGEST_LINE = 300;
/** A table has more columns than are asked for. */
export const LONGEST_ROW = 4000;

export const cards = (...wanted: readonly Wanted[]): Says =>
  wanted.every(({ n }) => Number.isSafeInteger(n) && n >= 1 && n <= MOST_COPIES)
    ? { what: 'cards', wanted }
    : { what: 'unreadable', why: 'count' };
