import type { RoomToServer } from '@dealers-choice/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { type Guest, Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

type Changes = Omit<RoomToServer<'configure'>, 'type' | 'request' | 'room'>;
const configures = (guest: Guest, room: string, changes: Changes) =>
  guest.asks({ type: 'configure', room, ...changes });
const readiness = (guest: Guest): boolean[] => guest.room.seats.map(({ ready }) => ready);

describe('the host of a table', () => {
  test('names it, and nobody has to be ready again for that', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ title: '  Tea \n for two ' });
    expect(bo.room).toMatchObject({ title: 'Tea for two', help: true, visibility: 'open' });
    await bo.does({ type: 'ready', room, brought: 'ab' });
    expect(await configures(ada, room, { title: 'Tea', visibility: 'private' })).toMatchObject({ type: 'ok' });
    expect(bo.room).toMatchObject({ title: 'Tea', visibility: 'private' });
    expect(readiness(bo)).toEqual([false, true]);
  });

  test('names it anew: cleaned, in the list of tables too, and not in a match', async () => {
    const cy = await hall.arrives('Cy');
    const { ada, bo, room } = await hall.twoAtATable({ title: 'Tea' });
    await cy.asks({ type: 'lobby', on: true });
    await ada.does({ type: 'configure', room, title: '  Tea \n for two ' });
    await hall.table.ticker.advance(300);
    expect([bo.room.title, cy.last('lobby')?.rooms[0]?.title]).toEqual(['Tea for two', 'Tea for two']);
    expect(await configures(bo, room, { title: 'Coffee' })).toMatchObject({ type: 'sorry' });
    await hall.startsWith([ada, bo], room);
    expect(await configures(ada, room, { title: 'Coffee' })).toMatchObject({
      text: 'A match is being played at this table.',
    });
    expect(bo.room.title).toBe('Tea for two');
  });

  test.each<[string, Changes]>([
    ['options', { options: { afkSeconds: 77 } }],
    ['the clock', { seconds: 90 }],
    ['who may watch', { spectators: null }],
    ['help', { help: false }],
  ])('changes %s, and everybody must say again that they are ready', async (_, changes) => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'the-door', seconds: 60 });
    await bo.does({ type: 'ready', room, brought: 'ab' });
    expect(await configures(ada, room, changes)).toMatchObject({ type: 'ok' });
    expect(readiness(bo)).toEqual([false, false]);
    expect(bo.room).toMatchObject(changes);
    await bo.does({ type: 'ready', room, brought: 'ab' });
    await configures(ada, room, changes);
    expect(readiness(bo), 'nothing has changed').toEqual([false, true]);
  });

  test('alone does that, before a match, and only as the game allows', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
    expect(await configures(bo, room, { help: false })).toMatchObject({ type: 'sorry' });
    expect(await configures(ada, room, { options: { moon: 1 } })).toMatchObject({ type: 'sorry' });
    expect(await configures(ada, room, { seats: 3 })).toMatchObject({ text: 'one-piece is for 2 seats, not 3.' });
    const [option = ''] = PLAYED_GAMES.get('one-piece')?.game.secrets ?? [];
    expect(await configures(ada, room, { options: { [option]: ['', ''] } })).toMatchObject({
      text: 'Each seat chooses this for itself.',
    });
    await hall.startsWith([ada, bo], room);
    expect(await configures(ada, room, { help: false })).toMatchObject({
      text: 'A match is being played at this table.',
    });
  });

  test('adds seats at the end, and takes free ones away, the last first', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'the-door', seats: 4 });
    await bo.does({ type: 'sit', room, seat: 3 });
    await configures(ada, room, { seats: 5 });
    const who = (): string[] => bo.room.seats.map((seat) => seat.name || seat.who);
    expect(who()).toEqual(['Ada', 'nobody', 'nobody', 'Bo', 'nobody']);
    await configures(ada, room, { seats: 3 });
    expect(who()).toEqual(['Ada', 'nobody', 'Bo']);
    await configures(ada, room, { seats: 2 });
    expect(who()).toEqual(['Ada', 'Bo']);
    expect(await configures(ada, room, { seats: 1 })).toMatchObject({ type: 'sorry' });
    await configures(ada, room, { seats: 3 });
    await ada.does({ type: 'place', room, seat: 2, bot: 'random' });
    expect(await configures(ada, room, { seats: 2 })).toMatchObject({
      text: 'There are not that many free seats: free one first.',
    });
  });
});

describe('a seat that stays empty', () => {
  test('is gone when the cards are dealt, where the game can be played without it', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'the-door', seats: 5 });
    await bo.does({ type: 'sit', room, seat: 3 });
    const match = await hall.startsWith([ada, bo], room);
    expect(bo.room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(hall.rooms.viewerOf(match, 'bo')).toBe(1);
    expect((await hall.table.store.read(match))?.deal.seats).toHaveLength(2);
  });

  test('keeps a match from beginning where it cannot', async () => {
    const [ada] = [await hall.arrives('Ada')];
    const { room } = await hall.creates(ada);
    await ada.does({ type: 'ready', room, brought: '' });
    expect(await ada.asks({ type: 'start', room })).toMatchObject({
      text: 'There are free seats: ask somebody, or seat bots.',
    });
  });
});

