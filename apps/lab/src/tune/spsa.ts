/**
 * Simultaneous perturbation: every number is moved up or down a little at random, the two sets of numbers play each
 * other, and all go a small step towards the side that won more. Each match counts for every number at once.
 */
import { below, must, seedRng } from '@dealers-choice/kernel';

/** How far a number is moved to be tried, as a share of itself; and how far a whole win in all games would take it. */
const REACH = 0.15;
const STRIDE = 0.3;
/** Later steps are smaller, in the proportions that are known to settle. */
const SETTLES = 0.602;
const NARROWS = 0.101;
/** Steps after which they are half as long, about. */
const PATIENCE = 20;

/** Two sets of numbers to be held against each other in step `step`. */
export interface Trial {
  up: number[];
  down: number[];
}

const towards = (seed: number, step: number, count: number): number[] => {
  const rng = seedRng(`${seed}/tune ${step}`);
  return Array.from({ length: count }, () => (below(rng, 2) === 0 ? 1 : -1));
};
const reachOf = (step: number): number => REACH / (step + 1) ** NARROWS;

/** Numbers as they are after steps with these rates, each what `up` won against `down`. */
export function numbersAfter(shipped: readonly number[], seed: number, rates: readonly number[]): number[] {
  return scaled(shipped, pathOf(shipped.length, seed, rates));
}

export function trialAt(shipped: readonly number[], seed: number, rates: readonly number[]): Trial {
  const path = pathOf(shipped.length, seed, rates);
  const signs = towards(seed, rates.length, shipped.length);
  const reach = reachOf(rates.length);
  const moved = (by: number): number[] =>
    scaled(
      shipped,
      path.map((log, i) => log + by * reach * must(signs, i)),
    );
  return { up: moved(1), down: moved(-1) };
}

/** Logarithms of how many times its shipped self each number is. */
function pathOf(count: number, seed: number, rates: readonly number[]): number[] {
  let path = new Array<number>(count).fill(0);
  for (const [step, rate] of rates.entries()) {
    const signs = towards(seed, step, count);
    const stride = STRIDE * (PATIENCE / (PATIENCE + step)) ** SETTLES;
    path = path.map((log, i) => log + stride * (rate - 0.5) * must(signs, i));
  }
  return path;
}

const scaled = (shipped: readonly number[], path: readonly number[]): number[] =>
  shipped.map((number, i) => Number((number * Math.exp(must(path, i))).toPrecision(4)));
