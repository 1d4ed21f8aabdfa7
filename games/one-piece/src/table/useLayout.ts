/** Which arrangement fits the screen. */
import { useNow } from '@dealers-choice/table';
import { useSyncExternalStore } from 'react';
import { useChosen } from './acts.ts';
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

/** What is asked takes little room there. */
const BRIEF: ReadonlySet<string> = new Set(['main', 'mulligan', 'turn-order']);

/** On a phone upright the dock wants so much room that the plates of the seats make way for it. */
export function useTight(layout: Layout, battle: boolean): boolean {
  const { seat, question } = useNow();
  const chosen = useChosen();
  if (layout !== 'phone') return false;
  return battle || chosen !== null || (seat !== null && question !== null && !BRIEF.has(question.prompt));
}
