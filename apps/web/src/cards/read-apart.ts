/** Reads cards in a worker of its own: the page stays alive meanwhile, is told how far it is, and may cancel. */
import { createStore } from 'zustand/vanilla';
import type { CardReport, CardSource, ReadSoFar } from './reading.ts';

export type FromReader = { report: CardReport } | { problem: string } | { progress: ReadSoFar };
/** `reportOnly`: nobody plays with them yet, so the set need not cross over, which takes the page a while. */
export type ToReader = { game: string; source: CardSource; reportOnly?: boolean };

/** How far cards are read, for whoever waits for them; null: none are being read, or nothing is known yet. */
export const readingNow = createStore<{ soFar: ReadSoFar | null }>(() => ({ soFar: null }));

/** Somebody did not want to wait. No cards were kept; what was read of them is, for the next try. */
export class Cancelled extends Error {}

interface How {
  signal?: AbortSignal;
  reportOnly?: boolean;
}

export function readApart(game: string, source: CardSource, how: How = {}): Promise<CardReport> {
  const { signal, reportOnly = false } = how;
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
    const end = (act: () => void): void => {
      worker.terminate();
      readingNow.setState({ soFar: null });
      act();
    };
    worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      if ('progress' in data) readingNow.setState({ soFar: data.progress });
      else end(() => ('report' in data ? resolve(data.report) : reject(new Error(data.problem))));
    };
    worker.onerror = ({ message }) =>
      end(() => reject(new Error(`The cards could not be read: ${message || 'the reader did not start'}.`)));
    signal?.addEventListener('abort', () => end(() => reject(new Cancelled('cancelled'))), { once: true });
    worker.postMessage({ game, source, reportOnly } satisfies ToReader);
  });
}
