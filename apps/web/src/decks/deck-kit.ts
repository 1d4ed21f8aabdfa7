/** What the deck room works with: the cards of a set, to be found and counted, and the decks that come with them. */
import type { CardData, OnePieceGame } from '@dealers-choice/one-piece';
import {
  type CardShelf,
  cardShelf,
  type RulesContext,
  type SearchIndex,
  searchIndex,
} from '@dealers-choice/one-piece/decks';
import { GAMES, loadGame } from '../games.ts';

export interface DeckKit {
  /** '' for the set that comes with the game. */
  set: string;
  setName: string;
  cards: readonly CardData[];
  rules: RulesContext;
  starters: OnePieceGame['kit']['set']['decks'];
  shelf: CardShelf;
  /** Made when somebody types for the first time: printing thousands of texts takes a moment. */
  index(): SearchIndex;
}

const made = new Map<string, Promise<DeckKit>>();

/** Throws a sentence when there are no such cards. */
export function deckKit(set: string): Promise<DeckKit> {
  const before = made.get(set);
  if (before) return before;
  const kit = loadKit(set);
  made.set(set, kit);
  kit.catch(() => made.delete(set)); // the next try reads again
  return kit;
}

async function loadKit(set: string): Promise<DeckKit> {
  const { deckGame } = await loadGame('one-piece', set);
  if (!deckGame) throw new Error('This game is not played with decks.');
  const { rules, set: own } = deckGame.kit;
  let index: SearchIndex | null = null;
  const setName = set === '' ? (GAMES.find(({ id }) => id === 'one-piece')?.cardSets?.own ?? '') : set;
  return {
    set,
    setName,
    cards: own.cards,
    rules,
    starters: own.decks,
    shelf: cardShelf(own.cards),
    index: () => (index ??= searchIndex(own.cards)),
  };
}

/** Cards of this name are others now, or gone. */
export const forgetKit = (set: string): void => void made.delete(set);
