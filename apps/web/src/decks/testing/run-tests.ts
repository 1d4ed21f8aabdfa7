/** Plays test games on several workers at once. The games come back in their own order, whoever played them. */
import type { TestGame, TestPlan } from './plan.ts';
import type { FromTester, ToTester } from './test-worker.ts';

export interface TestRun {
  games: readonly TestGame[];
  workers: number;
  milliseconds: number;
}

/** What plays games: a worker, or a stand-in. */
export interface Tester {
  ask(message: ToTester): Promise<FromTester>;
  end(): void;
}

interface RunHow {
  workers: number;
  signal: AbortSignal;
  progress(done: readonly TestGame[]): void;
  tester?(): Tester;
}

/** As many as the device has, but not more than make a difference. */
export const usualWorkers = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2));

/** A run that is cancelled gives what was played so far. Throws a sentence when games cannot be played. */
export async function runTests(
  plan: TestPlan,
  { workers, signal, progress, tester = inWorker }: RunHow,
): Promise<TestRun> {
  const began = performance.now();
  const games: TestGame[] = [];
  let next = 0;
  const all = Array.from({ length: Math.min(workers, plan.games) }, tester);
  const cancelled = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const work = async (one: Tester): Promise<void> => {
    said(await one.ask({ plan }));
    while (next < plan.games && !signal.aborted) {
      const answer = said(await one.ask({ index: next++ }));
      if (!('game' in answer) || signal.aborted) continue;
      games.push(answer.game);
      progress(games);
    }
  };
  try {
    await Promise.race([Promise.all(all.map(work)), cancelled]);
  } finally {
    for (const one of all) one.end();
  }
  const sorted = [...games].sort((a, b) => a.index - b.index);
  return { games: sorted, workers: all.length, milliseconds: performance.now() - began };
}

/** The record of one of these games: it is played once more, in a worker. Throws a sentence when it cannot be. */
export async function recordOfTest(plan: TestPlan, index: number, tester: () => Tester = inWorker): Promise<string> {
  const one = tester();
  try {
    said(await one.ask({ plan }));
    const answer = said(await one.ask({ watch: index }));
    if (!('record' in answer)) throw new Error('there is no record of it');
    return answer.record;
  } finally {
    one.end();
  }
}

function said(answer: FromTester): FromTester {
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

function inWorker(): Tester {
  const worker = new Worker(new URL('./test-worker.ts', import.meta.url), { type: 'module' });
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FromTester>) => resolve(data);
        worker.onerror = ({ message: why }) => reject(new Error(why || 'the games did not start'));
        worker.postMessage(message);
      }),
    end: () => worker.terminate(),
  };
}
