/** What nobody may overlook: a text, or a part of one, that does nothing because it is not read. */
import { type Deck, readDeck } from '../data/decks.ts';
import { isReadWhole, unreadIn } from '../data/unread.ts';
import { faceSeen, listedOrNothing, type Told } from './told.ts';

const MOST = 12;

/** Before the first turn: the cards of the decks that the reader may know; else that there are some. */
export function unreadNotice({ game, view }: Told): string | null {
  const { set } = game.kit;
  if (view.table.phase !== 'SETUP' || view.over || set.cards.every(isReadWhole)) return null;
  const found = view.options.decks.flatMap((choice) => unreadIn(deckNamed(choice), set.cards).map(({ name }) => name));
  const names = [...new Set(found)];
  if (names.length === 0) {
    return 'Some cards of this set are not read to the last word. What is not read does nothing; the card says so.';
  }
  const more = names.length > MOST ? [`${names.length - MOST} more`] : [];
  const all = listedOrNothing([...names.slice(0, MOST), ...more]);
  return `Not read to the last word, so a part of them does nothing: ${all}.`;

  /** Empty for a deck of chance, and for one that is hidden. */
  function deckNamed(choice: string): Deck {
    return set.decks.find(({ id }) => id === choice) ?? readDeck(choice, set.cards).deck;
  }
}

/** Behind a sentence that says that a card is used. */
export function unreadNote(told: Told, copy: number): string {
  const card = faceSeen(told, copy);
  return card && !isReadWhole(card.data) ? ' A part of its text is not read and does nothing.' : '';
}
