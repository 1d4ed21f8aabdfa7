/**
 * Where the reader is, and the few ways to go on: a word, one of several, a named production. A production that fails
 * leaves the cursor where it was; how far any of them got, and which words it wanted there, is kept for the report.
 */
import type { Category } from '../../src/tree/tree.ts';
import type { Token, TokenKind, TokenOf } from '../text/tokens.ts';
import { phraseParts } from './phrases.ts';
import { NOTHING_SAID, type SaidSoFar } from './said.ts';
import { countTry, freshWork, goDeeper, type Work } from './work.ts';

export interface Cursor {
  readonly tokens: readonly Token[];
  readonly category: Category;
  at: number;
  said: SaidSoFar;
  /** The productions that were used, the last one first: as cheap to forget as to remember. */
  used: Used | null;
  furthest: number;
  expected: Set<string>;
  /** One for all texts of a card. */
  readonly work: Work;
}

export interface Used {
  readonly name: string;
  readonly before: Used | null;
}

export type Rule<T> = (c: Cursor) => T | undefined;

export const cursorOn = (tokens: readonly Token[], category: Category, work = freshWork()): Cursor => ({
  tokens,
  category,
  at: 0,
  said: NOTHING_SAID,
  used: null,
  furthest: 0,
  expected: new Set(),
  work,
});

export const remember = (c: Cursor, change: Partial<SaidSoFar>): void => {
  c.said = { ...c.said, ...change };
};

function missed(c: Cursor, wanted: string): undefined {
  if (c.at > c.furthest) {
    c.furthest = c.at;
    c.expected = new Set();
  }
  if (c.at === c.furthest) c.expected.add(wanted);
  return undefined;
}

function isUsed(used: Used | null, name: string): boolean {
  for (let one = used; one; one = one.before) if (one.name === name) return true;
  return false;
}

/** The names of the productions that fitted, the first one first. */
export function namesUsed({ used }: Cursor): string[] {
  const names: string[] = [];
  for (let one = used; one; one = one.before) names.unshift(one.name);
  return names;
}

/** A production with a name. The names of those that fitted are kept. */
export const rule =
  <T>(name: string, read: Rule<T>): Rule<T> =>
  (c) => {
    const { at, said, used } = c;
    goDeeper(c.work);
    const value = read(c);
    c.work.levelsLeft++;
    if (value === undefined) {
      c.at = at;
      c.said = said;
      c.used = used;
      return undefined;
    }
    if (!isUsed(c.used, name)) c.used = { name, before: c.used };
    return value;
  };

/** The same without a name, for parts of a production. */
export function attempt<T>(c: Cursor, read: Rule<T>): T | undefined {
  const { at, said, used } = c;
  goDeeper(c.work);
  const value = read(c);
  c.work.levelsLeft++;
  if (value !== undefined) return value;
  c.at = at;
  c.said = said;
  c.used = used;
  return undefined;
}

