import { expect, test } from 'vitest';
import { deltaOf, patched } from './delta.ts';

test.each<[string, unknown, unknown, unknown]>([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['to nothing', { a: 1 }, { a: null }, { a: [null] }],
  ['a part more, one gone', { a: 1 }, { b: 1 }, { b: [1], a: [] }],
  ['deep inside', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, { a: { 1: { b: [3] } } }],
  ['one of many', [1, 2, 3, 4], [1, 2, 9, 4], { 2: [9] }],
  ['most of a list', [1, 2, 3], [4, 5, 3], [[4, 5, 3]]],
  ['a card less', [1, 2, 3, 4], [1, 3, 4], { '~': [1, 1] }],
  ['a card more', [1, 2], [1, 2, 0], { '~': [2, 0, 0] }],
  ['all cards', [1, 2], [], { '~': [0, 2] }],
  ['another kind', { a: [] }, { a: {} }, { a: [{}] }],
  ['a part of an odd name', { '~': 1 }, { '~': 2 }, { '~': [2] }],
  ['a frame on the stack', [{ r: [1] }], [{ r: [1] }, { r: [2] }], { '~': [1, 0, { r: [2] }] }],
])('what changed is told, and can be made of it: %s', (_, before, after, delta) => {
  const was = JSON.stringify(before);
  expect(deltaOf(before, after)).toEqual(delta);
  const sent = JSON.parse(JSON.stringify(deltaOf(before, after)));
  if (sent) expect(patched(before, sent)).toEqual(after);
  expect(JSON.stringify(before)).toBe(was);
});

test('what did not change is shared', () => {
  const before = { a: [1], b: { c: 1 } };
  const after = patched(before, { b: { c: [2] } }) as typeof before;
  expect(after.a).toBe(before.a);
});

test('a delta of something else is found out', () => {
  expect(() => patched(3, { a: [1] })).toThrow('a delta does not fit what it is about');
});
