/**
 * The generator that people may bet on: the key stream of ChaCha20 (RFC 8439) under the SHA-256 of the seed. Whoever is
 * told the seed can check a deal with any library; whoever is not cannot find it from what was dealt.
 *
 * Its state is the eight words of the key, the number of the next block, and the words of this block that are still to
 * come, last one first.
 */
import type { Rng } from './rng.ts';
import { sha256 } from './sha256.ts';

const KEY = 8;
const HEAD = KEY + 1;
const BLOCK = 16;
/** The first word of the nonce: the stream of draws, and words beside it. */
const STREAM = 0;
const BESIDE = 1;

export const secretRng = (seed: number | string): Rng => [...sha256(String(seed)), 0];

export function nextSecret(rng: Rng): number {
  if (rng.length === HEAD) {
    const words = block(rng, rng[KEY] as number, [STREAM, 0, 0]);
    rng[KEY] = (rng[KEY] as number) + 1;
    for (let i = BLOCK - 1; i >= 0; i--) rng.push(words[i] as number);
  }
  return (rng.pop() as number) >>> 0;
}

/** The state of a fast generator, which tells nothing about the stream nor about any other one beside it. */
export const besideSecret = (rng: Rng, a: number, b: number): Rng => [...block(rng, 0, [BESIDE, a, b]).subarray(0, 4)];

function block(key: Rng, counter: number, nonce: readonly [number, number, number]): Int32Array {
  const x = new Int32Array(BLOCK);
  x[0] = 0x61707865; // "expand 32-byte k"
  x[1] = 0x3320646e;
  x[2] = 0x79622d32;
  x[3] = 0x6b206574;
  for (let i = 0; i < KEY; i++) x[4 + i] = key[i] as number;
  x[12] = counter;
  x[13] = nonce[0];
  x[14] = nonce[1];
  x[15] = nonce[2];
  const before = x.slice();
  for (let i = 0; i < 10; i++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK; i++) x[i] = (x[i] as number) + (before[i] as number);
  return x;
}

function quarterRound(x: Int32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i] as number;
  let b = x[j] as number;
  let c = x[k] as number;
  let d = x[l] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}
