import { mediaHook } from '@dealers-choice/table/ui';

/** Is there room for the chat beside a whole table? */
export const useDocked = mediaHook('(min-width: 100rem) and (min-height: 40rem)');
