/** The fast generator (sfc32): 128 bits of state as four 32-bit integers. For bots, imagined worlds and tests. */
import type { Rng } from './rng.ts';

export const FAST_WORDS = 4;

/** Spreads a seed over the four words; a long random text keeps all of its 128 bits. */
export function seedRng(seed: number | string): Rng {
  const text = String(seed);
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x85ebca6b) ^ (b >>> 13);
    b = Math.imul(b ^ unit, 0xc2b2ae35) ^ (c >>> 15);
    c = Math.imul(c ^ unit, 0x27d4eb2f) ^ (d >>> 12);
    d = Math.imul(d ^ unit, 0x165667b1) ^ (a >>> 14);
  }
  const rng = [a | 0, b | 0, c | 0, d | 0];
  for (let i = 0; i < 16; i++) nextFast(rng);
  return rng;
}

export function nextFast(rng: Rng): number {
  const a = rng[0] as number;
  const b = rng[1] as number;
  const c = rng[2] as number;
  const count = rng[3] as number;
  const out = (((a + b) | 0) + count) | 0;
  rng[3] = (count + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  return out >>> 0;
}
