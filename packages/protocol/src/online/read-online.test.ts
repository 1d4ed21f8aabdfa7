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
    title: 'Tea for two',
    seats: 2,
    options: {},
    visibility: 'open',
    seconds: 60,
    spectators: null,
    help: true,
    cards: `harbour@${'0a'.repeat(16)}`,
  },
  configure: {
    type: 'configure',
    request,
    room,
    title: '',
    seats: 2,
    options: {},
    visibility: 'private',
    seconds: 0,
    spectators: 10,
    help: false,
    cards: '',
  },
  enter: { type: 'enter', request, code: 'ABCD-2345' },
  sit: { type: 'sit', request, room, seat: 1 },
  stand: { type: 'stand', request, room },
  place: { type: 'place', request, room, seat: 1, bot: 'random' },
  sendAway: { type: 'sendAway', request, room, guest: 'g' },
  pick: { type: 'pick', request, room, option: 'decks', value: 'ember' },
  ready: { type: 'ready', request, room, commitment: 'ab'.repeat(32), brought: 'c0ffee' },
  unready: { type: 'unready', request, room },
  start: { type: 'start', request, room },
  leave: { type: 'leave', request, room },
  rename: { type: 'rename', request, name: 'Bo' },
  chat: { type: 'chat', request, room, text: 'Hello' },
  mute: { type: 'mute', request, room, guest: 'g', on: true },
  standIn: { type: 'standIn', request, room, seat: 1 },
  rematch: { type: 'rematch', request, room },
  mine: { type: 'mine', request },
  carry: { type: 'carry', request },
  block: { type: 'block', request, guest: 'g', name: 'Eve', on: true },
  report: { type: 'report', request, room, guest: 'g', text: 'Rude' },
  subscribe: { type: 'subscribe', request, subscription: { endpoint: 'https://p', keys: { p256dh: 'k', auth: 'a' } } },
  unsubscribe: { type: 'unsubscribe', request, endpoint: 'https://p' },
  watch: { type: 'watch', match: 'm1', lastSeq: null },
  unwatch: { type: 'unwatch', match: 'm1' },
  answer: { type: 'answer', ...about, lastSeq: 3, question: 3, move: { do: 'pass' } },
  undo: { type: 'undo', ...about, lastSeq: 3 },
  change: { type: 'change', ...about, lastSeq: 3, move: { do: 'pass' } },
  concede: { type: 'concede', ...about },
  here: { type: 'here', match: 'm1' },
  clock: { type: 'clock', match: 'm1' },
  past: { type: 'past', match: 'm1', request },
  record: { type: 'record', match: 'm1', request },
};
const sight = { view: {} as never, question: null, undo: false, away: [] };
const view = {
  ...{ room, code: 'ABCD2345', game: 'jambo', options: {}, visibility: 'open' as const, spectators: null },
  ...{
    seconds: 60,
    host: 'g',
    commitment: 'c',
    match: null,
    playing: false,
    title: '',
    help: true,
    watching: 1,
    watchers: [{ guest: 'k', name: 'Kit' }],
    elsewhere: false,
  },
  seats: [{ who: 'person' as const, guest: 'g', name: 'Ada', bot: '', ready: false, here: true }],
  cards: { name: 'harbour', print: '0a'.repeat(16), cardSet: 'c1' },
};
const note = {
  ...{ code: 'ABCD2345', game: 'jambo', title: '', seats: 2, taken: 1, host: 'Ada', playing: true, watchable: true },
  ...{ chairs: ['person' as const, 'nobody' as const], seconds: 60, watching: 1, turn: 3 },
  cards: 'harbour',
};
const own = {
  ...{ match: 'm1', code: null, game: 'jambo', title: '', seat: 0 as const, began: 1, ended: null, winners: [] },
  ...{ seats: [{ who: 'person' as const, name: 'Ada', bot: '' }], yourTurn: true },
};
const TO_CLIENT: { [T in ToClient['type']]: Extract<ToClient, { type: T }> } = {
  welcome: { type: 'welcome', version: 1, guest: 'g', name: 'Ada', blocked: [{ guest: 'e', name: 'Eve' }] },
  outdated: { type: 'outdated', version: 2 },
  lobby: { type: 'lobby', rooms: [note] },
  room: { type: 'room', view },
  entered: { type: 'entered', request, view, talk: [{ guest: 'g', name: 'Ada', text: 'Hello', at: 1 }], muted: ['e'] },
  ok: { type: 'ok', request },
  sorry: { type: 'sorry', request, text: 'No.' },
  said: { type: 'said', room, guest: 'g', name: 'Ada', text: 'Hello', at: 1 },
  gone: { type: 'gone', room },
  mine: { type: 'mine', request, matches: [own] },
  carried: { type: 'carried', request, token: 't', until: 1 },
  called: { type: 'called', match: 'm1', code: 'ABCD2345', game: 'jambo', title: '', host: 'Ada' },
  uncalled: { type: 'uncalled', match: 'm1' },
  closing: { type: 'closing' },
  wrong: { type: 'wrong', text: 'What?' },
  dealt: {
    type: 'dealt',
    match: 'm1',
    game: 'jambo',
    cardSet: 'c1',
    cards: `harbour@${'0a'.repeat(16)}`,
    seats: [{ who: 'bot', name: '', bot: 'casual' }],
    spectators: null,
  },
  sight: {
    type: 'sight',
    match: 'm1',
    seq: 3,
    sight,
    last: [{ seq: 3, events: [{ type: 'PASSED', seat: 1 }] }],
    why: 'joined',
  },
  news: { type: 'news', match: 'm1', seq: 4, events: [{ type: 'PASSED', seat: 0 }], delta: ['question', 4] },
  told: {
    type: 'told',
    match: 'm1',
    request,
    dealt: sight,
    news: [{ seq: 1, events: [{ type: 'PASSED', seat: 0 }], delta: null }],
  },
  done: { type: 'done', ...about, seq: 4 },
  refused: { type: 'refused', ...about, refusal: { code: 'no', params: {}, rule: '' } },
  clocks: { type: 'clocks', match: 'm1', clocks: [{ seat: 0, left: 100 }] },
  opened: { type: 'opened', match: 'm1', request, record: {} as never, deal: {} as never },
  lost: { type: 'lost', match: 'm1', text: 'Later.', again: true },
};

