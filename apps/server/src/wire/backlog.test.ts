import { expect, test } from 'vitest';
import { isTooMuch } from './backlog.ts';

const packets = (count: number, letters: number) =>
  Array.from({ length: count }, () => ({ data: 'x'.repeat(letters) }));

test.each([
  ['nothing', 0, 0, false],
  ['one packet, however long', 1, 3_000_000, false],
  ['many short ones', 500, 100, false],
  ['too many', 501, 1, true],
  ['few, but too long together', 60, 40_000, true],
])('%s waits: a page is let go or not', (_what, count, letters, isLetGo) => {
  expect(isTooMuch(packets(count, letters))).toBe(isLetGo);
});

test('what goes out as a frame counts like a text', () => {
  const framed = (length: number, data = '') =>
    Array.from({ length: 60 }, () => ({ data, options: { wsPreEncodedFrame: [Buffer.alloc(length)] } }));
  expect(isTooMuch(framed(40_000))).toBe(true);
  expect(isTooMuch(framed(4_000))).toBe(false);
  expect(isTooMuch(framed(22_000, 'x'.repeat(22_000))), 'what waits in both forms is sent once').toBe(false);
});
