/** Logistic regression: weights of facts, whose sum is the logarithm of the odds that a match is won. */
import { must } from '@dealers-choice/kernel';
import { inverse } from '../ladder/ratings.ts';

/** A position as facts, and the share of the match that its side won in the end. */
export interface Row {
  facts: readonly number[];
  won: number;
}

const STEPS = 50;
/** Holds a weight back as this many rows would that say it is nothing: facts that seldom differ stay modest. */
const HOLD = 4;
const FAR = 30;

export const chanceOf = ({ facts }: Pick<Row, 'facts'>, weights: readonly number[]): number => {
  const odds = facts.reduce((sum, fact, i) => sum + fact * must(weights, i), 0);
  return 1 / (1 + Math.exp(-Math.max(-FAR, Math.min(FAR, odds))));
};

/** By Newton's method. A fact that never differs from 0 has no weight. */
export function fitted(rows: readonly Row[], names: number): number[] {
  const scales = Array.from({ length: names }, (_, i) => scaleOf(rows, i));
  const scaled = rows.map(({ facts, won }) => ({ facts: facts.map((fact, i) => fact / must(scales, i)), won }));
  let weights = new Array<number>(names).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -HOLD * weight);
    const curve = weights.map((_, i): number[] => weights.map((_one, j) => (i === j ? HOLD : 0)));
    for (const row of scaled) {
      const chance = chanceOf(row, weights);
      const bend = Math.max(chance * (1 - chance), 1e-9);
      for (let i = 0; i < names; i++) {
        const fact = must(row.facts, i);
        if (fact === 0) continue;
        slope[i] = must(slope, i) + fact * (row.won - chance);
        const line = must(curve, i);
        for (let j = 0; j < names; j++) line[j] = must(line, j) + bend * fact * must(row.facts, j);
      }
    }
    const change = inverse(curve).map((line) => line.reduce((sum, value, j) => sum + value * must(slope, j), 0));
    weights = weights.map((weight, i) => weight + Math.max(-1, Math.min(1, must(change, i))));
    if (change.every((one) => Math.abs(one) < 1e-8)) break;
  }
  return weights.map((weight, i) => weight / must(scales, i));
}

/** The root of the mean square, so that facts of any size are held back alike. */
function scaleOf(rows: readonly Row[], i: number): number {
  const square = rows.reduce((sum, { facts }) => sum + must(facts, i) ** 2, 0) / Math.max(1, rows.length);
  return square > 0 ? Math.sqrt(square) : 1;
}

/** The mean of what was not foreseen, in natural units: 0.693 for who always says one half. */
export function logLoss(rows: readonly Row[], chance: (row: Row) => number): number {
  const sum = rows.reduce((all, row) => {
    const p = Math.max(1e-9, Math.min(1 - 1e-9, chance(row)));
    return all - row.won * Math.log(p) - (1 - row.won) * Math.log(1 - p);
  }, 0);
  return sum / Math.max(1, rows.length);
}
