import { expect, test } from 'vitest';
import { en } from './replay-en.ts';

test.each([
  [2, 2, 'a share from both seats give'],
  [3, 3, 'a share from all 3 seats give'],
  [1, 2, 'a share from one seat give'],
  [2, 3, 'a share from 2 of 3 seats give'],
])('%i shares of %i seats: a fair deal says "%s"', (shares, seats, said) => {
  expect(en.fair.fair(shares, seats)).toContain(said);
});
