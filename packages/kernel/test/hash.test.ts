import { expect, test } from 'vitest';
import { hashOf } from '../src/index.ts';
import { json } from './seating.ts';

test('the order of keys does not matter, the order of lists does', () => {
  expect(hashOf({ a: 1, b: [2, 3] })).toBe(hashOf({ b: [2, 3], a: 1 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});
test('a value and its saved copy have one fingerprint', () => {
  const value = { n: -5, big: 2 ** 53 - 1, text: 'DON!! ×2 \u{1f0a1}', list: [null, true, false, [], {}], zero: -0 };
  expect(hashOf(json(value))).toBe(hashOf(value));
});
test('the fingerprint is fixed: records made today are read tomorrow', () => {
  expect(hashOf({ deck: [3, 1, 2], over: null })).toBe('e025c70592a739f4');
});
test.each([
  ['a number and its text', 1, '1'],
  ['nothing and zero', null, 0],
  ['no and nothing', false, null],
  ['an empty list and an empty record', [], {}],
  ['a list in a list', [[1], 2], [[1, 2]]],
  ['a key beside a record and inside it', { a: {}, b: 1 }, { a: { b: 1 } }],
  ['a record that ends early', [{ a: 1 }, { b: 2 }], [{ a: 1, b: 2 }]],
  ['where one text ends and the next begins', ['ab', 'c'], ['a', 'bc']],
  ['big numbers that agree in their low 32 bits', 1, 2 ** 32 + 1],
  ['a number and its negative', 7, -7],
])('told apart: %s', (_what, one, other) => {
  expect(hashOf(one)).not.toBe(hashOf(other));
});
test('ten thousand small positions have ten thousand fingerprints', () => {
  const seen = new Set<string>();
  for (let a = 0; a < 100; a++) for (let b = 0; b < 100; b++) seen.add(hashOf({ hand: [a, b], deck: [] }));
  expect(seen.size).toBe(10_000);
});
test.each([
  ['a float', { gold: 1.5 }],
  ['something that is not a number', [Number.NaN]],
  ['an endless number', [Number.POSITIVE_INFINITY]],
  ['a missing value', { gold: undefined }],
  ['a function', { do: () => {} }],
  ['a number too big to be exact', 2 ** 53],
])('%s has no place in a match', (_what, value) => {
  expect(() => hashOf(value)).toThrow('not plain JSON');
});
