/** The one repository, for SQLite and PostgreSQL alike. */
import { readCardsName } from '@dealers-choice/protocol';
import { type Dialect, Kysely, Migrator, type RawBuilder, sql, type Transaction } from 'kysely';
import { systemTicker, type Ticker } from '../ticker.ts';
import { bindable } from './bindable.ts';
import { groupCommit } from './group-commit.ts';
import { MIGRATIONS, type Tables } from './schema.ts';
import { spareSnapshots } from './spare-snapshots.ts';
import { SqlGuests } from './sql-guests.ts';
import { rightIn, SqlPlayed } from './sql-played.ts';
import {
  AlreadyThere,
  type Append,
  type Claim,
  type Company,
  Damaged,
  Deposed,
  Ended,
  type Hold,
  type Store,
} from './store.ts';
import {
  type Kept,
  type Line,
  type MatchDeal,
  type RoomPage,
  readDeal,
  readEntry,
  readSnapshot,
  type Snapshot,
} from './stored-forms.ts';
import { Upkeep } from './upkeep.ts';

interface Keeping {
  hold: Hold;
  shown: number;
  /** As it was when it was to be kept: the match goes on meanwhile. */
  row: Tables['snapshots'];
}
interface Appending extends Append {
  hold: Hold;
  since: number;
}

export interface SqlHow {
  dialect: Dialect;
  database: 'sqlite' | 'postgres';
  /** Called when it is closed. */
  closed?(): void;
  ticker?: Ticker;
  /** Called for each append, with how many milliseconds it took until it was safe. */
  appended?(ms: number): void;
}

/** What `pragma synchronous` says of FULL. */
const SQLITE_FULL = 2;
const NOBODY: Company = { title: '', guests: [] };
/** Snapshots are not urgent: at many tables those of this time share a commit. */
const SNAPSHOTS_MS = 250;

export class SqlStore implements Store {
  readonly upkeep: Upkeep;
  readonly guests: SqlGuests;
  readonly played: SqlPlayed;
  readonly #db: Kysely<Tables>;
  readonly #isPostgres: boolean;
  readonly #closed: () => void;
  readonly #appended: (ms: number) => void;
  readonly #appends;
  readonly #snapshots;

