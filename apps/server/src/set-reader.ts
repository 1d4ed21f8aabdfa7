/** Reads the texts of sets in a thread of its own: thousands of cards take seconds, and no move may wait for them. */
import type { CardSet } from '@dealers-choice/one-piece';
import type { SetSource } from './set-source.ts';
import { taskThread } from './task-thread.ts';

/** Fails with a sentence. */
export type ReadSet = (source: SetSource) => Promise<CardSet>;
export type ReadAnswer = { set: CardSet } | { wrong: string };

/** `file`: `read-worker.ts`, built. */
export function setReaderIn(file: URL): ReadSet {
  const run = taskThread<SetSource, ReadAnswer>(file);
  return async (source) => {
    const answer = await run(source);
    if ('wrong' in answer) throw new Error(answer.wrong);
    return answer.set;
  };
}
