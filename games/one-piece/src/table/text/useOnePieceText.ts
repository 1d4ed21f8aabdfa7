import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type OnePieceText } from './en.ts';

/** The cards and the rules are in English alone, and so is their table. */
const text = catalogue(en, { hi: () => Promise.resolve(en) });
export const useOnePieceText = (): OnePieceText => useCatalogue(text);
