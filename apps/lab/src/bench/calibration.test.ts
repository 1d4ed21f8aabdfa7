import { cardTables } from '@dealers-choice/testkit';
import { expect, test } from 'vitest';
import { growing } from './allocated.ts';

test('the machine is measured with a game that allocates like ours', () => {
  const lap = cardTables();
  const sum = growing();
  for (let i = 0; i < 60; i++) sum.add(() => lap(i));
  expect(sum.perUnit()).toBeGreaterThan(1000);
  expect(sum.perUnit()).toBeLessThan(10_000);
});
