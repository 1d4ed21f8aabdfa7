import { below, moves, next, type Rng, type Seat, seedRng } from '@dealers-choice/kernel';
import { ONLINE_VERSION, type ToClient, type ToServer } from '@dealers-choice/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import type { RoomService } from '../../src/rooms/room-service.ts';
import { Tries } from '../../src/rooms/tries.ts';
import { Connection } from '../../src/wire/connection.ts';
import { dealOf, gameOf, openTable, playOn, type Table, turns } from '../match/table.ts';
import { roomsOf } from '../rooms/hall.ts';
import { beginMatch, newCookie, type OpenLine, openLine, playPage, WirePage } from './line.ts';

/** Of a table nearby: before its match can be over. */
const MOST_PLAYED = 30;
const FRAMES = process.env.TEST_LONG ? 100_000 : 5_000;

describe('hostile frames', () => {
  let table: Table;
  let rooms: RoomService;
  const logged: string[] = [];
  beforeEach(async () => {
    table = await openTable({ ended: (match) => rooms.ended(match) });
    const log = (what: string, about: object): void => void logged.push(`${what} ${JSON.stringify(about)}`);
    rooms = await roomsOf(table, { log });
  });
  afterEach(() => table.close());

  /** A page that never waits, with nobody counting how fast it speaks. */
  function connect(guest: string) {
    const got: ToClient[] = [];
    let hungUp = false;
    const pace = new Tries({ most: 1e9, everyMs: 1 }, table.ticker.ticker);
    const how = { guest, matches: table.service, rooms, pace, log: (what: string) => void logged.push(what) };
    const replays = new Tries({ most: 10, everyMs: 3_000 }, table.ticker.ticker);
    const connection = new Connection({
      ...how,
      replays,
      send: (message) => void got.push(message),
      hangUp: () => {
        hungUp = true;
      },
    });
    return { got, connection, hungUp: () => hungUp };
  }

  const EVE = 'ab'.repeat(12);
  async function eveComes() {
    const page = connect(EVE);
    page.connection.hear({ type: 'hello', version: ONLINE_VERSION, name: 'Eve' });
    await turns(2);
    return page;
  }
  /** With a bot, at a table that she has just opened; and a match is played. */
  async function eveSitsDown() {
    const page = await eveComes();
    const play = { seats: 2, options: {}, seconds: 0, spectators: 0, help: true };
    page.connection.hear({ type: 'create', request: 1, game: 'the-door', title: '', visibility: 'open', ...play });
    await turns();
    const entered = page.got.find((message) => message.type === 'entered');
    const { room, code, commitment } = entered?.view ?? expect.unreachable(JSON.stringify(page.got));
    for (const ask of [
      { type: 'place', request: 2, room, seat: 1, bot: 'random' },
      { type: 'ready', request: 3, room, commitment, brought: '' },
      { type: 'start', request: 4, room },
    ])
      page.connection.hear(ask);
    await turns(60);
    const match = page.got.filter((message) => message.type === 'room').pop()?.view.match;
    return { page, room, code, good: goodFrames(room, match ?? expect.unreachable('no match was begun')) };
  }
  async function isPlayingAt(room: string): Promise<boolean> {
    await turns(2);
    return rooms.keptAbout(EVE).rooms.some((view) => view.room === room && view.playing);
  }

  test(`${FRAMES} of them, made from good ones, break nothing, and another table does not notice`, async () => {
    const quiet = dealOf('jambo', { match: 'quiet' });
    await table.service.begin(quiet);
    const watcher = table.page('quiet', 0);
    await watcher.watch();
    await turns();
    const before = await table.service.hashOf('quiet');
    await table.service.begin(dealOf('jambo', { match: 'busy' }));
    const busy = [0, 1].map((seat) => table.page('busy', seat as Seat));
    for (const one of busy) await one.watch();
    let played = 0;

    const rng = seedRng('hostile');
    let { page, ...at } = await eveSitsDown();
    let sittings = 1;

    const heap = process.memoryUsage().heapUsed;
    let wrong = 0;
    for (let i = 0; i < FRAMES; i++) {
      page.connection.hear(spoilt(at.good[below(rng, at.good.length)], rng, 3));
      if (i % 500 === 499) {
        await turns(3);
        if (played < MOST_PLAYED) played += await playOn(gameOf('jambo'), busy, table, { most: 1 });
      }
      wrong += page.got.filter(({ type }) => type === 'wrong').length;
      if (page.got.length > 500) page.got.length = 0;
      // She gives up and leaves among the rest: without a match at her table all frames would be refused alike.
      const isOut = i % 50 === 49 && !(await isPlayingAt(at.room));
      if (!isOut && !page.hungUp()) continue;
      page.connection.close();
      await table.ticker.advance(61_000); // what nobody watches is let go
      if (isOut) {
        ({ page, ...at } = await eveSitsDown());
        sittings++;
      } else {
        page = await eveComes();
        page.connection.hear({ type: 'enter', request: 1, code: at.code });
      }
    }
    await turns(100);
    expect(wrong).toBeGreaterThan(FRAMES / 20);
    expect(logged.filter((what) => /broke|failed/.test(what))).toEqual([]);
    expect(table.logged.filter(({ what }) => !what.endsWith('lag'))).toEqual([]);
    expect(sittings).toBeGreaterThan(FRAMES / 1_000);
    expect(await table.service.hashOf('quiet')).toBe(before);
    expect(watcher.messages.map(({ type }) => type)).toEqual(['dealt', 'sight']);
    expect(played).toBe(Math.min(FRAMES / 500, MOST_PLAYED)); // a table nearby goes on at its pace
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(300 * 2 ** 20);
  });

  test('nested without end, with bytes, or huge, are told to be wrong', () => {
    const page = connect('cd'.repeat(12));
    let deep: unknown = 1;
    for (let i = 0; i < 5_000; i++) deep = [deep];
    const about = { type: 'answer', match: 'm', moveId: 'x', lastSeq: 0, question: 0 };
    for (const move of [deep, { pick: Buffer.from('abc') }, { pick: new Map() }])
      page.connection.hear({ ...about, move });
    page.connection.hear('x'.repeat(1e6));
    page.connection.hear(undefined);
    expect(page.got.map(({ type }) => type)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong']);
    for (const message of page.got) expect(JSON.stringify(message).length).toBeLessThan(500);
  });
});

/** By type, so that none is left out. */
type Frames = { readonly [T in ToServer['type']]: readonly Omit<Extract<ToServer, { type: T }>, 'type'>[] };

function goodFrames(room: string, match: string): Record<string, unknown>[] {
  const about = { match, moveId: 'eve-1', lastSeq: 0 };
  const moves = [
    { do: 'PASS' },
    { pick: [1] },
    { pick: [-1, -2] },
    { choose: 'yes' },
    { say: 3 },
    { timing: 5, for: 'AIM' },
  ];
  const play = { seats: 2, options: {}, seconds: 0, spectators: 0, help: true };
  const table = { title: 'Here', visibility: 'open' as const, ...play };
  const asks = { request: 8, room };
  const endpoint = 'https://push.example/1';
  const frames: Frames = {
    hello: [{ version: ONLINE_VERSION, name: 'Eve' }],
    watch: [
      { match, lastSeq: null },
      { match, lastSeq: 7 },
    ],
    unwatch: [{ match }],
    answer: moves.map((move) => ({ ...about, question: 0, move })),
    undo: [about],
    change: [{ ...about, move: { do: 'PASS' } }],
    concede: [{ match, moveId: 'eve-2' }],
    here: [{ match }],
    clock: [{ match }],
    record: [{ match, request: 9 }],
    past: [{ match, request: 9 }],
    lobby: [{ on: true }],
    enter: [{ request: 5, code: 'ABCD2345' }],
    sit: [{ ...asks, seat: 1 }],
    stand: [asks],
    place: [{ ...asks, seat: 1, bot: '' }],
    sendAway: [{ ...asks, guest: 'x' }],
    pick: [{ ...asks, option: 'decks', value: {} }],
    ready: [{ ...asks, commitment: 'ab'.repeat(32), brought: 'ab' }],
    unready: [asks],
    start: [asks],
    leave: [asks],
    chat: [{ ...asks, text: 'hello' }],
    rename: [{ request: 8, name: 'Eve' }],
    mute: [{ ...asks, guest: 'x', on: true }],
    standIn: [{ ...asks, seat: 1 }],
    rematch: [asks],
    create: [{ request: 8, game: 'jambo', ...table }],
    configure: [{ ...asks, ...table }],
    mine: [{ request: 8 }],
    carry: [{ request: 8 }],
    block: [{ request: 8, guest: 'x', name: 'Ada', on: true }],
    report: [{ ...asks, guest: 'ab'.repeat(12), text: 'Rude' }],
    subscribe: [{ request: 8, subscription: { endpoint, keys: { p256dh: 'k', auth: 'a' } } }],
    unsubscribe: [{ request: 8, endpoint }],
  };
  return Object.entries(frames).flatMap(([type, list]) => list.map((frame) => ({ type, ...frame })));
}

const ODD: readonly unknown[] = [
  ...[null, undefined, true, -1, 0.5, 2 ** 53, 1e308, Number.NaN, '', '__proto__', 'constructor', 'x'.repeat(5_000)],
  ...[[], {}, [[]], { length: 1e9 }, { toString: 1 }, JSON.parse('{"__proto__":{"seat":0}}'), [1, 'a', null]],
];

/** The same with up to `most` parts changed, left out, added, or swapped for something odd. */
function spoilt(frame: unknown, rng: Rng, most: number): unknown {
  if (below(rng, 30) === 0) return ODD[below(rng, ODD.length)];
  const copy = JSON.parse(JSON.stringify(frame)) as Record<string, unknown>;
  for (let n = below(rng, most + 1); n > 0; n--) {
    const keys = Object.keys(copy);
    const key = keys[below(rng, keys.length || 1)] ?? 'type';
    const odd = ODD[below(rng, ODD.length)];
    switch (below(rng, 5)) {
      case 0:
        delete copy[key];
        break;
      case 1:
        copy[`${key}-${next(rng)}`] = odd; // never a place far out in a list: JSON cannot say that
        break;
      case 2:
        copy[key] = odd;
        break;
      case 3:
        copy[key] = typeof copy[key] === 'number' ? next(rng) : [copy[key], odd];
        break;
      default:
        if (key === 'moveId') copy[key] = String(next(rng));
        else if (typeof copy[key] === 'object' && copy[key] !== null) copy[key] = spoilt(copy[key], rng, 1);
    }
  }
  return copy;
}

describe('over the wire', () => {
  let line: OpenLine;
  beforeAll(async () => {
    line = await openLine();
  });
  afterAll(() => line.close());

  test('what is stale, said again, or said for somebody else’s seat does nothing, and is answered', async () => {
    const pages = await Promise.all([0, 1, 2].map(() => WirePage.open(line.url)));
    const [ada, bo, eve] = pages as [WirePage, WirePage, WirePage];
    const match = await beginMatch([ada, bo], 'jambo');
    for (const page of [ada, bo]) page.say({ type: 'watch', match, lastSeq: null });
    await Promise.all([ada, bo].map((page) => page.until(() => page.known !== null)));
    const [asked, other] = ada.known?.sight.question === null ? [bo, ada] : [ada, bo];
    const { sight, seq: lastSeq } = asked.known ?? expect.unreachable();
    const question = sight.question ?? 0;
    const [move] = moves(gameOf('jambo').game, sight.view, sight.view.viewer as Seat);
    const answer = { type: 'answer' as const, match, moveId: 'first', lastSeq, question, move: move ?? { do: '' } };
    const replyTo = async (page: WirePage, message: ToServer): Promise<string> => {
      const before = page.got.length;
      page.say(message);
      const isReply = ({ type }: ToClient): boolean => /^(done|refused|sight|lost|wrong)$/.test(type);
      await page.until(() => page.got.slice(before).some(isReply));
      const reply = page.got.slice(before).find(isReply);
      return reply?.type === 'refused' ? reply.refusal.code : (reply?.type ?? '');
    };
    expect(await replyTo(eve, answer)).toBe('lost'); // no seat at all
    expect(await replyTo(other, { ...answer, moveId: 'theirs' })).not.toMatch(/done|lost/); // another seat's move
    const named = { ...answer, moveId: 'named', seat: asked.known?.sight.view.viewer };
    for (const page of [other, asked]) expect(await replyTo(page, named)).toBe('wrong'); // no message names a seat
    expect(await replyTo(asked, { ...answer, question: question + 7 })).toBe('sight'); // to a question long gone
    expect(await replyTo(asked, { ...answer, lastSeq: lastSeq + 9 })).toBe('sight'); // from the future
    expect(await replyTo(asked, answer)).toBe('done');
    const known = asked.known?.seq;
    expect(await replyTo(asked, answer)).toBe('done'); // said again: acknowledged again, done once
    expect(await replyTo(other, answer)).toBe('id-taken'); // overheard, and said by somebody else
    expect(await replyTo(eve, { type: 'undo', match, moveId: 'u', lastSeq: known ?? 0 })).toBe('lost');
    expect(asked.known?.seq).toBe(known);
    for (const page of pages) page.close();
  });

  test('floods, huge frames and forged cookies end their connection, and nobody else notices', async () => {
    const ada = await WirePage.open(line.url);
    const match = await beginMatch([ada], 'jambo');
    const eve = await WirePage.open(line.url);
    for (let i = 0; i < 2_000; i++) eve.socket.emit('m', { type: 'watch', match, lastSeq: i });
    const mind = PLAYED_GAMES.get('jambo')?.bots[0] ?? expect.unreachable();
    expect(await playPage(ada, match, mind, 5)).toHaveLength(5);
    await eve.until(() => !eve.socket.connected || eve.got.some(({ type }) => type === 'wrong'));
    expect(eve.got.some(({ type }) => type === 'sight')).toBe(false);

    const huge = await WirePage.open(line.url);
    huge.socket.emit('m', { type: 'chat', request: 1, room: 'x', text: 'x'.repeat(200_000) });
    await huge.until(() => !huge.socket.connected);

    const [, signature] = (await newCookie(line.url)).split('.');
    const forged = await WirePage.open(line.url, `guest=${ada.cookie.slice(6, 30)}.${signature}`);
    forged.say({ type: 'watch', match, lastSeq: null });
    await forged.until(() => forged.got.some(({ type }) => type === 'lost'));
    expect(await playPage(ada, match, mind, 5)).toHaveLength(5);
    for (const page of [ada, eve, huge, forged]) page.close();
  });
});
