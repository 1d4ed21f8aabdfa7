import { commitmentTo } from '@dealers-choice/chance';
import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import type { RoomToClient, RoomToServer, RoomView } from '@dealers-choice/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { RoomService, type Visitor } from '../../src/rooms/room-service.ts';
import { openTable, type Table, turns } from '../match/table.ts';

let table: Table;
let rooms: RoomService;
const openRooms = (): Promise<RoomService> =>
  RoomService.open({
    store: table.store,
    matches: table.service,
    games: PLAYED_GAMES,
    ticker: table.ticker.ticker,
    log: (what) => expect.unreachable(what),
  });

beforeEach(async () => {
  table = await openTable({ ended: (match) => rooms.ended(match) });
  rooms = await openRooms();
});
afterEach(() => table.close());

/** What is asked, without the number that the page gives it. */
type Ask = { [T in RoomToServer['type']]: Omit<RoomToServer<T>, 'request'> }[RoomToServer['type']];

class Guest implements Visitor {
  readonly guest: string;
  name = '';
  readonly told: RoomToClient[] = [];
  send = (message: RoomToClient): void => void this.told.push(message);
  #requests = 0;

  constructor(guest: string) {
    this.guest = guest;
  }
  async asks(ask: Ask): Promise<RoomToClient | undefined> {
    const request = ++this.#requests;
    const needsNone = ask.type === 'hello' || ask.type === 'lobby';
    await rooms.hear(this, (needsNone ? ask : { ...ask, request }) as RoomToServer);
    return this.told.find((message) => 'request' in message && message.request === request);
  }
  get room(): RoomView {
    const last = this.told.filter((message) => 'view' in message).pop();
    return last && 'view' in last ? last.view : expect.unreachable('no room was seen');
  }
  last = (type: RoomToClient['type']): RoomToClient | undefined =>
    this.told.filter((message) => message.type === type).pop();
}

async function arrives(name: string): Promise<Guest> {
  const guest = new Guest(name.toLowerCase());
  await guest.asks({ type: 'hello', version: 1, name });
  return guest;
}
async function creates(guest: Guest, more: Partial<RoomToServer<'create'>> = {}): Promise<RoomView> {
  const plan = { game: 'jambo', seats: 2, options: {}, visibility: 'open' as const, seconds: 0, spectators: 0 };
  await guest.asks({ type: 'create', ...plan, ...more });
  return guest.room;
}
/** Ada opens a table, Bo sits down at it. */
async function twoAtATable(more: Partial<RoomToServer<'create'>> = {}) {
  const [ada, bo] = [await arrives('Ada'), await arrives('Bo')];
  const { room, code } = await creates(ada, more);
  await bo.asks({ type: 'enter', code: code.toLowerCase() });
  await bo.asks({ type: 'sit', room, seat: 1 });
  return { ada, bo, room, code };
}
async function startsWith(guests: readonly Guest[], room: string): Promise<string> {
  for (const guest of guests) await guest.asks({ type: 'ready', room, brought: 'ab' });
  expect(await guests[0]?.asks({ type: 'start', room })).toMatchObject({ type: 'ok' });
  return guests[0]?.room.match ?? '';
}

