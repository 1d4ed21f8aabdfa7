import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Housekeeper, type Retention } from '../src/retention.ts';
import type { Ticker } from '../src/ticker.ts';
import { dealOf, gameOf, openTable, playOn, type Table } from './match/table.ts';

const DAY = 24 * 3_600_000;
let table: Table;
let house: Housekeeper | null = null;
let now: number;
/** What waits for the next day; shorter waits are a match's own, and do not matter here. */
let tomorrow: (() => void)[];
const ticker: Ticker = {
  now: () => now,
  after(ms, call) {
    if (ms === DAY) tomorrow.push(call);
    return () => {};
  },
};
async function pass(days: number): Promise<void> {
  for (; days >= 1; days--) {
    now += DAY;
    for (const call of tomorrow.splice(0)) call();
    await house?.settled();
  }
  now += days * DAY;
}
beforeEach(async () => {
  now = 1_700_000_000_000;
  tomorrow = [];
  table = await openTable({ ticker });
});
afterEach(async () => {
  await house?.close();
  house = null;
  await table.close();
});

async function keepHouse(retention: Partial<Retention>): Promise<void> {
  const { store, service: matches } = table;
  const log = (what: string, about: object): void => void table.logged.push({ what, about });
  house = new Housekeeper({ abandonDays: 0, keepDays: 0, ...retention, store, matches, ticker, log });
  await house.settled();
}
/** Begun now, and played for this many answers. */
async function begin(match: string, { game = 'jambo', people = 'all' as number | 'all', answers = 3 } = {}) {
  await table.service.begin(dealOf(game, { match, began: now }, people));
  const pages = (people === 'all' ? [0, 1] : [0]).map((seat) => table.page(match, seat as 0 | 1));
  for (const page of pages) await page.watch();
  await playOn(gameOf(game), pages, table, { most: answers });
  for (const page of pages) await page.unwatch();
}

describe('a match that nobody touches', () => {
  test('is given up after its days, by whoever was asked, and one that is played is not', async () => {
    await begin('old');
    await pass(20);
    await begin('young');
    await pass(11);
    const asked = (await table.service.isAsking('old', 0)) ? 0 : 1;
    await keepHouse({ abandonDays: 30 });

    const old = await table.store.read('old');
    expect(old?.over).toBe(true);
    expect(old?.lines.at(-1)).toMatchObject({ entry: { seat: asked, concede: true }, moveId: `given-up-${asked}` });
    expect((await table.service.opened('old'))?.record.moves.at(-1)).toEqual({ seat: asked, concede: true });
    expect((await table.store.read('young'))?.over).toBe(false);
    expect(table.logged).toContainEqual({ what: 'house kept', about: { abandoned: 1, forgotten: 0, rooms: 0 } });
  });

  test('is given up on the day it is due, while the server runs', async () => {
    await begin('left');
    await keepHouse({ abandonDays: 2 });
    await pass(2);
    expect((await table.store.read('left'))?.over).toBe(false);
    await pass(1);
    expect((await table.store.read('left'))?.over).toBe(true);
  });

  test('waits for ever where nobody wants it to end', async () => {
    await begin('old');
    await pass(1_000);
    await keepHouse({ abandonDays: 0 });

    expect((await table.store.read('old'))?.over).toBe(false);
  });

  test.each(['the-door', 'dhappa-baaji', 'one-piece'])('ends in %s too, with bots at the table', async (game) => {
    await begin('old', { game, people: 1, answers: 1 });
    await pass(31);
    await keepHouse({ abandonDays: 30 });

    expect((await table.store.read('old'))?.over).toBe(true);
    expect(await table.store.unfinished()).toEqual([]);
  });

  test('is broken off when it cannot be played any more, and its record is not asked for again and again', async () => {
    const deal = dealOf('jambo', { match: 'by-other-rules', rulesVersion: 999 });
    await table.store.begin(deal, { owner: 'here', until: 0 });
    await keepHouse({ abandonDays: 30 });

    expect(await table.store.unfinished()).toEqual([]);
    expect((await table.store.read('by-other-rules'))?.lines).toEqual([]);
  });

  test('is looked for in all of them, however many there are', async () => {
    for (let i = 0; i < 120; i++)
      await table.store.begin(dealOf('jambo', { match: `m${i}`, rulesVersion: 999 }), { owner: 'here', until: 0 });
    await keepHouse({ abandonDays: 30 });

    expect(await table.store.unfinished()).toEqual([]);
  });
});

describe('a match that is over', () => {
  test('is kept for ever, unless somebody says for how long', async () => {
    await begin('done', { answers: 5_000 });
    await pass(5_000);
    await keepHouse({});

    expect((await table.store.read('done'))?.over).toBe(true);
  });

  test('is forgotten after its days, and nothing is left of it', async () => {
    await begin('done', { answers: 5_000 });
    await pass(10);
    await begin('fresh', { answers: 5_000 });
    await pass(5);
    await keepHouse({ keepDays: 7 });

    expect(await table.store.read('done')).toBeNull();
    expect(await table.store.upkeep.matchesAfter('', 10)).toEqual(['fresh']);
    expect((await table.store.read('fresh'))?.over).toBe(true);
  });
});

test('tables that nobody touched are forgotten', async () => {
  const { store } = table;
  await store.putRoom({ room: 'old', code: 'A', body: '{}', at: now });
  await pass(31);
  await store.putRoom({ room: 'young', code: 'B', body: '{}', at: now });
  await keepHouse({});

  expect((await store.rooms()).map(({ room }) => room)).toEqual(['young']);
});
