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

interface Waiting<T, A> extends Numbered<T> {
  done(answer: A): void;
  fail(error: unknown): void;
}

/** No task that means well takes this long, or needs this much. */
const PATIENCE_MS = 120_000;
const MOST_MEGABYTES = 1_024;

/**
 * `file`: the thread's script, built. It begins with the first task, and does not keep the server from ending. A task
 * that breaks the thread, or does not end, fails alone: those behind it get a new thread.
 */
export function taskThread<T, A>(file: URL, patience = PATIENCE_MS): (task: T) => Promise<A> {
  const waiting: Waiting<T, A>[] = [];
  let worker: Worker | null = null;
  let running: Waiting<T, A> | null = null;
  let late: NodeJS.Timeout | undefined;
  let last = 0;

  function begin(): Worker {
    const begun = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    begun.unref();
    begun.on('message', ({ id, answer }: Finished<A>) => {
      if (id === running?.id) settle((task) => task.done(answer));
    });
    begun.on('error', (error) => end(begun, error));
    begun.on('exit', () => end(begun, new Error('the thread ended early')));
    return begun;
  }
  function end(ended: Worker, error: unknown): void {
    if (worker !== ended) return;
    worker = null;
    void ended.terminate();
    settle((task) => task.fail(error));
  }
  function settle(tell: (task: Waiting<T, A>) => void): void {
    clearTimeout(late);
    const task = running;
    running = null;
    if (task) tell(task);
    next();
  }
  function next(): void {
    if (running) return;
    running = waiting.shift() ?? null;
    if (!running) return;
    const thread = worker ?? begin();
    worker = thread;
    late = setTimeout(() => end(thread, new Error('it took too long')), patience);
    late.unref();
    const { id, task } = running;
    thread.postMessage({ id, task } satisfies Numbered<T>);
  }
  return (task) =>
    new Promise((done, fail) => {
      waiting.push({ id: ++last, task, done, fail });
      next();
    });
}
