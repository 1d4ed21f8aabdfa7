import { mediaHook } from '@dealers-choice/table/ui';

/** Room for cards beside or below a list. Otherwise the phone's way: a list, and a dock at the bottom. */
export const useRoomy = mediaHook('(min-width: 56.25rem)');