test('news may say whose time runs', () => {
  const news = { ...TO_CLIENT.news, clocks: [{ seat: 0, left: 100 }] };
  expect(readToClient(news)).toBe(news);
  expect(readToClient({ ...news, clocks: [{ seat: 0, left: -1 }] })).toContain('left');
});

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
    [{ ...TO_SERVER.create, title: 'x'.repeat(41) }, 'it must be a text of up to 40 letters'],
    [{ ...TO_SERVER.configure, title: 'x'.repeat(41) }, 'it must be a text of up to 40 letters'],
    [{ ...TO_SERVER.configure, spectators: 601 }, 'it must be at most 600 seconds'],
    [{ ...TO_SERVER.configure, seconds: 4_000 }, 'it must be at most 3600 seconds'],
    [{ ...TO_SERVER.configure, code: 'ABCD2345' }, 'must not have "code"'],
    [{ ...TO_SERVER.create, cards: 'harbour' }, 'it must be cards such as harbour@'],
    [{ ...TO_SERVER.create, cards: `../secret@${'0a'.repeat(16)}` }, 'it must be cards such as harbour@'],
    [{ ...TO_SERVER.create, cards: `harbour@${'0A'.repeat(16)}` }, 'it must be cards such as harbour@'],
  ])('%j', (message, sentence) => {
    expect(readToServer(message)).toContain(sentence);
  });
});

test('messages about a match are told from those about rooms', () => {
  expect(isAboutMatch(TO_SERVER.answer)).toBe(true);
  expect(isAboutMatch(TO_SERVER.leave)).toBe(false);
});
