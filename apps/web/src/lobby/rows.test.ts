import type { LobbyNote } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { followed, tidied } from './rows.ts';

const note = (code: string, more: Partial<LobbyNote> = {}): LobbyNote => ({
  ...{ code, game: 'jambo', title: '', seats: 2, taken: 1, chairs: ['person', 'nobody'], seconds: 60, host: 'Ada' },
  ...{ playing: false, watchable: true, watching: 0, turn: null },
  ...more,
});
const FULL: Partial<LobbyNote> = { taken: 2, chairs: ['person', 'person'] };
const codes = (rows: ReturnType<typeof followed>): string[] => rows.map((row) => row.note.code);

test('at first tables with free seats stand above those that can only be watched', () => {
  const rows = followed([], [note('A', { ...FULL, playing: true }), note('B'), note('C', { ...FULL }), note('D')]);
  expect(codes(rows)).toEqual(['B', 'D', 'A', 'C']);
  expect(rows.map(({ changes }) => changes)).toEqual([0, 0, 0, 0]);
});

test('a row that changes stays where it is, and a new one comes last', () => {
  const before = followed([], [note('A'), note('B')]);
  const after = followed(before, [note('C'), note('B'), note('A', FULL)]);
  expect(codes(after)).toEqual(['A', 'B', 'C']);
  expect(after.map(({ changes }) => changes)).toEqual([1, 0, 0]);
  expect(after[1]).toBe(before[1]);
});

test('a table that is gone keeps its place until the list is tidied', () => {
  const before = followed([], [note('A'), note('B'), note('C')]);
  const after = followed(before, [note('A'), note('C')]);
  expect(after.map(({ gone }) => gone)).toEqual([false, true, false]);
  expect(tidied(after).map((row) => row.note.code)).toEqual(['A', 'C']);
  expect(tidied(before)).toBe(before);
});

test('a table that comes back is the same row', () => {
  const gone = followed(followed([], [note('A'), note('B')]), [note('B')]);
  expect(followed(gone, [note('A'), note('B')])).toMatchObject([{ gone: false }, { gone: false }]);
});
