/** While a line is being written nothing has happened yet: it may still be lost. */
import { SPECTATOR } from '@dealers-choice/kernel';
import { afterEach, expect, test } from 'vitest';
import { slowStore } from './slow-store.ts';
import { dealOf, gameOf, openTable, playOn, type Table, turns } from './table.ts';

const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) await table.close();
});

async function begun(delay: number) {
  const disk = slowStore();
  const table = await openTable({}, disk.wrap);
  open.push(table);
  const deal = dealOf('jambo', { spectators: delay, began: table.ticker.ticker.now() });
  await table.service.begin(deal);
  const { match } = deal;
  return {
    ...{ table, disk, match },
    concede: () => table.service.hear(match, 0, { type: 'concede', match, moveId: 'x' }, { send() {} }),
    opened: (hasPlayed: boolean) => table.service.opened(match, async () => hasPlayed),
  };
}

test('a match has no record before its last line is safe: it may yet be lost, and be played on', async () => {
  const { table, disk, match, concede, opened } = await begun(0);
  const bo = table.page(match, 1);
  await bo.watch();
  disk.hold();
  await concede();
  await turns();
  expect([await opened(true), await opened(false)]).toEqual([null, null]);
  disk.lose();
  await turns();
  expect(bo.known?.sight.view.over).toBeNull();
  expect(await opened(true)).toBeNull();
  await concede();
  await table.service.settled(match);
  expect(bo.isOver).toBe(true);
  expect(await opened(true)).not.toBeNull();
});

test('nor for whoever looks on, however long ago the line before it was', async () => {
  const { table, disk, match, concede, opened } = await begun(30_000);
  const cy = table.page(match, SPECTATOR);
  await cy.watch();
  await table.ticker.advance(31_000);
  disk.hold();
  await concede();
  await turns();
  const whileWritten = await opened(false);
  disk.write();
  await turns();
  expect([whileWritten, await opened(false)]).toEqual([null, null]);
  expect(cy.known?.sight.view.over).toBeNull();
  expect(await opened(true)).not.toBeNull();
  await table.ticker.advance(30_000);
  expect(await opened(false)).not.toBeNull();
});

test('a match that is broken off while its end is lost was broken off', async () => {
  const { table, disk, match, concede, opened } = await begun(0);
  disk.hold();
  await concede();
  await turns();
  const done = table.service.breakOff(match);
  disk.lose();
  await done;
  expect((await table.store.read(match))?.over).toBe(true);
  expect(await opened(true)).toMatchObject({ record: { moves: [] } });
});

test('what a page is told of the past has all that its table shows, whoever else asked meanwhile', async () => {
  const { table, disk, match } = await begun(0);
  const { service } = table;
  const pages = ([0, 1] as const).map((seat) => table.page(match, seat));
  for (const page of pages) await page.watch();
  await playOn(gameOf('jambo'), pages, table, { most: 120 }); // long: it is still told when the next one asks
  disk.hold();
  await service.hear(match, 0, { type: 'concede', match, moveId: 'x' }, { send() {} });
  await turns();
  const early = service.past(match, 0);
  await turns(1);
  disk.write();
  await service.settled(match);
  const late = table.page(match, 0);
  await late.watch();
  expect((await service.past(match, 0))?.news.at(-1)?.seq).toBe(late.known?.seq);
  expect((await early)?.news.at(-1)?.seq).toBe(late.known?.seq);
});

test('nothing is told of the past while it is lost; asked again it is', async () => {
  const { table, disk, match, concede } = await begun(0);
  const { service } = table;
  disk.hold();
  await concede();
  await turns();
  const past = service.past(match, 0);
  disk.lose();
  expect(await past).toBeNull();
  expect(await service.past(match, 0)).toMatchObject({ news: [] });
});
