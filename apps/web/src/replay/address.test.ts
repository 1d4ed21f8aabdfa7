import { SPECTATOR } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { hrefOf, parseRoute } from '../app/route.ts';
import type { View } from '../match/contract.ts';
import { en } from '../words/replay/replay-en.ts';
import { findPlace, placeAt, placeSeen, routeTo } from './address.ts';

/** Two turns of 20 moves; the third move of each is half an answer. */
const size = {
  moves: 40,
  seats: 3,
  turns: Array.from({ length: 40 }, (_, i) => (i < 20 ? 1 : 2)),
  answers: Array.from({ length: 40 }, (_, i) => (i % 20 < 3 ? i % 20 : (i % 20) - 1)),
};
const deal = { match: 'aB-9', secret: '', entropy: [] };

test.each([
  [{ from: 'far', match: 'aB-9', deal } as const, '#/watch/aB-9/27/2'],
  [{ from: 'kept', key: 'c0ffee' } as const, '#/replay/c0ffee/27/2'],
  [{ from: 'file' } as const, '#/replay/file/27/2'],
])('a place is found again by its address: %o', (source, address) => {
  const href = hrefOf(routeTo(source, placeAt(27, 1)));
  expect(href).toBe(address);
  expect(findPlace(parseRoute(href) as object, size, en)).toEqual({ step: 27, viewer: 1, notes: [] });
});

test('without a place it is the start, seen by everyone', () => {
  expect(findPlace({}, size, en)).toEqual({ step: 0, viewer: SPECTATOR, notes: [] });
  expect(placeAt(0, SPECTATOR)).toEqual({ step: '0', viewer: 'all' });
});

test('the end has a name, however many moves lead there', () => {
  expect(findPlace({ step: 'end', viewer: '3' }, size, en)).toEqual({ step: 40, viewer: 2, notes: [] });
});

const position = { turn: 2, answers: 2, over: null } as View;

test('a position of a match that goes on is found by its turn and its answers', () => {
  expect(placeSeen(position, 1)).toEqual({ step: '2.2', viewer: '2' });
  expect(findPlace(placeSeen(position, 1), size, en)).toEqual({ step: 22, viewer: 1, notes: [] });
  expect(findPlace({ step: '2.0' }, size, en).step).toBe(20);
  expect(findPlace({ step: '2.3' }, size, en).step, 'half an answer is none').toBe(24);
});

test('what was taken back later leads to where the match went on, or to its end', () => {
  expect(findPlace({ step: '1.99' }, size, en)).toEqual({ step: 20, viewer: SPECTATOR, notes: [] });
  expect(findPlace({ step: '7.1' }, size, en)).toEqual({ step: 40, viewer: SPECTATOR, notes: [] });
});

test('the last position of a match that is over is its end', () => {
  expect(placeSeen({ ...position, over: { reason: 'CONCEDED', winners: [0] } }, 0)).toEqual({
    step: 'end',
    viewer: '1',
  });
});

test.each([
  [{ step: '2.x' }, 0, SPECTATOR, '“2.x” is not the number of a move. This is the start.'],
  [{ step: '41' }, 40, SPECTATOR, 'The match has 40 moves, not 41. This is its end.'],
  [{ step: 'nine' }, 0, SPECTATOR, '“nine” is not the number of a move. This is the start.'],
  [{ step: '-1' }, 0, SPECTATOR, '“-1” is not the number of a move. This is the start.'],
  [{ step: '4', viewer: '4' }, 4, SPECTATOR, 'There is no seat “4” at this table. You see what everyone sees.'],
  [{ step: '4', viewer: '0' }, 4, SPECTATOR, 'There is no seat “0” at this table. You see what everyone sees.'],
  [{ step: '4', viewer: 'Ada' }, 4, SPECTATOR, 'There is no seat “Ada” at this table. You see what everyone sees.'],
])('what cannot be followed is said: %o', (place, step, viewer, note) => {
  expect(findPlace(place, size, en)).toEqual({ step, viewer, notes: [note] });
});
