import { expect, test } from 'vitest';
import { isSame } from '../../reader/grammar/same.ts';

test.each([
  [{ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [undefined, undefined, true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, undefined, false],
  [{ 0: 1 }, [1], false],
  [{ toString: 1 }, {}, false],
])('%j and %j say the same: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});
