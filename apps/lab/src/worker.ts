/** A thread of the pool: told its job once, then handed ranges of games. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from './games.ts';
import { doRange, type Job } from './jobs.ts';
import type { Range, Reply } from './pool.ts';

const job: Job = workerData;
parentPort?.on('message', (range: Range) => parentPort?.postMessage(reply(range)));

function reply(range: Range): Reply<unknown> {
  try {
    return { result: doRange(GAMES, job, range) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { message, stack: stack ?? message } };
  }
}
