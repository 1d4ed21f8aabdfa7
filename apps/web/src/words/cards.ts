/** What the screens about cards from files say, in the language of their reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { type CardsText, en } from './cards-en.ts';

const cards = catalogue(en, { hi: async () => (await import('./cards-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useCardsText = (): CardsText => useCatalogue(cards);
