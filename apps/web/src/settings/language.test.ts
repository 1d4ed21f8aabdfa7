import { expect, test } from 'vitest';
import { languageFor } from './language.tsx';

test('the page speaks what the setting says, else the first language of the browser that it knows', () => {
  expect(languageFor('hi', ['en-GB'])).toBe('hi');
  expect(languageFor('en', ['hi-IN'])).toBe('en');
  expect(languageFor('system', ['de-DE', 'hi-IN', 'en'])).toBe('hi');
  expect(languageFor('system', ['en-IN', 'hi'])).toBe('en');
  expect(languageFor('system', ['de-DE'])).toBe('en');
});
