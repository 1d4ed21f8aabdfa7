/** What the first screen and the header of every screen say, in the language of their reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type HomeText } from './home-en.ts';

const home = catalogue(en, { hi: async () => (await import('./home-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useHomeText = (): HomeText => useCatalogue(home);
