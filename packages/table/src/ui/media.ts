import { useSyncExternalStore } from 'react';

/** A hook that says whether a media query holds, and again when that changes. */
export function mediaHook(query: string): () => boolean {
  let list: MediaQueryList | null = null;
  /** One for all that ask: they do, whenever anything is drawn. */
  const media = (): MediaQueryList => {
    list ??= window.matchMedia(query);
    return list;
  };
  const listen = (changed: () => void): (() => void) => {
    media().addEventListener('change', changed);
    return () => media().removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(listen, () => media().matches);
}
