/** The line to the thinker: opens it when somebody thinks, and does not wait for one that is gone or overruns. */
import { type FromThinker, readFromThinker, type ToThinker } from '@dealers-choice/protocol';
import { reasonOf } from '../sentences.ts';
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
  /**
   * Rejects with a sentence when nothing comes of it. Thoughts are thought one after the other; what nobody wants any
   * more when its turn comes is not begun, so that nobody waits for it.
   */
  think(task: Task, isWanted: () => boolean): Promise<Pondered>;
}

/** Thinking ends soon after this: whoever plays with a slow device waits no longer. */
const CAP_MS = 1_500;
/** Far beyond the cap: something hangs. A game is fetched first, which may take longer. */
export const OVERRUN_MS = 10_000;
const FETCH_MS = 30_000;

interface Waiting {
  task: Task;
  isWanted(): boolean;
  resolve(thought: Pondered): void;
  reject(error: Error): void;
}

export function createMind(open: OpenThinker, ticker: Ticker): Mind {
  let port: ThinkerPort | null = null;
  let asked = 0;
  let stop = (): void => {};
  /** What the thinker was given last, under the number `asked`; null: it has answered. */
  let current: Waiting | null = null;
  const waiting: Waiting[] = [];

  /** Whoever waits is told, and the next thought goes to a new thinker. */
  const give = (why: string): void => {
    stop();
    port?.close();
    port = null;
    const all = [...(current ? [current] : []), ...waiting.splice(0)];
    current = null;
    for (const { reject } of all) reject(new Error(why));
  };
  const watch = (ms: number): void => {
    stop();
    stop = ticker.after(ms, () => give('it did not come to an end'));
  };
  const hear = (data: unknown): void => {
    const message = readFromThinker(data);
    if (typeof message === 'string') {
      give(message);
      return;
    }
    if (!current || message.request !== asked) return;
    if (message.type === 'begun') {
      watch(OVERRUN_MS);
      return;
    }
    stop();
    const { resolve, reject } = current;
    current = null;
    if (message.type === 'thought') resolve(message);
    else reject(new Error(message.why));
    next();
  };
  const connect = (): ThinkerPort => {
    const fresh: ThinkerPort = open({
      message: (data) => fresh === port && hear(data),
      broke: (why) => fresh === port && give(why),
    });
    port = fresh;
    return fresh;
  };
  const next = (): void => {
    while (!current) {
      const one = waiting.shift();
      if (!one) return;
      if (one.isWanted()) begin(one);
      else one.reject(new Error('nobody waits for it any more'));
    }
  };
  const begin = (one: Waiting): void => {
    current = one;
    watch(FETCH_MS);
    try {
      (port ?? connect()).post({ ...one.task, type: 'think', request: ++asked, milliseconds: CAP_MS });
    } catch (error) {
      give(reasonOf(error));
    }
  };
  return {
    fetch(game, cards) {
      try {
        (port ?? connect()).post({ type: 'fetch', game, cards });
      } catch (error) {
        give(reasonOf(error)); // said to whoever thinks, when it is tried again
      }
    },
    think: (task, isWanted) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, isWanted, resolve, reject });
        next();
      }),
  };
}
