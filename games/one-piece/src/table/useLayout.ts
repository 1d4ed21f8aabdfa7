/** Which arrangement fits the screen. */
import { useSyncExternalStore } from 'react';
import type { Layout } from './board.ts';

const DESK = '(min-width: 1000px) and (min-height: 600px)';
const SIDE = '(min-aspect-ratio: 6 / 5)';

function subscribe(changed: () => void): () => void {
  const queries = [matchMedia(DESK), matchMedia(SIDE)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
const layoutNow = (): Layout => (matchMedia(DESK).matches ? 'desk' : matchMedia(SIDE).matches ? 'side' : 'phone');

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow);