describe('a table', () => {
  test('is opened, found by its code, and sat down at; everybody at it sees that', async () => {
    const { ada, bo, code } = await twoAtATable();
    expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
    for (const guest of [ada, bo]) {
      expect(guest.room.seats).toMatchObject([
        { who: 'person', name: 'Ada', ready: false, here: true },
        { who: 'person', name: 'Bo' },
      ]);
    }
  });

  test('has one answer for every code under which there is nothing, and for few tries', async () => {
    const cy = await arrives('Cy');
    for (let i = 0; i < 10; i++) {
      const code = ['ABCD2345', 'nonsense', '', '0000-0000'][i % 4] ?? '';
      expect(await cy.asks({ type: 'enter', code })).toMatchObject({ text: 'There is no table with this code.' });
    }
    const { code } = await creates(await arrives('Ada'));
    expect(await cy.asks({ type: 'enter', code })).toMatchObject({
      type: 'sorry',
      text: 'Too many tries: wait a minute.',
    });
    await table.ticker.advance(60_000);
    expect(await cy.asks({ type: 'enter', code })).toMatchObject({ type: 'entered' });
  });

  test('is only for those at it', async () => {
    const { room } = await twoAtATable();
    const cy = await arrives('Cy');
    for (const ask of [
      { type: 'sit' as const, room, seat: 0 as Seat },
      { type: 'chat' as const, room, text: 'Hello' },
      { type: 'start' as const, room },
    ]) {
      expect(await cy.asks(ask)).toMatchObject({ type: 'sorry', text: 'You are not at this table.' });
    }
  });

  test('has bots by name, people sent away and seats freed by its host alone, before a match', async () => {
    const { ada, bo, room } = await twoAtATable();
    expect(await bo.asks({ type: 'place', room, seat: 0, bot: '' })).toMatchObject({ type: 'sorry' });
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: 'random' })).toMatchObject({
      text: 'Somebody sits there.',
    });
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: '' })).toMatchObject({ type: 'ok' });
    expect(bo.last('gone')).toEqual({ type: 'gone', room });
    expect(await bo.asks({ type: 'sit', room, seat: 1 })).toMatchObject({ type: 'sorry' });
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: 'nobody' })).toMatchObject({ type: 'sorry' });
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: 'random' })).toMatchObject({ type: 'ok' });
    expect(ada.room.seats[1]).toMatchObject({ who: 'bot', bot: 'random', ready: true });
  });

  test('with options that the game does not have, or more tables than one may have, is not opened', async () => {
    const ada = await arrives('Ada');
    const plan = {
      type: 'create' as const,
      game: 'jambo',
      seats: 2,
      visibility: 'open' as const,
      seconds: 0,
      spectators: 0,
    };
    expect(await ada.asks({ ...plan, options: { moon: 1 } })).toMatchObject({ type: 'sorry' });
    expect(await ada.asks({ ...plan, seats: 3, options: {} })).toMatchObject({ text: 'jambo is for 2 seats, not 3.' });
    expect(await ada.asks({ ...plan, game: 'chess', options: {} })).toMatchObject({ type: 'sorry' });
    for (let i = 0; i < 5; i++) await creates(ada);
    expect(await ada.asks({ ...plan, options: {} })).toMatchObject({
      text: 'You have 5 tables already: leave one first.',
    });
  });

  test('goes to the next person when its host leaves, and is gone with the last', async () => {
    const { ada, bo, room, code } = await twoAtATable();
    await ada.asks({ type: 'leave', room });
    expect(bo.room).toMatchObject({ host: 'bo', seats: [{ who: 'nobody' }, { who: 'person' }] });
    await bo.asks({ type: 'leave', room });
    expect(await ada.asks({ type: 'enter', code })).toMatchObject({
      type: 'sorry',
      text: 'There is no table with this code.',
    });
  });

  test('is there again after a crash, as everybody left it', async () => {
    const { ada, room, code } = await twoAtATable();
    await ada.asks({ type: 'ready', room, brought: 'ab' });
    const before = ada.room;
    rooms = await openRooms();
    const again = await arrives('Ada');
    await again.asks({ type: 'enter', code });
    expect({ ...again.room, seats: [] }).toEqual({ ...before, seats: [] });
    expect(again.room.seats).toMatchObject([{ ready: true, here: true }, { here: false }]);
  });
});

