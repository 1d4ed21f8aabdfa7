/** What somebody is told about themselves on the server, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type GuestText } from './guest-en.ts';

const guest = catalogue(en, { hi: async () => (await import('./guest-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useGuestText = (): GuestText => useCatalogue(guest);
