/** The line to the thinker: opens it when somebody thinks, and does not wait for one that is gone or overruns. */
import { type FromThinker, readFromThinker, type ToThinker } from '@dealers-choice/protocol';
import type { Ticker } from '../ticker.ts';

export interface ThinkerPort {
  post(message: ToThinker): void;
  close(): void;
}
export interface ThinkerEnd {
  message(data: unknown): void;
  broke(why: string): void;
}
export type OpenThinker = (end: ThinkerEnd) => ThinkerPort;

export type Task = Omit<ToThinker<'think'>, 'type' | 'request' | 'milliseconds'>;
export type Pondered = Omit<FromThinker<'thought'>, 'type' | 'request'>;

export interface Mind {
  /** Somebody will think about this game soon. */
  fetch(game: string, cards: string): void;
  /** Rejects with a sentence when nothing comes of it. Thoughts are thought one after the other. */
  think(task: Task): Promise<Pondered>;
}

/** No round of thinking is begun after this: whoever plays with a slow device waits no longer. */
export const CAP_MS = 1_500;
/** Far beyond the cap: something hangs. A game is fetched first, which may take longer. */
export const OVERRUN_MS = 10_000;
const FETCH_MS = 30_000;

interface Waiting {
  resolve(thought: Pondered): void;
  reject(error: Error): void;
}

export function createMind(open: OpenThinker, ticker: Ticker): Mind {
  let port: ThinkerPort | null = null;
  let asked = 0;
  let stop = (): void => {};
  const waiting = new Map<number, Waiting>();

  /** Whoever waits is told, and the next thought goes to a new thinker. */
  const give = (why: string): void => {
    stop();
    port?.close();
    port = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new Error(why));
  };
  const watch = (ms: number): void => {
    stop();
    stop = waiting.size === 0 ? () => {} : ticker.after(ms, () => give('it did not come to an end'));
  };
  const hear = (data: unknown): void => {
    const message = readFromThinker(data);
    if (typeof message === 'string') {
      give(message);
      return;
    }
    const { request, type } = message;
    if (type !== 'begun') {
      const mine = waiting.get(request);
      waiting.delete(request);
      if (type === 'thought') mine?.resolve(message);
      else mine?.reject(new Error(message.why));
    }
    watch(OVERRUN_MS);
  };
  const connect = (): ThinkerPort => {
    const fresh: ThinkerPort = open({
      message: (data) => fresh === port && hear(data),
      broke: (why) => fresh === port && give(why),
    });
    port = fresh;
    return fresh;
  };
  return {
    fetch: (game, cards) => (port ?? connect()).post({ type: 'fetch', game, cards }),
    think: (task) =>
      new Promise((resolve, reject) => {
        const request = ++asked;
        waiting.set(request, { resolve, reject });
        if (waiting.size === 1) watch(FETCH_MS);
        (port ?? connect()).post({ ...task, type: 'think', request, milliseconds: CAP_MS });
      }),
  };
}
