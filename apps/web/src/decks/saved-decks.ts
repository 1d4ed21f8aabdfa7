/** Decks that somebody made, and filters they named. Kept in this browser, sent nowhere. */
import { type CardFilter, type Deck, readFilter } from '@dealers-choice/one-piece/decks';

export interface SavedDeck extends Deck {
  id: string;
  name: string;
  /** The set of cards it is made of; '' for the one that comes with the game. */
  set: string;
}

export interface SavedFilter {
  name: string;
  filter: CardFilter;
}

const DECKS = 'dealers-choice.decks';
const FILTERS = 'dealers-choice.deck-filters';
const MOST_DECKS = 200;
const MOST_FILTERS = 20;

function stored(key: string): readonly unknown[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(json) ? json : [];
  } catch {
    return []; // storage is closed, or somebody else's text is in it
  }
}

function store(key: string, value: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is closed: decks last as long as the page.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

/** What makes no sense as a deck is left out. */
export function readDecks(json: readonly unknown[]): readonly SavedDeck[] {
  return json.flatMap((each): SavedDeck[] => {
    if (!isObject(each) || textIn(each.id) === '' || !isObject(each.cards)) return [];
    const counts = Object.entries(each.cards).filter(
      (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0,
    );
    const { id, name, set, leader } = each;
    return [
      {
        id: textIn(id),
        name: textIn(name),
        set: textIn(set),
        leader: textIn(leader),
        cards: Object.fromEntries(counts.slice(0, 100)),
      },
    ];
  });
}

export const savedDecks = (): readonly SavedDeck[] => readDecks(stored(DECKS));
export const keepDecks = (decks: readonly SavedDeck[]): void => store(DECKS, decks.slice(0, MOST_DECKS));

export const savedFilters = (): readonly SavedFilter[] =>
  stored(FILTERS).flatMap((each) =>
    isObject(each) && textIn(each.name) !== '' ? [{ name: textIn(each.name), filter: readFilter(each.filter) }] : [],
  );
export const keepFilters = (filters: readonly SavedFilter[]): void => store(FILTERS, filters.slice(0, MOST_FILTERS));
