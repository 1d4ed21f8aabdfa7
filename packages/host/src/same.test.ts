import { expect, test } from 'vitest';
import { isSame } from './same.ts';

test.each([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [{}, {}, true],
  [[], [], true],
  [{}, [], false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, [2]], [1, [3]], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: 1 }, false],
])('%j and %j are the same: %s', (before, after, same) => {
  expect(isSame(before, after)).toBe(same);
});
