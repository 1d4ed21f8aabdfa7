/** Reads cards in a worker of its own: the page stays alive meanwhile. */
import type { CardReport, CardSource } from './reading.ts';

export type FromReader = { report: CardReport } | { problem: string };
export type ToReader = { game: string; source: CardSource };

export function readApart(game: string, source: CardSource): Promise<CardReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
    const end = (act: () => void): void => {
      worker.terminate();
      act();
    };
    worker.onmessage = ({ data }: MessageEvent<FromReader>) =>
      end(() => ('report' in data ? resolve(data.report) : reject(new Error(data.problem))));
    worker.onerror = ({ message }) =>
      end(() => reject(new Error(`The cards could not be read: ${message || 'the reader did not start'}.`)));
    worker.postMessage({ game, source } satisfies ToReader);
  });
}
