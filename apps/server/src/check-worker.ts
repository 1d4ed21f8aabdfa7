/** The thread in which sets are checked, one after the other. */
import { parentPort } from 'node:worker_threads';
import { checkedSet } from './checked-set.ts';
import type { CheckAnswer, CheckTask } from './checker.ts';
import type { Finished, Numbered } from './task-threads.ts';

parentPort?.on('message', ({ id, task: { name, path } }: Numbered<CheckTask>) => {
  const { note, page } = checkedSet(name, path);
  const body = new Uint8Array(page?.body ?? []); // bytes of its own, which can be handed over without a copy
  const answer: CheckAnswer = { note, page: page && { ...page, body } };
  parentPort?.postMessage({ id, answer } satisfies Finished<CheckAnswer>, [body.buffer]);
});
