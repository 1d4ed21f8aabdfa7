import type { Question, Seat } from '@dealers-choice/kernel';

/** Who is asked something new after something happened: an answer to what was asked before does not count any more. */
export function askedAnew(before: Question | null, after: Question | null, mover: Seat | null): Seat[] {
  const same = essence(before) === essence(after);
  return (after?.seats ?? []).filter((seat) => !(same && mover !== seat && before?.seats.includes(seat)));
}

/** Of two seats that are asked at once, the one who has not answered still owes the same answer. */
function essence(question: Question | null): string {
  if (!question) return '';
  const { kind, prompt, params, source, noun, from, options, min, max, picked } = question;
  // determinism: compared within one process, and written by one literal
  return JSON.stringify([kind, prompt, params, source, noun, from, options, min, max, picked]);
}
