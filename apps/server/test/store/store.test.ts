import type { Entry } from '@dealers-choice/host';
import type { Match } from '@dealers-choice/kernel';
import { Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { MIGRATIONS, type Tables } from '../../src/store/schema.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { AlreadyThere, type Append, Damaged, Deposed, Ended, type Hold, type Store } from '../../src/store/store.ts';
import type { MatchDeal, Snapshot } from '../../src/store/stored-forms.ts';
import { NO_POSTGRES } from '../postgres.ts';
import { type Place, placeOf, STORES } from './stores.ts';

const dealOf = (match: string): MatchDeal => ({
  match,
  game: 'caravan',
  rulesVersion: 1,
  cardSet: 'abc',
  seats: [
    { who: 'person', name: 'Ada', bot: '' },
    { who: 'bot', name: '', bot: 'random' },
  ],
  options: { long: true },
  clock: { ms: 60_000, stirs: true },
  spectators: null,
  fair: { secret: 'ab'.repeat(32), entropy: ['1f', ''] },
  began: 1_700_000_000_000,
});
const MINE = { owner: 'mine', until: 2_000 };
const move = (n: number): Entry => ({ seat: 0, move: { say: n } });
const append = (after: number, ids: readonly string[], more: Partial<Append> = {}): Append => ({
  after,
  lines: ids.map((moveId, i) => ({ entry: move(after + 1 + i), moveId, at: 1_700_000_000_001 + after + i })),
  dueAt: null,
  ...more,
});
const snapshotAt = (seq: number): Snapshot => ({
  seq,
  at: seq * 10,
  hash: `hash ${seq}`,
  match: { game: 'caravan', turn: seq } as Match,
  told: [seq, seq, 1],
  questions: [seq, 0],
});

describe.each(STORES)('%s', (kind) => {
  let place: Place | null = null;
  let store: Store;
  let count = 0;
  /** A match of its own for each test. */
  const begin = (): Promise<Hold> => store.begin(dealOf(`${kind} ${++count}`), MINE);
  const linesOf = async ({ match }: Hold) => (await store.read(match))?.lines ?? [];

  beforeAll(async () => {
    place = await placeOf(kind);
    if (place) store = await place.open();
  });
  afterAll(async () => {
    if (!place) return;
    await store.close();
    await place.remove();
  });
  beforeEach((context) => {
    if (!place) context.skip(NO_POSTGRES);
  });

  test('a match is what it was dealt from, and its lines in order', async () => {
    const hold = await begin();
    await store.append(hold, append(0, ['a', 'b']));
    await store.append(hold, append(2, ['c'], { dueAt: 99 }));

    expect(await store.read(hold.match)).toEqual({
      deal: dealOf(hold.match),
      lines: [...append(0, ['a', 'b']).lines, ...append(2, ['c']).lines],
      snapshots: [],
      dueAt: 99,
      over: false,
    });
    expect(await store.read('no such match')).toBeNull();
  });

  test('what was acknowledged is there when it is opened again', async () => {
    const hold = await begin();
    await store.append(hold, append(0, ['a']));
    await store.close();
    store = (await place?.open()) ?? store;
    expect(await linesOf(hold)).toHaveLength(1);
  });

  test('a match of the same name is not begun twice', async () => {
    const { match } = await begin();
    await expect(store.begin(dealOf(match), MINE)).rejects.toThrow(AlreadyThere);
  });

  test('every kind of line comes back as it was', async () => {
    const hold = await begin();
    const entries: Entry[] = [move(1), { seat: 1, undo: true }, { seat: 1, to: 'bot' }, { seat: 0, concede: true }];
    const lines = entries.map((entry, i) => ({ entry, moveId: null, at: i }));
    await store.append(hold, { after: 0, lines, dueAt: null });
    expect(await linesOf(hold)).toEqual(lines);
  });

  test('a deposed server writes nothing, and is told', async () => {
    const old = await begin();
    await store.append(old, append(0, ['a']));
    const hold = await store.hold(old.match, { owner: 'other', until: 9_000, now: 1_000, anyway: true });

    expect(hold).toEqual({ match: old.match, epoch: 2 });
    await expect(store.append(old, append(1, ['b'], { dueAt: 5 }))).rejects.toThrow(Deposed);
    await expect(store.snapshot(old, snapshotAt(1))).rejects.toThrow(Deposed);
    await store.append(hold as Hold, append(1, ['c']));
    expect((await linesOf(old)).map(({ moveId }) => moveId)).toEqual(['a', 'c']);
    expect((await store.read(old.match))?.snapshots).toEqual([]);
  });

  test('a deposed server is told so also in one transaction with whoever has taken over', async () => {
    const old = await begin();
    const hold = (await store.hold(old.match, { ...MINE, now: 0 })) as Hold;
    const results = await Promise.allSettled([
      store.append(old, append(0, ['a'])),
      store.append(hold, append(0, ['b'])),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await linesOf(old)).map(({ moveId }) => moveId)).toEqual(['b']);
  });

  test('nobody takes over while a claim runs; whoever made it may, and anybody when it is over', async () => {
    const { match } = await begin();
    const other = { owner: 'other', until: 9_000 };
    expect(await store.hold(match, { ...other, now: 1_999 })).toBe('held');
    expect(await store.hold(match, { ...MINE, now: 1_999 })).toEqual({ match, epoch: 2 });
    expect(await store.hold(match, { ...other, now: 2_000 })).toEqual({ match, epoch: 3 });
    expect(await store.hold('no such match', { ...other, now: 0 })).toBeNull();
  });

  test('a claim that was given up keeps nobody waiting; one that was taken over meanwhile stays', async () => {
    const [left, kept] = [await begin(), await begin()];
    await store.hold(kept.match, { owner: 'next', until: 9_000, now: 2_000 });
    await store.release([left, kept]);
    await store.renew({ owner: MINE.owner, until: 9_000 });
    const other = { owner: 'other', until: 9_000, now: 1 };
    expect(await store.hold(left.match, other)).toEqual({ match: left.match, epoch: 2 });
    expect(await store.hold(kept.match, other)).toBe('held');
    await expect(store.append(left, append(0, ['a']))).rejects.toThrow(Deposed);
    await store.release([]);
  });

  test('a claim that is renewed runs on', async () => {
    const hold = await store.begin(dealOf(`${kind} renewed`), { owner: 'renewing', until: 2_000 });
    await store.renew({ owner: 'renewing', until: 5_000 });
    expect(await store.hold(hold.match, { owner: 'other', until: 9_000, now: 4_999 })).toBe('held');
    await store.append(hold, append(0, ['a'])); // the epoch is as it was
  });

  test('claims are prolonged without waiting for matches that are being written to', async (context) => {
    if (kind === 'SQLite' || !place) return context.skip('a SQLite file has one server, which prolongs no claims');
    const [busy, idle] = [dealOf(`${kind} busy`), dealOf(`${kind} idle`)];
    for (const deal of [busy, idle]) await store.begin(deal, { owner: 'both', until: 2_000 });
    const { default: pg } = await import('pg');
    const writer = new pg.Client({ connectionString: place.how.url ?? '' });
    await writer.connect();
    await writer.query('begin');
    await writer.query('select epoch from matches where id = $1 for share', [busy.match]); // as an append does
    await store.renew({ owner: 'both', until: 5_000 });
    const { rows } = await writer.query('select id, lease_until from matches where owner = $1 order by id', ['both']);
    await writer.query('commit');
    await writer.end();
    expect(rows).toEqual([
      { id: busy.match, lease_until: '2000' },
      { id: idle.match, lease_until: '5000' },
    ]);
    await store.renew({ owner: 'both', until: 8_000 });
    expect(await store.hold(busy.match, { owner: 'other', until: 9_000, now: 7_999 }), 'the next time').toBe('held');
  });

  test('takers at the same moment get different epochs, and only the last one writes', async () => {
    const { match } = await begin();
    const takers = Array.from({ length: 8 }, (_, i) => ({
      owner: `taker ${i}`,
      until: 0,
      now: 0,
      anyway: true as const,
    }));
    const holds = (await Promise.all(takers.map((taker) => store.hold(match, taker)))) as Hold[];
    expect(holds.map(({ epoch }) => epoch).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const tried = await Promise.allSettled(holds.map((hold) => store.append(hold, append(0, [`${hold.epoch}`]))));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await linesOf({ match, epoch: 0 })).map(({ moveId }) => moveId)).toEqual(['9']);
  });

  test('whoever has taken over has read the last line that its predecessor wrote', async () => {
    // A SQLite file has one server; two connections of one process would only wait for each other.
    const other = kind === 'SQLite' ? store : ((await place?.open()) ?? store);
    for (let round = 0; round < 10; round++) {
      const old = await begin();
      let after = 0;
      const writing = (async () => {
        while (after < 10_000) await store.append(old, append(after++, [`${after}`]));
      })();
      writing.catch(() => {});
      while (after < 3) await new Promise((next) => setImmediate(next));
      await other.hold(old.match, { owner: 'other', until: 9_000, now: 0, anyway: true });
      const lines = (await other.read(old.match))?.lines.length;
      await expect(writing).rejects.toThrow(Deposed);
      expect(await linesOf(old)).toHaveLength(lines ?? -1);
    }
    if (other !== store) await other.close();
  });

  test('a line is written once', async () => {
    const hold = await begin();
    await store.append(hold, append(0, ['a']));
    await expect(store.append(hold, append(0, ['b']))).rejects.toThrow(AlreadyThere);
    await store.append(hold, append(1, ['b']));
    const other = await begin();
    await store.append(other, append(0, ['a'])); // ids are a match's own
    expect(await linesOf(hold)).toHaveLength(2);
  });

  test('a match in which two lines have the id of one move is not played on', async () => {
    const hold = await begin();
    await store.append(hold, append(0, ['a', 'b', 'a']));
    await expect(store.read(hold.match)).rejects.toThrow(
      new Damaged(`match ${hold.match}: line 3 has the id of an earlier move`),
    );
  });

  test('a bad line among many spoils nothing for the others', async () => {
    const holds = await Promise.all(Array.from({ length: 20 }, begin));
    await store.append(holds[7] as Hold, append(0, ['a']));
    const tried = await Promise.allSettled(
      holds.map((hold) => store.append(hold, append(0, ['x', 'y'], { dueAt: 7 }))),
    );
    expect(tried.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([7]);
    for (const [i, hold] of holds.entries()) expect(await linesOf(hold)).toHaveLength(i === 7 ? 1 : 2);
    expect((await store.read(holds[7]?.match ?? ''))?.dueAt).toBeNull();
  });

  test('lines of one append are all written, or none', async () => {
    const hold = await begin();
    await store.append(hold, append(2, ['c']));
    await expect(store.append(hold, append(1, ['b', 'd']))).rejects.toThrow(AlreadyThere);
    await store.append(hold, append(0, ['a', 'b']));
    expect((await linesOf(hold)).map(({ moveId }) => moveId)).toEqual(['a', 'b', 'c']);
  });

  test('many lines at once', async () => {
    const holds = await Promise.all(Array.from({ length: 3 }, begin));
    const ids = Array.from({ length: 900 }, (_, i) => `${i}`);
    await Promise.all(holds.map((hold) => store.append(hold, append(0, ids))));
    for (const hold of holds) expect(await linesOf(hold)).toHaveLength(900);
  });

  test('of a hold that is over, however many lines, none is written', async () => {
    const old = await begin();
    await store.hold(old.match, { ...MINE, now: 0, anyway: true });
    const ids = Array.from({ length: 40_000 }, (_, i) => `${i}`);
    await expect(store.append(old, append(0, ids))).rejects.toThrow(Deposed);
  });

  test('a match that is written to twice at once is due as the last of them says', async () => {
    const hold = await begin();
    await Promise.all([
      store.append(hold, append(0, ['a'], { dueAt: 111 })),
      store.append(hold, append(1, ['b'], { dueAt: 222 })),
    ]);
    expect((await store.read(hold.match))?.dueAt).toBe(222);
  });

  test('what is no number is refused, and not written as nothing', async () => {
    const hold = await begin();
    await expect(store.append(hold, append(0, ['a'], { dueAt: Number.NaN }))).rejects.toThrow('cannot bind NaN');
    expect(await linesOf(hold)).toEqual([]);
  });

  test('deadlines are kept with the lines they come with, the earliest first', async () => {
    const [first, second, third] = (await Promise.all([begin(), begin(), begin()])) as [Hold, Hold, Hold];
    await store.append(first, append(0, ['a'], { dueAt: 5_000_300 }));
    await store.append(second, append(0, ['a'], { dueAt: 5_000_200 }));
    await store.append(third, append(0, ['a'], { dueAt: 5_000_100 }));
    await store.append(third, append(1, ['b'], { dueAt: null }));
    const isOurs = (match: string): boolean => [first, second, third].some((hold) => hold.match === match);
    expect((await store.due(5_000_300)).filter(isOurs)).toEqual([second.match]);
    expect((await store.due(5_000_301)).filter(isOurs)).toEqual([second.match, first.match]);
  });

  test('a match that is over is not among those that are not', async () => {
    const hold = await begin();
    expect(await store.unfinished()).toContain(hold.match);
    await store.append(hold, append(0, ['a'], { over: { winners: [1] } }));
    expect(await store.unfinished()).not.toContain(hold.match);
    expect((await store.read(hold.match))?.over).toBe(true);
  });

  test('a match that is over, by its rules or broken off, takes no more lines', async () => {
    const [done, broken, running] = [await begin(), await begin(), await begin()];
    await store.append(done, append(0, ['a'], { over: { winners: [0] } }));
    await store.append(broken, append(0, ['a'], { dueAt: 9 }));
    await store.upkeep.breakOff(broken.match, 80);
    const later = [done, broken, running].map((hold) =>
      store.append(hold, append(hold === running ? 0 : 1, ['b'], { dueAt: 7 })),
    );
    const [one, other] = await Promise.allSettled(later);
    for (const result of [one, other]) expect(result).toMatchObject({ status: 'rejected', reason: expect.any(Ended) });
    const taken = (await store.hold(broken.match, { ...MINE, now: 0, anyway: true })) as Hold;
    await expect(store.append(taken, append(1, ['c']))).rejects.toThrow(Ended);
    const lines = await Promise.all([done, broken, running].map(linesOf));
    expect(lines.map((list) => list.map(({ moveId }) => moveId))).toEqual([['a'], ['a'], ['b']]);
    expect(await store.due(100)).not.toContain(broken.match);
  });

  test('a title goes with the guest who typed it, also if they did not play, and no other', async () => {
    const [ada, bo] = [`${kind} titles`, `${kind} plays`];
    const titledBy = async (who?: string): Promise<Hold> =>
      store.begin(dealOf(`${kind} ${++count}`), MINE, {
        title: 'Tea',
        guests: [bo, ''],
        ...(who && { titledBy: who }),
      });
    for (const who of [ada, bo, undefined]) await titledBy(who);
    await store.guests.forget(ada);
    const pages = await store.played.ownMatches(bo, 10);
    expect(pages.map(({ title }) => title).sort()).toEqual(['', 'Tea', 'Tea']);
  });

  test('a guest is reminded of what they played and play, the newest first, and of who won', async () => {
    const guest = `${kind} ada`;
    const begun = async (began: number, guests: string[]): Promise<Hold> =>
      store.begin({ ...dealOf(`${kind} ${++count}`), began }, MINE, { title: `of ${began}`, guests });
    const old = await begun(1, [guest, '']);
    const other = await begun(2, ['', `${kind} bo`]);
    const recent = await begun(3, ['', guest]);
    await store.append(old, append(0, ['a'], { over: { winners: [1] } }));
    const at = append(0, ['a']).lines[0]?.at;
    const pages = await store.played.ownMatches(guest, 10);
    expect(pages).toMatchObject([
      { deal: { match: recent.match }, title: 'of 3', seat: 1, ended: null, winners: [] },
      { deal: { match: old.match }, title: 'of 1', seat: 0, ended: at, winners: [1] },
    ]);
    expect(await store.played.ownMatches(guest, 1)).toHaveLength(1);
    expect(pages.map(({ deal }) => deal.match)).not.toContain(other.match);
    expect(await store.played.ownMatches('', 10)).toEqual([]);
    const sameTime = await begun(1, [guest, '']);
    const rest = await store.played.ownMatches(guest, 10, { match: recent.match, began: 3 });
    expect(rest.map(({ deal }) => deal.match)).toEqual([old.match, sameTime.match].sort());
    const [, second] = rest;
    expect(await store.played.ownMatches(guest, 10, rest[0]?.deal)).toEqual([second]);
    expect([await store.played.hasPlayed(guest, old.match), await store.played.hasPlayed(guest, other.match)]).toEqual([
      true,
      false,
    ]);
  });

  test('snapshots of many matches are kept together; of a hold that is over none is, and the others are', async () => {
    const holds = await Promise.all(Array.from({ length: 5 }, begin));
    await store.hold(holds[2]?.match ?? '', { ...MINE, now: 0, anyway: true });
    const tried = await Promise.allSettled(
      [10, 20, 30].flatMap((seq) => holds.map((hold) => store.snapshot(hold, snapshotAt(seq)))),
    );
    const refused = tried.flatMap((one, i) => (one.status === 'rejected' ? [[i, one.reason instanceof Deposed]] : []));
    expect(refused).toEqual([2, 7, 12].map((i) => [i, true]));
    for (const [i, { match }] of holds.entries()) {
      expect((await store.read(match))?.snapshots).toEqual(i === 2 ? [] : [snapshotAt(30), snapshotAt(20)]);
    }
  });
  test('snapshots that spectators have not seen yet are kept for the time when they have, a few of them', async () => {
    const hold = await begin();
    const seqs = async () => (await store.read(hold.match))?.snapshots.map(({ seq }) => seq);
    for (let seq = 100; seq <= 1_900; seq += 100) await store.snapshot(hold, snapshotAt(seq), 3_000);
    expect(await seqs(), 'they have seen all until line 300').toEqual([1_900, 1_800, 1_500, 1_000, 500, 300]);
    await store.snapshot(hold, snapshotAt(2_000), 12_000);
    expect(await seqs()).toEqual([2_000, 1_900, 1_500, 1_000]);
    await store.snapshot(hold, snapshotAt(2_100));
    expect(await seqs()).toEqual([2_100, 2_000]);
  });
  test('the last two snapshots are kept, the newest first', async () => {
    const hold = await begin();
    for (const seq of [10, 20, 30]) await store.snapshot(hold, snapshotAt(seq));
    await store.snapshot(hold, snapshotAt(30)); // once more is no mistake
    expect((await store.read(hold.match))?.snapshots).toEqual([snapshotAt(30), snapshotAt(20)]);
  });

  test('rooms are kept by their latest page, and no two have one code', async () => {
    const room = { room: `${kind} r1`, code: 'ABCD2345', body: '{}', at: 5 };
    expect(await store.putRoom(room)).toBe(true);
    expect(await store.putRoom({ ...room, body: '{"a":1}', at: 9 })).toBe(true);
    expect(await store.putRoom({ ...room, room: `${kind} r2`, at: 9 })).toBe(false);
    expect(await store.rooms()).toEqual([{ ...room, body: '{"a":1}', at: 9 }]);
    await store.dropRoom(room.room);
    expect(await store.rooms()).toEqual([]);
  });

  test('who played with which imported cards is known as long as the match is kept', async () => {
    const print = kind === 'SQLite' ? 'a1'.repeat(16) : 'b2'.repeat(16);
    const deal = { ...dealOf(`${kind} ${++count}`), cards: `harbour@${print}` };
    expect(await store.played.playedWith(print)).toBeNull();
    const hold = await store.begin(deal, MINE, { title: '', guests: ['cards-ada', ''] });
    await store.begin(dealOf(`${kind} ${++count}`), MINE, { title: '', guests: ['cards-bo', ''] });
    expect(await store.played.playedWith(print)).toBe('running');
    await store.append(hold, append(0, ['a'], { over: { winners: [0] } }));
    expect(await store.played.playedWith(print)).toBe('over');
    expect(await store.played.hasPlayedWith('cards-ada', print)).toBe(true);
    expect(await store.played.hasPlayedWith('cards-ada', '')).toBe(false);
    expect(await store.played.hasPlayedWith('cards-bo', print)).toBe(false);
    await store.upkeep.forget(deal.match);
    expect(await store.played.playedWith(print)).toBeNull();
    expect(await store.played.hasPlayedWith('cards-ada', print)).toBe(false);
  });

  test('a secret is made once', async () => {
    expect(await store.secret('cookies', 'one')).toBe('one');
    expect(await store.secret('cookies', 'two')).toBe('one');
  });
});

test('a database of before is brought up to date, and what is in it stays', async () => {
  const place = (await placeOf('SQLite')) ?? expect.unreachable();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(`${place.how.folder}/online.db`) });
  const [[name = '', first] = []] = Object.entries(MIGRATIONS);
  if (!first) expect.unreachable();
  await new Migrator({ db, provider: { getMigrations: async () => ({ [name]: first }) } }).migrateToLatest();
  const print = 'c3'.repeat(16);
  const deal = { ...dealOf('old'), cards: `harbour@${print}` };
  const row = { id: 'old', deal: JSON.stringify(deal), owner: 'x', epoch: 1, lease_until: 0, ended_at: 7 };
  await db
    .insertInto('matches')
    .values(row as Tables['matches'])
    .execute();
  const line = { entry: move(1), moveId: 'a', at: 5 };
  const { entry, moveId: move_id, at } = line;
  await db
    .insertInto('moves')
    .values({ match_id: 'old', seq: 1, entry: JSON.stringify(entry), move_id, at })
    .execute();
  const running = { ...row, id: 'running', ended_at: null };
  await db
    .insertInto('matches')
    .values(running as Tables['matches'])
    .execute();
  const deadlines = [
    { match_id: 'old', due_at: null },
    { match_id: 'running', due_at: 9 },
  ] as unknown as Tables['deadlines'][];
  await db.insertInto('deadlines').values(deadlines).execute();
  await db.destroy();
  const store = await place.open();
  expect(await store.read('old')).toMatchObject({ deal, lines: [line], over: true, dueAt: null });
  expect(await store.played.playedWith(print)).toBe('running');
  expect(await store.due(10)).toEqual(['running']);
  await store.begin(dealOf('new'), MINE, { title: '', guests: ['ada'] });
  expect(await store.played.ownMatches('ada', 10)).toHaveLength(1);
  await store.close();
  await place.remove();
});

