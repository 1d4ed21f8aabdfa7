/** What the deck room says, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { type DecksText, en } from './decks-en.ts';

// The cards, and everything that is said of this game, are in English; so is the room they lie in.
const decks = catalogue(en, { hi: () => Promise.resolve(en) });

/** Suspends while the language is on its way. */
export const useDecksText = (): DecksText => useCatalogue(decks);
