import type { MatchRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { halfBehind, placeOn, stretchFrom, tracksOf } from './tracks.ts';

const moves = (...seats: Seat[]): MatchRecord['moves'] => seats.map((seat) => ({ seat, concede: true }));

test('moves of one turn belong together, also where others answer in it', () => {
  expect(tracksOf(moves(0, 1, 1, 0), [1, 1, 2, 3])).toEqual([
    { turn: 1, seat: 0, from: 1, to: 2 },
    { turn: 2, seat: 1, from: 3, to: 3 },
    { turn: 3, seat: 0, from: 4, to: 4 },
  ]);
  expect(tracksOf([], [])).toEqual([]);
});

test('a leap goes to the beginning of a turn, and ends at the ends', () => {
  const all = tracksOf(moves(0, 0, 1, 1, 2), [1, 1, 2, 2, 3]);
  expect([0, 1, 2, 3, 4].map((step) => stretchFrom(all, step, 1))).toEqual([1, 3, 3, 5, 5]);
  expect(stretchFrom(all, 5, 1)).toBe(5);
  expect([5, 4, 3, 1].map((step) => stretchFrom(all, step, -1))).toEqual([3, 3, 1, 0]);
});

test('a step is a move of a turn', () => {
  const all = tracksOf(moves(0, 0, 1), [8, 8, 9]);
  expect([0, 1, 2, 3].map((step) => placeOn(all, step))).toEqual([
    null,
    { turn: 8, move: 1, of: 2 },
    { turn: 8, move: 2, of: 2 },
    { turn: 9, move: 1, of: 1 },
  ]);
});

test('what a step has reached ends halfway to the next place', () => {
  const places = [1, 3, 8];
  expect([1, 2, 3, 7].map((step) => halfBehind(places, step))).toEqual([2, 2, 5.5, 5.5]);
  expect([halfBehind(places, 0), halfBehind([], 4)]).toEqual([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  expect(halfBehind(places, 8)).toBe(Number.POSITIVE_INFINITY);
});
