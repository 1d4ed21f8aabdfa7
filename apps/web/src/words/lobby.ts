/** What the screens where people far apart find each other say, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type LobbyText } from './lobby-en.ts';

const lobby = catalogue(en, { hi: async () => (await import('./lobby-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useLobbyText = (): LobbyText => useCatalogue(lobby);
