import { host, type MatchEvent } from '@dealers-choice/host';
import { below, hashOf, type Seat, SPECTATOR, type Spec, seedRng } from '@dealers-choice/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { setupOf } from '../../src/match/position.ts';
import { stepsOf } from '../../src/match/steps.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import type { Kept } from '../../src/store/stored-forms.ts';
import { dealOf, gameOf, openTable, playOn, type Table, type TablePage, turns } from './table.ts';

const DELAY = 30_000;
const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});

interface Shown {
  at: number;
  events: string;
  view: string;
}

/** Made from what the kernel shows and tells a spectator, and from nothing else: one for each time it changed. */
function publicStream(kept: Kept): Shown[] {
  const { game } = gameOf(kept.deal.game);
  const played = host(game, setupOf(kept.deal));
  const heard: MatchEvent<Spec>[] = [];
  played.listen(SPECTATOR, (event) => heard.push(event));
  const shown: Shown[] = [{ at: 0, events: '[]', view: hashOf(played.view(SPECTATOR)) }];
  for (const { lines } of stepsOf(kept.lines)) {
    for (const { entry } of lines) {
      if ('move' in entry) played.play(entry.seat, entry.move);
      else if ('undo' in entry) played.undo(entry.seat);
      else if ('concede' in entry) played.concede(entry.seat);
      else played.handOver(entry.seat, entry.to);
    }
    const next = {
      at: lines.at(-1)?.at ?? 0,
      events: JSON.stringify(heard.splice(0)),
      view: hashOf(played.view(SPECTATOR)),
    };
    if (next.events !== '[]' || next.view !== shown.at(-1)?.view) shown.push(next);
  }
  return shown;
}

/** What came is the next part of what is public and old enough; and all of that has come. */
async function expectNoMore(watcher: TablePage, { store }: Table, match: string): Promise<void> {
  const kept = await store.read(match);
  const now = watcher.now();
  const old = publicStream(kept as Kept).filter(({ at }) => at + DELAY <= now);
  expect(watcher.known?.seq).toBe(old.length - 1);
  expect(hashOf(watcher.known?.sight.view)).toBe(old.at(-1)?.view);
  for (const message of watcher.messages) {
    expect(['dealt', 'sight', 'news']).toContain(message.type); // whose time runs is not theirs to know yet
    if (message.type === 'news') expect(JSON.stringify(message.events)).toBe(old[message.seq]?.events);
  }
}

async function begun(id: string) {
  const table = await openTable();
  open.push(table);
  const deal = dealOf(id, { spectators: DELAY, clock: { ms: 600_000, stirs: true } });
  await table.service.begin(deal);
  const pages = deal.seats.map((_, seat) => table.page(deal.match, seat as Seat));
  for (const page of pages) await page.watch();
  await table.ticker.advance(0);
  return { table, deal, pages, match: deal.match };
}
/** Takes the last move back, if anybody may. */
async function undoOnce(pages: readonly TablePage[], match: string): Promise<boolean> {
  const page = pages.find(({ known }) => known?.sight.undo);
  const reply = await page?.say({ type: 'undo', match, moveId: page.newId(), lastSeq: page.known?.seq ?? 0 });
  return reply?.type === 'done';
}

describe.each([...PLAYED_GAMES.keys()])('%s', (id) => {
  test('a spectator has a prefix of what is public and old enough, whenever and however they come', async () => {
    const { table, pages, match } = await begun(id);
    const rng = seedRng(`spectators of ${id}`);
    const first = table.page(match, SPECTATOR);
    await first.watch(null);
    const watchers = [first];
    let undone = 0;
    for (let i = 0; i < 24 && !pages[0]?.isOver; i++) {
      await playOn(gameOf(id), pages, table, { most: 1 + below(rng, 3) });
      if (i % 4 === 1 && (await undoOnce(pages, match))) undone++;
      await table.ticker.advance(below(rng, 12_000));
      if (i === 8 || i === 16) {
        await table.restart();
        for (const page of [...pages, ...watchers]) await page.watch();
      }
      if (i % 6 === 2) {
        const late = table.page(match, SPECTATOR);
        await late.watch(null);
        watchers.push(late);
      }
      if (i % 5 === 4) {
        await first.unwatch(); // gone for a while, and back
        await table.ticker.advance(below(rng, 5_000));
        await first.watch();
      }
      await table.ticker.advance(0);
      await table.service.settled(match);
      for (const watcher of watchers) await expectNoMore(watcher, table, match);
    }
    expect(first.known?.seq).toBeGreaterThan(0);
    if (id === 'jambo') expect(undone).toBeGreaterThan(0);
  });
});

test('Dhappa Baaji: what is drafted and taken back in private never shows, not even later', async () => {
  const { table, pages, match } = await begun('dhappa-baaji');
  const watcher = table.page(match, SPECTATOR);
  await watcher.watch(null);
  let undone = 0;
  for (let i = 0; i < 80 && !pages[0]?.isOver; i++) {
    await playOn(gameOf('dhappa-baaji'), pages, table, { most: 1 });
    const isDrafting = pages.some(({ known }) => known?.sight.view.draft && known.sight.undo);
    if (i % 5 === 0 && isDrafting && (await undoOnce(pages, match))) undone++;
  }
  await table.ticker.advance(DELAY);
  expect(undone).toBeGreaterThan(2);
  const told = JSON.stringify(watcher.messages);
  expect(told).toContain('RUN_CREATED');
  expect(told).not.toContain('TOOK_BACK');
  await expectNoMore(watcher, table, match);
});

test('whoever asks for the record cannot tell by the time of the answer that the match is over', async () => {
  const { table, match } = await begun('jambo');
  let found = (_: boolean): void => {};
  /** What is being looked up before anything is answered. */
  const asks = async () => {
    let isAnswered = false;
    let isLookedUp = false;
    const opened = table.service.opened(match, () => {
      isLookedUp = true;
      return new Promise((done) => {
        found = done;
      });
    });
    void opened.then(() => {
      isAnswered = true;
    });
    await turns();
    const before = { isLookedUp, isAnswered };
    found(false);
    return { before, record: await opened };
  };
  const running = await asks();
  await table.service.hear(match, 0, { type: 'concede', match, moveId: 'x' }, { send() {} });
  await table.service.settled(match);
  expect(await asks()).toEqual(running);
  expect(running).toEqual({ before: { isLookedUp: true, isAnswered: false }, record: null });
});
