/** A thread for work that takes seconds, one task after the other: whoever plays must not wait for it. */
import { Worker } from 'node:worker_threads';

export interface Numbered<T> {
  id: number;
  task: T;
}
export interface Finished<A> {
  id: number;
  answer: A;
}

interface Waiting<A> {
  done(answer: A): void;
  fail(error: unknown): void;
}

/**
 * `file`: the thread's script, built. It begins with the first task, and does not keep the server from ending. A task
 * fails when the thread breaks, whichever task broke it; the next one gets a new thread.
 */
export function taskThread<T, A>(file: URL): (task: T) => Promise<A> {
  const waiting = new Map<number, Waiting<A>>();
  let worker: Worker | null = null;
  let last = 0;

  function begin(): Worker {
    const begun = new Worker(file);
    begun.unref();
    begun.on('message', ({ id, answer }: Finished<A>) => {
      waiting.get(id)?.done(answer);
      waiting.delete(id);
    });
    const end = (error: unknown): void => {
      if (worker === begun) worker = null;
      const left = [...waiting.values()];
      waiting.clear();
      for (const { fail } of left) fail(error);
    };
    begun.on('error', end);
    begun.on('exit', () => worker === begun && end(new Error('the thread ended early')));
    return begun;
  }
  return (task) =>
    new Promise((done, fail) => {
      worker ??= begin();
      const id = ++last;
      waiting.set(id, { done, fail });
      worker.postMessage({ id, task } satisfies Numbered<T>);
    });
}
