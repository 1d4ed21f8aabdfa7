/** What the deck room works with: the cards of a set, to be found and counted, and the decks that come with them. */
import type { CardData, OnePieceGame } from '@dealers-choice/one-piece';
import {
  type CardShelf,
  cardShelf,
  type RulesContext,
  type SearchIndex,
  searchIndex,
} from '@dealers-choice/one-piece/decks';
import { changesOf } from '../app/useGame.ts';
import { GAMES, loadGame } from '../games.ts';
import { reasonOf } from '../match/sentences.ts';

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

export type KitOrProblem = DeckKit | { problem: string };

const made = new Map<string, Promise<KitOrProblem>>();

/** The same promise until cards of this name become others. `problem`: why there are none. */
export function deckKit(set: string): Promise<KitOrProblem> {
  const key = `${set} ${changesOf('one-piece', set)}`;
  const before = made.get(key);
  if (before) return before;
  const kit = loadKit(set).catch((error: unknown) => ({ problem: reasonOf(error) }));
  made.set(key, kit);
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
