/** Bradley and Terry's ratings: one number for each bot, from which the chance that one beats another follows. */
import { must } from '@dealers-choice/kernel';
import { round } from '../stats.ts';
import { ONE_LOOK } from './interval.ts';

/** What was measured between two: the rate of `a`, and how many independent games that is worth. */
export interface Measured {
  a: string;
  b: string;
  rate: number;
  worth: number;
}

/** In points: 400 more make ten wins of eleven. The mean of all is 0. */
export interface Rating {
  bot: string;
  rating: number;
  low: number;
  high: number;
}

const POINTS = 400 / Math.LN10;
const ROUNDS = 100;

/** The strongest first. A draw is added to each pair: who never lost has a rating all the same. */
export function ratingsOf(measured: readonly Measured[]): Rating[] {
  const bots = [...new Set(measured.flatMap(({ a, b }) => [a, b]))];
  const games = measured.map(({ a, b, rate, worth }) => ({
    a: bots.indexOf(a),
    b: bots.indexOf(b),
    won: rate * worth + 0.5,
    played: worth + 1,
  }));
  let strength = bots.map(() => 0);
  let spread: number[][] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const slope = bots.map(() => 0);
    // The mean is held at 0: without it any number could be added to all.
    const curve = bots.map(() => bots.map(() => 1 / bots.length));
    for (const { a, b, won, played } of games) {
      const chance = 1 / (1 + Math.exp(must(strength, b) - must(strength, a)));
      slope[a] = must(slope, a) + won - played * chance;
      slope[b] = must(slope, b) - won + played * chance;
      const bend = played * chance * (1 - chance);
      for (const [x, y, sign] of [
        [a, a, 1],
        [b, b, 1],
        [a, b, -1],
        [b, a, -1],
      ] as const) {
        const row = must(curve, x);
        row[y] = must(row, y) + sign * bend;
      }
    }
    spread = inverse(curve);
    const steps = spread.map((row) => row.reduce((sum, value, j) => sum + value * must(slope, j), 0));
    strength = strength.map((value, j) => value + Math.max(-2, Math.min(2, must(steps, j))));
    if (steps.every((step) => Math.abs(step) < 1e-10)) break;
  }
  return bots
    .map((bot, i) => {
      const error = ONE_LOOK * Math.sqrt(Math.max(0, must(must(spread, i), i) - 1 / bots.length));
      const points = (value: number): number => round(POINTS * value, 1);
      const own = must(strength, i);
      return { bot, rating: points(own), low: points(own - error), high: points(own + error) };
    })
    .sort((x, y) => y.rating - x.rating);
}

/** Of a small positive definite matrix, by elimination. */
export function inverse(matrix: readonly number[][]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = must(rows, i);
    const by = must(pivot, i);
    for (let j = 0; j < 2 * n; j++) pivot[j] = must(pivot, j) / by;
    for (const [other, row] of rows.entries()) {
      if (other === i) continue;
      const times = must(row, i);
      for (let j = 0; j < 2 * n; j++) row[j] = must(row, j) - times * must(pivot, j);
    }
  }
  return rows.map((row) => row.slice(n));
}
