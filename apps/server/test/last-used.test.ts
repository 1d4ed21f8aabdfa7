import { expect, test } from 'vitest';
import { LastUsed } from '../src/last-used.ts';

test('what was used last stays, and the first make room', () => {
  const kept = new LastUsed<number>(2);
  kept.use('a', 1);
  kept.use('b', 2);
  kept.use('a', 1);
  expect(kept.use('c', 3)).toBe(3);

  expect(['a', 'b', 'c'].map(kept.get)).toEqual([1, undefined, 3]);
  kept.drop('a');
  expect(kept.get('a')).toBeUndefined();
});