describe('a match', () => {
  test('begins when every seat is taken and ready, and each seat belongs to its guest', async () => {
    const { ada, bo, room } = await twoAtATable();
    expect(await ada.asks({ type: 'start', room })).toMatchObject({ text: 'Not ready yet: Ada, Bo.' });
    await ada.asks({ type: 'ready', room, brought: 'ab' });
    await bo.asks({ type: 'ready', room, brought: 'cd' });
    expect(await bo.asks({ type: 'start', room })).toMatchObject({ type: 'sorry' });
    const { commitment } = bo.room;
    expect(await ada.asks({ type: 'start', room })).toMatchObject({ type: 'ok' });
    const { match, playing } = bo.room;
    expect(playing).toBe(true);
    expect(rooms.viewerOf(match ?? '', 'ada')).toBe(0);
    expect(rooms.viewerOf(match ?? '', 'bo')).toBe(1);
    expect(rooms.viewerOf(match ?? '', 'cy')).toBeNull();
    const kept = await table.store.read(match ?? '');
    expect(kept?.deal.fair.entropy).toEqual(['ab', 'cd']);
    expect(commitmentTo(kept?.deal.fair.secret ?? '')).toBe(commitment);
    expect(await bo.asks({ type: 'stand', room })).toMatchObject({ text: 'A match is being played at this table.' });
  });

  test('is watched by whoever is at the table, where that is allowed', async () => {
    for (const spectators of [10, null]) {
      const { ada, bo, room, code } = await twoAtATable({ spectators });
      const match = await startsWith([ada, bo], room);
      const cy = await arrives('Cy');
      expect(rooms.viewerOf(match, 'cy')).toBeNull();
      await cy.asks({ type: 'enter', code });
      expect(rooms.viewerOf(match, 'cy')).toBe(spectators === null ? null : SPECTATOR);
      rooms.bye(cy);
      expect(rooms.viewerOf(match, 'cy')).toBeNull();
    }
  });

  test('once more: everybody one seat further, from a new secret, and ready again', async () => {
    const { ada, bo, room } = await twoAtATable();
    const match = await startsWith([ada, bo], room);
    const { commitment } = ada.room;
    expect(await ada.asks({ type: 'rematch', room })).toMatchObject({ text: 'The match is not over.' });
    await table.service.hear(match, 1, { type: 'concede', match, moveId: 'x' }, { send: () => {} });
    await table.service.settled(match);
    await turns();
    expect(ada.room.playing).toBe(false);
    expect(await bo.asks({ type: 'rematch', room })).toMatchObject({ type: 'ok' });
    expect(ada.room.seats).toMatchObject([
      { name: 'Bo', ready: false },
      { name: 'Ada', ready: false },
    ]);
    expect(ada.room.commitment).not.toBe(commitment);
    const second = await startsWith([ada, bo], room);
    expect(second).not.toBe(match);
    expect([rooms.viewerOf(second, 'ada'), rooms.viewerOf(match, 'ada')]).toEqual([1, 0]);
  });

  test('what each seat chose in secret is seen by that seat alone', async () => {
    const { ada, bo, room } = await twoAtATable({ game: 'one-piece' });
    const { game } = PLAYED_GAMES.get('one-piece') ?? expect.unreachable();
    const [option = ''] = game.secrets;
    const choice = (game.def.options as Record<string, { choices: readonly string[] }>)[option]?.choices[1];
    expect(await bo.asks({ type: 'pick', room, option, value: choice })).toMatchObject({ type: 'ok' });
    expect((bo.room.options[option] as string[])[1]).toBe(choice);
    expect((ada.room.options[option] as string[])[1]).toBe('');
    expect(await bo.asks({ type: 'pick', room, option, value: 'no such deck' })).toMatchObject({ type: 'sorry' });
    expect(await bo.asks({ type: 'pick', room, option: 'constructor', value: 1 })).toMatchObject({ type: 'sorry' });
  });
});

describe('people', () => {
  test('talk, in one line each, and are not heard by whoever muted them', async () => {
    const { ada, bo, room } = await twoAtATable();
    await ada.asks({ type: 'chat', room, text: ' <b>Hi</b>\n\u202ethere\u0000 ' });
    expect(bo.last('said')).toMatchObject({ name: 'Ada', text: '<b>Hi</b> there' });
    await bo.asks({ type: 'mute', room, guest: 'ada', on: true });
    await ada.asks({ type: 'chat', room, text: 'Again' });
    expect(bo.last('said')).toMatchObject({ text: '<b>Hi</b> there' });
    expect(ada.last('said')).toMatchObject({ text: 'Again' });
    await bo.asks({ type: 'mute', room, guest: 'ada', on: false });
    await ada.asks({ type: 'chat', room, text: 'Once more' });
    expect(bo.last('said')).toMatchObject({ text: 'Once more' });
    expect(await ada.asks({ type: 'chat', room, text: ' \n ' })).toMatchObject({ type: 'sorry' });
  });

  test('are called what they like, for everybody', async () => {
    const { ada, bo } = await twoAtATable();
    await ada.asks({ type: 'rename', name: '  Ada \t Lovelace ' });
    expect(bo.room.seats[0]).toMatchObject({ name: 'Ada Lovelace' });
  });

  test('who come into the lobby see open tables, and how that changes', async () => {
    const cy = await arrives('Cy');
    await cy.asks({ type: 'lobby', on: true });
    expect(cy.last('lobby')).toEqual({ type: 'lobby', rooms: [] });
    const { ada, bo, room, code } = await twoAtATable();
    await creates(await arrives('Dee'), { visibility: 'private' });
    await table.ticker.advance(300);
    const note = { code, game: 'jambo', seats: 2, taken: 2, host: 'Ada', playing: false, watchable: true };
    expect(cy.last('lobby')).toEqual({ type: 'lobby', rooms: [note] });
    await startsWith([ada, bo], room);
    await table.ticker.advance(300);
    expect(cy.last('lobby')).toMatchObject({ rooms: [{ code, playing: true }] });
    await cy.asks({ type: 'lobby', on: false });
    const heard = cy.told.length;
    await ada.asks({ type: 'leave', room });
    await table.ticker.advance(300);
    expect(cy.told).toHaveLength(heard);
  });
});
