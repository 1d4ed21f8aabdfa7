import { expect, test } from 'vitest';
import { inThisThread, type Range, runRanges } from './pool.ts';

const many = ({ from, to }: Range): number[] => Array.from({ length: to - from }, (_, i) => from + i);

test('every game is run once, and results come in the order of the games', async () => {
  const results = await runRanges(50, [inThisThread(many), inThisThread(many)]);

  expect(results.flat()).toEqual(Array.from({ length: 50 }, (_, i) => i));
});

test('after a last result nothing more is begun: a hunt ends with what it found', async () => {
  const begun: number[] = [];
  const hunt = (range: Range): boolean => {
    begun.push(range.from);
    return range.to > 2;
  };
  const results = await runRanges(1_000_000, [inThisThread(hunt)], { isLast: (found) => found });

  expect(results.filter((found) => found)).toHaveLength(1);
  expect(results.at(-1)).toBe(true);
  expect(begun.length).toBeLessThanOrEqual(3);
});
