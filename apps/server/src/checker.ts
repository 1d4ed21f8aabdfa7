/** Checks sets in a thread of its own: 30,000 cards take seconds. */
import { type CheckedSet, unreadSet } from './checked-set.ts';
import type { Page } from './pages.ts';
import { taskThread } from './task-threads.ts';

export type Check = (name: string, path: string) => Promise<CheckedSet>;

export interface CheckTask {
  name: string;
  path: string;
}
/** A thread sends bytes, not a Buffer. */
export interface CheckAnswer {
  note: CheckedSet['note'];
  page: (Omit<Page, 'body'> & { body: Uint8Array<ArrayBuffer> }) | null;
}

/** `file`: `check-worker.ts`, built. A set that breaks the thread is told as one that cannot be read. */
export function checkerIn(file: URL): Check {
  const run = taskThread<CheckTask, CheckAnswer>(file);
  return async (name, path) => {
    try {
      const { note, page } = await run({ name, path });
      const body = page && Buffer.from(page.body.buffer, page.body.byteOffset, page.body.byteLength);
      return { note, page: page && body && { ...page, body } };
    } catch (error) {
      return unreadSet(name, error);
    }
  };
}
