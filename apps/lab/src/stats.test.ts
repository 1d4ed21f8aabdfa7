import { expect, test } from 'vitest';
import { grouped, wilson } from './stats.ts';

// Values from the formula in Wilson (1927), as statistics packages give them.
test.each([
  [0, 10, 0, 0.277533],
  [5, 10, 0.236593, 0.763407],
  [10, 10, 0.722467, 1],
  [950, 1000, 0.934703, 0.961857],
])('Wilson: %i of %i is between %f and %f', (count, of, low, high) => {
  expect(wilson(count, of)).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)]);
});

test('Wilson: nothing played says nothing', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('numbers are grouped the same everywhere', () => {
  expect([1, 999, 1000, 1234567].map(grouped)).toEqual(['1', '999', '1,000', '1,234,567']);
});
