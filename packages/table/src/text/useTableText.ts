/** What a table says beside the words of its game, in the language of its reader. */
import { catalogue, useCatalogue } from './catalogue.ts';
import { en, type TableText } from './en.ts';

const tableText = catalogue(en, { hi: async () => (await import('./hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useTableText = (): TableText => useCatalogue(tableText);
