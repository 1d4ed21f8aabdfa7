import type { Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { soundOf } from './sounds.ts';

const quiet = { status: 'playing', refusal: null, asked: [] } as const;
const asked = { ...quiet, asked: [0 as Seat] };

test('your turn knocks once, a refusal sounds otherwise, and the end has its chord', () => {
  expect(soundOf(asked, quiet)).toBe('knock');
  expect(soundOf(asked, asked)).toBe(null);
  expect(soundOf({ ...asked, refusal: 'No.' }, asked)).toBe('refused');
  expect(soundOf({ ...quiet, status: 'over' }, asked)).toBe('over');
  expect(soundOf({ ...quiet, status: 'over' }, { ...quiet, status: 'none' })).toBe(null);
});
