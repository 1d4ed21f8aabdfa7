import { expect, test } from 'vitest';
import { mostApart } from '../../src/effects/names-apart.ts';

test.each([
  [[], 0],
  [[['A'], ['A'], ['B']], 2],
  // Whoever takes the card with both names has taken both.
  [[['A', 'B'], ['A'], ['B']], 2],
  [
    [
      ['A', 'B'],
      ['A', 'B'],
    ],
    1,
  ],
  // Of three in a row the two at the ends.
  [
    [
      ['A', 'B'],
      ['B', 'C'],
      ['C', 'D'],
    ],
    2,
  ],
  [
    [
      ['B', 'C'],
      ['A', 'B'],
      ['C', 'D'],
    ],
    2,
  ],
  [[['A', 'B'], ['C', 'D'], ['A']], 2],
])('[OP-65] of cards named %j at most %i have different names', (names, most) => {
  expect(mostApart(names)).toBe(most);
});
