import { recordOfRun, runMatch } from '@dealers-choice/bots';
import { host, type MatchRecord } from '@dealers-choice/host';
import { SPECTATOR, type Viewer, view } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { createReplay, PLAY_MS } from './replay.ts';
import { fakePast, fakeSaves, fakeTicker, thinkerHere } from './test/fake.ts';
import { openDesk } from './worker/desk.ts';

async function aRecord(): Promise<MatchRecord> {
  const { game, bots } = await loadGame('the-door');
  const bot = bots.find(({ name }) => name === 'temper');
  if (!bot) throw new Error('no such bot');
  const setup = { seats: 5, seed: 'a replay' };
  return recordOfRun(game, setup, runMatch(game, setup, [bot, bot, bot, bot, bot]).moves);
}

function theStore() {
  const ticker = fakeTicker();
  const store = createReplay({
    ticker,
    load: loadGame,
    port({ message }) {
      const post = (data: unknown): void => message(structuredClone(data));
      const desk = openDesk({
        post,
        load: loadGame,
        thinker: thinkerHere(loadGame),
        saves: fakeSaves(),
        past: fakePast(),
        ticker,
        today: () => 0,
        dev: false,
      });
      return { post: (data) => desk.hear(structuredClone(data)), close: () => {} };
    },
  });
  return { store, ticker };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function positionAt(record: MatchRecord, step: number, viewer: Viewer): Promise<unknown> {
  const { game } = await loadGame('the-door');
  const played = host(game, record);
  for (const entry of record.moves.slice(0, step)) if ('move' in entry) played.play(entry.seat, entry.move);
  return view(game, played.match, viewer);
}

test('a record opens at its start, and any move can be looked at by anybody', async () => {
  const record = await aRecord();
  const { store } = theStore();
  expect(await store.getState().open(JSON.stringify(record))).toBe(true);
  expect(store.getState()).toMatchObject({ step: 0, steps: record.moves.length, lines: [], viewer: SPECTATOR });

  const end = record.moves.length;
  for (const [step, viewer] of [
    [17, 0],
    [end, 2],
    [3, SPECTATOR],
    [16, 4],
    [end - 1, 1],
  ] as [number, Viewer][]) {
    store.getState().seek(step);
    await settle();
    store.getState().lookAs(viewer);
    await settle();
    expect(store.getState()).toMatchObject({ step, viewer, problem: null });
    expect(store.getState().view).toEqual(await positionAt(record, step, viewer));
    expect(store.getState().lines.length).toBeGreaterThan(0);
  }
  store.getState().seek(end + 50);
  await settle();
  expect(store.getState().step).toBe(end);
  expect(store.getState().lines.at(-1)?.text).toContain('wins');
  store.getState().seek(-3);
  await settle();
  expect(store.getState().step).toBe(0);
});

test('what is told counts up through the whole match', async () => {
  const record = await aRecord();
  const { store } = theStore();
  await store.getState().open(JSON.stringify(record));
  const all: number[] = [];
  for (let step = 1; step <= record.moves.length; step++) {
    store.getState().seek(step);
    await settle();
    all.push(...store.getState().lines.map(({ n }) => n));
  }
  expect(all).toEqual(all.map((_, i) => i + 1));
});

test('it plays by itself, stops at the end, and begins again from there', async () => {
  const { store, ticker } = theStore();
  await store.getState().open(JSON.stringify(await aRecord()));
  const { steps } = store.getState();
  store.getState().seek(steps - 2);
  await settle();
  store.getState().play(true);
  for (const step of [steps - 1, steps]) {
    ticker.pass(PLAY_MS);
    await settle();
    expect(store.getState().step).toBe(step);
  }
  expect(store.getState().playing).toBe(false);
  store.getState().play(true);
  await settle();
  expect(store.getState()).toMatchObject({ step: 0, playing: true });
  store.getState().play(false);
  ticker.pass(10 * PLAY_MS);
  await settle();
  expect(store.getState().step).toBe(0);
});

test.each([
  [4, PLAY_MS / 4],
  [0.5, PLAY_MS * 2],
])('at %f times the speed, one move follows the other after %d ms', async (rate, pause) => {
  const { store, ticker } = theStore();
  await store.getState().open(JSON.stringify(await aRecord()));
  store.getState().playAt(rate);
  store.getState().play(true);
  for (const step of [1, 2]) {
    ticker.pass(pause - 1);
    await settle();
    expect(store.getState().step).toBe(step - 1);
    ticker.pass(1);
    await settle();
    expect(store.getState().step).toBe(step);
  }
});

test('another speed holds from the pause that runs', async () => {
  const { store, ticker } = theStore();
  await store.getState().open(JSON.stringify(await aRecord()));
  store.getState().play(true);
  ticker.pass(PLAY_MS / 2);
  store.getState().playAt(4);
  ticker.pass(PLAY_MS / 4);
  await settle();
  expect(store.getState()).toMatchObject({ step: 1, playing: true });
});

test.each([
  ['{', 'it is not JSON'],
  ['{"dealersChoice":1}', 'The record\'s "game" is missing'],
  ['changed', 'The moves are legal but lead to another position'],
  ['cut', 'is refused'],
  ['other rules', 'rules version 99'],
  ['bridge', 'There is no game called "bridge"'],
])('what is wrong with a file is said: %s', async (what, why) => {
  const record = await aRecord();
  const [first, ...rest] = record.moves;
  const texts: Record<string, MatchRecord> = {
    changed: { ...record, hash: '0' },
    cut: { ...record, moves: first ? [{ ...first, seat: first.seat === 0 ? 1 : 0 }, ...rest] : [] },
    'other rules': { ...record, rulesVersion: 99 },
    bridge: { ...record, game: 'bridge' },
  };
  const { store } = theStore();
  expect(await store.getState().open(texts[what] ? JSON.stringify(texts[what]) : what)).toBe(false);
  expect(store.getState()).toMatchObject({ record: null, view: null });
  expect(store.getState().problem).toContain(why);
});

test('a jump is drawn once', async () => {
  const { store } = theStore();
  await store.getState().open(JSON.stringify(await aRecord()));
  let drawn = 0;
  store.subscribe(() => drawn++);
  store.getState().seek(9);
  await settle();
  expect([store.getState().step, drawn]).toEqual([9, 1]);
});

test('quick presses count, each from the place that the one before asked for', async () => {
  const { store } = theStore();
  await store.getState().open(JSON.stringify(await aRecord()));
  const { seek } = store.getState();
  for (let i = 0; i < 3; i++) seek((from) => from + 1);
  await settle();
  expect(store.getState().step).toBe(3);
  seek((from) => from - 1);
  await settle();
  expect(store.getState().step).toBe(2);
});

test('closing forgets the record', async () => {
  const { store } = theStore();
  await store.getState().open(JSON.stringify(await aRecord()));
  store.getState().close();
  expect(store.getState()).toMatchObject({ record: null, view: null, steps: 0 });
});

test('one move on is heard event by event, and waits for what it sets in motion; a jump is seen at once', async () => {
  const record = await aRecord();
  const { store } = theStore();
  await store.getState().open(JSON.stringify(record));
  let arrive = (): void => {};
  const heard: string[] = [];
  const seen: number[] = [];
  store.getState().perform({
    see: ({ answers }) => void seen.push(answers),
    follow: (position, { type }) => ({ ...position, round: type }),
    hear({ type }) {
      heard.push(type);
      return [new Promise<void>((resolve) => (arrive = resolve))];
    },
  });
  expect(seen).toEqual([0]);

  store.getState().seek(1);
  await settle();
  const { lines, showing, step, view: followed } = store.getState();
  expect([step, heard]).toEqual([1, [lines[0]?.event.type]]);
  expect(showing).toBe(lines[0]);
  expect(followed).toMatchObject({ round: lines[0]?.event.type });
  for (const _ of lines) {
    arrive();
    await settle();
  }
  expect(heard).toEqual(lines.map(({ event }) => event.type));
  expect(store.getState()).toMatchObject({ showing: null, view: await positionAt(record, 1, SPECTATOR) });

  store.getState().seek(2);
  await settle();
  const between = heard.length;
  store.getState().seek(9);
  await settle();
  arrive();
  await settle();
  expect(heard).toHaveLength(between);
  expect(store.getState()).toMatchObject({ step: 9, showing: null, view: await positionAt(record, 9, SPECTATOR) });
});

test('one move on is heard; a jump, a move back, and other eyes make no sound', async () => {
  const record = await aRecord();
  const { store } = theStore();
  await store.getState().open(JSON.stringify(record));
  const sounds: string[] = [];
  store.getState().perform({ hear: () => [], sound: ({ type }) => void sounds.push(type) });
  store.getState().seek(1);
  await settle();
  expect(sounds).toEqual(store.getState().lines.map(({ event }) => event.type));
  expect(sounds).not.toEqual([]);

  sounds.length = 0;
  const quiet = [() => store.getState().seek(9), () => store.getState().seek(8), () => store.getState().lookAs(2)];
  for (const act of [...quiet, () => store.getState().goTo(10, 3), () => store.getState().seek(record.moves.length)]) {
    act();
    await settle();
  }
  expect(store.getState().step).toBe(record.moves.length);
  expect(sounds).toEqual([]);
});
