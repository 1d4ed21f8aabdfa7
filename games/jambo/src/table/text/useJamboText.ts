import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type JamboText } from './en.ts';

const text = catalogue(en, { hi: async () => (await import('./hi.ts')).hi });
export const useJamboText = (): JamboText => useCatalogue(text);
