/** As the styles have it: the side by side of a desk, and a phone that lies. */
import { mediaHook } from '@dealers-choice/table/ui';

/** Room for the cards and the deck side by side. */
export const useDesk = mediaHook('(min-width: 62rem) and (min-height: 34rem)');
/** Wide and low: what may stand beside the cards does not stand over them. */
export const useLying = mediaHook('(min-width: 40rem) and (max-height: 33.99rem)');
