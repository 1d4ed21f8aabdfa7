/** Servers that share a database: one ends, and another one, called differently, goes on with its matches. */
import { ONLINE_VERSION, type ToClient } from '@dealers-choice/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MatchService } from '../../src/match/match-service.ts';
import { HeldElsewhere } from '../../src/match/unplayable.ts';
import { Housekeeper } from '../../src/retention.ts';
import type { RoomService } from '../../src/rooms/room-service.ts';
import { Tries } from '../../src/rooms/tries.ts';
import { Connection } from '../../src/wire/connection.ts';
import { dealOf, openTable, type Table, turns } from './table.ts';

let table: Table;
let next: MatchService;
const deal = dealOf('jambo', { clock: { ms: 10_000, stirs: true } });
beforeEach(async () => {
  table = await openTable({ alone: false, owner: 'container-1' });
  next = new MatchService({ ...table.how, store: table.store, owner: 'container-2' });
  await table.service.begin(deal);
});
afterEach(async () => {
  await next.close();
  await table.close();
});

test('the matches of a server that was stopped are there at once', async () => {
  await table.service.close();
  expect(await next.watch(deal.match, table.page(deal.match, 0), null)).toBe(true);
});

test('a match that a server let go because nobody watched it is there at once', async () => {
  const still = dealOf('jambo', { match: 'still' });
  await table.service.begin(still);
  await table.ticker.advance(90_000);
  expect(await next.watch(still.match, table.page(still.match, 0), null)).toBe(true);
});

/** A page of whoever sits on the first seat, at the other server. */
function pageAtNext() {
  const got: ToClient[] = [];
  const logged: string[] = [];
  const plenty = new Tries({ most: 99, everyMs: 1 }, table.ticker.ticker);
  const nothing = (): void => {};
  const rooms = { viewerOf: () => 0, hear: async () => {}, bye: nothing, blockedBy: () => [], stirred: nothing };
  const page = new Connection({
    ...{ guest: 'ada', matches: next, rooms: rooms as unknown as RoomService, pace: plenty, replays: plenty },
    ...{ send: (one) => void got.push(one), hangUp: nothing, log: (what) => void logged.push(what) },
  });
  page.hear({ type: 'hello', version: ONLINE_VERSION, name: 'Ada' });
  return { page, got, logged };
}

test('a page at another server is told to ask again in a moment, and finds its match when the first ends', async () => {
  const { page, got, logged } = pageAtNext();
  page.hear({ type: 'watch', match: deal.match, lastSeq: null });
  await turns();
  const text = 'This match cannot go on here now: try again in a moment.';
  expect(got).toContainEqual({ type: 'lost', match: deal.match, text, again: true });
  expect(got.filter(({ type }) => type === 'sight')).toEqual([]);
  await table.ticker.advance(5_000); // less than the clock; the first server renews what it holds
  await expect(next.watch(deal.match, table.page(deal.match, 0), null)).rejects.toThrow(HeldElsewhere);
  await table.service.close();
  page.hear({ type: 'watch', match: deal.match, lastSeq: null });
  await turns();
  expect(got.filter(({ type }) => type === 'sight')).toHaveLength(1);
  expect(logged).toEqual([]);
  page.close();
});

test('what another server has is neither opened for its clocks nor broken off as abandoned', async () => {
  const { store, ticker, logged, how } = table;
  const retention = { abandonDays: 1, keepDays: 0, store, matches: next, ticker: ticker.ticker, log: how.log };
  await store.hold(deal.match, { owner: 'container-3', until: Number.MAX_SAFE_INTEGER, now: 0, anyway: true });
  await ticker.advance(25 * 3_600_000);
  const house = new Housekeeper(retention);
  await house.settled();
  await house.close();
  expect((await store.read(deal.match))?.over).toBe(false);
  expect(logged.filter(({ what }) => what === 'match cannot be opened')).toEqual([]);
});
