/** What a person did, until the server has acknowledged it: sent once more after every loss, and done once. */
import type { MatchToServer } from '@dealers-choice/protocol';
import type { Ticker } from '../match/ticker.ts';

export type Done = MatchToServer<'answer' | 'undo' | 'change' | 'concede'>;

export interface PendingMoves {
  readonly isEmpty: boolean;
  /** How many have not been acknowledged. */
  readonly count: number;
  /** Sends it, now or when the line is up. */
  put(message: Done): void;
  /** It was done, or refused; gives what it was. */
  take(moveId: string): Done | null;
  /** The server has shown how things stand instead of doing the oldest of them. */
  takeFirst(): Done | null;
  /** The line is up: everything goes out, in order, each under the id that it had. */
  sendAll(): void;
  /** None of it is sent again. */
  clear(): void;
}

/** A message that was not answered for this long is sent again. */
const AGAIN_MS = 4_000;

interface PendingHow {
  ticker: Ticker;
  say(message: Done): void;
  /** What the page before this one had not heard of. */
  before: readonly Done[];
  keep(waiting: readonly Done[]): void;
}

export function createPendingMoves({ ticker, say, before, keep }: PendingHow): PendingMoves {
  let waiting = [...before];
  let stop = (): void => {};
  const watch = (): void => {
    stop();
    if (waiting.length > 0) stop = ticker.after(AGAIN_MS, sendAll);
  };
  const sendAll = (): void => {
    for (const message of waiting) say(message);
    watch();
  };
  const set = (all: Done[]): void => {
    waiting = all;
    keep(waiting);
  };
  const without = (found: Done | undefined): Done | null => {
    set(waiting.filter((one) => one !== found));
    watch();
    return found ?? null;
  };
  return {
    get isEmpty() {
      return waiting.length === 0;
    },
    get count() {
      return waiting.length;
    },
    put(message) {
      set([...waiting, message]);
      say(message);
      watch();
    },
    take: (moveId) => without(waiting.find((one) => one.moveId === moveId)),
    takeFirst: () => without(waiting[0]),
    sendAll,
    clear() {
      set([]);
      stop();
    },
  };
}
