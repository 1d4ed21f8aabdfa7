/** The thread in which texts of cards are read, one set after the other. */
import { parentPort } from 'node:worker_threads';
import { readSet } from './read-set.ts';
import type { ReadAnswer } from './set-reader.ts';
import type { SetSource } from './set-source.ts';
import type { Finished, Numbered } from './task-thread.ts';

const answerTo = (source: SetSource): ReadAnswer => {
  try {
    return { set: readSet(source) };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', ({ id, task }: Numbered<SetSource>) => {
  parentPort?.postMessage({ id, answer: answerTo(task) } satisfies Finished<ReadAnswer>);
});
