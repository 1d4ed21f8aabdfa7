import { catalogue, useCatalogue } from '@dealers-choice/table';
import { type DoorText, en } from './en.ts';

const text = catalogue(en, { hi: async () => (await import('./hi.ts')).hi });
export const useDoorText = (): DoorText => useCatalogue(text);
