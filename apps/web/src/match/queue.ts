/** Shows one thing after another, each for its time. Can be paused, hurried and skipped. */
import type { Ticker } from './ticker.ts';

export interface Item {
  /** At the usual pace; 0 happens at once and is over. */
  ms: number;
  show(): void;
}

export interface Queue {
  readonly idle: boolean;
  push(...items: Item[]): void;
  /** What is being shown stays until it goes on. */
  pause(paused: boolean): void;
  /** 1 is the usual pace, 2 twice as fast, 0 at once. */
  setSpeed(speed: number): void;
  /** Shows everything that waits, at once. */
  skip(): void;
  clear(): void;
}

export function createQueue(ticker: Ticker): Queue {
  let waiting: Item[] = [];
  /** Of what is being shown, at the usual pace; null: nothing is. */
  let left: number | null = null;
  let since = 0;
  let speed = 1;
  let paused = false;
  let stop = (): void => {};

  const halt = (): void => {
    stop();
    stop = () => {};
    if (left !== null && !paused) left = Math.max(0, left - (ticker.now() - since) * speed);
  };
  const run = (): void => {
    if (left === null || paused) return;
    since = ticker.now();
    if (speed === 0 || left === 0) next();
    else stop = ticker.after(left / speed, next);
  };
  const next = (): void => {
    stop = () => {};
    left = null;
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      item.show();
      if (item.ms <= 0 || speed === 0) continue;
      left = item.ms;
      run();
      return;
    }
  };

  return {
    get idle() {
      return left === null && waiting.length === 0;
    },
    push(...items) {
      waiting.push(...items);
      if (left === null) next();
    },
    pause(wanted) {
      if (wanted === paused) return;
      halt();
      paused = wanted;
      run();
    },
    setSpeed(wanted) {
      halt();
      speed = wanted;
      run();
    },
    skip() {
      halt();
      left = null;
      for (let item = waiting.shift(); item; item = waiting.shift()) item.show();
    },
    clear() {
      halt();
      left = null;
      waiting = [];
    },
  };
}
