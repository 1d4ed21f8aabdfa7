import type { Seat } from '@dealers-choice/kernel';
import type { Paragraph } from '@dealers-choice/table';
import { expect, test } from 'vitest';
import type { Ware } from '../../index.ts';
import { picksIn } from './told.ts';

const move = (number: number, event: object): Paragraph => ({
  move: number,
  lines: [{ text: 'a sentence', event: event as { type: string } }],
});
const picked = (number: number, ware: Ware): Paragraph =>
  move(number, { type: 'WARE_PICKED', seat: (number % 2) as Seat, ware });
const log = [
  picked(1, 'tea'), // of another draft
  move(2, { type: 'PLAYED', seat: 0 }),
  picked(3, 'hides'),
  picked(4, 'salt'),
  picked(5, 'silk'),
  picked(6, 'fruit'),
];
const wares = (log: readonly Paragraph[], done: number) => picksIn(log, done).map((pick) => pick?.ware ?? null);

test('the picks of a draft stand in their places', () => {
  expect(wares(log, 4)).toEqual(['hides', 'salt', 'silk', 'fruit']);
});

test('where the log begins after the first pick, each stands in its own place all the same', () => {
  expect(wares(log.slice(4), 4)).toEqual([null, null, 'silk', 'fruit']);
  expect(wares([], 2)).toEqual([null, null]);
});

test('a pick that was taken back is none of them', () => {
  const takenBack = move(7, { type: 'TOOK_BACK', seat: 0 });
  expect(wares([...log, takenBack, picked(8, 'tea')], 4)).toEqual(['hides', 'salt', 'silk', 'tea']);
  expect(wares([takenBack, picked(8, 'tea')], 4), 'made before the log begins').toEqual([null, null, null, 'tea']);
});

test('somebody who comes or goes before a pick is taken back is no pick', () => {
  const takenBack = move(8, { type: 'TOOK_BACK', seat: 0 });
  const gone = move(7, { type: 'SEAT_TO_AI', seat: 1 });
  expect(wares([...log, gone, takenBack, picked(9, 'tea')], 4)).toEqual(['hides', 'salt', 'silk', 'tea']);
});
