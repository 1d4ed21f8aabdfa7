/** Runs games 0 to n in ranges, on threads or here. Results come back in the order of the games. */
import { Worker } from 'node:worker_threads';

export interface Range {
  from: number;
  to: number;
  /** For a job whose ranges differ: two sets of weights to hold against each other, and which seeds they play. */
  weights?: { a: readonly number[]; b: readonly number[]; seeds: string };
}

/** Does one range at a time. */
export interface Runner<R> {
  run(range: Range): Promise<R>;
  stop(): Promise<void>;
}

export interface RunHow<R> {
  /** Called after each range with the number of games done so far. */
  onProgress?(done: number): void;
  /** After such a result no further range is begun; every range before it is still finished. */
  isLast?(result: R): boolean;
  /** Stops everything; the run then throws `Interrupted`. */
  signal?: AbortSignal;
}

export class Interrupted extends Error {}

/** Ctrl-C (or a kill) during `work` stops its threads before it is given up, so that it can tidy up after itself. */
export async function untilCtrlC<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, onSignal);
  try {
    return await work(stop.signal);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
}

/** A message to a thread costs some 30 µs: a range of this many milliseconds makes that nothing. */
const RANGE_MS = 60;

export async function runRanges<R>(games: number, runners: readonly Runner<R>[], how: RunHow<R> = {}): Promise<R[]> {
  const results: { from: number; result: R }[] = [];
  let next = 0;
  let done = 0;
  let size = 1;
  let stopped = false;
  const work = async (runner: Runner<R>): Promise<void> => {
    while (next < games && !stopped) {
      const range = { from: next, to: Math.min(games, next + size) };
      next = range.to;
      const began = performance.now();
      const result = await runner.run(range);
      const each = (performance.now() - began) / (range.to - range.from);
      // Grows by at most twice, so that one quick game at the start does not make a range of minutes.
      size = Math.max(1, Math.min(size * 2, Math.round(RANGE_MS / each), Math.ceil((games - next) / runners.length)));
      results.push({ from: range.from, result });
      stopped ||= how.isLast?.(result) ?? false;
      done += range.to - range.from;
      how.onProgress?.(done);
    }
  };
  try {
    await Promise.race([Promise.all(runners.map(work)), ...(how.signal ? [aborted(how.signal)] : [])]);
  } finally {
    stopped = true;
    await Promise.all(runners.map((runner) => runner.stop()));
  }
  return results.sort((a, b) => a.from - b.from).map(({ result }) => result);
}

/** Never comes, or fails with `Interrupted`. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Interrupted('stopped')), { once: true }));

/** Runs in this thread, and lets the progress bar and Ctrl-C in between ranges. */
export function inThisThread<R>(work: (range: Range) => R): Runner<R> {
  let stopped = false; // a range that was already on its way would leave files behind
  return {
    run: (range) => new Promise((done, fail) => setImmediate(() => stopped || attempt(() => done(work(range)), fail))),
    stop: async () => {
      stopped = true;
    },
  };
}

function attempt(work: () => void, fail: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    fail(error);
  }
}

/** What a thread answers. */
export type Reply<R> = { result: R } | { error: { message: string; stack: string } };

export function thread<J, R>(file: URL, job: J): Runner<R> {
  const worker = new Worker(file, { workerData: job });
  let settle: { done(result: R): void; fail(error: Error): void } | null = null;
  let ended: Error | null = null;
  const fail = (error: Error): void => settle?.fail(error);
  const end = (error: Error): void => {
    ended ??= error;
    fail(ended);
  };
  worker.on('message', (reply: Reply<R>) => {
    if ('result' in reply) return settle?.done(reply.result);
    const error = new Error(reply.error.message);
    error.stack = reply.error.stack;
    fail(error);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('a worker thread ended by itself')));
  return {
    run: (range) =>
      new Promise((done, fail) => {
        settle = { done, fail };
        if (ended) fail(ended);
        else worker.postMessage(range);
      }),
    stop: async () => {
      settle = null;
      await worker.terminate();
    },
  };
}
