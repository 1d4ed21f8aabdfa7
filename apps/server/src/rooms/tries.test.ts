import { beforeEach, expect, test } from 'vitest';
import { Tries } from './tries.ts';

const MOST_NAMES = 10_000;
let now: number;
let tries: Tries;
beforeEach(() => {
  now = 0;
  tries = new Tries({ most: 3, everyMs: 1_000 }, { now: () => now });
});
/** How many this name may take now. */
function left(name: string): number {
  let count = 0;
  while (tries.take(name)) count++;
  return count;
}

test('a few at once, and one more after a while, never more than a few', () => {
  expect(left('ada')).toBe(3);
  expect([tries.hasLeft('ada'), tries.hasLeft('bo')]).toEqual([false, true]);
  now += 1_500;
  expect(left('ada')).toBe(1);
  now += 500;
  expect(left('ada'), 'half of one was left').toBe(1);
  now += 60_000;
  expect(left('ada')).toBe(3);
});

test('when there are too many names, those who may do everything again are forgotten first', () => {
  left('eve');
  for (let i = 1; i < MOST_NAMES; i++) tries.take(`guest ${i}`);
  now += 1_000;
  for (let i = 0; i < MOST_NAMES - 1; i++) tries.take(`newcomer ${i}`);
  expect(left('eve'), 'one more after a second, and no more').toBe(1);
});

test('if nobody may do everything again, whoever was silent for longest is', () => {
  left('eve');
  left('ada');
  now = 1;
  for (let i = 2; i < MOST_NAMES; i++) tries.take(`guest ${i}`);
  expect(left('eve'), 'she goes on trying').toBe(0);
  tries.take('newcomer');
  expect(left('eve')).toBe(0);
  expect(left('ada')).toBe(3);
});
