import type { Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { turnCaller } from './turn.ts';

const line = (n: number, seat: Seat) => ({ n, move: n, text: 'x', event: { type: 'MOVED', seat } });

test('somebody is called when others have moved since they were last asked, and once', () => {
  const calls = turnCaller();
  const me = { viewer: 0 as const };
  expect(calls({ ...me, asked: [0], log: [] })).toBe(true);
  expect(calls({ ...me, asked: [0], log: [] })).toBe(false);
  // The next question of the same turn.
  expect(calls({ ...me, asked: [], log: [line(1, 0)] })).toBe(false);
  expect(calls({ ...me, asked: [0], log: [line(1, 0)] })).toBe(false);
  // Others are asked, and move.
  expect(calls({ ...me, asked: [1], log: [line(1, 0), line(2, 0)] })).toBe(false);
  expect(calls({ ...me, asked: [], log: [line(1, 0), line(2, 0), line(3, 1)] })).toBe(false);
  expect(calls({ ...me, asked: [0], log: [line(1, 0), line(2, 0), line(3, 1)] })).toBe(true);
});

test('whoever only looks on is never called', () => {
  const calls = turnCaller();
  expect(calls({ viewer: 9, asked: [0, 1], log: [line(1, 0)] })).toBe(false);
});
