/** Which arrangement fits the room a table has. */
import { type Room, useNow } from '@dealers-choice/table';
import { useChosen } from './acts.ts';
import type { Layout } from './board.ts';

/** Of the table itself, not of the screen: a replay has its keys below it and a panel beside it. */
export function layoutIn({ width, height }: Room): Layout {
  if (width >= 1000 && height >= 540) return 'desk';
  return width >= 1.2 * height ? 'side' : 'phone';
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
