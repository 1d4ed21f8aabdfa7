import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test.each([
  ['nothing', 0, [0x81, 0]],
  ['a little', 125, [0x81, 125]],
  ['more than fits into the second byte', 126, [0x81, 126, 0, 126]],
  ['as much as two bytes can say', 65_535, [0x81, 126, 0xff, 0xff]],
  ['more than that', 65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a frame of %s says how long it is', (_what, length, head) => {
  const text = 'x~ '.repeat(length).slice(0, length);
  const frame = frameOf(text);
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame.subarray(head.length).toString()).toBe(text);
});
