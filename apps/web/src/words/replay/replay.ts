/** What the page of a replay says, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type ReplayText } from './replay-en.ts';

const replayText = catalogue(en, { hi: async () => (await import('./replay-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useReplayText = (): ReplayText => useCatalogue(replayText);
