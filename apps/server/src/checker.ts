/** Checks sets in a thread of its own: 30,000 cards take seconds, and whoever plays must not wait for them. */
import { Worker } from 'node:worker_threads';
import { type CheckedSet, unreadSet } from './checked-set.ts';
import type { Page } from './pages.ts';

export type Check = (name: string, path: string) => Promise<CheckedSet>;

export interface CheckTask {
  id: number;
  name: string;
  path: string;
}
/** A thread sends bytes, not a Buffer. */
export interface CheckAnswer {
  id: number;
  set: { note: CheckedSet['note']; page: (Omit<Page, 'body'> & { body: Uint8Array<ArrayBuffer> }) | null };
}

interface Waiting {
  name: string;
  done(set: CheckedSet): void;
}

/** `file`: `check-worker.ts`, built. The thread begins with the first set, and does not keep the server from ending. */
export function checkerIn(file: URL): Check {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  function begin(): Worker {
    const begun = new Worker(file);
    begun.unref();
    begun.on('message', ({ id, set: { note, page } }: CheckAnswer) => {
      const body = page && Buffer.from(page.body.buffer, page.body.byteOffset, page.body.byteLength);
      waiting.get(id)?.done({ note, page: page && body && { ...page, body } });
      waiting.delete(id);
    });
    // A set that breaks the thread is told as one that cannot be read; the next one gets a new thread.
    const end = (error: unknown): void => {
      if (worker === begun) worker = null;
      for (const { name, done } of [...waiting.values()]) done(unreadSet(name, error));
      waiting.clear();
    };
    begun.on('error', end);
    begun.on('exit', () => worker === begun && end('checking it ended early'));
    return begun;
  }
  return (name, path) =>
    new Promise((done) => {
      worker ??= begin();
      const id = ++last;
      waiting.set(id, { name, done });
      worker.postMessage({ id, name, path } satisfies CheckTask);
    });
}
