import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

const bytes = (...list: number[]): Blob => new Blob([Uint8Array.from(list)]);

test('a file is read with or without the mark in front', async () => {
  expect(await fileText(new Blob(['[1]']))).toBe('[1]');
  expect(await fileText(new Blob(['\ufeff[1]']))).toBe('[1]');
  expect(await fileText(new Blob(['"Zoë"']))).toBe('"Zoë"');
});

test.each([
  ['UTF-16', bytes(0xff, 0xfe, 0x5b, 0x00, 0x5d, 0x00)],
  ['Latin 1', bytes(0x22, 0x5a, 0x6f, 0xeb, 0x22)],
])('%s is refused, not guessed at', async (_kind, file) => {
  await expect(fileText(file)).rejects.toThrow('This file cannot be read: it is not in UTF-8.');
});
