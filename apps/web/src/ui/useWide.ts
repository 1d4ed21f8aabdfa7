import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 48rem) and (min-height: 30rem)';

const listen = (changed: () => void): (() => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Room for whole pictures: neither a phone, nor a phone on its side. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(WIDE).matches);
