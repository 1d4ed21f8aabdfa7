/** What stands around a table when nothing is played on it, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { type AroundText, en } from './around-en.ts';

const around = catalogue(en, { hi: async () => (await import('./around-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useAroundText = (): AroundText => useCatalogue(around);
