import { useSyncExternalStore } from 'react';

const DESK = '(min-width: 62rem) and (min-height: 34rem)';

const listen = (changed: () => void): (() => void) => {
  const media = window.matchMedia(DESK);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Room for the cards and the deck side by side. */
export const useDesk = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(DESK).matches);
