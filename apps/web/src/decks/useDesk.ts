import { useSyncExternalStore } from 'react';

/** As the styles have it: the side by side of a desk, and a phone that lies. */
const DESK = '(min-width: 62rem) and (min-height: 34rem)';
const LYING = '(min-width: 40rem) and (max-height: 33.99rem)';

const listenTo = (query: string) => {
  const listen = (changed: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return (): boolean => useSyncExternalStore(listen, () => window.matchMedia(query).matches);
};

/** Room for the cards and the deck side by side. */
export const useDesk = listenTo(DESK);
/** Wide and low: what may stand beside the cards does not stand over them. */
export const useLying = listenTo(LYING);
