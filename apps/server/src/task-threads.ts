/** Threads for work that takes long: whoever plays must not wait for it. */
import { Worker } from 'node:worker_threads';

export interface Numbered<T> {
  id: number;
  task: T;
}
/** `failed`: a sentence. */
export type Finished<A> = { id: number; answer: A } | { id: number; failed: string };

interface Waiting<T, A> extends Numbered<T> {
  comesFirst(): boolean;
  done(answer: A): void;
  fail(error: unknown): void;
}
interface Thread<T, A> {
  worker: Worker;
  /** Null: it is free. */
  running: Waiting<T, A> | null;
  late: NodeJS.Timeout | undefined;
}

export interface ThreadsHow {
  /** A thread's script, built. */
  file: URL;
  /** At most this many, each with one task after the other. */
  count: number;
  /** A task that takes longer has failed, in milliseconds. */
  patience: number;
  /** Of memory, for each; absent: as much as the server itself. */
  mostMegabytes?: number;
}

/** `comesFirst`: asked when a thread is free; a task of which it is true then is done before all others. */
export type RunTask<T, A> = (task: T, comesFirst?: () => boolean) => Promise<A>;

/**
 * They begin with the first tasks, and do not keep the server from ending. A task that breaks its thread, or does not
 * end, fails alone: those behind it get a new thread.
 */
export function taskThreads<T, A>({ file, count, patience, mostMegabytes }: ThreadsHow): RunTask<T, A> {
  const limits = mostMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } };
  const threads: Thread<T, A>[] = [];
  const waiting: Waiting<T, A>[] = [];
  let last = 0;

  function begin(): Thread<T, A> {
    const worker = new Worker(file, limits);
    worker.unref();
    const thread: Thread<T, A> = { worker, running: null, late: undefined };
    worker.on('message', (said: Finished<A>) => {
      if (said.id !== thread.running?.id) return;
      settle(thread, (task) => ('failed' in said ? task.fail(new Error(said.failed)) : task.done(said.answer)));
    });
    worker.on('error', (error) => end(thread, error));
    worker.on('exit', () => end(thread, new Error('the thread ended early')));
    threads.push(thread);
    return thread;
  }
  function end(thread: Thread<T, A>, error: unknown): void {
    const at = threads.indexOf(thread);
    if (at < 0) return;
    threads.splice(at, 1);
    void thread.worker.terminate();
    settle(thread, (task) => task.fail(error));
  }
  function settle(thread: Thread<T, A>, tell: (task: Waiting<T, A>) => void): void {
    clearTimeout(thread.late);
    const task = thread.running;
    thread.running = null;
    if (task) tell(task);
    next();
  }
  function next(): void {
    const free = threads.find(({ running }) => running === null);
    if (waiting.length === 0 || (!free && threads.length >= count)) return;
    const thread = free ?? begin();
    const first = waiting.findIndex(({ comesFirst }) => comesFirst());
    const [running] = waiting.splice(Math.max(0, first), 1);
    if (!running) return;
    thread.running = running;
    thread.late = setTimeout(() => end(thread, new Error('it took too long')), patience);
    thread.late.unref();
    thread.worker.postMessage({ id: running.id, task: running.task } satisfies Numbered<T>);
  }
  return (task, comesFirst = () => false) =>
    new Promise((done, fail) => {
      waiting.push({ id: ++last, task, comesFirst, done, fail });
      next();
    });
}

/** No task about cards that means well takes this long, or needs this much. */
const PATIENCE_MS = 120_000;
const MOST_MEGABYTES = 1_024;

/** One thread, for cards: they come from anybody. */
export const taskThread = <T, A>(file: URL, patience = PATIENCE_MS): ((task: T) => Promise<A>) =>
  taskThreads({ file, count: 1, patience, mostMegabytes: MOST_MEGABYTES });
