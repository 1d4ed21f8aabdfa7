/** A limited number in a while: a bucket for each name that fills up with time. */
import type { Ticker } from '../ticker.ts';
import { Sorry } from './sorry.ts';

export interface Allowance {
  /** At once. */
  most: number;
  /** After this many milliseconds one more is allowed again. */
  everyMs: number;
}

const MOST_NAMES = 10_000;

export class Tries {
  readonly #allowance: Allowance;
  readonly #ticker: Pick<Ticker, 'now'>;
  readonly #used = new Map<string, { left: number; at: number }>();

  constructor(allowance: Allowance, ticker: Pick<Ticker, 'now'>) {
    this.#allowance = allowance;
    this.#ticker = ticker;
  }

  /** Takes one; false: there is none left. */
  take(name: string): boolean {
    const bucket = this.#bucket(name);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }
  hasLeft = (name: string): boolean => this.#bucket(name).left >= 1;

  #bucket(name: string): { left: number; at: number } {
    const { most, everyMs } = this.#allowance;
    const now = this.#ticker.now();
    const before = this.#used.get(name) ?? { left: most, at: now };
    const bucket = { left: Math.min(most, before.left + (now - before.at) / everyMs), at: now };
    this.#used.delete(name);
    this.#used.set(name, bucket); // the longest unused come first
    if (this.#used.size > MOST_NAMES) this.#used.delete(this.#used.keys().next().value ?? '');
    return bucket;
  }
}

export function demandTry(tries: Tries, name: string): void {
  if (!tries.take(name)) throw new Sorry('This was asked for too often: wait a moment.');
}