  private constructor({ dialect, database, closed = () => {}, ticker = systemTicker, appended = () => {} }: SqlHow) {
    const ofSnapshots = { gatherMs: SNAPSHOTS_MS, crowd: 1, ticker };
    this.#appends = groupCommit<Appending>((group) => this.#writeTimed(group), { ticker });
    this.#snapshots = groupCommit<Keeping>((group) => this.#keep(group), ofSnapshots);
    this.#closed = closed;
    this.#appended = appended;
    this.#db = new Kysely<Tables>({ dialect });
    this.upkeep = new Upkeep(this.#db);
    this.guests = new SqlGuests(this.#db);
    this.played = new SqlPlayed(this.#db);
    this.#isPostgres = database === 'postgres';
  }

  /** Opens it, and brings its tables up to date. */
  static async open(how: SqlHow): Promise<SqlStore> {
    const store = new SqlStore(how);
    try {
      await store.#demandSync();
      const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
      const { error } = await new Migrator({ db: store.#db, provider }).migrateToLatest();
      if (error !== undefined) throw error;
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }
  /** What was acknowledged outlives a power cut: a database that is set up otherwise is not used. */
  async #demandSync(): Promise<void> {
    if (this.#isPostgres) {
      const { rows } = await sql<{ setting: string }>`show synchronous_commit`.execute(this.#db);
      const [setting] = rows.flatMap((row) => Object.values(row));
      if (setting === 'off') throw new Error('PostgreSQL loses what it acknowledged: set synchronous_commit to "on"');
    } else {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(this.#db);
      if (rows[0]?.synchronous !== SQLITE_FULL) throw new Error('SQLite does not sync at every commit');
    }
  }

  async begin(
    deal: MatchDeal,
    { owner, until, dueAt = null }: Claim & Partial<Pick<Append, 'dueAt'>>,
    { title, titledBy = '', guests, room }: Company = NOBODY,
  ): Promise<Hold> {
    const { match, began } = deal;
    const claim = { owner, epoch: 1, lease_until: until };
    const cards = readCardsName(deal.cards ?? '')?.print ?? '';
    const named = { title, titled_by: titledBy, cards };
    const row = { id: match, deal: JSON.stringify(deal), ...named, ...claim, ended_at: null, winners: null };
    const people = guests.flatMap((guest, seat) => (guest === '' ? [] : [{ match_id: match, seat, guest, began }]));
    await this.#db
      .transaction()
      .execute(async (db) => {
        await db.insertInto('matches').values(row).execute();
        if (people.length > 0) await db.insertInto('match_guests').values(people).execute();
        if (dueAt !== null) await this.#putDeadlines(db, new Map([[match, dueAt]]));
        if (room) await putRoomIn(db, room);
      })
      .catch(sayAlreadyThere);
    return { match, epoch: 1 };
  }

  async hold(match: string, claim: Claim & { now: number; anyway?: true }): Promise<Hold | 'held' | null> {
    const { owner, until, now, anyway } = claim;
    let update = this.#db
      .updateTable('matches')
      .set((eb) => ({ owner, lease_until: until, epoch: eb('epoch', '+', 1) }))
      .where('id', '=', match);
    if (!anyway) update = update.where((eb) => eb.or([eb('owner', '=', owner), eb('lease_until', '<=', now)]));
    const taken = await update.returning('epoch').executeTakeFirst();
    if (taken) return { match, epoch: taken.epoch };
    const there = await this.#db.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst();
    return there ? 'held' : null;
  }

  async release(holds: readonly Hold[]): Promise<void> {
    if (holds.length === 0) return;
    const rows = this.#rowsOf(holds.map(({ match, epoch }) => [match, epoch]));
    await sql`
      update matches set owner = '', lease_until = 0
      where (id, epoch) in (select v.value ->> 0, cast(v.value ->> 1 as bigint) from ${rows} as v)`.execute(this.#db);
  }

  async renew({ owner, until }: Claim): Promise<void> {
    // Of one that is being written to just now the claim is prolonged the next time: to wait for each other in a circle
    // would cost both.
    await sql`
      update matches set lease_until = ${until} where id in (
        select id from matches where owner = ${owner} and ended_at is null
        ${this.#isPostgres ? sql`for no key update skip locked` : sql``})`.execute(this.#db);
  }

  append(hold: Hold, { after, lines, dueAt, over = null }: Append): Promise<void> {
    return this.#appends.add({ hold, after, lines, dueAt, over, since: performance.now() });
  }

  snapshot(hold: Hold, { seq, at, hash, ...body }: Snapshot, shown = at): Promise<void> {
    const row = { match_id: hold.match, seq, at, hash, body: JSON.stringify(body) };
    return this.#snapshots.add({ hold, shown, row });
  }
  async #keep(group: readonly Keeping[]): Promise<(Error | null)[]> {
    const rows = this.#rowsOf(
      group.map(({ hold, row }) => [hold.match, hold.epoch, row.seq, row.at, row.hash, row.body]),
    );
    return this.#db.transaction().execute(async (db) => {
      await sql`
        insert into snapshots (match_id, seq, at, hash, body)
        select v.value ->> 0, cast(v.value ->> 2 as bigint), cast(v.value ->> 3 as bigint), v.value ->> 4, v.value ->> 5
        from ${rows} as v cross join matches
        where matches.id = v.value ->> 0 and matches.epoch = cast(v.value ->> 1 as bigint)
        ${this.#isPostgres ? sql`for share of matches` : sql``}
        on conflict (match_id, seq) do nothing`.execute(db);
      await this.#dropSpare(db, new Map(group.map(({ hold, shown }) => [hold.match, shown])));
      const names = group.map(({ hold }) => hold.match);
      const held = await db.selectFrom('matches').select(['id', 'epoch']).where('id', 'in', names).execute();
      const epochs = new Map(held.map(({ id, epoch }) => [id, Number(epoch)]));
      return group.map(({ hold }) => (epochs.get(hold.match) === hold.epoch ? null : new Deposed(hold.match)));
    });
  }

  /** `shown`: by match. */
  async #dropSpare(db: Transaction<Tables>, shown: ReadonlyMap<string, number>): Promise<void> {
    const all = await db
      .selectFrom('snapshots')
      .select(['match_id', 'seq', 'at'])
      .where('match_id', 'in', [...shown.keys()])
      .orderBy('seq')
      .execute();
    const byMatch = new Map([...shown.keys()].map((match): [string, typeof all] => [match, []]));
    for (const row of all) byMatch.get(row.match_id)?.push(row);
    const spare = [...byMatch].flatMap(([match, kept]) => spareSnapshots(kept, shown.get(match) ?? 0));
    if (spare.length === 0) return;
    const rows = this.#rowsOf(spare.map(({ match_id, seq }) => [match_id, seq]));
    await sql`
      delete from snapshots where (match_id, seq) in (
        select v.value ->> 0, cast(v.value ->> 1 as bigint) from ${rows} as v)`.execute(db);
  }

  async read(match: string): Promise<Kept | null> {
    const db = this.#db;
    const head = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
    if (!head) return null;
    const moves = await db.selectFrom('moves').selectAll().where('match_id', '=', match).orderBy('seq').execute();
    const kept = await db
      .selectFrom('snapshots')
      .selectAll()
      .where('match_id', '=', match)
      .orderBy('seq', 'desc')
      .execute();
    const deadline = await db.selectFrom('deadlines').select('due_at').where('match_id', '=', match).executeTakeFirst();
    const right = rightIn(match);
    const ids = new Set<string>();
    return {
      deal: right(readDeal(head.deal)),
      lines: moves.map(({ seq, entry, move_id, at }, i): Line => {
        if (seq !== i + 1) throw new Damaged(`match ${match}: line ${i + 1} is missing; the next one is ${seq}`);
        if (move_id !== null && ids.size === ids.add(move_id).size)
          throw new Damaged(`match ${match}: line ${seq} has the id of an earlier move`);
        return { entry: right(readEntry(entry)), moveId: move_id, at };
      }),
      snapshots: kept.map(({ seq, at, hash, body }) => ({ seq, at, hash, ...right(readSnapshot(body)) })),
      dueAt: deadline?.due_at ?? null,
      over: head.ended_at !== null,
    };
  }

  async rest({ match, epoch }: Hold): Promise<void> {
    const held = this.#db.selectFrom('matches').select('id').where('id', '=', match).where('epoch', '=', epoch);
    await this.#db.deleteFrom('deadlines').where('match_id', 'in', held).execute();
  }

  async due(before: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('deadlines')
      .select('match_id')
      .where('due_at', '<', before)
      .orderBy('due_at')
      .execute();
    return rows.map(({ match_id }) => match_id);
  }

  async unfinished(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('ended_at', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async putRoom(page: RoomPage): Promise<boolean> {
    try {
      await putRoomIn(this.#db, page);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async rooms(): Promise<RoomPage[]> {
    const rows = await this.#db.selectFrom('rooms').selectAll().orderBy('at').execute();
    return rows.map(({ id, ...page }) => ({ room: id, ...page }));
  }

  async dropRoom(room: string): Promise<void> {
    await this.#db.deleteFrom('rooms').where('id', '=', room).execute();
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.#db
      .insertInto('secrets')
      .values({ name, value: fresh })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    const kept = this.#db.selectFrom('secrets').select('value').where('name', '=', name);
    return (await kept.executeTakeFirstOrThrow()).value;
  }

  async answers(): Promise<void> {
    await this.#db.selectFrom('secrets').select('name').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#appends.settled();
    await this.#snapshots.settled();
    await this.#db.destroy();
    this.#closed();
  }

  async #writeTimed(group: readonly Appending[]): Promise<(Error | null)[]> {
    const problems = await this.#write(group);
    const now = performance.now();
    for (const [i, { since }] of group.entries()) if (!problems[i]) this.#appended(now - since);
    return problems;
  }
  /** One transaction. Lines whose hold or whose match is over are not inserted, and their writer is told. */
  async #write(group: readonly Appending[]): Promise<(Error | null)[]> {
    return this.#db.transaction().execute(async (db) => {
      const latest = new Map<string, number>();
      for (const { hold } of group) latest.set(hold.match, Math.max(hold.epoch, latest.get(hold.match) ?? 0));
      const standing = group.filter(({ hold }) => hold.epoch === latest.get(hold.match));
      const rows = standing.flatMap(({ hold, after, lines }) =>
        lines.map((line, i) => ({ hold, seq: after + 1 + i, line })),
      );
      const written = new Set(await this.#insert(db, rows));
      const safe = standing.filter(({ hold }) => written.has(hold.match));
      // A match that was written to twice is due once.
      const deadlines = new Map(safe.map(({ hold, dueAt }) => [hold.match, dueAt]));
      if (deadlines.size > 0) await this.#putDeadlines(db, deadlines);
      for (const { hold, over, lines } of safe) {
        if (!over) continue;
        const ending = { ended_at: lines[lines.length - 1]?.at ?? 0, winners: JSON.stringify(over.winners) };
        await db.updateTable('matches').set(ending).where('id', '=', hold.match).execute();
      }
      if (safe.length === group.length) return group.map(() => null);
      const ended = await this.#endedOf(
        db,
        standing.filter((one) => !safe.includes(one)),
      );
      return group.map((one) => {
        if (safe.includes(one)) return null;
        const { match } = one.hold;
        return standing.includes(one) && ended.has(match) ? new Ended(match) : new Deposed(match);
      });
    });
  }
  async #endedOf(db: Transaction<Tables>, list: readonly { hold: Hold }[]): Promise<Set<string>> {
    if (list.length === 0) return new Set();
    const names = list.map(({ hold }) => hold.match);
    const rows = db.selectFrom('matches').select('id').where('id', 'in', names).where('ended_at', 'is not', null);
    return new Set((await rows.execute()).map(({ id }) => id));
  }

  /** Gives the matches of which the lines were inserted. */
  async #insert(db: Transaction<Tables>, rows: readonly { hold: Hold; seq: number; line: Line }[]): Promise<string[]> {
    const valuesOf = ({ hold: { match, epoch }, seq, line: { entry, moveId, at } }: (typeof rows)[number]) =>
      [match, epoch, seq, JSON.stringify(entry), moveId, at] as const;
    // A cross join: SQLite then goes through the lines and looks for their matches, however few it believes there are.
    const { numAffectedRows } = await sql`
      insert into moves (match_id, seq, entry, move_id, at)
      select v.value ->> 0, cast(v.value ->> 2 as bigint), v.value ->> 3, v.value ->> 4, cast(v.value ->> 5 as bigint)
      from ${this.#rowsOf(rows.map(valuesOf))} as v cross join matches
      where matches.id = v.value ->> 0 and matches.epoch = cast(v.value ->> 1 as bigint) and matches.ended_at is null
      ${this.#isPostgres ? sql`for share of matches` : sql``}`
      .execute(db)
      .catch(sayAlreadyThere);
    const names = [...new Set(rows.map(({ hold }) => hold.match))];
    // Being told of each row would cost as much as inserting it: only if some are missing is it asked which.
    if (Number(numAffectedRows) === rows.length) return names;
    const open = db
      .selectFrom('matches')
      .select(['id', 'epoch'])
      .where('id', 'in', names)
      .where('ended_at', 'is', null);
    const epochs = new Map((await open.execute()).map(({ id, epoch }) => [id, Number(epoch)]));
    return rows.flatMap(({ hold: { match, epoch } }) => (epochs.get(match) === epoch ? [match] : []));
  }

  async #putDeadlines(db: Transaction<Tables>, deadlines: ReadonlyMap<string, number | null>): Promise<void> {
    const running: [match: string, dueAt: number][] = [];
    const still: string[] = [];
    for (const [match, dueAt] of deadlines) dueAt === null ? still.push(match) : running.push([match, dueAt]);
    if (running.length > 0)
      await sql`
        insert into deadlines (match_id, due_at)
        select v.value ->> 0, cast(v.value ->> 1 as bigint) from ${this.#rowsOf(running)} as v where true
        on conflict (match_id) do update set due_at = excluded.due_at`.execute(db);
    if (still.length > 0) await db.deleteFrom('deadlines').where('match_id', 'in', still).execute();
  }
  /**
   * Rows as one text, whose columns are `value ->> 0` and so on: a statement with a place for every value would be put
   * together anew for each group, and that took as long as inserting. Texts in it must be well formed, as ours are.
   */
  #rowsOf(rows: readonly (readonly unknown[])[]): RawBuilder<unknown> {
    const text = JSON.stringify(rows.map(bindable)); // else JSON would make null of what is no number
    return this.#isPostgres ? sql`json_array_elements(cast(${text} as json))` : sql`json_each(${text})`;
  }
}

async function putRoomIn(db: Kysely<Tables>, { room, code, body, at }: RoomPage): Promise<void> {
  await db
    .insertInto('rooms')
    .values({ id: room, code, body, at })
    .onConflict((on) => on.column('id').doUpdateSet({ code, body, at }))
    .execute();
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
const UNIQUE_IN_POSTGRES = '23505';
const isDuplicate = (error: unknown): boolean =>
  codeOf(error) === UNIQUE_IN_POSTGRES || /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(String(codeOf(error)));

function sayAlreadyThere(error: unknown): never {
  throw isDuplicate(error) && error instanceof Error ? new AlreadyThere(error.message) : error;
}
