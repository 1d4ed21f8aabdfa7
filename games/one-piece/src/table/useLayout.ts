/** Which arrangement fits the screen. */
import { useNow } from '@dealers-choice/table';
import { mediaHook } from '@dealers-choice/table/ui';
import { useChosen } from './acts.ts';
import type { Layout } from './board.ts';

const useDesk = mediaHook('(min-width: 1000px) and (min-height: 600px)');
const useSide = mediaHook('(min-aspect-ratio: 6 / 5)');

export function useLayout(): Layout {
  const [desk, side] = [useDesk(), useSide()];
  return desk ? 'desk' : side ? 'side' : 'phone';
}

/** What is asked takes little room there. */
const BRIEF: ReadonlySet<string> = new Set(['main', 'mulligan', 'turn-order']);

/** On a phone upright the dock wants so much room that the plates of the seats make way for it. */
export function useTight(layout: Layout, battle: boolean): boolean {
  const { seat, question } = useNow();
  const chosen = useChosen();
  if (layout !== 'phone') return false;
  return battle || chosen !== null || (seat !== null && question !== null && !BRIEF.has(question.prompt));
}
