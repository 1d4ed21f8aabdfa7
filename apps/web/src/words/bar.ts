/** What the bar over a table says, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { type BarText, en } from './bar-en.ts';

const barText = catalogue(en, { hi: async () => (await import('./bar-hi.ts')).hi });
export const useBarText = (): BarText => useCatalogue(barText);
