import { catalogue, useCatalogue } from '@dealers-choice/table';
import { type DhappaText, en } from './en.ts';

const text = catalogue(en, { hi: async () => (await import('./hi.ts')).hi });
export const useDhappaText = (): DhappaText => useCatalogue(text);