describe('a store that would forget what it acknowledged is not opened', () => {
  test('SQLite syncs at every commit, and is refused where it does not', async () => {
    const place = (await placeOf('SQLite')) ?? expect.unreachable();
    const dialect = sqliteDialect(`${place.how.folder}/online.db`);
    const db = new Kysely<Tables>({ dialect });
    const asked = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {});
    expect([await asked('synchronous'), await asked('journal_mode')]).toEqual([[2], ['wal']]);
    await sql.raw('pragma synchronous = NORMAL').execute(db);
    await expect(SqlStore.open({ dialect, database: 'sqlite' })).rejects.toThrow('does not sync at every commit');
    await place.remove();
  });

  test('PostgreSQL with synchronous_commit off ends the start with a sentence', async (context) => {
    const place = await placeOf('PostgreSQL');
    if (!place) return context.skip(NO_POSTGRES);
    const url = `${place.how.url}&options=${encodeURIComponent('-c synchronous_commit=off')}`;
    const sentence = 'PostgreSQL loses what it acknowledged: set synchronous_commit to "on"';
    await expect(openStore({ folder: '', url })).rejects.toThrow(sentence);
    await (await place.open()).close();
    await place.remove();
  });
});

test('a folder is for one server at a time', async () => {
  const place = await placeOf('SQLite');
  const store = await place?.open();
  await expect(place?.open()).rejects.toThrow('another server uses');
  await store?.close();
  await (await place?.open())?.close();
  await place?.remove();
});

describe('what was damaged on the disk', () => {
  test.each([
    ['update moves set entry = \'{"seat":12,"move":{}}\' where seq = 1', /^match m: a line is wrong at ""/],
    ["update moves set entry = 'nothing' where seq = 1", 'match m: a line is not JSON'],
    ['delete from moves where seq = 1', 'match m: line 1 is missing; the next one is 2'],
    ["update matches set deal = '{}'", /^match m: the deal is wrong at "match"/],
    ["update snapshots set body = '[]'", /^match m: a snapshot is wrong/],
  ])('is found before it is used: %s', async (damage, sentence) => {
    const place = await placeOf('SQLite');
    if (!place) throw new Error('SQLite comes with the packages');
    const store = await place.open();
    const hold = await store.begin(dealOf('m'), MINE);
    await store.append(hold, append(0, ['a', 'b']));
    await store.snapshot(hold, snapshotAt(2));
    const { default: Database } = await import('libsql');
    const db = new Database(`${place.how.folder}/online.db`);
    db.exec(damage);
    db.close();
    await expect(store.read('m')).rejects.toThrow(Damaged);
    await expect(store.read('m')).rejects.toThrow(sentence);
    await store.close();
    await place.remove();
  });
});