describe('whoever comes by a link', () => {
  test('sits down on the first free seat, once: who stood up is not seated again', async () => {
    const { bo, code, room } = await hall.twoAtATable({ game: 'the-door', seats: 3 });
    expect(bo.room.seats[1]).toMatchObject({ name: 'Bo', ready: false });
    await bo.does({ type: 'stand', room });
    const again = await hall.arrives('Bo');
    await again.does({ type: 'enter', code });
    expect(again.room.seats.map(({ who }) => who)).toEqual(['person', 'nobody', 'nobody']);
    expect(again.room.watching).toBe(1);
  });

  test('is there from the first moment they are seen on it', async () => {
    const { ada } = await hall.twoAtATable({ game: 'the-door', seats: 3 });
    const seen = ada.told.flatMap((message) => (message.type === 'room' ? [message.view.seats[1]] : []));
    expect(seen.filter((seat) => seat?.who === 'person' && !seat.here)).toEqual([]);
    expect(seen.some((seat) => seat?.who === 'person')).toBe(true);
  });

  test('and closes the page before it was let in is not there', async () => {
    const { ada, code } = await hall.twoAtATable({ game: 'the-door', seats: 3 });
    const cy = await hall.arrives('Cy');
    const entering = cy.asks({ type: 'enter', code });
    hall.rooms.bye(cy);
    await entering;
    expect(ada.room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', '']);
    expect(ada.room.watching).toBe(0);
  });

  test('has one seat with two pages, and both play', async () => {
    const { ada, bo, code, room } = await hall.twoAtATable({ game: 'the-door', seats: 3 });
    const phone = await hall.arrives('Bo');
    await phone.does({ type: 'enter', code });
    expect(phone.room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', '']);
    await ada.does({ type: 'ready', room, brought: '' });
    await phone.does({ type: 'ready', room, brought: '' });
    expect(bo.room.seats[1]).toMatchObject({ ready: true });
    expect([ada, bo, phone].map((page) => page.room.elsewhere)).toEqual([false, true, true]);
    hall.rooms.bye(bo);
    expect(phone.room.elsewhere).toBe(false);
    expect(ada.room.seats[1], 'one page is enough').toMatchObject({ here: true });
  });

  test('looks on when there is no free seat, or a match is played, and is counted', async () => {
    const { ada, bo, code, room } = await hall.twoAtATable();
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code });
    expect(ada.room.watching).toBe(1);
    await bo.does({ type: 'leave', room });
    await ada.does({ type: 'place', room, seat: 1, bot: 'random' });
    await hall.startsWith([ada], room);
    const dee = await hall.arrives('Dee');
    await dee.does({ type: 'enter', code });
    expect(dee.room.watching).toBe(2);
    hall.rooms.bye(cy);
    expect(dee.room.watching).toBe(1);
  });
});

test('the lobby tells the turn that spectators see, and not the one that is played', async () => {
  const cy = await hall.arrives('Cy');
  await cy.asks({ type: 'lobby', on: true });
  const { ada, bo, room } = await hall.twoAtATable({ spectators: 60, title: 'Slow' });
  const match = await hall.startsWith([ada, bo], room);
  const { sight } = await hall.turnsOn(match, 2);
  await hall.table.ticker.advance(6_000);
  const [note] = cy.last('lobby')?.rooms ?? [];
  expect(note).toMatchObject({ title: 'Slow', playing: true, turn: 0, chairs: ['person', 'person'], seconds: 0 });
  await hall.table.ticker.advance(60_000);
  await hall.table.ticker.advance(6_000);
  expect(cy.last('lobby')?.rooms[0]?.turn).toBe(sight.view.turn);
});

test('the lobby tells the clock that runs at a table: the game’s own, else the table’s', async () => {
  const ada = await hall.arrives('Ada');
  await hall.creates(ada, { game: 'the-door', seconds: 120 });
  await hall.creates(ada, { game: 'jambo', seconds: 120 });
  await ada.asks({ type: 'lobby', on: true });
  expect(ada.last('lobby')?.rooms.map(({ game, seconds }) => [game, seconds])).toEqual([
    ['the-door', 60],
    ['jambo', 120],
  ]);
});

test('the lobby tells the clock that runs: the game’s own, where it has one', async () => {
  const [ada, cy] = [await hall.arrives('Ada'), await hall.arrives('Cy')];
  await hall.creates(ada, { game: 'the-door', options: { afkSeconds: 45 }, seconds: 90 });
  await cy.asks({ type: 'lobby', on: true });
  expect(cy.last('lobby')?.rooms).toMatchObject([{ game: 'the-door', seconds: 45 }]);
});

test('the lobby is told when something has changed, and not otherwise', async () => {
  const cy = await hall.arrives('Cy');
  const { ada, room } = await hall.twoAtATable();
  await cy.asks({ type: 'lobby', on: true });
  const heard = cy.told.length;
  await hall.table.ticker.advance(60_000);
  expect(cy.told).toHaveLength(heard);
  await ada.does({ type: 'configure', room, title: 'Tea' });
  await hall.table.ticker.advance(1_000);
  expect(cy.told).toHaveLength(heard + 1);
});
