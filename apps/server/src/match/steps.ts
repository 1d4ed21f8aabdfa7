/** Some things a server does are several lines of a log and yet one step, which every viewer is told as one. */
import type { Entry } from '@dealers-choice/host';
import type { Move, Seat } from '@dealers-choice/kernel';
import type { Line } from '../store/stored-forms.ts';

/** A move of somebody. */
export interface SeatMove {
  seat: Seat;
  move: Move;
}
/** What happens in one step: a line, or a move in place of the last one. */
export type Step = Entry | { seat: Seat; change: Move };

/**
 * A log as the steps that wrote it. The id of a step stands in its last line; a taking back without one belongs to what
 * follows it: the move that replaces it, or the hand-over before which a draft was taken back.
 */
export function stepsOf(lines: readonly Line[]): { step: Step; lines: readonly Line[] }[] {
  const steps: { step: Step; lines: Line[] }[] = [];
  let held: Line[] = [];
  for (const line of lines) {
    held.push(line);
    if ('undo' in line.entry && line.moveId === null) continue;
    const { entry } = line;
    const isChange = held.length > 1 && 'move' in entry;
    steps.push({ step: isChange ? { seat: entry.seat, change: entry.move } : entry, lines: held });
    held = [];
  }
  if (held.length > 0) steps.push({ step: (held[held.length - 1] as Line).entry, lines: held });
  return steps;
}
