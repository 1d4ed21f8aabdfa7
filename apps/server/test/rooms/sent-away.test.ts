/** Whoever the host of a table has sent away. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRoom } from '../../src/rooms/room.ts';
import { MOST_SENT_AWAY, sentAway } from '../../src/rooms/sending-away.ts';
import { Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

const CLOSED = { type: 'sorry', text: 'This table is closed to you.' };
const HOSTS_ONLY = { type: 'sorry', text: 'Only whoever opened this table can do that.' };

test('does not come in again, with another page, or after a restart; others do', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable();
  expect(await bo.asks({ type: 'sendAway', room, guest: 'ada' })).toMatchObject(HOSTS_ONLY);
  expect(await ada.asks({ type: 'sendAway', room, guest: 'ada' })).toMatchObject({ text: 'This is you.' });
  await ada.does({ type: 'sendAway', room, guest: 'bo' });
  expect(bo.last('gone')).toEqual({ type: 'gone', room });
  expect(ada.room.seats).toMatchObject([{ guest: 'ada' }, { who: 'nobody' }]);
  expect(await bo.asks({ type: 'sit', room, seat: 1 })).toMatchObject({ text: 'You are not at this table.' });
  expect(await bo.asks({ type: 'enter', code })).toMatchObject(CLOSED);
  const reloaded = await hall.arrives('Bo');
  expect(await reloaded.asks({ type: 'enter', code })).toMatchObject(CLOSED);
  await hall.restart();
  const again = await hall.arrives('Bo');
  expect(await again.asks({ type: 'enter', code })).toMatchObject(CLOSED);
  await (await hall.arrives('Cy')).does({ type: 'enter', code });
});

test('may only have looked on: before a match, and while it is played', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable();
  const [cy, dee] = [await hall.arrives('Cy'), await hall.arrives('Dee')];
  for (const page of [cy, dee]) await page.does({ type: 'enter', code });
  expect(ada.room).toMatchObject({ watching: 2, watchers: [{ guest: 'cy', name: 'Cy' }, { guest: 'dee' }] });
  await ada.does({ type: 'sendAway', room, guest: 'cy' });
  expect(cy.last('gone')).toEqual({ type: 'gone', room });
  expect(ada.room).toMatchObject({ watching: 1, watchers: [{ guest: 'dee' }] });

  const match = await hall.startsWith([ada, bo], room);
  dee.watched.add(match);
  expect(await ada.asks({ type: 'sendAway', room, guest: 'bo' }), 'whoever plays stays').toMatchObject({
    text: 'A match is being played at this table.',
  });
  await ada.does({ type: 'sendAway', room, guest: 'dee' });
  expect(dee.last('gone')).toEqual({ type: 'gone', room });
  expect(dee.isHungUp, 'is not told what happens in the match').toBe(true);
  expect(hall.rooms.viewerOf(match, 'dee')).toBeNull();
});

test('was at the table: nobody else can be sent away', async () => {
  const { ada, room } = await hall.twoAtATable();
  await hall.arrives('Cy');
  expect(await ada.asks({ type: 'sendAway', room, guest: 'cy' })).toMatchObject({
    text: 'There is nobody like that at this table.',
  });
});

test('is not whoever was away when their seat was freed', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable();
  hall.rooms.bye(bo);
  await ada.does({ type: 'place', room, seat: 1, bot: '' });
  const again = await hall.arrives('Bo');
  await again.does({ type: 'enter', code });
  await again.does({ type: 'sit', room, seat: 1 });
});

test('is one of the last hundred, and is not remembered once they are forgotten', async () => {
  const { ada, room } = await hall.twoAtATable();
  await ada.does({ type: 'sendAway', room, guest: 'bo' });
  const stored = async () => readRoom((await hall.table.store.rooms())[0]?.body ?? '') ?? expect.unreachable();
  expect((await stored()).sentAway).toEqual(['bo']);
  await hall.rooms.forget('bo');
  const kept = await stored();
  expect(kept.sentAway).toEqual([]);

  const many = Array.from({ length: MOST_SENT_AWAY }, (_, i) => `g${i}`);
  const more = sentAway({ ...kept, sentAway: many }, 'bo');
  expect(more.sentAway).toEqual([...many.slice(1), 'bo']);
});

test('rooms that were kept before are read: nobody was sent away', async () => {
  await hall.twoAtATable();
  const { sentAway: _, ...before } = JSON.parse((await hall.table.store.rooms())[0]?.body ?? '{}');
  expect(readRoom(JSON.stringify(before))).toMatchObject({ sentAway: [] });
});

/** Ada and Bo play; Cy looks on with two pages, of which one is at the table. */
async function lookedOn() {
  const { ada, bo, room, code } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  const [atTable, other] = [await hall.arrives('Cy'), await hall.arrives('Cy')];
  await atTable.does({ type: 'enter', code });
  for (const page of [atTable, other]) page.watched.add(match);
  return { ada, bo, room, match, atTable, other };
}

test('looks on no more, with whichever page, also at a match that is over', async () => {
  const { ada, room, match, atTable, other } = await lookedOn();
  await hall.concedes(match, 0);
  await hall.rooms.settled();
  await ada.does({ type: 'sendAway', room, guest: 'cy' });
  expect([atTable.isHungUp, other.isHungUp]).toEqual([true, true]);
});

test('nor does whoever left the table themselves: they could not be seen there, nor sent away', async () => {
  const { ada, room, match, atTable, other } = await lookedOn();
  await atTable.does({ type: 'leave', room });
  expect(ada.room.watching).toBe(0);
  expect([atTable.isWatching(match), other.isWatching(match)]).toEqual([false, false]);
});

test('nor whoever closed their last page at it; but whoever plays, and comes and goes as they like', async () => {
  const { bo, room, match, atTable, other } = await lookedOn();
  bo.watched.add(match);
  await bo.does({ type: 'leave', room });
  hall.rooms.bye(atTable);
  expect([other.isWatching(match), bo.isWatching(match)]).toEqual([false, true]);
});
