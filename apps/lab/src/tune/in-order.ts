/** Work that is spread over runners and comes back in order: the same for any number of them, as far as time allows. */
import type { Range, Runner } from '../pool.ts';

export interface InOrderHow<R> {
  runners: readonly Runner<R[]>[];
  /** The numbers from `from` up to `to`, without it. */
  from: number;
  to: number;
  /** What goes with each range. */
  weights?: Range['weights'];
  /** No further range is begun. */
  isOver(): boolean;
  now(): number;
  /** After each range, with everything that has come in order so far. */
  onProgress(done: readonly R[]): void;
}

/** A range of this many milliseconds makes the message to a thread cost nothing. */
const RANGE_MS = 300;

/** What was done, from the first on without a gap. */
export async function inOrder<R>({ runners, from, to, weights, ...how }: InOrderHow<R>): Promise<R[]> {
  const done: R[] = [];
  const early = new Map<number, R[]>();
  let next = from;
  let size = 1;
  const work = async (runner: Runner<R[]>): Promise<void> => {
    while (next < to && !how.isOver()) {
      const range = { from: next, to: Math.min(to, next + size), ...(weights && { weights }) };
      next = range.to;
      const began = how.now();
      early.set(range.from, await runner.run(range));
      const each = (how.now() - began) / (range.to - range.from);
      const fair = Math.ceil((to - next) / runners.length);
      size = Math.max(1, Math.min(size * 2, Math.round(RANGE_MS / Math.max(each, 0.01)), fair));
      for (let part = early.get(from + done.length); part; part = early.get(from + done.length)) {
        early.delete(from + done.length);
        done.push(...part);
      }
      how.onProgress(done);
    }
  };
  await Promise.all(runners.map(work));
  return done;
}
