import { expect, test } from 'vitest';
import { isLetter } from './letter-keys.ts';

const pressed = (key: string, more = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...more });

test.each(['a', 'M', '1', '/', '?', 'प'])('%s is a key of one letter', (key) => {
  expect(isLetter(pressed(key))).toBe(true);
});

test.each([' ', 'Enter', 'Escape', 'ArrowLeft', 'Backspace', 'Tab', 'F1', 'Dead'])('%j is not', (key) => {
  expect(isLetter(pressed(key))).toBe(false);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('a letter with %s is not', (held) => {
  expect(isLetter(pressed('z', { [held]: true }))).toBe(false);
});
