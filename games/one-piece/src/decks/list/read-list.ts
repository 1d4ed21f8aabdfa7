/** Any pasted list, held against the cards there are: every line is found, ambiguous, unknown, or about no card. */
import type { Deck } from '../../data/decks.ts';
import type { CardShelf } from '../shelf.ts';
import { readTable } from './csv.ts';
import { readJson } from './json.ts';
import { LONGEST_LINE, LONGEST_TEXT, MOST_LINES, type SpokenList, type Unreadable, type Wanted } from './lines.ts';
import { nearest } from './nearest.ts';
import { readLine } from './plain.ts';

export type ListEntry = { n: number } & (
  | { is: 'found'; card: string }
  /** Several cards have this name, by number: somebody must choose. */
  | { is: 'ambiguous'; name: string; choices: readonly string[] }
  | { is: 'unknown'; name: string; nearest: readonly string[] }
);

export interface ListLine {
  at: number;
  text: string;
  is: { what: 'cards'; entries: readonly ListEntry[] } | { what: 'nothing' } | { what: 'unreadable'; why: Unreadable };
}

export interface List {
  lines: readonly ListLine[];
  /** How many lines were left out because there are too many. */
  left: number;
}

/** What somebody chose for a line that is ambiguous or unknown: by line and the place of the entry in it. */
export type Choices = Readonly<Record<string, string>>;
export const choiceKey = (line: ListLine, place: number): string => `${line.at}.${place}`;

/** A list of which more is unknown is about something else: nobody guesses at the rest. */
const MOST_GUESSES = 100;

export function readList(text: string, shelf: CardShelf): List {
  const { lines: spoken, left } = spokenLines(text);
  let guesses = MOST_GUESSES;
  const near = ({ number, name }: Wanted) => (guesses-- > 0 ? nearest(shelf.cards, number, name) : []);
  const lines = spoken.map(({ at, text: whole, says }): ListLine => {
    const shown = whole.slice(0, LONGEST_LINE);
    if (says.what !== 'cards') return { at, text: shown, is: says };
    const entries = says.wanted.map((wanted) => entryOf(wanted, shelf, near));
    return { at, text: shown, is: { what: 'cards', entries } };
  });
  return { lines, left };
}

function spokenLines(text: string): SpokenList {
  if (text.length > LONGEST_TEXT) {
    return { lines: [{ at: 1, text: text.slice(0, 80), says: { what: 'unreadable', why: 'long' } }], left: 0 };
  }
  const json = readJson(text);
  if (json) return json;
  const all = text.split(/\r\n|\r|\n/);
  const some = all.slice(0, MOST_LINES);
  const lines = readTable(some) ?? some.map((line, i) => ({ at: i + 1, text: line, says: readLine(line) }));
  return { lines, left: all.length - some.length };
}

function entryOf(wanted: Wanted, shelf: CardShelf, near: (wanted: Wanted) => readonly string[]): ListEntry {
  const { n, number, name } = wanted;
  const numbered = number === null ? undefined : shelf.numbered(number.replace(/_[A-Z]{1,4}\d{0,3}$/i, ''));
  if (numbered) return { n, is: 'found', card: numbered.id };
  // What stands in brackets behind a name is a set, an art, a language.
  const named = [name, name.replace(/\s*[([].*$/, '')].map((one) => (one === '' ? [] : shelf.named(one)));
  const [found = []] = named.filter((cards) => cards.length > 0);
  const [only, ...others] = found.map(({ id }) => id);
  const said = number ?? name;
  if (only === undefined) return { n, is: 'unknown', name: said, nearest: near(wanted) };
  // A number that nobody has beside a name: the name may mean another card than the writer did.
  if (others.length > 0 || number !== null) return { n, is: 'ambiguous', name: said, choices: [only, ...others] };
  return { n, is: 'found', card: only };
}

/** The deck that the found and the chosen cards make. The first Leader is the deck's. */
export function deckOf({ lines }: List, shelf: CardShelf, choices: Choices = {}): Deck {
  const counts: Record<string, number> = {};
  let leader = '';
  for (const line of lines) {
    if (line.is.what !== 'cards') continue;
    for (const [place, entry] of line.is.entries.entries()) {
      const card = entry.is === 'found' ? entry.card : choices[choiceKey(line, place)];
      if (card === undefined) continue;
      const first = leader === '' && shelf.card(card)?.category === 'LEADER';
      if (first) leader = card;
      const n = first ? entry.n - 1 : entry.n;
      if (n > 0) counts[card] = (counts[card] ?? 0) + n;
    }
  }
  return { leader, cards: counts };
}

/** How many lines still need somebody. */
export const openIn = ({ lines }: List, choices: Choices): number =>
  lines.filter(
    (line) =>
      line.is.what === 'unreadable' ||
      (line.is.what === 'cards' &&
        line.is.entries.some(({ is }, place) => is !== 'found' && choices[choiceKey(line, place)] === undefined)),
  ).length;
