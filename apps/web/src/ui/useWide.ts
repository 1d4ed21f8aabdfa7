import { mediaHook } from '@dealers-choice/table/ui';

/** Room for whole pictures: neither a phone, nor a phone on its side. */
export const useWide = mediaHook('(min-width: 48rem) and (min-height: 30rem)');
