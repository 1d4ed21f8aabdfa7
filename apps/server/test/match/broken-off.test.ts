/** A match that the server broke off has an open record: nobody may play on with what it tells. */
import type { ToClient } from '@dealers-choice/protocol';
import { ONLINE_VERSION } from '@dealers-choice/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Tries } from '../../src/rooms/tries.ts';
import { Unplayable } from '../../src/unplayable.ts';
import { Connection } from '../../src/wire/connection.ts';
import { Hall } from '../rooms/hall.ts';
import { gameOf, playOn, turns } from './table.ts';

const WHY = 'This match was broken off after a long time without a move: its record is open, so nobody can play on.';
let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

async function brokenOff() {
  const { ada, bo, room } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  const pages = ([0, 1] as const).map((seat) => hall.table.page(match, seat));
  for (const page of pages) await page.watch();
  await playOn(gameOf('jambo'), pages, hall.table, { most: 3 });
  await hall.table.service.breakOff(match);
  await turns();
  return { match, pages, ada };
}
const linesOf = async (match: string) => (await hall.table.store.read(match))?.lines.length;

test('is over for good: moves are refused with the reason, and after a restart too', async () => {
  const { match, pages } = await brokenOff();
  for (const page of pages) expect(page.messages.at(-1)).toEqual({ type: 'lost', match, text: WHY });
  const asked = pages.find((page) => page.isAsked) ?? expect.unreachable();
  const lines = await linesOf(match);
  for (const isAgain of [false, true]) {
    if (isAgain) await hall.restart();
    const { service } = hall.table;
    expect((await service.opened(match))?.record.moves.length).toBeGreaterThan(0);
    await expect(asked.answer({ do: 'PASS' })).rejects.toThrow(new Unplayable(WHY));
    await expect(asked.say({ type: 'concede', match, moveId: `late ${isAgain}` })).rejects.toThrow(WHY);
    await expect(asked.watch(null)).rejects.toThrow(WHY);
    expect(await service.isAsking(match, 0)).toBe(false);
    await hall.table.ticker.advance(120_000);
    expect((await service.opened(match))?.record.moves.length).toBeGreaterThan(0);
  }
  expect(await linesOf(match)).toBe(lines);
});

test('is told to those who were at it, and to nobody else', async () => {
  const { match, ada } = await brokenOff();
  const told = (guest: string): ToClient[] => {
    const got: ToClient[] = [];
    const { ticker } = hall.table.ticker;
    const [pace, replays] = [new Tries({ most: 99, everyMs: 1 }, ticker), new Tries({ most: 9, everyMs: 1 }, ticker)];
    const how = { guest, matches: hall.table.service, rooms: hall.rooms, pace, replays };
    const page = new Connection({ ...how, send: (one) => void got.push(one), hangUp: () => {}, log: () => {} });
    page.hear({ type: 'hello', version: ONLINE_VERSION, name: 'Page' });
    page.hear({ type: 'concede', match, moveId: 'late' });
    return got;
  };
  const [hers, strangers] = [told(ada.guest), told('eve')];
  await turns();
  expect(hers).toContainEqual({ type: 'lost', match, text: WHY });
  expect(strangers).toContainEqual({ type: 'lost', match, text: 'There is no such match here.' });
});

test('leaves its table free for another one', async () => {
  const { ada } = await brokenOff();
  expect(ada.room.playing).toBe(false);
  await ada.does({ type: 'rematch', room: ada.room.room });
});

test('one that ended by its rules meanwhile stays as it ended', async () => {
  const { ada, bo, room } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  await hall.concedes(match, 0);
  await hall.table.service.breakOff(match);
  const page = hall.table.page(match, 1);
  expect(await page.watch()).toBe(true);
  await turns();
  expect(page.isOver).toBe(true);
});
