/**
 * Shows one thing after another, each for its time and until what it set in motion has come to rest. Can be paused,
 * hurried and skipped.
 */
import type { Motion } from '@dealers-choice/table';
import type { Ticker } from './ticker.ts';

export interface Item {
  /** At the usual pace; 0 happens at once and is over. */
  ms: number;
  /** Returns what the queue waits for, beside the time. `skipped`: nobody sees it, only where it leads. */
  show(skipped: boolean): Motion | undefined;
}

export interface Queue {
  readonly isEmpty: boolean;
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
  /** Of what is being shown, at the usual pace; null: its time is over, or nothing is shown. */
  let left: number | null = null;
  /** What is being shown is still in motion. Things that still moved when they were skipped are not waited for. */
  let moving: object | null = null;
  let since = 0;
  let speed = 1;
  let paused = false;
  let stop = (): void => {};

  const isShowing = (): boolean => left !== null || moving !== null;
  const halt = (): void => {
    stop();
    stop = () => {};
    if (left !== null && !paused) left = Math.max(0, left - (ticker.now() - since) * speed);
  };
  const run = (): void => {
    if (!isShowing() || paused) return;
    since = ticker.now();
    if (speed === 0) {
      moving = null;
      timeIsOver();
    } else if (left === 0) timeIsOver();
    else if (left !== null) stop = ticker.after(left / speed, timeIsOver);
  };
  const timeIsOver = (): void => {
    stop = () => {};
    left = null;
    if (moving === null) next();
  };
  const watch = (motion: Motion | undefined): void => {
    if (!motion?.length || speed === 0) return;
    const mine = {};
    moving = mine;
    void Promise.allSettled(motion).then(() => {
      if (moving !== mine) return;
      moving = null;
      if (left !== null) return;
      left = 0;
      run();
    });
  };
  const next = (): void => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      watch(item.show(speed === 0));
      if (item.ms > 0 && speed !== 0) left = item.ms;
      if (!isShowing()) continue;
      run();
      return;
    }
  };

  return {
    get isEmpty() {
      return !isShowing() && waiting.length === 0;
    },
    push(...items) {
      waiting.push(...items);
      if (!isShowing()) next();
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
      moving = null;
      for (let item = waiting.shift(); item; item = waiting.shift()) item.show(true);
    },
    clear() {
      halt();
      left = null;
      moving = null;
      waiting = [];
    },
  };
}
