/** What the screens about kept matches say, in the language of their reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type MatchesText } from './matches-en.ts';

const matches = catalogue(en, { hi: async () => (await import('./matches-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useMatchesText = (): MatchesText => useCatalogue(matches);
