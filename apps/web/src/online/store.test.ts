import { ONLINE_VERSION } from '@dealers-choice/protocol';
import { describe, expect, test } from 'vitest';
import { fakeServer, lobbyNote, person, roomView } from './test/fake-server.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('nothing is opened before somebody asks; then the page says hello and is known', () => {
  const server = fakeServer();
  expect(server.got).toEqual([]);
  server.store.getState().connect();
  expect(server.store.getState().line).toBe('connecting');
  server.open();
  expect(server.sent()).toEqual([{ type: 'hello', version: ONLINE_VERSION, name: 'Ada' }]);
  expect(server.store.getState()).toMatchObject({ line: 'connected', me: { guest: 'g1', name: 'Ada' } });
});

test('a request opens the line, waits for the greeting and is answered by its number', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('abcd');
  expect(server.sent()).toEqual([]);
  server.open();
  expect(server.sent()[1]).toEqual({ type: 'enter', request: 1, code: 'abcd' });
  server.answer({ type: 'entered', view: roomView() });
  expect(await entering).toEqual(roomView());
  expect(server.store.getState().room).toEqual(roomView());
});

test('what is not done says why, until it is read', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('XXXX');
  server.open();
  server.answer({ type: 'sorry', text: 'There is no table with this code.' });
  await expect(entering).rejects.toThrow('There is no table with this code.');
  expect(server.store.getState().sorry).toBe('There is no table with this code.');
  server.store.getState().dismiss();
  expect(server.store.getState().sorry).toBeNull();
});

test('a line that is gone is tried again after growing pauses, and tries are counted', () => {
  const server = fakeServer();
  server.store.getState().connect();
  server.open();
  server.drop();
  const pauses: number[] = [];
  for (let n = 1; n < 9; n++) {
    const { line, tries, nextTry } = server.store.getState();
    expect([line, tries]).toEqual(['gone', n]);
    pauses.push((nextTry ?? 0) - server.ticker.now());
    server.ticker.pass(pauses[n - 1] ?? 0);
    expect(server.got.length).toBe(n + 1);
    server.drop();
  }
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
});

test('a server that says that it is closing is starting anew, until the line is back or too long away', () => {
  const server = fakeServer();
  const isRestarting = (): boolean => server.store.getState().restarts;
  server.store.getState().connect();
  server.open();
  server.tell({ type: 'closing' });
  expect([server.store.getState().line, isRestarting()]).toEqual(['connected', false]);
  server.drop();
  expect([server.store.getState().line, isRestarting()]).toEqual(['gone', true]);
  server.ticker.pass(500);
  server.open();
  expect(isRestarting()).toBe(false);
  server.drop();
  expect(isRestarting(), 'this time it was the network').toBe(false);

  server.ticker.pass(500);
  server.open();
  server.tell({ type: 'closing' });
  for (let n = 0; n < 12; n++) {
    server.drop();
    server.ticker.pass(15_000);
  }
  expect(isRestarting()).toBe(false);
});

test('whoever presses does not wait for the pause, and the next loss begins with a short one', () => {
  const server = fakeServer();
  server.store.getState().connect();
  server.drop();
  server.ticker.pass(500);
  server.drop();
  server.store.getState().retry();
  expect(server.got.length).toBe(3);
  server.open();
  expect(server.store.getState()).toMatchObject({ line: 'connected', tries: 0, nextTry: null });
  server.drop();
  expect(server.store.getState().nextTry).toBe(server.ticker.now() + 500);
  expect(server.got.length).toBe(3);
});

test('the browser says that the network is gone, and that it is there again', () => {
  const server = fakeServer();
  server.store.getState().connect();
  server.open();
  server.network(false);
  expect(server.store.getState().line).toBe('gone');
  server.network(true);
  expect(server.got.length).toBe(2);
});

test('what is asked without a line, or not answered before it breaks, is not done', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('ABCD');
  server.open();
  server.drop();
  await expect(entering).rejects.toThrow('The line is gone.');
  await expect(server.store.getState().enter('ABCD')).rejects.toThrow('The line is gone.');
});

test('after a loss the page enters its room again and watches the lobby again', async () => {
  const server = fakeServer();
  server.store.getState().watchLobby(true);
  server.open();
  expect(server.sent()[1]).toEqual({ type: 'lobby', on: true });
  server.tell({ type: 'lobby', rooms: [lobbyNote()] });
  const entering = server.store.getState().enter('ABCD2345');
  server.answer({ type: 'entered', view: roomView() });
  await entering;
  server.drop();
  expect(server.store.getState()).toMatchObject({ room: roomView(), lobby: [lobbyNote()] });
  server.ticker.pass(500);
  server.open();
  expect(server.sent().slice(1)).toEqual([
    { type: 'lobby', on: true },
    { type: 'enter', request: 2, code: 'ABCD2345' },
  ]);
  server.answer({ type: 'entered', view: roomView({ host: 'g2' }) });
  await settled();
  expect(server.store.getState().room?.host).toBe('g2');
});

