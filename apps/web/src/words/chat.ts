/** What the chat says, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { type ChatText, en } from './chat-en.ts';

const chat = catalogue(en, { hi: async () => (await import('./chat-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useChatText = (): ChatText => useCatalogue(chat);
