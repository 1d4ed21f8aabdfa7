/** Drawing from a generator, of either kind: both are lists of 32-bit integers, the same on every machine. */
import { besideSecret, nextSecret } from './chacha20.ts';
import { FAST_WORDS, nextFast } from './sfc32.ts';

/** The state of a generator, and of which kind: four words are a fast one's, more are a secret one's. */
export type Rng = number[];

/** The next 32 bits, as an unsigned integer. */
export const next = (rng: Rng): number => (rng.length === FAST_WORDS ? nextFast(rng) : nextSecret(rng));

/** A whole number from 0 to `n - 1`, every one equally likely. */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= 4294967296)) throw new Error(`no whole number lies from 0 to ${n} - 1`);
  let value = next(rng);
  // The few values past the last whole multiple of n would favour small results: draw again.
  while (value >= 4294967296 - n && value >= 4294967296 - (4294967296 % n)) value = next(rng);
  return value % n;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const last = list[i] as T;
    list[i] = list[j] as T;
    list[j] = last;
  }
  return list;
}

/**
 * A fast generator beside this one, which it does not advance: for what nobody may foresee, and no draw may depend on.
 * A secret generator has one for every two numbers; a fast one has itself.
 */
export const beside = (rng: Rng, a: number, b: number): Rng =>
  rng.length === FAST_WORDS ? rng.slice() : besideSecret(rng, a, b);
