/** Numbers for questions: an answer names the one it answers, so that a late answer is never taken for another. */
import { askedAnew } from '@dealers-choice/host';
import { deepCopy, type Question, type Seat } from '@dealers-choice/kernel';

export interface Numbers {
  /** By seat: the number of the question last put to it. */
  readonly list: number[];
  /** After something happened: who is asked anew gets this number. */
  renew(before: Question | null, after: Question | null, mover: Seat | null, number: number): void;
}

export function numberQuestions(seats: number, from?: readonly number[]): Numbers {
  const list = from ? from.slice() : new Array<number>(seats).fill(0);
  return {
    list,
    renew(before, after, mover, number) {
      for (const seat of askedAnew(before, after, mover)) list[seat] = number;
    },
  };
}

/** The open question as it is now: the rules go on working on the original. */
export const snapshot = (question: Question | null): Question | null => question && deepCopy(question);
