import { expect, test } from 'vitest';
import { saidIn } from './said.ts';
import { SERVER_HI } from './server-hi.ts';

test('names and numbers are put where they belong, and what is not known stays as it was said', () => {
  expect(saidIn(SERVER_HI, 'Not ready yet: Ada, Bo.')).toBe('अभी तैयार नहीं: Ada, Bo।');
  expect(saidIn(SERVER_HI, 'jambo is for 2 seats, not 5.')).toBe('jambo के लिए 2 सीटें चाहिए, 5 नहीं।');
  expect(saidIn(SERVER_HI, 'Something new.')).toBe('Something new.');
});

test('as many gaps in Hindi as in English', () => {
  const gaps = (text: string): number => text.split('{}').length;
  for (const [text, said] of Object.entries(SERVER_HI)) expect(gaps(said), text).toBe(gaps(text));
});
