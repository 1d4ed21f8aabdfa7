/** Whose clock a table has: the game's own, or the table's. */
import { expect, test } from 'vitest';
import type { Room } from '../../src/rooms/room.ts';
import { clockOf } from '../../src/rooms/room-changes.ts';

const clock = (options: Room['options'], seconds = 120) => clockOf({ options, seconds } as Room);

test("a game's own option comes first, also where it says that everybody waits", () => {
  expect(clock({ afkSeconds: 60 })).toEqual({ ms: 60_000, stirs: true });
  expect(clock({ afkSeconds: 0 }).ms).toBe(0);
  expect(clock({ turnSeconds: 90 })).toEqual({ ms: 90_000, stirs: false });
  expect(clock({ turnSeconds: 0 }).ms).toBe(0);
});

test('a game without one has that of the table', () => {
  expect(clock({})).toEqual({ ms: 120_000, stirs: true });
  expect(clock({}, 0).ms).toBe(0);
});
