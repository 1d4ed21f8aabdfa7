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
  const framed = (length: number) => ({ data: '', options: { wsPreEncodedFrame: [Buffer.alloc(length)] } });
  expect(isTooMuch(Array.from({ length: 60 }, () => framed(40_000)))).toBe(true);
  expect(isTooMuch(Array.from({ length: 60 }, () => framed(4_000)))).toBe(false);
});
