/** A card set from a file: what is good is kept, what is not is refused by its number with the reason. */
import type { CardData, CardSet, DeckData } from '../tree/card.ts';
import { oneLine, type PathProblem, pattern, type Schema, startOf, whole, wrong } from '../tree/schema.ts';
import { isPlain, maybe, object, record } from '../tree/schema-shapes.ts';
import { cardNumber, isCardNumber } from './card-number.ts';
import { applyErrata, problemOf, type SetProblem } from './errata.ts';
import { readCard } from './read-card.ts';

export type { SetProblem } from './errata.ts';

const MAX_CARDS = 10_000;
const MAX_DECKS = 500;

const ID = /^[A-Za-z0-9]{1,20}(-[A-Za-z0-9]{1,20}){0,5}$/;
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);
const id = pattern('letters and digits, joined by dashes', ID);

interface Shell {
  id: string;
  name: string;
  cards: readonly unknown[];
  decks?: readonly unknown[];
}
const shellSchema = object<Shell>('a card set: an object with id, name, cards and decks', {
  id,
  name: oneLine(80),
  cards: raw('cards', MAX_CARDS),
  decks: maybe(raw('decks', MAX_DECKS)),
});

/** A list whose entries are read one by one, so that a bad one does not spoil the others. */
function raw(what: string, max: number): Schema<readonly unknown[]> {
  const right = `a list of up to ${max} ${what}`;
  return {
    right,
    read: (value, at) => (Array.isArray(value) && value.length <= max ? value : wrong(at, value, right)),
  };
}

const deckSchema = object<DeckData>('a deck', {
  id,
  name: oneLine(80),
  about: oneLine(400),
  leader: cardNumber,
  cards: record(cardNumber, whole(1, 100), 100),
});

/** `errata`: what was corrected since, by card number; see `applyErrata`. */
export function readCardSet(json: unknown, errata: unknown = {}): { set: CardSet; problems: readonly SetProblem[] } {
  const at = startOf('the file', 100);
  const shell = shellSchema.read(json, at);
  const cards = readCards(listIn(json, 'cards', MAX_CARDS));
  const decks = readDecks(listIn(json, 'decks', MAX_DECKS));
  const corrected = applyErrata(cards.good, errata);
  return {
    set: { id: shell?.id ?? '', name: shell?.name ?? '', cards: corrected.cards, decks: decks.good },
    problems: [
      ...at.file.problems.map(problemOf('', 'card set')),
      ...cards.problems,
      ...corrected.problems,
      ...decks.problems,
    ],
  };
}

/** The entries are read even where something else is wrong with the file. */
function listIn(json: unknown, name: string, max: number): readonly unknown[] {
  const found = isPlain(json) ? json[name] : undefined;
  return Array.isArray(found) && found.length <= max ? found : [];
}

interface Sorted<T> {
  good: readonly T[];
  problems: readonly SetProblem[];
}

const readCards = (list: readonly unknown[]): Sorted<CardData> =>
  readEach(list, 'cards', isCardNumber, (json) => {
    const read = readCard(json);
    return 'card' in read ? { good: read.card } : read;
  });

const readDecks = (list: readonly unknown[]): Sorted<DeckData> =>
  readEach(list, 'decks', isId, (json) => {
    const at = startOf('the deck', 500);
    const good = deckSchema.read(json, at);
    return good ? { good } : { problems: at.file.problems };
  });

function readEach<T extends { id: string }>(
  list: readonly unknown[],
  name: string,
  isName: (id: unknown) => boolean,
  read: (json: unknown) => { good: T } | { problems: readonly PathProblem[] },
): Sorted<T> {
  const good: T[] = [];
  const problems: SetProblem[] = [];
  const first = new Map<string, number>(); // determinism: only while a file is read
  list.forEach((json, i) => {
    const id = isPlain(json) && isName(json.id) ? String(json.id) : `${name}[${i}]`;
    const one = read(json);
    const before = first.get(id);
    const again = `${id}: ${name}[${i}] has the id of ${name}[${before}]; every id stands once.`;
    if (before !== undefined) problems.push({ card: id, path: 'id', message: again });
    else first.set(id, i);
    if ('problems' in one) problems.push(...one.problems.map(problemOf(id)));
    else if (before === undefined) good.push(one.good);
  });
  return { good, problems };
}
