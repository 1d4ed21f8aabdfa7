import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { seatCountsOf, usualWish } from './make.ts';

test('the first screen knows how many may sit at each table', () => {
  expect(seatCountsOf('the-door')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(seatCountsOf('dhappa-baaji')).toEqual([4, 6]);
  expect(seatCountsOf('no such game')).toEqual([]);
});

test.each(GAMES.map(({ id }) => id))('%s is opened with a number of seats that it has', (id) => {
  expect(seatCountsOf(id)).toContain(usualWish(id, 'open').seats);
});

test('who may look on looks later where there are hands', () => {
  expect(usualWish('the-door', 'open').spectators).toBe(0);
  expect(usualWish('jambo', 'open').spectators).toBeGreaterThan(0);
});