test('a room that is not there any more after a loss is closed, and says why', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('ABCD2345');
  server.open();
  server.answer({ type: 'entered', view: roomView() });
  await entering;
  server.drop();
  server.ticker.pass(500);
  server.open();
  server.answer({ type: 'sorry', text: 'There is no table with this code.' });
  await settled();
  expect(server.store.getState()).toMatchObject({ room: null, sorry: 'There is no table with this code.' });
});

test('whoever left, or was sent away, does not come back by itself', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('ABCD2345');
  server.open();
  server.answer({ type: 'entered', view: roomView() });
  await entering;
  server.tell({ type: 'gone', room: 'r1' });
  expect(server.store.getState().room).toBeNull();
  server.drop();
  server.ticker.pass(500);
  server.open();
  expect(server.sent()).toHaveLength(1);
});

test('whom one has muted at a table the server says, and one may hear them again', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('ABCD2345');
  server.open();
  server.answer({ type: 'entered', view: roomView(), muted: ['g2'] });
  await entering;
  expect(server.store.getState().muted).toEqual(['g2']);
  const hearing = server.store.getState().mute('g2', false);
  server.answer({ type: 'ok' });
  await hearing;
  expect(server.store.getState().muted).toEqual([]);
});

test('what people say is heard with who came and went, and counted until it is read', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('ABCD2345');
  server.open();
  server.answer({ type: 'entered', view: roomView() });
  await entering;
  const seats = [person('g1', 'Ada'), person('g2', 'Bo')];
  server.tell({ type: 'room', view: roomView({ seats }) });
  server.tell({ type: 'said', room: 'r1', guest: 'g2', name: 'Bo', text: 'Hello', at: 5 });
  server.tell({ type: 'said', room: 'r1', guest: 'g1', name: 'Ada', text: 'Hi', at: 6 });
  server.tell({ type: 'said', room: 'other', guest: 'g3', name: 'Cy', text: 'No', at: 7 });
  server.tell({ type: 'room', view: roomView({ seats: [person('g1', 'Ada'), person('g2', 'Bo', { here: false })] }) });
  const { chat, unread, markChatRead } = server.store.getState();
  expect(chat.map((one) => (one.kind === 'said' ? one.text : `${one.name} ${one.note}`))).toEqual([
    'Bo sat',
    'Hello',
    'Hi',
    'Bo away',
  ]);
  expect(unread).toBe(1);
  markChatRead();
  expect(server.store.getState().unread).toBe(0);
});

test('what was said before is there on coming, and what was said while the line was gone counts as new', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('ABCD2345');
  server.open();
  const hello = { guest: 'g2', name: 'Bo', text: 'Hello', at: 5 };
  server.answer({ type: 'entered', view: roomView(), talk: [hello] });
  await entering;
  const texts = (): string[] =>
    server.store.getState().chat.map((one) => (one.kind === 'said' ? one.text : `${one.name} ${one.note}`));
  expect([texts(), server.store.getState().unread]).toEqual([['Hello'], 0]);
  server.drop();
  server.ticker.pass(500);
  server.open();
  const meanwhile = { guest: 'g2', name: 'Bo', text: 'Are you there?', at: 9 };
  server.answer({ type: 'entered', view: roomView(), talk: [hello, meanwhile] });
  await settled();
  expect([texts(), server.store.getState().unread]).toEqual([['Hello', 'Are you there?'], 1]);
});

test('whom a guest blocks is known', async () => {
  const server = fakeServer();
  const { block, connect } = server.store.getState();
  connect();
  server.open();
  const blocking = block('g2', 'Bo', true);
  server.answer({ type: 'ok' });
  await blocking;
  expect(server.store.getState().blocked).toEqual([{ guest: 'g2', name: 'Bo' }]);
});

