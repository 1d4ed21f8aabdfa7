import { below, seedRng } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { deltaOf, patched } from './delta.ts';

test.each<[string, unknown, unknown, unknown]>([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b', 3]],
  ['to nothing', { a: 1 }, { a: null }, ['a', null]],
  ['a part more, one gone', { a: 1 }, { b: 1 }, ['b', 1, 'a', []]],
  ['deep inside', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, ['a', [1, ['b', 3]]]],
  ['one of many', [1, 2, 3, 4], [1, 2, 9, 4], [2, 9]],
  ['most of a list', [1, 2, 3], [4, 5, 3], [[4, 5, 3]]],
  ['a card less', [1, 2, 3, 4], [1, 3, 4], ['~', [1, 1]]],
  ['a card more', [1, 2], [1, 2, 0], ['~', [2, 0, 0]]],
  ['all cards', [1, 2], [], ['~', [0, 2]]],
  ['another kind', { a: [] }, { a: {} }, ['a', [{}]]],
  ['a part of an odd name', { '~': 1 }, { '~': 2 }, ['~', 2]],
  [
    'a frame that went on, and one on top of it',
    [{ step: 1, r: { a: 1 } }],
    [{ step: 2, r: { a: 1 } }, { step: 0 }],
    [0, ['step', 2], '~', [1, 0, { step: 0 }]],
  ],
  ['two frames less', [{ step: 1 }, { step: 5 }, { r: 1 }], [{ step: 2 }], [0, ['step', 2], '~', [1, 2]]],
  ['a frame on the stack', [{ r: [1] }], [{ r: [1] }, { r: [2] }], ['~', [1, 0, { r: [2] }]]],
])('what changed is told, and can be made of it: %s', (_, before, after, delta) => {
  const was = JSON.stringify(before);
  expect(deltaOf(before, after)).toEqual(delta);
  const sent = JSON.parse(JSON.stringify(deltaOf(before, after)));
  if (sent) expect(patched(before, sent)).toEqual(after);
  expect(JSON.stringify(before)).toBe(was);
});

test('what did not change is shared', () => {
  const before = { a: [1], b: { c: 1 } };
  const after = patched(before, ['b', ['c', 2]]) as typeof before;
  expect(after.a).toBe(before.a);
});

test('a delta of something else is found out', () => {
  expect(() => patched(3, ['a', 1])).toThrow('a delta does not fit what it is about');
});

test('any two pieces of plain JSON lead to each other', () => {
  const rng = seedRng('deltas');
  const made = (depth: number): unknown => {
    const kind = below(rng, depth === 0 ? 4 : 7);
    if (kind === 0) return null;
    if (kind < 4) return [below(rng, 3), 'ab'[below(rng, 2)], below(rng, 2) === 0][kind - 1];
    const parts = Array.from({ length: below(rng, 5) }, () => made(depth - 1));
    return kind < 6 ? parts : Object.fromEntries(parts.map((part, i) => [['a', 'toString', '~', '0', 'c'][i], part]));
  };
  for (let i = 0; i < 5_000; i++) {
    const [before, after] = [made(4), made(4)];
    const delta = deltaOf(before, after);
    if (delta === null) expect(after).toEqual(before);
    else expect(patched(before, JSON.parse(JSON.stringify(delta)))).toEqual(after);
  }
});
