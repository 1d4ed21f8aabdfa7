/** What a guided first game says around its steps, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type GuideAround } from './guide-en.ts';

const guide = catalogue(en, { hi: async () => (await import('./guide-hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useGuideText = (): GuideAround => useCatalogue(guide);
