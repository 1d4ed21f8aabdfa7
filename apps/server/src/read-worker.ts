/** The thread in which texts of cards are read, one set after the other. */
import { parentPort } from 'node:worker_threads';
import type { CardSet } from '@dealers-choice/one-piece';
import { readSet } from './read-set.ts';
import type { SetSource } from './set-source.ts';
import type { Finished, Numbered } from './task-threads.ts';

function finished({ id, task }: Numbered<SetSource>): Finished<CardSet> {
  try {
    return { id, answer: readSet(task) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (asked: Numbered<SetSource>) => parentPort?.postMessage(finished(asked)));
