/** Worlds that one viewer imagines, and whether things fall in them as often as they should. */
import { imagine } from '@dealers-choice/bots';
import { type Game, type MatchOf, type Spec, seedRng } from '@dealers-choice/kernel';
import { expect } from 'vitest';

/** This many, always the same ones. */
export function worldsOf<G extends Spec>(game: Game<G>, seen: MatchOf<G>, count: number): MatchOf<G>[] {
  const rng = seedRng('worlds');
  return Array.from({ length: count }, () => imagine(game, seen, rng));
}

/** Even chance is further off in one of ten thousand tries; tests always draw the same, so they stay green. */
const DEVIATIONS = 3.72;

/** What was found, by name, against how often each name should come up in proportion to the others (chi-square). */
export function expectShares(found: Iterable<string>, shares: Readonly<Record<string, number>>): void {
  const counts = new Map<string, number>();
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = Object.keys(shares);
  const strange = [...counts.keys()].filter((name) => !names.includes(name));
  expect(strange, 'came up and should not').toEqual([]);
  const whole = names.reduce((sum, name) => sum + (shares[name] ?? 0), 0);
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  let distance = 0;
  let fewest = total;
  for (const name of names) {
    const wanted = (total * (shares[name] ?? 0)) / whole;
    fewest = Math.min(fewest, wanted);
    distance += ((counts.get(name) ?? 0) - wanted) ** 2 / wanted;
  }
  expect(fewest, 'draw more: fewer than five of something says nothing').toBeGreaterThanOrEqual(5);
  const told = names.map((name) => `${name}: ${counts.get(name) ?? 0} for ${shares[name]}/${whole}`).join(', ');
  expect(distance, `of ${total}, ${told}`).toBeLessThan(farthest(names.length - 1));
}

/** The chi-square of that many deviations, by Wilson and Hilferty. */
function farthest(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + DEVIATIONS * Math.sqrt(spread)) ** 3;
}
