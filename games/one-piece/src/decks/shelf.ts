/** The cards that decks are made of, to be found by number and by name. */
import type { CardData } from '../tree/card.ts';
import { fold, foldNumber } from './fold.ts';

export interface CardShelf {
  cards: readonly CardData[];
  /** By card number. */
  card(id: string): CardData | undefined;
  /** By a number as people write it. */
  numbered(id: string): CardData | undefined;
  /** All cards of a name, as people write it, in the order of the set. */
  named(name: string): readonly CardData[];
}

export function cardShelf(cards: readonly CardData[]): CardShelf {
  const byId = new Map(cards.map((card) => [card.id, card])); // determinism: only asked
  const byNumber = new Map(cards.map((card) => [foldNumber(card.id), card])); // determinism: only asked
  const byName = new Map<string, CardData[]>(); // determinism: only asked
  for (const card of cards) {
    const name = fold(card.name);
    byName.set(name, [...(byName.get(name) ?? []), card]);
  }
  return {
    cards,
    card: (id) => byId.get(id),
    numbered: (id) => byId.get(id.toUpperCase()) ?? byNumber.get(foldNumber(id)),
    named: (name) => byName.get(fold(name)) ?? [],
  };
}
