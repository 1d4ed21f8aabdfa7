/** A deck as a list for people: what is in it, and what of it is not read. */
import { type Deck, formatDeck, readDeck } from '../data/decks.ts';
import type { Card, OnePieceGame } from '../rules/card.ts';
import { RANDOM } from '../rules/options.ts';

export interface DeckList {
  lines: readonly DeckLine[];
  /** As players paste it. */
  text: string;
}

export interface DeckLine {
  n: number;
  id: string;
  name: string;
  /** Sentences of its text that are not read: they do nothing. */
  unread: readonly string[];
}

export const unreadOf = ({ data }: Pick<Card, 'data'>): readonly string[] =>
  (data.unsupported ?? []).map(([sentence]) => sentence);

/** `choice` is the name of a deck or a list. Null: a deck of chance, or nothing that has cards. */
export function deckListOf({ kit }: OnePieceGame, choice: string): DeckList | null {
  const { set, cards } = kit;
  const deck: Deck = set.decks.find(({ id }) => id === choice) ?? readDeck(choice, set.cards).deck;
  const ids = Object.keys(deck.cards).sort(); // determinism: sorted by card number
  if (choice === RANDOM || (deck.leader === '' && ids.length === 0)) return null;
  const line = (id: string, n: number): DeckLine => {
    const card = cards.find((each) => each.data.id === id);
    return { n, id, name: card?.data.name ?? '', unread: card ? unreadOf(card) : [] };
  };
  const leader = deck.leader === '' ? [] : [line(deck.leader, 1)];
  return { lines: [...leader, ...ids.map((id) => line(id, deck.cards[id] ?? 0))], text: formatDeck(deck) };
}
