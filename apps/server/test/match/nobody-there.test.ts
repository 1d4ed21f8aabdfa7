/** Nobody is kept waiting when nobody is there: then no time runs, and no bot plays on for those who have gone. */
import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { dealOf, gameOf, openTable, playOn, type Table, type TablePage, turns } from './table.ts';

const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});
const CLOCK_MS = 60_000;
const HANDED_MS = CLOCK_MS + 1_000;
const DAY_MS = 86_400_000;

interface Seating {
  secret?: string;
  /** How far behind they are; absent: there are none. */
  spectators?: number;
}
/** A match with a clock, and a page for each of its people. */
async function seated(id: string, people: number, { secret = '5e'.repeat(32), spectators }: Seating = {}) {
  const table = await openTable();
  open.push(table);
  const deal = dealOf(
    id,
    { clock: { ms: CLOCK_MS, stirs: true }, fair: { secret, entropy: [] }, spectators: spectators ?? null },
    people,
  );
  await table.service.begin(deal);
  const pages = Array.from({ length: people }, (_, seat) => table.page(deal.match, seat as Seat));
  for (const page of pages) await page.watch();
  await turns();
  const { match } = deal;
  const linesOf = async () => (await table.store.read(match))?.lines.map(({ entry }) => entry) ?? [];
  const asked = (): TablePage => pages.find((page) => page.isAsked) ?? expect.unreachable('nobody is asked');
  const other = (page: TablePage): TablePage => pages.find((one) => one !== page) ?? expect.unreachable();
  return { table, match, pages, linesOf, asked, other };
}
const leftOf = ({ messages }: TablePage): readonly { seat: number; left: number }[] =>
  messages.flatMap((message) => ('clocks' in message ? [message.clocks ?? []] : [])).at(-1) ?? [];

describe('whoever plays against bots alone', () => {
  test.each(['jambo', 'the-door', 'dhappa-baaji', 'one-piece'])('has all the time there is, in %s', async (id) => {
    const { table, pages, linesOf, asked } = await seated(id, 1);
    await playOn(gameOf(id), pages, table, { most: 1 });
    await turns(50);
    const before = await linesOf();
    await table.ticker.advance(DAY_MS);
    expect(await linesOf()).toEqual(before);
    expect(asked().known?.sight.away).toEqual([]);
    expect(leftOf(asked())).toEqual([]);
  });
});

test('whoever only watches is not let wait', async () => {
  const { table, match, pages, linesOf, asked } = await seated('jambo', 1, { spectators: 0 });
  await playOn(gameOf('jambo'), pages, table, { most: 1 });
  await turns(50);
  const onlooker = table.page(match, SPECTATOR);
  expect(await onlooker.watch()).toBe(true);
  const before = await linesOf();
  await table.ticker.advance(HANDED_MS * 2);
  expect(await linesOf()).toEqual(before);
  expect(leftOf(asked())).toEqual([]);
});

