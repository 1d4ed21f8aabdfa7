import { expect, test } from 'vitest';
import { motionProblems } from './motion.ts';
import { readRepo } from './repo.ts';

test('nothing moves where less motion is wanted', () => {
  expect(motionProblems(readRepo())).toEqual([]);
});

test.each([
  ['a { transition: opacity 0.2s; }', 1],
  ['a {\n  animation:\n    spin 900ms infinite;\n}', 1],
  ['a { transition-duration: 1s; }', 1],
  ['a { transition: opacity calc(0.2s * var(--lively)); }', 0],
  ['a { transition: none; animation: op-look 4s linear; }', 0],
])('%s', (text, problems) => {
  expect(motionProblems(new Map([['games/lab/src/table/lab.css', text]]))).toHaveLength(problems);
});
