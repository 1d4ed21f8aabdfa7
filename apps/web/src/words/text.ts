/** What the page says around a table, in the language of its reader. */
import { catalogue, useCatalogue } from '@dealers-choice/table';
import { en, type ShellText } from './en.ts';

const shellText = catalogue(en, { hi: async () => (await import('./hi.ts')).hi });

/** Suspends while the language is on its way. */
export const useText = (): ShellText => useCatalogue(shellText);
