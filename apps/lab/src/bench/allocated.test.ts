import { expect, test } from 'vitest';
import { growing } from './allocated.ts';

test('what the collector takes away meanwhile is counted all the same', () => {
  const sum = growing();
  let kept: number[] = [];
  for (let i = 0; i < 20_000; i++) {
    sum.add(() => {
      kept = new Array<number>(1000).fill(i); // 8 bytes each: 160 MB in all, far more than the young generation
      return kept.length;
    });
  }
  expect(sum.perUnit()).toBeGreaterThan(7);
  expect(sum.perUnit()).toBeLessThan(10);
});