describe('matches elsewhere that wait', () => {
  const callOf = (match: string) => ({ match, code: 'ABCD2345', game: 'jambo', title: '', host: 'Bo' });
  function calledTo(...matches: string[]) {
    const server = fakeServer();
    server.store.getState().connect();
    server.open();
    for (const match of matches) server.tell({ type: 'called', ...callOf(match) });
    return { server, waiting: () => server.store.getState().called.map(({ match }) => match) };
  }

  test('are known, the newest first, until they are put aside or lie on the table', () => {
    const { server, waiting } = calledTo('m1', 'm2', 'm3', 'm1');
    expect(waiting()).toEqual(['m1', 'm3', 'm2']);
    expect(server.store.getState().called[0]).toEqual(callOf('m1'));
    server.store.getState().putCallAside('m3');
    expect(waiting()).toEqual(['m1', 'm2']);
    server.matches.listen('m1', { hear: () => {}, lineIs: () => {}, withdraw: () => {} });
    expect(waiting()).toEqual(['m2']);
    server.tell({ type: 'called', ...callOf('m1') });
    expect(waiting(), 'what lies on the table calls by itself').toEqual(['m2']);
  });

  test('are gone when the server says that they wait no longer', () => {
    const { server, waiting } = calledTo('m1', 'm2');
    server.tell({ type: 'uncalled', match: 'm2' });
    expect(waiting()).toEqual(['m1']);
    server.tell({ type: 'uncalled', match: 'm9' });
    expect(waiting()).toEqual(['m1']);
  });

  test('are asked for after the line was gone: only what waits still is kept', async () => {
    const { server, waiting } = calledTo('m1', 'm2');
    server.drop();
    server.ticker.pass(1_000);
    server.open();
    expect(waiting()).toEqual(['m2', 'm1']);
    server.tell({ type: 'called', ...callOf('m3') });
    const own = { code: null, game: 'jambo', title: '', seats: [], seat: 0 as const, began: 1 };
    const matches = ['m1', 'm2', 'm3'].map((match) => ({
      ...own,
      ended: null,
      winners: [],
      match,
      yourTurn: match === 'm1',
    }));
    server.answer({ type: 'mine', matches });
    await Promise.resolve();
    expect(waiting()).toEqual(['m3', 'm1']);
  });
});

test('a token for another device is asked for', async () => {
  const server = fakeServer();
  const carrying = server.store.getState().carry();
  server.open();
  server.answer({ type: 'carried', token: 't', until: 9 });
  expect(await carrying).toEqual({ token: 't', until: 9 });
});

test('a page of another version is told so, and tries no more', () => {
  const server = fakeServer();
  server.store.getState().connect();
  server.open();
  server.tell({ type: 'outdated', version: 2 });
  expect(server.store.getState().line).toBe('outdated');
  server.ticker.pass(100_000);
  expect(server.got.length).toBe(1);
});

test('what a match is told is heard by whoever shows it, and whose time runs is known', () => {
  const server = fakeServer();
  const heard: unknown[] = [];
  const stop = server.matches.listen('m1', {
    hear: (message) => heard.push(message.type),
    lineIs: (isUp) => heard.push(isUp),
    withdraw: () => heard.push('withdraw'),
  });
  server.open();
  server.ticker.pass(100);
  server.tell({ type: 'clocks', match: 'm1', clocks: [{ seat: 1, left: 9_000 }] });
  server.tell({ type: 'clocks', match: 'other', clocks: [{ seat: 0, left: 1 }] });
  server.tell({ type: 'done', match: 'm1', moveId: 'a', seq: 1 });
  server.tell({ type: 'done', match: 'other', moveId: 'a', seq: 1 });
  expect(server.store.getState().clocks).toEqual([{ seat: 1, until: 9_100 }]);
  const news = { type: 'news' as const, seq: 2, events: [], delta: null };
  server.tell({ ...news, match: 'm1' });
  expect(server.store.getState().clocks).toEqual([{ seat: 1, until: 9_100 }]);
  server.tell({ ...news, match: 'm1', clocks: [{ seat: 0, left: 7_000 }] });
  server.tell({ ...news, match: 'other', clocks: [{ seat: 1, left: 1 }] });
  expect(server.store.getState().clocks).toEqual([{ seat: 0, until: 7_100 }]);
  server.drop();
  expect(server.matches.say({ type: 'here', match: 'm1' })).toBe(false);
  expect(heard).toEqual([true, 'done', 'news', 'news', false]);
  stop();
  expect(server.store.getState().clocks).toEqual([]);
});

test('the host changes the table they are at', async () => {
  const server = fakeServer();
  const entering = server.store.getState().enter('abcd');
  server.open();
  server.answer({ type: 'entered', view: roomView() });
  await entering;
  const changing = server.store.getState().configure({ seconds: 90 });
  expect(server.sent().at(-1)).toEqual({ type: 'configure', request: 2, room: roomView().room, seconds: 90 });
  server.answer({ type: 'ok' });
  await changing;
});

test('a guest hears what they play', async () => {
  const server = fakeServer();
  const asking = server.store.getState().mine();
  server.open();
  server.answer({ type: 'mine', matches: [] });
  expect(await asking).toEqual([]);
});
