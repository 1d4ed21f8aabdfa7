/** What the screens around a table say, in the language of their reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type ScreenText } from './screens-en.ts';

const screens = catalogue(en, { hi: async () => (await import('./screens-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useScreenText = (): ScreenText => useCatalogue(screens);
