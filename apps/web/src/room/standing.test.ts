import type { RoomView } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { maySendAway, type Standing, seatRows, standingOf } from './standing.ts';

type Chair = RoomView['seats'][number];
const nobody: Chair = { who: 'nobody', guest: '', name: '', bot: '', ready: false, here: false };
const bot: Chair = { ...nobody, who: 'bot', bot: 'casual', ready: true, here: true };
const person = (name: string, ready = false): Chair => ({
  ...{ who: 'person', guest: name.toLowerCase(), name, bot: '', here: true },
  ready,
});
const room = (seats: Chair[], more: Partial<RoomView> = {}): RoomView => ({
  ...{ room: 'r', code: 'D7KQ2M4X', game: 'the-door', title: '', options: {}, visibility: 'open', spectators: 0 },
  ...{
    seconds: 60,
    help: true,
    host: 'nadia',
    commitment: 'c',
    match: null,
    playing: false,
    watching: 0,
    watchers: [],
    elsewhere: false,
  },
  seats,
  ...more,
});

const standing = (view: RoomView, me: string): Standing => standingOf(view, me, [2, 3, 4]);

test('only the host seats bots and frees the seats of those who are away, and nobody while a match is played', () => {
  const seats = [person('Nadia'), { ...person('Ada'), here: false }, bot, nobody];
  expect(seatRows(room(seats), 'nadia').map(({ mayPlace, mayFree }) => [mayPlace, mayFree])).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, false],
  ]);
  const rights = (row: ReturnType<typeof seatRows>[number]): boolean => row.mayPlace || row.mayFree;
  expect(seatRows(room(seats), 'ada').some(rights)).toBe(false);
  expect(seatRows(room(seats, { playing: true }), 'nadia').some((row) => rights(row) || row.maySit)).toBe(false);
});

test('whoever has no seat is offered the first free one, or waits', () => {
  expect(standing(room([person('Nadia'), nobody, nobody]), 'kit').next).toEqual({ do: 'sit', seat: 1 });
  expect(standing(room([person('Nadia'), bot]), 'kit').next).toEqual({ do: 'wait', ready: false });
});

test('the host deals as soon as everybody else is ready, and leaves out the seats that stayed free', () => {
  const next = (seats: Chair[]) => standing(room(seats), 'nadia').next;
  expect(next([person('Nadia'), person('Ada')])).toEqual({ do: 'ready' });
  expect(next([person('Nadia', true), person('Ada')])).toEqual({ do: 'wait', ready: true });
  expect(next([person('Nadia'), person('Ada', true)])).toEqual({ do: 'deal' });
  expect(next([person('Nadia', true), person('Ada', true), nobody])).toEqual({ do: 'deal' });
  expect(next([person('Nadia', true), nobody, nobody])).toEqual({ do: 'wait', ready: true });
  expect(next([person('Nadia'), bot])).toEqual({ do: 'deal' });
});

test('the host is not waited for once everybody else is ready', () => {
  const waiting = (seats: Chair[], me: string) => standing(room(seats), me).waiting;
  expect(waiting([person('Nadia'), person('Ada')], 'nadia')).toEqual(['Nadia', 'Ada']);
  expect(waiting([person('Nadia', true), person('Ada')], 'nadia')).toEqual(['Ada']);
  for (const me of ['nadia', 'ada']) expect(waiting([person('Nadia'), person('Ada', true), bot], me)).toEqual([]);
});

test('a guest says that they are ready, and waits for the host', () => {
  expect(standing(room([person('Nadia', true), person('Ada')]), 'ada').next).toEqual({ do: 'ready' });
  const ready = standing(room([person('Nadia', true), person('Ada', true)]), 'ada');
  expect(ready).toMatchObject({ next: { do: 'wait', ready: true }, hostName: 'Nadia', waiting: [], isHost: false });
});

test('a match that is played is gone on with from a seat, and watched without one if that is allowed', () => {
  const playing = { playing: true, match: 'm' };
  const seats = [person('Nadia'), person('Ada')];
  expect(standing(room(seats, playing), 'ada').next).toEqual({ do: 'goOn' });
  expect(standing(room(seats, playing), 'kit').next).toEqual({ do: 'watch' });
  expect(standing(room(seats, { ...playing, spectators: null }), 'kit').next).toEqual({ do: 'wait', ready: false });
});

test('only the host sends people away: whoever sits before a match, whoever looks on at any time', () => {
  const seats = [person('Nadia'), person('Ada')];
  const watchers = [{ guest: 'kit', name: 'Kit' }];
  const [before, during] = [room(seats, { watchers }), room(seats, { watchers, playing: true })];
  const sendable = (view: RoomView, me: string): string[] =>
    ['nadia', 'ada', 'kit', 'gone', ''].filter((guest) => maySendAway(view, me, guest));
  expect(sendable(before, 'nadia')).toEqual(['ada', 'kit']);
  expect(sendable(during, 'nadia')).toEqual(['kit']);
  expect(sendable(before, 'ada')).toEqual([]);
});
