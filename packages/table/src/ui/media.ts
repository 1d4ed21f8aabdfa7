import { useSyncExternalStore } from 'react';

/** A hook that says whether a media query holds, and again when that changes. */
export function mediaHook(query: string): () => boolean {
  const listen = (changed: () => void): (() => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}
