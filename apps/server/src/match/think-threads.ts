/** Bots think in threads of their own: however long one takes, nobody's move waits for it. */
import { Worker } from 'node:worker_threads';
import type { Move } from '@dealers-choice/kernel';
import type { Think, Thought } from './thinking.ts';

export interface ThinkTask {
  id: number;
  about: Thought;
}
export type ThinkAnswer = { id: number; move: Move | null } | { id: number; failed: string };

interface Waiting {
  about: Thought;
  done(move: Move | null): void;
  fail(error: Error): void;
}
interface Thread {
  worker: Worker;
  /** What it thinks about; null: nothing. */
  task: (Waiting & { id: number }) | null;
  stopWatching: () => void;
}

export interface ThreadsHow {
  /** `think-worker.ts`, built. */
  file: URL;
  count: number;
  /** A bot that takes longer has failed, in milliseconds: its thread is ended, and the next thought gets a new one. */
  patience?: number;
}

/** Threads begin with the first thoughts, and do not keep the server from ending. */
export function thinkIn({ file, count, patience = 20_000 }: ThreadsHow): Think {
  const threads: Thread[] = [];
  const waiting: Waiting[] = [];
  let last = 0;

  function begin(): Thread {
    const worker = new Worker(file);
    worker.unref();
    const thread: Thread = { worker, task: null, stopWatching: () => {} };
    worker.on('message', (answer: ThinkAnswer) => finish(thread, answer));
    worker.on('error', (error) => end(thread, error));
    worker.on('exit', () => end(thread, new Error('the thread of a bot ended')));
    threads.push(thread);
    return thread;
  }
  function finish(thread: Thread, answer: ThinkAnswer): void {
    const { task } = thread;
    if (task?.id !== answer.id) return;
    thread.stopWatching();
    thread.task = null;
    if ('failed' in answer) task.fail(new Error(answer.failed));
    else task.done(answer.move);
    goOn();
  }
  function end(thread: Thread, error: Error): void {
    const at = threads.indexOf(thread);
    if (at < 0) return;
    threads.splice(at, 1);
    thread.stopWatching();
    thread.task?.fail(error);
    void thread.worker.terminate();
    goOn();
  }
  function goOn(): void {
    const free = threads.find(({ task }) => task === null) ?? (threads.length < count ? 'new' : null);
    const next = free === null ? undefined : waiting.shift();
    if (free === null || !next) return;
    const thread = free === 'new' ? begin() : free;
    const id = ++last;
    thread.task = { ...next, id };
    const timer = setTimeout(() => end(thread, new Error('a bot thought for too long')), patience);
    timer.unref();
    thread.stopWatching = () => clearTimeout(timer);
    thread.worker.postMessage({ id, about: next.about } satisfies ThinkTask);
    goOn();
  }
  return (about) =>
    new Promise((done, fail) => {
      waiting.push({ about, done, fail });
      goOn();
    });
}
