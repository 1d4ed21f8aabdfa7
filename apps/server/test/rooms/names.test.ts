/** People take another name while they are at a table. */
import { ONLINE_VERSION } from '@dealers-choice/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

test('a name taken during a match is the name at the table; those in the match stay', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  await bo.does({ type: 'rename', name: 'Bodo' });
  expect(ada.room.seats[1]).toMatchObject({ name: 'Bodo', ready: true });
  expect((await hall.table.store.read(match))?.deal.seats[1]).toMatchObject({ name: 'Bo' });
  await hall.concedes(match, 0);
  expect(ada.room).toMatchObject({ playing: false, seats: [{ name: 'Ada' }, { name: 'Bodo' }] });
  await hall.restart();
  const again = await hall.arrives('Ada');
  await again.does({ type: 'enter', code });
  expect(again.room.seats[1]).toMatchObject({ name: 'Bodo' });
});

test('a page says once what its guest is called; another name is taken by renaming, now and then', async () => {
  const { ada, bo, code } = await hall.twoAtATable();
  for (const name of ['Eve', 'Mallory']) await bo.asks({ type: 'hello', version: ONLINE_VERSION, name });
  expect(bo.name).toBe('Bo');
  await bo.does({ type: 'enter', code });
  expect(ada.room.seats[1]).toMatchObject({ name: 'Bo' });
  await bo.does({ type: 'rename', name: 'Bodo' });
  expect(bo.name).toBe('Bodo');
});

test('the title of a match at a table that is older than who typed it goes with its host', async () => {
  const ada = await hall.arrives('Ada');
  const { room, code } = await hall.creates(ada, { title: 'Ada at home' });
  const [page] = await hall.table.store.rooms();
  const { titledBy, ...older } = JSON.parse(page?.body ?? '');
  expect(titledBy).toBe(ada.guest);
  await hall.table.store.putRoom({ ...(page ?? expect.unreachable()), body: JSON.stringify(older) });
  await hall.restart();
  const [again, bo] = [await hall.arrives('Ada'), await hall.arrives('Bo')];
  for (const guest of [again, bo]) await guest.does({ type: 'enter', code });
  await hall.startsWith([again, bo], room);
  await hall.rooms.forget(ada.guest);
  const own = await hall.table.store.played.ownMatches(bo.guest, 5);
  expect(own.map(({ title }) => title)).toEqual(['']);
});

test('of somebody who looks on the others hear the new name, too', async () => {
  const { ada, code } = await hall.twoAtATable();
  const kit = await hall.arrives('', 'kit');
  await kit.does({ type: 'enter', code });
  expect(ada.room.watchers).toEqual([{ guest: 'kit', name: '' }]);
  await kit.does({ type: 'rename', name: 'Kit' });
  expect(ada.room.watchers).toEqual([{ guest: 'kit', name: 'Kit' }]);
});

test('all pages of a guest speak in the new name', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable();
  const phone = await hall.arrives('Bo');
  await phone.does({ type: 'enter', code });
  await phone.does({ type: 'rename', name: 'Bodo' });
  await bo.does({ type: 'chat', room, text: 'Hello' });
  expect(ada.last('said')).toMatchObject({ name: 'Bodo' });
});
