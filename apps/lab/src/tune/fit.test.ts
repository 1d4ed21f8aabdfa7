import { below, seedRng } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { chanceOf, fitted, logLoss, type Row } from './fit.ts';
import { numbersAfter, trialAt } from './spsa.ts';

/** Matches whose odds are known, played with a loaded coin. */
function played(weights: readonly number[], count: number, seed: number): Row[] {
  const rng = seedRng(seed);
  return Array.from({ length: count }, () => {
    const facts = weights.map(() => (below(rng, 2001) - 1000) / 500);
    return { facts, won: below(rng, 1_000_000) / 1_000_000 < chanceOf({ facts }, weights) ? 1 : 0 };
  });
}

test('a fit finds the weights that matches were played with, and foresees others better', () => {
  const truth = [0.8, -0.3, 0];
  const found = fitted(played(truth, 20_000, 1), 3);
  for (const [i, weight] of found.entries()) expect(Math.abs(weight - (truth[i] ?? 0))).toBeLessThan(0.05);
  const others = played(truth, 5000, 2);
  const loss = (weights: readonly number[]): number => logLoss(others, (row) => chanceOf(row, weights));
  expect(loss(found)).toBeLessThan(loss([0, 0, 0]) - 0.05);
  expect(loss([0, 0, 0])).toBeCloseTo(Math.LN2, 10);
});

test('a fact that never differs, or is another in disguise, does not break the fit', () => {
  const rows = played([1], 2000, 3).map(({ facts: [fact = 0], won }) => ({ facts: [fact, 0, 3 * fact], won }));
  const [one = 0, none = 1, other = 0] = fitted(rows, 3);
  expect(none).toBe(0);
  expect(one + 3 * other).toBeCloseTo(1, 0);
  expect(fitted([{ facts: [1], won: 1 }], 1)[0]).toBeLessThan(1);
});

test('small steps towards what wins come near the best numbers, whatever the luck', () => {
  const best = [2, 0.25, 10];
  const shipped = [1, 0.5, 10];
  const far = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number, i) => sum + Math.log(number / (best[i] ?? 1)) ** 2, 0);
  const rng = seedRng(4);
  const rates: number[] = [];
  for (let step = 0; step < 400; step++) {
    const { up, down } = trialAt(shipped, 1, rates);
    const luck = (below(rng, 2001) - 1000) / 8000; // as of 16 seeds
    rates.push(Math.max(0, Math.min(1, 0.5 + (far(down) - far(up)) / 8 + luck)));
  }
  expect(far(numbersAfter(shipped, 1, rates))).toBeLessThan(far(shipped) / 4);
  expect(numbersAfter(shipped, 1, [])).toEqual(shipped);
});
