import { apply, deepCopy, fork, hashOf, sample, seedRng, start } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { quicken } from '../src/index.ts';
import { fair } from './fair.ts';

/** The same game twice: one with loops, one with generated code. */
const plain = fair();
const quick = fair();
quicken(quick);

function playOut(game: typeof plain, seed: number): string {
  const match = start(game, { seed });
  const rng = seedRng(seed);
  for (let i = 0; match.asking && i < 300; i++) {
    const seat = match.asking.seats[0] ?? 0;
    apply(game, match, seat, sample(game, match, seat, rng));
  }
  return hashOf(match);
}

test('a quickened game plays the same matches', () => {
  for (let seed = 0; seed < 20; seed++) expect(playOut(quick, seed)).toBe(playOut(plain, seed));
});
test('its forks are equal, and share no list with the match', () => {
  const match = start(quick, { seed: 1 });
  const copy = fork(quick, match);
  expect(copy).toEqual(match);
  expect(Object.keys(copy.table)).toEqual(Object.keys(match.table));
  const before = deepCopy(match.table);
  const lists = (value: unknown): unknown[][] =>
    Array.isArray(value) ? [value, ...value.flatMap((inner) => lists(inner))] : [];
  for (const value of Object.values(copy.table)) for (const list of lists(value)) list.length = 0;
  expect(match.table).toEqual(before);
});
test('a field whose name is no name is refused', () => {
  const odd = { ...quick, names: ['a-b'], shaped: { list: [], lists: [], records: [] } };
  expect(() => quicken(odd)).toThrow('"a-b" cannot be the name of a field');
});
