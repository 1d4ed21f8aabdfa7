import { expect, test } from 'vitest';
import { grouped, isWhole, missingIn, readTyped } from './code.ts';

test.each([
  ['d7kq-2m4x', 'D7KQ2M4X'],
  [' D7KQ 2M4X ', 'D7KQ2M4X'],
  ['https://cards.example/#/room/D7KQ-2M4X', 'D7KQ2M4X'],
  ['Come and play: http://10.0.0.7:3000/#/room/d7kq2m4x?from=Ada', 'D7KQ2M4X'],
  ['D7KQ2M', 'D7KQ2M'],
  ['D7KQ2M4XYZ', 'D7KQ2M4X'],
  ['', ''],
])('%j is read as the code %j', (text, signs) => {
  expect(readTyped(text)).toEqual({ signs, strange: null });
});

test('a sign that is in no code is told, and left out', () => {
  expect(readTyped('d7kO')).toEqual({ signs: 'D7K', strange: 'O' });
  expect(readTyped('d7k1')).toEqual({ signs: 'D7K', strange: '1' });
});

test('a code says how much of it is missing, and is read aloud in two groups', () => {
  expect(missingIn('D7KQ2M')).toBe(2);
  expect(isWhole('D7KQ2M4')).toBe(false);
  expect(isWhole('D7KQ2M4X')).toBe(true);
  expect(grouped('D7KQ2M4X')).toBe('D7KQ-2M4X');
});
