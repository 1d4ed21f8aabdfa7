import { createCipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { below, beside, next, secretRng, sha256, shuffle } from '../src/index.ts';
import { expectFairDie } from './fair.ts';

/** What others make of the same seed: the words of OpenSSL's ChaCha20 under OpenSSL's SHA-256. */
function elsewhere(seed: string, count: number, nonce: readonly number[] = [0, 0, 0]): number[] {
  const iv = Buffer.alloc(16);
  for (const [i, word] of nonce.entries()) iv.writeInt32LE(word, 4 * (i + 1));
  const key = createHash('sha256').update(seed, 'utf8').digest();
  const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(4 * count));
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i));
}

const SEEDS = ['', '7', 'a seed', 'Schlüssel', '骰子', '🎲🎲', 'x'.repeat(55), 'x'.repeat(56), 'y'.repeat(1_000)];

test.each(SEEDS)('the SHA-256 of "%s" is the standard one', (seed) => {
  const digest = createHash('sha256').update(seed, 'utf8').digest();
  expect(sha256(seed)).toEqual(Array.from({ length: 8 }, (_, i) => digest.readInt32LE(4 * i)));
});
test('halves of a pair that stand alone are texts of their own', () => {
  const digests = ['\ud83c', '\udfb2', '\ufffd', ''].map((text) => sha256(text).join());
  expect(new Set(digests).size).toBe(4);
});

test.each(SEEDS)('whoever is told the seed "%s" finds the same words with any library', (seed) => {
  const rng = secretRng(seed);
  const words = Array.from({ length: 100 }, () => next(rng));
  expect(words).toEqual(elsewhere(seed, 100));
});
test('a number is its decimal text', () => {
  expect(secretRng(7)).toEqual(secretRng('7'));
});
test('a state saved as text goes on where it was, in the middle of a block', () => {
  const rng = secretRng('saved');
  for (let i = 0; i < 21; i++) next(rng);
  const again = JSON.parse(JSON.stringify(rng));
  expect(Array.from({ length: 40 }, () => next(again))).toEqual(elsewhere('saved', 61).slice(21));
});
test('the state stays a list of 32-bit whole numbers, of one block at most', () => {
  const rng = secretRng('x');
  for (let i = 0; i < 1_000; i++) {
    next(rng);
    expect(rng.length).toBeLessThan(9 + 16);
    for (const word of rng) expect(word | 0).toBe(word);
  }
});

test('beside the stream there are others: each is the same whenever it is asked, and none advances a draw', () => {
  const rng = secretRng('beside');
  const before = rng.slice();
  expect(beside(rng, 3, 4).map((word) => word >>> 0)).toEqual(elsewhere('beside', 4, [1, 3, 4]));
  expect(rng).toEqual(before);
  next(rng);
  expect(beside(rng, 3, 4)).toEqual(beside(before, 3, 4));
  const states = [
    [0, 0],
    [0, 1],
    [1, 0],
    [3, 4],
  ].map(([a = 0, b = 0]) => beside(rng, a, b).join());
  expect(new Set(states).size).toBe(4);
});

test.each([2, 6, 10, 110])('a die of %i sides is fair', (sides) => {
  const rng = secretRng(`die ${sides}`);
  expectFairDie(sides, () => below(rng, sides));
});
test('a shuffle reaches every order about equally often', () => {
  const rng = secretRng('shuffle');
  const seen = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = shuffle(rng, [1, 2, 3]).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});
