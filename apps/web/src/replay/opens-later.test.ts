import { expect, test } from 'vitest';
import { en } from '../words/replay/replay-en.ts';
import { hi } from '../words/replay/replay-hi.ts';
import { withOpening } from './opens-later.ts';

const MINUTE = 60_000;
const said = (ended: number | null, now: number, watchersDelay = 2 * MINUTE) =>
  withOpening('Copied', { watchersDelay, ended }, now, en);

test('a link to a match that has just ended says in how many minutes it opens for others', () => {
  expect(said(1_000, 1_000)).toBe('Copied. It opens for others in 2 min.');
  expect(said(0, MINUTE - 1)).toBe('Copied. It opens for others in 2 min.');
  expect(said(0, MINUTE)).toBe('Copied. It opens for others in 1 min.');
  expect(said(0, 0, 20_000)).toBe('Copied. It opens for others in 1 min.');
});

test('a link that opens at once is copied, and nothing more is said', () => {
  expect(said(0, 2 * MINUTE)).toBe('Copied');
  expect(said(null, 0, 0)).toBe('Copied');
  expect(withOpening('Copied', null, 0, en)).toBe('Copied');
});

test('where nobody knows when the match ended, a link says how late watchers are', () => {
  expect(said(null, 0)).toBe('Copied. It opens for others a little later: watchers are 2 minutes late.');
  expect(said(null, 0, MINUTE)).toContain('watchers are 1 minute late.');
  expect(withOpening('कॉपी हुआ', { watchersDelay: MINUTE, ended: null }, 0, hi)).toContain('1 मिनट पीछे');
  expect(withOpening('कॉपी हुआ', { watchersDelay: MINUTE, ended: 0 }, 0, hi)).toContain('1 मिनट में खुलेगा');
});
