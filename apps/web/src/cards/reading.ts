/** What is made of a file of cards: a card that is bad is told and left out, a text that is not read is marked. */

export interface OpenedCards<S = unknown> {
  /** The good ones, as they are kept and opened again. */
  cards: readonly unknown[];
  /** Everything that is wrong with the others, a sentence each. */
  problems: readonly string[];
  /** Reads the texts of some more cards, which takes a while; how many of all are read then. */
  readMore(n: number): ReadSoFar;
  /** Everything that was read, and what is left of it, which takes seconds or minutes. */
  read(): ReadCards<S>;
  /** What was read of this many cards from a place on, for `resume`; plain data. */
  part(from: number, n: number): ReadPart;
  /** Takes over what was read of these very cards before; a part that is something else is left out. */
  resume(parts: readonly ReadPart[]): void;
}

/** A part of what was read of some cards: kept while they are read, so that a second try goes on from there. */
export interface ReadPart {
  from: number;
  readings: readonly unknown[];
}

export interface ReadSoFar {
  read: number;
  of: number;
}

export interface ReadCards<S = unknown> {
  counts: { cards: number; withText: number; fullyRead: number };
  unread: readonly UnreadCard[];
  /** For `CardSets.shelve`. Plain data, like everything here. */
  set: S;
}

export interface UnreadCard {
  id: string;
  name: string;
  sentences: readonly string[];
}

export type CardReader<S = unknown> = (path: string, json: unknown) => OpenedCards<S>;

/** One file, or cards that were kept. */
export interface CardSource {
  /** How it is called in messages. */
  path: string;
  content: { text: string } | { json: unknown };
}

export interface CardReport extends ReadCards {
  cards: readonly unknown[];
  problems: readonly string[];
  /** Of the cards: equal ones are read equally. */
  fingerprint: string;
}

export const MOST_MEGABYTES = 16;
export const MOST_BYTES = MOST_MEGABYTES * 2 ** 20;

/** As `dealer cards import` allows them. */
export const SET_NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/;

/** A name for what a file holds, after the file. */
export const nameFor = (file: string): string =>
  file
    .replace(/\.json$/i, '')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

const LONGEST = 400;
/** What a file says, in a message: without signs that nobody sees or that turn text round, and without end. */
export const onScreen = (text: string): string => {
  const plain = text.slice(0, 4 * LONGEST).replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};
