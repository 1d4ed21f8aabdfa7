import { below, seedRng } from '@dealers-choice/kernel';
import { expectShares } from '@dealers-choice/testkit/vitest';
import { expect, test } from 'vitest';

const rng = () => seedRng('shares');
const drawn = (sides: number, name: (side: number) => string) => {
  const chance = rng();
  return Array.from({ length: 2000 }, () => name(below(chance, sides)));
};

test('an even die is even, and shares need not be equal', () => {
  expectShares(drawn(6, String), { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
  expectShares(
    drawn(6, (side) => (side < 2 ? 'low' : 'high')),
    { low: 2, high: 4 },
  );
});
test.each([
  ['a die with a favourite', drawn(6, (side) => String(side === 5 ? 0 : side)), /of 2000, 0: .* for 1\/6/],
  ['a side that never comes up', drawn(5, String), /5: 0 for 1\/6/],
  ['a side that it does not have', drawn(7, String), /should not/],
  ['a loaded die', drawn(20, (side) => String(side % 6)), /of 2000/],
  ['too few throws to tell', drawn(6, String).slice(0, 12), /draw more/],
])('%s is not', (_, found, says) => {
  expect(() => expectShares(found, { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 })).toThrow(says);
});
