import { expect, test } from 'vitest';
import { below, next, seedRng, shuffle } from '../src/index.ts';
import { expectFairDie } from './fair.ts';

/** The same generator once more, in arithmetic that cannot overflow. */
function reference(state: readonly number[]): () => number {
  const word = (n: bigint): bigint => n & 0xffffffffn;
  let [a, b, c, count] = state.map((n) => word(BigInt(n))) as [bigint, bigint, bigint, bigint];
  return () => {
    const out = word(a + b + count);
    count = word(count + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + out);
    return Number(out);
  };
}

test('one seed gives one stream, on every machine', () => {
  const rng = seedRng(7);
  expect([next(rng), next(rng), next(rng), next(rng)]).toEqual([531451538, 3530345535, 3582308392, 1701791527]);
  expect(seedRng('7')).toEqual(seedRng(7));
});
test('the stream is sfc32', () => {
  const rng = seedRng('a long seed with many letters');
  const same = reference(rng);
  for (let i = 0; i < 5_000; i++) expect(next(rng)).toBe(same());
});
test('the state stays four 32-bit whole numbers', () => {
  const rng = seedRng('x');
  for (let i = 0; i < 1_000; i++) next(rng);
  expect(rng).toHaveLength(4);
  for (const word of rng) expect(word | 0).toBe(word);
});
test('seeds that differ in one letter, or only in their end, give other streams', () => {
  const seeds = ['', 'a', 'b', 'aa', 'ab', `${'x'.repeat(60)}1`, `${'x'.repeat(60)}2`, 0, 1, 2, -1];
  const firsts = seeds.map((seed) => {
    const rng = seedRng(seed);
    return `${next(rng)} ${next(rng)}`;
  });
  expect(new Set(firsts).size).toBe(seeds.length);
});
test.each([2, 3, 6, 10, 52])('a die of %i sides is fair', (sides) => {
  const rng = seedRng(`die ${sides}`);
  expectFairDie(sides, () => below(rng, sides));
});
test('values that would favour small results are drawn again', () => {
  // Three quarters of 2^32: a plain remainder would give the first third twice as often.
  const n = 3 * 2 ** 30;
  const rng = seedRng('fair');
  let small = 0;
  for (let i = 0; i < 6_000; i++) if (below(rng, n) < 2 ** 30) small++;
  expect(small).toBeGreaterThan(1_800);
  expect(small).toBeLessThan(2_200);
});
test.each([0, -1, Number.NaN, 2 ** 32 + 1])('a die of %d sides does not exist', (sides) => {
  expect(() => below(seedRng(1), sides)).toThrow();
});
test('a shuffle reaches every order about equally often', () => {
  const rng = seedRng('shuffle');
  const seen = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = shuffle(rng, [1, 2, 3]).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(6);
  for (const count of seen.values()) {
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1_150);
  }
});
