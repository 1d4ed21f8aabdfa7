import { commitmentTo } from '@dealers-choice/chance';
import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { GONE_MS } from '@dealers-choice/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { Housekeeper } from '../../src/retention.ts';
import { Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

describe('a table', () => {
  test('is opened, found by its code, and sat down at; everybody at it sees that', async () => {
    const { ada, bo, code } = await hall.twoAtATable();
    expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
    for (const guest of [ada, bo]) {
      expect(guest.room.seats).toMatchObject([
        { who: 'person', name: 'Ada', ready: false, here: true },
        { who: 'person', name: 'Bo' },
      ]);
    }
  });

  test('has one answer for every code under which there is nothing, and for few tries', async () => {
    const cy = await hall.arrives('Cy');
    for (let i = 0; i < 10; i++) {
      const code = ['ABCD2345', 'nonsense', '', '0000-0000'][i % 4] ?? '';
      expect(await cy.asks({ type: 'enter', code })).toMatchObject({ text: 'There is no table with this code.' });
    }
    const { code } = await hall.creates(await hall.arrives('Ada'));
    expect(await cy.asks({ type: 'enter', code })).toMatchObject({
      type: 'sorry',
      text: 'Too many tries: wait a minute.',
    });
    await hall.table.ticker.advance(60_000);
    expect(await cy.asks({ type: 'enter', code })).toMatchObject({ type: 'entered' });
  });

  test('is only for those at it', async () => {
    const { room } = await hall.twoAtATable();
    const cy = await hall.arrives('Cy');
    for (const ask of [
      { type: 'sit' as const, room, seat: 0 as Seat },
      { type: 'chat' as const, room, text: 'Hello' },
      { type: 'start' as const, room },
    ]) {
      expect(await cy.asks(ask)).toMatchObject({ type: 'sorry', text: 'You are not at this table.' });
    }
  });

  test('has bots by name and seats freed by its host alone, before a match', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    expect(await bo.asks({ type: 'place', room, seat: 0, bot: '' })).toMatchObject({ type: 'sorry' });
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: 'random' })).toMatchObject({
      text: 'Somebody sits there.',
    });
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: '' })).toMatchObject({ type: 'ok' });
    expect(bo.last('gone'), 'Bo looks on').toBeUndefined();
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: 'nobody' })).toMatchObject({ type: 'sorry' });
    expect(await ada.asks({ type: 'place', room, seat: 1, bot: 'random' })).toMatchObject({ type: 'ok' });
    expect(ada.room.seats[1]).toMatchObject({ who: 'bot', bot: 'random', ready: true });
  });

  test('with options that the game does not have, or more tables than one may have, is not opened', async () => {
    const ada = await hall.arrives('Ada');
    const plan = {
      type: 'create' as const,
      game: 'jambo',
      title: '',
      seats: 2,
      visibility: 'open' as const,
      seconds: 0,
      spectators: 0,
      help: true,
    };
    expect(await ada.asks({ ...plan, options: { moon: 1 } })).toMatchObject({ type: 'sorry' });
    expect(await ada.asks({ ...plan, seats: 3, options: {} })).toMatchObject({ text: 'jambo is for 2 seats, not 3.' });
    expect(await ada.asks({ ...plan, game: 'chess', options: {} })).toMatchObject({ type: 'sorry' });
    for (let i = 0; i < 5; i++) await hall.creates(ada);
    expect(await ada.asks({ ...plan, options: {} })).toMatchObject({
      text: 'You have 5 tables already: leave one first, or give up a match.',
    });
  });

  test('stays for a friend who sits there when its host opens another one, and goes if nobody does', async () => {
    const { ada, bo, code } = await hall.twoAtATable();
    for (const page of [ada, bo]) hall.rooms.bye(page);
    const again = await hall.arrives('Ada');
    const empty = await hall.creates(again);
    await again.does({ type: 'enter', code });
    hall.rooms.bye(again);
    const later = await hall.arrives('Ada');
    await hall.creates(later);
    const friend = await hall.arrives('Bo');
    await friend.does({ type: 'enter', code });
    expect(friend.room.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bo', here: true }]);
    expect(await friend.asks({ type: 'enter', code: empty.code })).toMatchObject({ type: 'sorry' });
  });

  test('of five at which friends still sit makes room when nobody has been there for a day', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { ada, bo, code } = await hall.twoAtATable();
      codes.push(code);
      for (const page of [ada, bo]) hall.rooms.bye(page);
      await hall.table.ticker.advance(1_000);
    }
    const ada = await hall.arrives('Ada');
    const play = { game: 'jambo', seats: 2, options: {}, seconds: 0, spectators: 0, help: true };
    const plan = { type: 'create' as const, title: '', visibility: 'open' as const, ...play };
    expect(await ada.asks(plan)).toMatchObject({
      text: 'You have 5 tables already: leave one first, or give up a match.',
    });
    await hall.table.ticker.advance(24 * 3_600_000);
    await hall.creates(ada);
    const [first = '', second = ''] = codes;
    expect(await ada.asks({ type: 'enter', code: first })).toMatchObject({ type: 'sorry' });
    await ada.does({ type: 'enter', code: second });
  });

  test('with a match against bots that was left makes room, too: the one left first, after a day', async () => {
    const ada = await hall.arrives('Ada');
    const matches: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { room } = await hall.creates(ada, { seconds: 60 });
      await ada.does({ type: 'place', room, seat: 1, bot: 'random' });
      matches.push(await hall.startsWith([ada], room));
      await ada.does({ type: 'leave', room });
      await hall.table.ticker.advance(60_000);
    }
    const create = { type: 'create' as const, title: '', visibility: 'open' as const, game: 'jambo', seats: 2 };
    const plan = { ...create, options: {}, seconds: 60, spectators: 0, help: true };
    expect(await ada.asks(plan)).toMatchObject({ text: expect.stringMatching(/^You have 5 tables already/) });
    await hall.table.ticker.advance(24 * 3_600_000);
    expect(await ada.asks(plan)).toMatchObject({ type: 'entered' });
    expect(await hall.table.store.unfinished()).toEqual(matches.slice(1).sort());
  });

  test('goes to the next person when its host leaves, and is gone with the last', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    await ada.asks({ type: 'leave', room });
    expect(bo.room).toMatchObject({ host: 'bo', seats: [{ who: 'nobody' }, { who: 'person' }] });
    await bo.asks({ type: 'leave', room });
    expect(await ada.asks({ type: 'enter', code })).toMatchObject({
      type: 'sorry',
      text: 'There is no table with this code.',
    });
  });

  test('goes to the next person when the pages of its host have been closed for a minute', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    hall.rooms.bye(ada);
    await hall.table.ticker.advance(59_000);
    const again = await hall.arrives('Ada');
    await again.does({ type: 'enter', code });
    hall.rooms.bye(again);
    await hall.table.ticker.advance(59_000);
    expect(bo.room).toMatchObject({ host: 'ada', seats: [{ name: 'Ada', here: false }, { here: true }] });
    await hall.table.ticker.advance(1_000);
    expect(bo.room.host).toBe('bo');
    expect(await bo.asks({ type: 'place', room, seat: 0, bot: '' }), 'a seat can be freed').toMatchObject({
      type: 'ok',
    });
  });

  test('lets a bot play on for whoever is gone for a while, if somebody who waits asks for it', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    const standIn = { type: 'standIn', room, seat: 1 } as const;
    const no = { type: 'sorry', text: 'Nobody there has been gone for long enough.' };
    expect(await ada.asks(standIn)).toMatchObject({ text: 'No match is being played at this table.' });
    const match = await hall.startsWith([ada, bo], room);
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code });
    expect(await ada.asks(standIn), 'Bo is here').toMatchObject(no);
    hall.rooms.bye(bo);
    await hall.table.ticker.advance(GONE_MS - 1_000);
    expect(await ada.asks(standIn), 'a reload is not an absence').toMatchObject(no);
    await hall.table.ticker.advance(1_000);
    expect(await cy.asks(standIn), 'who only watches').toMatchObject({ text: 'You do not sit at this table.' });
    await ada.does(standIn);
    const page = hall.table.page(match, 0);
    await page.watch();
    await hall.table.service.settled(match);
    expect(page.known?.sight.away).toEqual([1]);
    const again = await hall.arrives('Bo');
    await again.does({ type: 'enter', code });
    expect(await ada.asks(standIn), 'Bo is back').toMatchObject(no);
  });

  test('whose match ended while nothing could be written is free again as soon as it can', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ spectators: 5 });
    const match = await hall.startsWith([ada, bo], room);
    const failing = vi.spyOn(hall.table.store, 'putRoom').mockRejectedValue(new Error('the connection was lost'));
    await hall.concedes(match, 0);
    await hall.table.ticker.advance(25_000);
    expect([ada.room.playing, failing.mock.calls.length]).toEqual([true, 3]);
    expect(hall.logged.splice(0).map(({ about }) => about)).toEqual(
      Array(3).fill({ room, error: 'Error: the connection was lost' }),
    );
    failing.mockRestore();
    await hall.table.ticker.advance(5_000);
    await hall.rooms.settled();
    expect(ada.room.playing).toBe(false);
    await ada.does({ type: 'rematch', room });
    await hall.startsWith([ada, bo], room);
    await hall.table.ticker.advance(60_000);
    expect(ada.room.playing, 'the end of the first one is told once').toBe(true);
  });

  test('whose match ended in the moment of a crash is free again', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    const match = await hall.startsWith([ada, bo], room);
    const [page] = (await hall.table.store.rooms()).filter((one) => one.room === room);
    await hall.concedes(match, 0);
    await hall.table.store.putRoom(page ?? expect.unreachable()); // as it was written before that
    await hall.restart();
    const again = await hall.arrives('Ada');
    await again.does({ type: 'enter', code });
    expect(again.room.playing).toBe(false);
    expect(again.room.commitment, 'the secret has been opened').not.toBe(ada.room.commitment);
  });

  test('whose server ends in the moment when cards are dealt has its match, or there is none', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    for (const guest of [ada, bo]) await guest.does({ type: 'ready', room, brought: 'ab' });
    // From here on nothing is written but the match itself.
    Object.assign(hall.table.store, { putRoom: () => Promise.reject(new Error('killed')) });
    await ada.asks({ type: 'start', room });
    hall.logged.length = 0;
    await hall.restart();
    const again = await hall.arrives('Ada');
    await again.does({ type: 'enter', code });
    const mine = await again.asks({ type: 'mine' });
    const { match, playing } = again.room;
    expect(playing).toBe(true);
    expect(mine).toMatchObject({ matches: [{ match, code }] });
    expect(hall.rooms.viewerOf(match ?? '', 'ada')).toBe(0);
  });

  test('whose match was dealt and cannot be opened is free again, and the match waits for nobody', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    for (const guest of [ada, bo]) await guest.does({ type: 'ready', room, brought: 'ab' });
    const { store } = hall.table;
    const read = store.read.bind(store);
    Object.assign(store, { read: () => Promise.reject(new Error('no disk')) });
    expect(await ada.asks({ type: 'start', room })).toMatchObject({ type: 'sorry' });
    Object.assign(store, { read });
    hall.logged.length = 0;
    expect(ada.room).toMatchObject({ playing: false, match: null });
    expect(await ada.asks({ type: 'mine' })).toMatchObject({ matches: [{ winners: null, yourTurn: false }] });
    await hall.startsWith([ada, bo], room);
    expect(ada.room.playing).toBe(true);
  });

  test('at which a match goes on is not forgotten, however long it takes', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    const match = await hall.startsWith([ada, bo], room);
    const { store, ticker } = hall.table;
    const [page = expect.unreachable()] = await store.rooms();
    await store.putRoom({ ...page, at: ticker.ticker.now() - 20 * 24 * 3_600_000 });
    await hall.restart();
    await hall.turnsOn(match, 2);
    const [kept = expect.unreachable()] = await hall.table.store.rooms();
    expect(kept).toMatchObject({ room, code });
    expect(kept.at).toBeGreaterThanOrEqual(ticker.ticker.now() - 1_000);
  });

  test('at which a match goes on is there after a hundred days, also when the server was started anew', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    const match = await hall.startsWith([ada, bo], room);
    const idle = await hall.creates(await hall.arrives('Cy'));
    for (const _ of [1, 2]) {
      for (const page of await hall.table.store.rooms()) {
        await hall.table.store.putRoom({ ...page, at: page.at - 100 * 24 * 3_600_000 });
      }
      await hall.restart();
      const { store, service: matches, ticker, how } = hall.table;
      const house = new Housekeeper({ abandonDays: 0, keepDays: 0, store, matches, ...ticker, log: how.log });
      await house.settled();
      await house.close();
    }

    const again = await hall.arrives('Ada');
    await again.does({ type: 'enter', code });
    expect(again.room).toMatchObject({ room, match, playing: true });
    expect(hall.rooms.viewerOf(match, 'bo')).toBe(1);
    expect(await again.asks({ type: 'enter', code: idle.code })).toMatchObject({ type: 'sorry' });
    expect((await hall.table.store.rooms()).map((page) => page.room)).toEqual([room]);
  });

  test('is there again after a crash, as everybody left it', async () => {
    const { ada, room, code } = await hall.twoAtATable();
    await ada.asks({ type: 'ready', room, brought: 'ab' });
    const before = ada.room;
    await hall.restart();
    const again = await hall.arrives('Ada');
    await again.asks({ type: 'enter', code });
    expect({ ...again.room, seats: [] }).toEqual({ ...before, seats: [] });
    expect(again.room.seats).toMatchObject([{ ready: true, here: true }, { here: false }]);
  });
});

