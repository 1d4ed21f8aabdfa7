/** Cards of which a part is not read: that part does nothing, so whoever plays with them must be told. */
import type { CardData } from '../tree/card.ts';
import type { Deck, DeckProblem } from './decks.ts';

export const isReadWhole = ({ unsupported = [] }: CardData): boolean => unsupported.length === 0;

/** The cards of a deck that are not read whole, the Leader first. */
export const unreadIn = ({ leader, cards: counts }: Deck, cards: readonly CardData[]): readonly CardData[] => {
  const unread = cards.filter((card) => !isReadWhole(card) && (card.id === leader || Object.hasOwn(counts, card.id)));
  return [...unread.filter(({ id }) => id === leader), ...unread.filter(({ id }) => id !== leader)];
};

/** For a match in which every card must do all that it says. */
export const unreadProblems = (deck: Deck, cards: readonly CardData[]): readonly DeckProblem[] =>
  unreadIn(deck, cards).map(({ id, name }) => {
    const right = 'a strict match is for cards that are';
    return { code: 'NOT_READ', cards: [id], message: `${id} (${name}) is not read to the last word; ${right}.` };
  });
