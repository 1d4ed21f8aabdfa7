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

interface Bucket {
  left: number;
  /** When that was so. */
  at: number;
}

export class Tries {
  readonly #allowance: Allowance;
  readonly #ticker: Pick<Ticker, 'now'>;
  readonly #used = new Map<string, Bucket>();

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

  #bucket(name: string): Bucket {
    const now = this.#ticker.now();
    const known = this.#used.get(name);
    if (known) {
      known.left = this.#leftIn(known, now);
      known.at = now;
      return known;
    }
    if (this.#used.size >= MOST_NAMES) this.#makeRoom(now);
    const bucket = { left: this.#allowance.most, at: now };
    this.#used.set(name, bucket);
    return bucket;
  }
  #leftIn({ left, at }: Bucket, now: number): number {
    const { most, everyMs } = this.#allowance;
    return Math.min(most, left + (now - at) / everyMs);
  }

  /** A bucket that is full again says nothing of its name: all of these go. If there are none, the longest unused. */
  #makeRoom(now: number): void {
    let oldest = { name: '', at: Number.POSITIVE_INFINITY };
    for (const [name, bucket] of this.#used) {
      if (this.#leftIn(bucket, now) >= this.#allowance.most) this.#used.delete(name);
      else if (bucket.at < oldest.at) oldest = { name, at: bucket.at };
    }
    if (this.#used.size >= MOST_NAMES) this.#used.delete(oldest.name);
  }
}

export function demandTry(tries: Tries, name: string): void {
  if (!tries.take(name)) throw new Sorry('This was asked for too often: wait a moment.');
}