describe('a match', () => {
  test('begins when every seat is taken and ready, and each seat belongs to its guest', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    expect(await ada.asks({ type: 'start', room })).toMatchObject({ text: 'Not ready yet: Ada, Bo.' });
    await ada.asks({ type: 'ready', room, brought: 'ab' });
    await bo.asks({ type: 'ready', room, brought: 'cd' });
    expect(await bo.asks({ type: 'start', room })).toMatchObject({ type: 'sorry' });
    const { commitment } = bo.room;
    expect(await ada.asks({ type: 'start', room })).toMatchObject({ type: 'ok' });
    const { match, playing } = bo.room;
    expect(playing).toBe(true);
    expect(hall.rooms.viewerOf(match ?? '', 'ada')).toBe(0);
    expect(hall.rooms.viewerOf(match ?? '', 'bo')).toBe(1);
    expect(hall.rooms.viewerOf(match ?? '', 'cy')).toBeNull();
    const kept = await hall.table.store.read(match ?? '');
    expect(kept?.deal.fair.entropy).toEqual(['ab', 'cd']);
    expect(commitmentTo(kept?.deal.fair.secret ?? '')).toBe(commitment);
    expect(await bo.asks({ type: 'stand', room })).toMatchObject({ text: 'A match is being played at this table.' });
  });

  test('is watched by whoever is at the table, where that is allowed', async () => {
    for (const spectators of [10, null]) {
      const { ada, bo, room, code } = await hall.twoAtATable({ spectators });
      const match = await hall.startsWith([ada, bo], room);
      const cy = await hall.arrives('Cy');
      expect(hall.rooms.viewerOf(match, 'cy')).toBeNull();
      await cy.asks({ type: 'enter', code });
      expect(hall.rooms.viewerOf(match, 'cy')).toBe(spectators === null ? null : SPECTATOR);
      hall.rooms.bye(cy);
      expect(hall.rooms.viewerOf(match, 'cy')).toBeNull();
    }
  });

  test('once more: everybody one seat further, from a new secret, and ready again', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    const match = await hall.startsWith([ada, bo], room);
    const { commitment } = ada.room;
    expect(await ada.asks({ type: 'rematch', room })).toMatchObject({ text: 'The match is not over.' });
    await hall.concedes(match, 1);
    expect(ada.room.playing).toBe(false);
    expect(await bo.asks({ type: 'rematch', room })).toMatchObject({ type: 'ok' });
    expect(ada.room.seats).toMatchObject([
      { name: 'Bo', ready: false },
      { name: 'Ada', ready: false },
    ]);
    expect(ada.room.commitment).not.toBe(commitment);
    const turned = ada.room;
    expect(await ada.asks({ type: 'rematch', room })).toMatchObject({ type: 'ok' });
    expect(ada.room).toEqual(turned);
    const second = await hall.startsWith([ada, bo], room);
    expect(second).not.toBe(match);
    expect([hall.rooms.viewerOf(second, 'ada'), hall.rooms.viewerOf(match, 'ada')]).toEqual([1, 0]);
  });

  test('a secret that has been opened deals nothing: after a match there is another, and nobody is ready', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    const match = await hall.startsWith([ada, bo], room);
    const { commitment } = ada.room;
    await hall.concedes(match, 1);
    expect(await ada.asks({ type: 'start', room })).toMatchObject({ text: 'Not ready yet: Ada, Bo.' });
    expect(ada.room.commitment).not.toBe(commitment);
    expect(ada.room.seats).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
  });

  test('what each seat chose in secret is seen by that seat alone', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ game: 'one-piece' });
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
    const { ada, bo, room } = await hall.twoAtATable();
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
    const { ada, bo } = await hall.twoAtATable();
    await ada.asks({ type: 'rename', name: '  Ada \t Lovelace ' });
    expect(bo.room.seats[0]).toMatchObject({ name: 'Ada Lovelace' });
  });

  test('who come into the lobby see open tables, and how that changes', async () => {
    const cy = await hall.arrives('Cy');
    await cy.asks({ type: 'lobby', on: true });
    expect(cy.last('lobby')).toEqual({ type: 'lobby', rooms: [] });
    const { ada, bo, room, code } = await hall.twoAtATable();
    await hall.creates(await hall.arrives('Dee'), { visibility: 'private' });
    await hall.table.ticker.advance(1_000);
    const note = {
      ...{ code, game: 'jambo', title: '', seats: 2, taken: 2, host: 'Ada', playing: false, watchable: true },
      ...{ chairs: ['person', 'person'], seconds: 0, watching: 0, turn: null },
    };
    expect(cy.last('lobby')).toEqual({ type: 'lobby', rooms: [note] });
    await hall.startsWith([ada, bo], room);
    await hall.table.ticker.advance(1_000);
    expect(cy.last('lobby')).toMatchObject({ rooms: [{ code, playing: true }] });
    await cy.asks({ type: 'lobby', on: false });
    const heard = cy.told.length;
    await ada.asks({ type: 'leave', room });
    await hall.table.ticker.advance(1_000);
    expect(cy.told).toHaveLength(heard);
  });
});