describe('when everybody has gone', () => {
  test('the match is as they left it, a day later and after a restart', async () => {
    const { table, match, pages, linesOf, asked, other } = await seated('jambo', 2);
    await asked().answer({ do: 'END_DRAW' });
    const before = await linesOf();
    for (const page of pages) await page.unwatch();
    await table.ticker.advance(DAY_MS);
    expect(await linesOf()).toEqual(before);
    await table.restart();
    await table.ticker.advance(DAY_MS);
    expect(await linesOf()).toEqual(before);
    const silent = asked();
    await other(silent).watch();
    await table.ticker.advance(HANDED_MS);
    expect((await linesOf())[before.length], 'now somebody waits').toEqual({ seat: silent.viewer, to: 'bot' });
    expect(match).toBe('jambo-1');
  });

  test('it is not opened again and again for a time that does not run', async () => {
    const { table, asked, pages, match } = await seated('jambo', 2);
    await asked().answer({ do: 'END_DRAW' });
    const dueOnes = () => table.store.due(table.ticker.ticker.now() + DAY_MS);
    expect(await dueOnes()).toEqual([match]);
    await table.restart(); // as after a crash: the deadline is still there
    await table.ticker.advance(CLOCK_MS + 5_000);
    expect(table.service.openCount).toBe(1);
    await table.ticker.advance(CLOCK_MS);
    expect([table.service.openCount, await dueOnes()]).toEqual([0, []]);
    await pages[0]?.watch();
    expect(table.service.openCount).toBe(1);
  });

  test('a bot that stands in for one of them stops, too, and goes on when somebody is back', async () => {
    const { table, linesOf, asked, other } = await seated('the-door', 2);
    const silent = asked();
    await table.ticker.advance(HANDED_MS);
    const waits = other(silent);
    await playOn(gameOf('the-door'), [waits], table, { most: 1 });
    await waits.unwatch();
    await turns(50);
    const before = await linesOf();
    expect(before).toContainEqual({ seat: silent.viewer, to: 'bot' });
    await table.ticker.advance(DAY_MS);
    expect(await linesOf()).toEqual(before);
    await waits.watch();
    await turns(50);
    if (!waits.isAsked) expect((await linesOf()).length).toBeGreaterThan(before.length);
    while (!waits.isOver) await playOn(gameOf('the-door'), [waits], table, { most: 1 });
    expect(waits.known?.sight.away).toEqual([silent.viewer]);
  });

  test('of two who are silent at their open pages one keeps the seat, and is waited for', async () => {
    const { table, linesOf, pages } = await seated('jambo', 2);
    await table.ticker.advance(DAY_MS);
    const handed = (await linesOf()).filter((entry) => 'to' in entry);
    expect(handed).toHaveLength(1);
    const waited = pages.find((page) => page.isAsked) ?? expect.unreachable();
    expect(waited.known?.sight.away).toEqual([waited.viewer === 0 ? 1 : 0]);
    expect(waited.isOver).toBe(false);
  });

  test('in the middle of a duel, the match is not opened again and again either', async () => {
    const { table, match, page } = await inADuel();
    const before = (await table.store.read(match))?.lines.length;
    await page.unwatch();
    await table.ticker.advance(CLOCK_MS * 2);
    expect(table.service.openCount).toBe(0);
    expect(await table.store.due(table.ticker.ticker.now() + DAY_MS)).toEqual([]);
    await table.ticker.advance(CLOCK_MS * 10);
    expect(table.service.openCount).toBe(0);
    expect((await table.store.read(match))?.lines).toHaveLength(before ?? 0);
    await page.watch();
    expect(page.isAsked).toBe(true);
  });

  test('whoever was forgotten is not waited for: a bot plays their seat to the end', async () => {
    const { table, match, pages } = await seated('the-door', 1);
    for (const page of pages) await page.unwatch();
    await table.service.forget(match, 0);
    await table.service.handOver(match, 0);
    await table.ticker.advance(CLOCK_MS);
    await turns(2_000);
    expect((await table.store.read(match))?.over).toBe(true);
  });
});

/** One person against bots, who is asked to throw or to stand. */
async function inADuel() {
  for (let i = 0; i < 16; i++) {
    const at = await seated('the-door', 1, { secret: i.toString(16).repeat(64) });
    const [page] = at.pages as [TablePage];
    for (let n = 0; n < 200 && !page.isOver; n++) {
      await turns(20);
      const asking = page.known?.sight.view.asking;
      if (page.isAsked && asking?.kind === 'timing' && asking.seats.length === 2) return { ...at, page };
      if (page.isAsked) await playOn(gameOf('the-door'), at.pages, at.table, { most: 1 });
    }
  }
  return expect.unreachable('nobody fights');
}

describe('time stands still while nobody else is there', () => {
  test('whoever goes for a while, too, does not get it back', async () => {
    const { table, asked, other } = await seated('jambo', 2);
    const silent = asked();
    const waits = other(silent);
    await table.ticker.advance(35_000);
    await waits.unwatch();
    await silent.unwatch();
    await table.ticker.advance(CLOCK_MS * 2);
    expect(table.service.openCount).toBe(0);
    for (const page of [silent, waits]) await page.watch(null);
    await turns();
    expect(leftOf(silent)).toEqual([{ seat: silent.viewer, left: 25_000 }]);
  });

  test('everybody is told, it goes on from where it was, and with a quarter of a minute at least', async () => {
    const { table, asked, other } = await seated('jambo', 2);
    const silent = asked();
    const waits = other(silent);
    const seat = silent.viewer;
    expect(leftOf(silent)).toEqual([{ seat, left: CLOCK_MS }]);
    await table.ticker.advance(20_000);
    await waits.unwatch();
    await turns();
    expect(leftOf(silent)).toEqual([]);
    await table.ticker.advance(DAY_MS);
    await waits.watch();
    await turns();
    expect(leftOf(silent)).toEqual([{ seat, left: 40_000 }]);
    await table.ticker.advance(38_000);
    await waits.unwatch();
    await waits.watch();
    await turns();
    expect(leftOf(silent)).toEqual([{ seat, left: 15_000 }]);
    await table.ticker.advance(15_999);
    expect(silent.known?.sight.away).toEqual([]);
    await table.ticker.advance(1);
    expect(silent.known?.sight.away).toEqual([seat]);
  });
});
