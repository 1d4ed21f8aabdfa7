import { expect, test } from 'vitest';
import { Signs } from './signs.ts';

const written = (text: string): Signs => {
  const signs = new Signs();
  signs.putText(text);
  return signs;
};

test.each([
  ['letters', 'Tea, 3 ~', true],
  ['nothing', '', true],
  ['a quote', 'she said "no"', false],
  ['a backslash', 'a\\b', false],
  ['a NUL', 'a\u0000', false],
  ['a sign that ends a line', 'a\u001f', false],
  ['a deleted sign', 'a\u007f', false],
  ['a letter of Latin-1', 'é', false],
  ['a letter of Hindi', 'र', false],
  ['an end of a line that JSON takes and scripts do not', '\u2028', false],
  ['half a sign', '\ud800', false],
])('%s: whether all of it stands for itself', (_what, text, isPlain) => {
  expect(written(text).isPlain).toBe(isPlain);
  expect(written(text).toString()).toBe(text);
});

test('what is cleared is plain again, and nothing of it is left', () => {
  const signs = written('"é"');
  signs.clear();
  signs.putText('tea');
  expect([signs.isPlain, signs.toString()]).toEqual([true, 'tea']);
});

test('it grows as it must, sign by sign and text by text', () => {
  const signs = new Signs();
  for (let i = 0; i < 5_000; i++) signs.put(65, 66, 67);
  expect(signs.toString()).toBe('ABC'.repeat(5_000));
  signs.putText('x'.repeat(100_000));
  expect(signs.toString()).toBe('ABC'.repeat(5_000) + 'x'.repeat(100_000));
});

test('much room is not kept for ever', () => {
  const signs = written('x'.repeat(2 ** 21));
  signs.clear();
  expect(signs.codes.length).toBeLessThan(2 ** 20);
});
