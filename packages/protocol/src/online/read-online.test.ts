import { describe, expect, test } from 'vitest';
import { isAboutMatch, readToClient, readToServer, type ToClient, type ToServer } from './read-online.ts';

const request = 4;
const room = 'r1';
const about = { match: 'm1', moveId: 'a-1' };
/** One of each type, as they are sent. */
const TO_SERVER: { [T in ToServer['type']]: Extract<ToServer, { type: T }> } = {
  hello: { type: 'hello', version: 1, name: 'Ada' },
  lobby: { type: 'lobby', on: true },
  create: {
    type: 'create',
    request,
    game: 'jambo',
    seats: 2,
    options: {},
    visibility: 'open',
    seconds: 60,
    spectators: null,
  },
  enter: { type: 'enter', request, code: 'ABCD-2345' },
  sit: { type: 'sit', request, room, seat: 1 },
  stand: { type: 'stand', request, room },
  place: { type: 'place', request, room, seat: 1, bot: 'random' },
  pick: { type: 'pick', request, room, option: 'decks', value: 'ember' },
  ready: { type: 'ready', request, room, brought: 'c0ffee' },
  unready: { type: 'unready', request, room },
  start: { type: 'start', request, room },
  leave: { type: 'leave', request, room },
  rename: { type: 'rename', request, name: 'Bo' },
  chat: { type: 'chat', request, room, text: 'Hello' },
  mute: { type: 'mute', request, room, guest: 'g', on: true },
  rematch: { type: 'rematch', request, room },
  watch: { type: 'watch', match: 'm1', lastSeq: null },
  unwatch: { type: 'unwatch', match: 'm1' },
  answer: { type: 'answer', ...about, lastSeq: 3, question: 3, move: { do: 'pass' } },
  undo: { type: 'undo', ...about, lastSeq: 3 },
  change: { type: 'change', ...about, lastSeq: 3, move: { do: 'pass' } },
  concede: { type: 'concede', ...about },
  here: { type: 'here', match: 'm1' },
  clock: { type: 'clock', match: 'm1' },
  record: { type: 'record', match: 'm1', request },
};
const sight = { view: {} as never, question: null, undo: false, away: [] };
const view = {
  ...{ room, code: 'ABCD2345', game: 'jambo', options: {}, visibility: 'open' as const, spectators: null },
  ...{ seconds: 60, host: 'g', commitment: 'c', match: null, playing: false },
  seats: [{ who: 'person' as const, guest: 'g', name: 'Ada', bot: '', ready: false, here: true }],
};
const TO_CLIENT: { [T in ToClient['type']]: Extract<ToClient, { type: T }> } = {
  welcome: { type: 'welcome', version: 1, guest: 'g', name: 'Ada' },
  outdated: { type: 'outdated', version: 2 },
  lobby: {
    type: 'lobby',
    rooms: [{ code: 'ABCD2345', game: 'jambo', seats: 2, taken: 1, host: 'Ada', playing: false, watchable: true }],
  },
  room: { type: 'room', view },
  entered: { type: 'entered', request, view },
  ok: { type: 'ok', request },
  sorry: { type: 'sorry', request, text: 'No.' },
  said: { type: 'said', room, guest: 'g', name: 'Ada', text: 'Hello', at: 1 },
  gone: { type: 'gone', room },
  wrong: { type: 'wrong', text: 'What?' },
  sight: { type: 'sight', match: 'm1', seq: 3, sight, why: 'joined' },
  news: { type: 'news', match: 'm1', seq: 4, events: [{ type: 'PASSED', seat: 0 }], delta: { question: [4] } },
  done: { type: 'done', ...about, seq: 4 },
  refused: { type: 'refused', ...about, refusal: { code: 'no', params: {}, rule: '' } },
  clocks: { type: 'clocks', match: 'm1', clocks: [{ seat: 0, left: 100 }] },
  opened: { type: 'opened', match: 'm1', request, record: {} as never, deal: {} as never },
  lost: { type: 'lost', match: 'm1', text: 'Later.' },
};

test.each(Object.values(TO_SERVER))('to the server is itself when it is read: $type', (message) => {
  expect(readToServer(message)).toBe(message);
  expect(readToServer({ ...message, cheat: 1 })).toBe(`The message "${message.type}" must not have "cheat".`);
  for (const part of Object.keys(message).filter((name) => name !== 'type' && name !== 'value')) {
    expect(readToServer({ ...message, [part]: () => {} })).toContain(`its "${part}" is `);
  }
});
test.each(Object.values(TO_CLIENT))('to the page is itself when it is read: $type', (message) => {
  expect(readToClient(message)).toBe(message);
  expect(readToClient({ ...message, cheat: 1 })).toBe(`The message "${message.type}" must not have "cheat".`);
});

describe('what is wrong is said', () => {
  test.each([
    [{ ...TO_SERVER.answer, moveId: 'a b' }, 'it must be 1 to 64 letters, digits, "_" or "-"'],
    [{ ...TO_SERVER.answer, seat: 1 }, 'must not have "seat"'],
    [{ ...TO_SERVER.ready, brought: 'Z' }, 'it must be up to 64 hexadecimal digits'],
    [{ ...TO_SERVER.chat, text: 'x'.repeat(301) }, 'it must be a text of up to 300 letters'],
    [{ ...TO_SERVER.create, seats: 10 }, 'it must be a number of seats up to 9'],
  ])('%j', (message, sentence) => {
    expect(readToServer(message)).toContain(sentence);
  });
});

test('messages about a match are told from those about rooms', () => {
  expect(isAboutMatch(TO_SERVER.answer)).toBe(true);
  expect(isAboutMatch(TO_SERVER.leave)).toBe(false);
});
