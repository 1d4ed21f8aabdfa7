/** The game that is played with cards from files, and how such files are checked. */
import { importCards } from '@dealers-choice/one-piece';

interface CardGame {
  id: string;
  /** The good cards of a file, and what is wrong with the others. */
  check(file: { path: string; json: unknown }): {
    cards: readonly unknown[];
    problems: readonly { message: string }[];
  };
}

export const CARD_GAME: CardGame = { id: 'one-piece', check: (file) => importCards([file]) };
