/** What a table before its match says, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type RoomText } from './room-en.ts';

const room = catalogue(en, { hi: async () => (await import('./room-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useRoomText = (): RoomText => useCatalogue(room);
