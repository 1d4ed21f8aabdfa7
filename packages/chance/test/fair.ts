import { expect } from 'vitest';

/** Rolls a die with this many sides often enough to see one that is loaded. */
export function expectFairDie(sides: number, roll: () => number): void {
  const rolls = 20_000;
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) {
    const side = roll();
    counts[side] = (counts[side] ?? Number.NaN) + 1;
  }
  const expected = rolls / sides;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // Far beyond what chance gives: five standard deviations above the mean of chi-square.
  expect(chiSquare).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
}
