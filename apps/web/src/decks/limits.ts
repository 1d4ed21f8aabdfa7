/** How many copies of a card the open deck may have. */
import type { CardData } from '@dealers-choice/one-piece';
import { copiesOf, type Deck } from '@dealers-choice/one-piece/decks';
import type { DeckKit } from './deck-kit.ts';

export interface Limit {
  most: number;
  /** The card says that there may be any number of it. */
  any: boolean;
}

export function limitOf(card: CardData, deck: Deck | null, { shelf, rules }: DeckKit): Limit {
  const leader = deck ? shelf.card(deck.leader) : undefined;
  const most = copiesOf(card, leader, rules);
  return { most, any: most >= rules.deckSize };
}