/** What the first production that fits has read. */
export function firstOf<T>(c: Cursor, rules: readonly Rule<T>[]): T | undefined {
  for (const read of rules) {
    const value = attempt(c, read);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Would it be read here? The cursor stays where it is. */
export function ahead<T>(c: Cursor, read: Rule<T>): boolean {
  const { at, said, used } = c;
  const value = read(c);
  c.at = at;
  c.said = said;
  c.used = used;
  return value !== undefined;
}

/** Words in a row: "the|your next turn?" takes either first word, and the last one if it is there. */
export function say(c: Cursor, phrase: string): true | undefined {
  const from = c.at;
  countTry(c.work);
  for (const { words, optional } of phraseParts(phrase)) {
    const token = c.tokens[c.at];
    if (token && words.includes(spoken(token))) c.at++;
    else if (!optional) {
      missed(c, words[0] ?? phrase);
      c.at = from;
      return undefined;
    }
  }
  return true;
}

/** A token as a word of a phrase; '' for one that cannot stand in a phrase. */
function spoken({ kind, text }: Token): string {
  if (kind === 'name') return `[${text}]`;
  return kind === 'word' || kind === 'mark' || kind === 'number' ? text : '';
}

/** Reads on behind a phrase that need not be there. */
export function past<T>(c: Cursor, phrase: string, read: Rule<T>): T | undefined {
  say(c, phrase);
  return read(c);
}

/** The value of the first phrase that fits. */
export function sayOne<T>(c: Cursor, phrases: readonly (readonly [phrase: string, value: T])[]): T | undefined {
  const token = c.tokens[c.at];
  const starts = c.at < c.furthest && token ? startsOf(phrases) : null;
  // None of them begins here, and nobody will ask what was expected: others got further.
  if (starts && token && !starts.has(spoken(token))) {
    countTry(c.work, phrases.length);
    return undefined;
  }
  for (const [phrase, value] of phrases) if (say(c, phrase)) return value;
  return undefined;
}

/** Lists of this many phrases are made once and asked often. */
const LONG = 8;
const STARTS = new WeakMap<object, ReadonlySet<string> | 'any'>();

/** The words that phrases of a list begin with; null: any word may be one, or the list is short. */
function startsOf(phrases: readonly (readonly [phrase: string, value: unknown])[]): ReadonlySet<string> | null {
  if (phrases.length < LONG) return null;
  const known = STARTS.get(phrases) ?? findStarts(phrases.map(([phrase]) => phrase));
  STARTS.set(phrases, known); // determinism: the same for the same phrases
  return known === 'any' ? null : known;
}

function findStarts(phrases: readonly string[]): ReadonlySet<string> | 'any' {
  const firsts = phrases.flatMap((phrase) => phraseParts(phrase).slice(0, 1));
  return firsts.some(({ optional }) => optional) ? 'any' : new Set(firsts.flatMap(({ words }) => words));
}

export function token<K extends TokenKind>(
  c: Cursor,
  kind: K,
  fits: (token: TokenOf<K>) => boolean = () => true,
): TokenOf<K> | undefined {
  countTry(c.work);
  const found = c.tokens[c.at];
  if (found && isKind(found, kind) && fits(found)) {
    c.at++;
    return found;
  }
  return missed(c, NAMES[kind]);
}

const isKind = <K extends TokenKind>(found: Token, kind: K): found is Token & TokenOf<K> => found.kind === kind;

const NAMES: Readonly<Record<TokenKind, string>> = {
  word: 'a word',
  mark: 'a mark',
  number: 'a number',
  signed: '+N or −N',
  circled: 'a circled number',
  name: '[a name]',
  type: '{a type}',
  attribute: '<an attribute>',
  quote: '"a part of a name"',
  line: 'a new line',
  bullet: '•',
};

export const isDone = (c: Cursor): boolean => c.at >= c.tokens.length;

/** "A", "A and B", "A, B and C", "A, B, and C": at least one. A comma alone links only where a word links the last. */
export function listOf<T>(c: Cursor, item: Rule<T>, words: readonly string[]): T[] | undefined {
  const first = item(c);
  if (first === undefined) return undefined;
  const all = [first];
  let kept = { n: 1, at: c.at, said: c.said, used: c.used };
  for (;;) {
    let isWord = false;
    const more = attempt(c, (i) => {
      const comma = say(i, ',') === true;
      isWord = sayAny(i, words) === true;
      return comma || isWord ? item(i) : undefined;
    });
    if (more === undefined) break;
    all.push(more);
    if (isWord) kept = { n: all.length, at: c.at, said: c.said, used: c.used };
  }
  c.at = kept.at;
  c.said = kept.said;
  c.used = kept.used;
  return all.slice(0, kept.n);
}

const sayAny = (c: Cursor, words: readonly string[]): true | undefined =>
  words.some((word) => say(c, word)) || undefined;
