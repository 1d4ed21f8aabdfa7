/** Pages that are closed while they ask for something. */
import { ONLINE_VERSION, type ToClient } from '@dealers-choice/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Tries } from '../../src/rooms/tries.ts';
import { Connection } from '../../src/wire/connection.ts';
import { turns } from '../match/table.ts';
import { Hall } from '../rooms/hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

function pageOf(guest: string) {
  const got: ToClient[] = [];
  const plenty = new Tries({ most: 1e6, everyMs: 1 }, hall.table.ticker.ticker);
  const how = { guest, matches: hall.table.service, rooms: hall.rooms, pace: plenty, replays: plenty };
  const hangUp = (): void => page.close();
  const page: Connection = new Connection({ ...how, send: (one) => void got.push(one), hangUp, log: () => {} });
  page.hear({ type: 'hello', version: ONLINE_VERSION, name: 'Page' });
  return { page, got };
}

test.each([1, 2, 3, 7])('who asks %i times to watch and is gone is not watched for any more', async (times) => {
  const { ada, bo, room } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  const { page, got } = pageOf(ada.guest);
  await turns();
  page.hear({ type: 'watch', match, lastSeq: null });
  await turns();
  for (let i = 1; i < times; i++) page.hear({ type: 'watch', match, lastSeq: null });
  page.close();
  await turns();
  const before = got.length;
  await hall.turnsOn(match, 2);
  expect(got.length).toBe(before);
  await hall.restart(); // without the pages of the line above
  const again = pageOf(ada.guest);
  again.page.hear({ type: 'watch', match, lastSeq: null });
  for (let i = 1; i < times; i++) again.page.hear({ type: 'watch', match, lastSeq: null });
  again.page.close();
  await hall.table.ticker.advance(200_000);
  expect(hall.table.service.openCount).toBe(0); // nobody keeps it in memory
});

test('whom a guest blocks is not remembered for a page that was closed before it was greeted', async () => {
  const ada = await hall.arrives('Ada');
  await ada.does({ type: 'block', guest: 'eve', name: 'Eve', on: true });
  hall.rooms.bye(ada);
  expect(hall.rooms.blockedBy('ada')).toEqual([]);
  const { page } = pageOf('ada');
  page.close();
  await turns();
  expect(hall.rooms.blockedBy('ada')).toEqual([]);
});

test.each(['leaves', 'is sent away', 'closes that page'])(
  'whoever looks on and %s is told nothing more of the match, on any page of theirs',
  async (how) => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    const match = await hall.startsWith([ada, bo], room);
    const [atTable, other] = [pageOf('cy'), pageOf('cy')];
    atTable.page.hear({ type: 'enter', request: 1, code });
    await turns();
    for (const { page } of [atTable, other]) page.hear({ type: 'watch', match, lastSeq: null });
    await turns();
    expect(other.got.at(-1)?.type).toBe('sight');
    if (how === 'leaves') atTable.page.hear({ type: 'leave', request: 2, room });
    else if (how === 'is sent away') await ada.does({ type: 'sendAway', room, guest: 'cy' });
    else atTable.page.close();
    await turns();
    const before = [atTable, other].map(({ got }) => got.length);
    await hall.concedes(match, 0);
    await hall.table.ticker.advance(1_000);
    expect([atTable, other].map(({ got }) => got.length)).toEqual(before);
  },
);
