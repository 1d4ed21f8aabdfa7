import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import type { News, Sight } from '@dealers-choice/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pastOf as playedAgain } from '../../src/match/past.ts';
import { stepsOf } from '../../src/match/steps.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { dealOf, gameOf, openTable, playOn, type Table, type TablePage } from './table.ts';

const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});

async function playing(id: string, more: Parameters<typeof dealOf>[1] = {}) {
  const table = await openTable();
  open.push(table);
  const deal = dealOf(id, more);
  await table.service.begin(deal);
  const pages = deal.seats.map((_, seat) => table.page(deal.match, seat as Seat));
  for (const page of pages) await page.watch();
  await table.ticker.advance(0);
  return { table, deal, pages, played: gameOf(id) };
}
/** What a page was told while it was there from the deal on. */
const toldTo = ({ messages }: TablePage): News[] =>
  messages.flatMap((message) => {
    if (message.type !== 'news') return [];
    const { seq, events, delta } = message;
    return [{ seq, events, delta }];
  });
/** How the deal looked to it. */
const dealtTo = ({ messages }: TablePage): Sight | undefined =>
  messages.find((message) => message.type === 'sight')?.sight;

const pastOf = (page: TablePage) => ({ dealt: dealtTo(page), news: toldTo(page) });

describe.each([...PLAYED_GAMES.keys()])('%s', (id) => {
  test('whoever asks is told once more what they were told since the deal, also after a crash', async () => {
    const { table, deal, pages, played } = await playing(id);
    await playOn(played, pages, table, { most: 80 });
    for (const page of pages) expect(await table.service.past(deal.match, page.viewer)).toEqual(pastOf(page));
    await table.restart();
    for (const page of pages) expect(await table.service.past(deal.match, page.viewer)).toEqual(pastOf(page));
    expect(toldTo(pages[0] as TablePage).length).toBeGreaterThan(5);
  });
});

test('spectators hear of the past what has been shown to them, and no more', async () => {
  const { table, deal, pages, played } = await playing('jambo', { spectators: 30_000 });
  const watcher = table.page(deal.match, SPECTATOR);
  await watcher.watch(null);
  for (let i = 0; i < 6; i++) {
    await playOn(played, pages, table, { most: 4 });
    await table.ticker.advance(10_000);
    expect(await table.service.past(deal.match, SPECTATOR)).toMatchObject({ news: toldTo(watcher) });
  }
  expect(toldTo(watcher).length).toBeGreaterThan(0);
  expect(toldTo(watcher).length).toBeLessThan(toldTo(pages[0] as TablePage).length);
});

test('where nobody may watch, a spectator hears of no past; nor anybody of a match that is not there', async () => {
  const { table, deal } = await playing('jambo');
  expect(await table.service.past(deal.match, SPECTATOR)).toBeNull();
  expect(await table.service.past('no such match', 0)).toBeNull();
});

test('what is played once more leaves room for others', async () => {
  const { table, deal, pages, played } = await playing('one-piece');
  await playOn(played, pages, table, { most: 250 });
  let turns = 0;
  let isRunning = true;
  const past = table.service.past(deal.match, 0).finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    await new Promise((next) => setImmediate(next));
    turns++;
  }
  expect((await past)?.news.length).toBeGreaterThan(100);
  expect(turns).toBeGreaterThan(5);
});

test('when others have their turn meanwhile follows from the clock that was handed in, and from no other', async () => {
  const { table, deal, pages, played } = await playing('jambo');
  await playOn(played, pages, table, { most: 100 });
  const { lines } = (await table.store.read(deal.match)) ?? expect.unreachable();
  /** How often others had their turn, where a look at the clock finds it this much later. */
  const turnsBy = async (ms: number): Promise<number> => {
    let now = 0;
    const ticker = {
      now() {
        now += ms;
        return now;
      },
    };
    const next = vi.spyOn(globalThis, 'setImmediate');
    await playedAgain({ played, deal, lines, ticker }, 0, 1_000);
    const turns = next.mock.calls.length;
    next.mockRestore();
    return turns;
  };
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => Math.random() * 1_000);
  const steps = stepsOf(lines).length;
  expect(await turnsBy(0)).toBe(Math.ceil(steps / 20));
  expect(await turnsBy(1)).toBe(Math.ceil(steps / 4));
  slow.mockRestore();
});

test('the record of a match that is over is read without taking the match over', async () => {
  const { table, deal, pages } = await playing('jambo');
  expect(await table.service.opened(deal.match)).toBeNull();
  await pages[0]?.say({ type: 'concede', match: deal.match, moveId: 'x' });
  const opened = await table.service.opened(deal.match);
  expect(opened?.deal).toEqual({ match: deal.match, ...deal.fair });
  await table.restart();
  await table.store.hold(deal.match, { owner: 'other', until: Number.MAX_SAFE_INTEGER, now: 0, anyway: true });
  expect(await table.service.opened(deal.match)).toEqual(opened);
  expect(await table.service.opened('no such match')).toBeNull();
});
