import type { Question, Seat } from '@dealers-choice/kernel';
import { isSame } from './same.ts';

/**
 * Who is asked something new after something happened: an answer to what was asked before does not count any more. Of
 * two seats that are asked at once, the one who has not answered still owes the same answer. `mover`: who acted; null:
 * nobody, a seat was handed over.
 */
export function askedAnew(before: Question | null, after: Question | null, mover: Seat | null): Seat[] {
  if (!after) return [];
  const same = before !== null && ESSENCE.every((part) => isSame(before[part], after[part]));
  return after.seats.filter((seat) => !(same && mover !== seat && before.seats.includes(seat)));
}

/** What an answer depends on: not who else owes one. */
const ESSENCE = [
  ...(['kind', 'prompt', 'params', 'source', 'noun', 'from', 'options', 'min', 'max', 'picked'] as const),
] satisfies (keyof Question)[];
