/** Many people at one table, or in the lobby: what one of them does must not cost more for each of the others. */
import type { LobbyNote } from '@dealers-choice/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { Lobby } from '../../src/rooms/lobby.ts';
import { TOGETHER_MS } from '../../src/rooms/notices.ts';
import { readRoom, roomViews } from '../../src/rooms/room.ts';
import { handTicker } from '../match/table.ts';
import { type Guest, Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

const viewsOf = ({ told }: Guest): number => told.filter(({ type }) => type === 'room').length;

/** Ada and Bo at a table, and this many who look on. All has been told. */
async function watched(count: number) {
  const { ada, bo, room, code } = await hall.twoAtATable();
  const others: Guest[] = [];
  for (let i = 0; i < count; i++) {
    const page = await hall.arrives(`Guest ${i}`, `guest-${i}`);
    await page.does({ type: 'enter', code });
    others.push(page);
  }
  for (const page of [ada, bo, ...others]) page.told.length = 0;
  return { ada, bo, room, code, others };
}

test('a table at which much happens is told once of all of it; whoever does something sees it at once', async () => {
  const { ada, bo, room, others } = await watched(20);
  for (let i = 0; i < 25; i++) {
    const ask = i % 2 ? ({ type: 'unready', room } as const) : ({ type: 'ready', room, brought: 'ab' } as const);
    const answer = (await ada.asksAtOnce(ask)) ?? expect.unreachable();
    expect(ada.told.at(-1), 'the answer').toBe(answer);
    expect(ada.room.seats[0]?.ready, 'seen before it').toBe(i % 2 === 0);
  }
  expect(viewsOf(ada)).toBe(25);
  for (const page of [bo, ...others]) expect(viewsOf(page), 'the first change, at once').toBe(1);
  await hall.table.ticker.advance(TOGETHER_MS);
  for (const page of [bo, ...others]) {
    expect(viewsOf(page), 'and then the last').toBe(2);
    expect(page.room.seats[0]?.ready).toBe(true);
  }
  await hall.table.ticker.advance(10_000);
  expect(viewsOf(bo), 'nothing is told twice').toBe(2);
  expect(viewsOf(ada)).toBe(25);
});

test('a table with hundreds of pages is told less often', async () => {
  const { ada, bo, room, code } = await watched(0);
  for (let i = 0; i < 300; i++) {
    const page = await hall.arrives(`Guest ${i}`, `guest-${i}`);
    await page.asksAtOnce({ type: 'enter', code });
  }
  await hall.table.ticker.advance(10_000);
  bo.told.length = 0;
  for (let i = 0; i < 10; i++) {
    await ada.asksAtOnce(i % 2 ? { type: 'unready', room } : { type: 'ready', room, brought: 'ab' });
    await hall.table.ticker.advance(TOGETHER_MS);
  }
  expect(viewsOf(bo)).toBeLessThanOrEqual(4);
  expect(bo.room.seats[0]?.ready).toBe(ada.room.seats[0]?.ready);
});

test('a page that comes to a table it is at already is answered, and nobody else is told', async () => {
  const { ada, bo, code, others } = await watched(3);
  for (let i = 0; i < 10; i++) await bo.does({ type: 'enter', code });
  for (const page of [ada, ...others]) expect(page.told).toEqual([]);
});

test('what all views of a table have in common is made once, however many look on', async () => {
  await watched(0);
  const [kept] = await hall.table.store.rooms();
  const room = readRoom(kept?.body ?? '') ?? expect.unreachable();
  const readsFor = (count: number): number => {
    let reads = 0;
    const page = (i: number) => ({
      name: '',
      get guest(): string {
        reads++;
        return `guest-${i}`;
      },
    });
    const viewFor = roomViews(
      room,
      PLAYED_GAMES.get(room.game) ?? expect.unreachable(),
      Array.from({ length: count }, (_, i) => page(i)),
    );
    for (let i = 0; i < count; i++) expect(viewFor(`guest-${i}`).watching).toBe(count);
    return reads;
  };
  expect(readsFor(200)).toBe(10 * readsFor(20));
});

test('the lobby is told at most once a second, by a list that is made and compared once for all', async () => {
  const { ticker, advance } = handTicker();
  let made = 0;
  let compared = 0;
  const notes = async (): Promise<LobbyNote[]> => {
    const title = `${++made}`;
    const note = { title, toJSON: () => `${title}${compared++ * 0}` };
    return [note as unknown as LobbyNote];
  };
  const lobby = new Lobby({ ticker, notes, log: () => {} });
  let told = 0;
  for (let i = 0; i < 50; i++) await lobby.listen({ send: () => void told++ });
  await advance(1_000);
  const before = made;
  [compared, told] = [0, 0];
  for (let i = 0; i < 100; i++) {
    lobby.changed();
    await advance(40);
  }
  const lists = made - before;
  expect(lists).toBeLessThanOrEqual(4);
  expect(compared).toBe(lists);
  expect(told).toBe(50 * lists);
  lobby.close();
});
