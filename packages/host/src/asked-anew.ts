import type { Question, Seat } from '@dealers-choice/kernel';

/** What an answer depends on, and who owes one. */
export interface Asked {
  essence: string;
  seats: readonly Seat[];
}

/** Of two seats that are asked at once, the one who has not answered still owes the same answer. */
export function askedOf(question: Question | null): Asked {
  if (!question) return { essence: '', seats: [] };
  const { kind, prompt, params, source, noun, from, options, min, max, picked, seats } = question;
  // determinism: compared within one process, and written by one literal
  const essence = JSON.stringify([kind, prompt, params, source, noun, from, options, min, max, picked]);
  return { essence, seats: [...seats] };
}

/** Who is asked something new after something happened: an answer to what was asked before does not count any more. */
export function askedAnew(before: Question | null, after: Question | null, mover: Seat | null): Seat[] {
  return newlyAsked(askedOf(before), askedOf(after), mover);
}

/** The same of questions that were looked at when they were open. */
export function newlyAsked(before: Asked, after: Asked, mover: Seat | null): Seat[] {
  const same = before.essence === after.essence;
  return after.seats.filter((seat) => !(same && mover !== seat && before.seats.includes(seat)));
}
