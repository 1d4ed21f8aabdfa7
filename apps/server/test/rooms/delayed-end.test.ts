/** That the end comes late for those who did not play outlives a restart, and those who leave. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRoom } from '../../src/rooms/room.ts';
import { Hall } from './hall.ts';

const DELAY_MS = 120_000;
let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

/** Ada and Bo have played, and Ada gave up; Cy looks on. */
async function over() {
  const { ada, bo, room, code } = await hall.twoAtATable({ spectators: DELAY_MS / 1_000 });
  const match = await hall.startsWith([ada, bo], room);
  const cy = await hall.arrives('Cy');
  await cy.does({ type: 'enter', code });
  await hall.concedes(match, 0);
  return { ada, bo, cy, room, code, match };
}
const opens = async (match: string, hasPlayed: boolean): Promise<boolean> =>
  (await hall.table.service.opened(match, async () => hasPlayed)) !== null;

test('after a restart as before it', async () => {
  const { match, code } = await over();
  await hall.table.ticker.advance(DELAY_MS / 2);
  await hall.restart();
  expect([await opens(match, true), await opens(match, false)]).toEqual([true, false]);
  const [ada, cy] = [await hall.arrives('Ada'), await hall.arrives('Cy')];
  for (const page of [ada, cy]) await page.does({ type: 'enter', code });
  expect([ada.room.playing, cy.room.playing]).toEqual([false, true]);
  await hall.table.ticker.advance(DELAY_MS / 2);
  await hall.rooms.settled();
  expect(await opens(match, false)).toBe(true);
  expect(cy.room.playing).toBe(false);
});

test('in the moment of the end nothing is sent to whoever looks on', async () => {
  const { ada, cy, room } = await over();
  expect(cy.room.playing).toBe(true);
  const heard = cy.told.length;
  await ada.does({ type: 'rematch', room });
  await ada.does({ type: 'ready', room, brought: 'ab' });
  expect(cy.told.length).toBe(heard);
});

test('when those who played leave, the table stays until the end was shown', async () => {
  const { ada, bo, cy, room } = await over();
  for (const page of [bo, ada]) await page.does({ type: 'leave', room });
  expect(cy.last('gone')).toBeUndefined();
  expect(cy.room).toMatchObject({ playing: true, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  await hall.table.ticker.advance(DELAY_MS);
  await hall.rooms.settled();
  expect(cy.room).toMatchObject({ playing: false, seats: [{ who: 'nobody' }, { who: 'nobody' }] });
  await cy.does({ type: 'sit', room, seat: 0 });
});

test('a host who looks on sends somebody away: the table stays what it is, also for who looks on', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable({ spectators: DELAY_MS / 1_000 });
  const [cy, dee, eve] = [await hall.arrives('Cy'), await hall.arrives('Dee'), await hall.arrives('Eve')];
  await ada.does({ type: 'stand', room });
  for (const page of [cy, dee, eve]) await page.does({ type: 'enter', code });
  for (const page of [bo, cy]) await page.does({ type: 'ready', room, brought: 'ab' });
  await ada.does({ type: 'start', room });
  await hall.concedes(ada.room.match ?? '', 0);
  await hall.rooms.settled();
  const { commitment } = bo.room;
  const playing = { type: 'sorry', text: 'A match is being played at this table.' };
  expect(await ada.asks({ type: 'sendAway', room, guest: 'bo' })).toMatchObject(playing);
  await ada.does({ type: 'sendAway', room, guest: 'dee' });
  expect(await dee.asks({ type: 'enter', code })).toMatchObject({ text: 'This table is closed to you.' });
  for (const page of [ada, eve]) expect(page.room).toMatchObject({ playing: true, watching: 2 });
  expect(bo.room).toMatchObject({ playing: false, commitment });
  await hall.restart();
  const [again, eves] = [await hall.arrives('Bo'), await hall.arrives('Eve')];
  for (const page of [again, eves]) await page.does({ type: 'enter', code });
  expect(again.room).toMatchObject({ playing: false, commitment });
  expect(eves.room.playing).toBe(true);
  expect(await (await hall.arrives('Dee')).asks({ type: 'enter', code })).toMatchObject({ type: 'sorry' });
});

test('whoever played has the record also when their table is gone', async () => {
  const { ada, cy, match } = await over();
  expect(await hall.rooms.hasPlayed(match, ada.guest)).toBe(true);
  expect(await hall.rooms.hasPlayed(match, cy.guest)).toBe(false);
});

test('who wants to be forgotten is so in what others are still shown', async () => {
  const { bo, cy } = await over();
  await hall.rooms.forget(bo.guest);
  const again = await hall.arrives('Cy');
  await again.does({ type: 'enter', code: cy.room.code });
  expect(JSON.stringify(again.room)).not.toContain('Bo');
});

test('a room that was kept with a longer delay than spectators may have today is read with the longest', async () => {
  await over();
  const [kept] = await hall.table.store.rooms();
  const asBefore = (spectators: number | null): string =>
    JSON.stringify(JSON.parse(kept?.body ?? ''), (key, value) => (key === 'spectators' ? spectators : value));
  const readAs = (spectators: number | null) => {
    const room = readRoom(asBefore(spectators)) ?? expect.unreachable();
    return [room.spectators, room.lateEnd?.room.spectators];
  };
  expect(readAs(3_600)).toEqual([600, 600]);
  expect(readAs(5)).toEqual([5, 5]);
  expect(readAs(null)).toEqual([null, null]);
});
