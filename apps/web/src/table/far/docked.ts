import { mediaHook } from '../../ui/media.ts';

/** Is there room for the chat beside a whole table? */
export const useDocked = mediaHook('(min-width: 100rem) and (min-height: 40rem)');
