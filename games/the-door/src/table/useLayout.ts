/** Which drawing of the stair fits the screen. */
import { useSyncExternalStore } from 'react';
import { DESK, type Layout, PHONE } from './places.ts';

const QUERY = '(min-width: 900px) and (min-height: 560px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useLayout = (): Layout =>
  useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches) ? DESK : PHONE;
