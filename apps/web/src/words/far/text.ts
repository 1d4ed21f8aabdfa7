/** What a table says whose match is played far away, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type FarText } from './en.ts';

const farText = catalogue(en, { hi: async () => (await import('./hi.ts')).hi });
export const useFarText = (): FarText => useCatalogue(farText);
