/** What is kept about guests, in SQLite and PostgreSQL alike. */
import type { Subscription } from '@dealers-choice/protocol';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { Person } from '../guests/person.ts';
import { type GuestStore, type KeptByOthers, type Report, readTalk } from './guest-store.ts';
import type { Tables } from './schema.ts';
import { Damaged } from './store.ts';
import { readDeal } from './stored-forms.ts';

type Db = Kysely<Tables>;
type Reports = SelectQueryBuilder<Tables, 'reports', Tables['reports']>;

export class SqlGuests implements GuestStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async blocked(guest: string): Promise<Person[]> {
    const rows = await this.#db.selectFrom('blocks').selectAll().where('guest', '=', guest).orderBy('at').execute();
    return rows.map(({ blocked, name }) => ({ guest: blocked, name }));
  }
  async block(guest: string, { guest: blocked, name }: Person, at: number): Promise<void> {
    await this.#db
      .insertInto('blocks')
      .values({ guest, blocked, name, at })
      .onConflict((on) => on.columns(['guest', 'blocked']).doUpdateSet({ name, at }))
      .execute();
  }
  async unblock(guest: string, blocked: string): Promise<void> {
    await this.#db.deleteFrom('blocks').where('guest', '=', guest).where('blocked', '=', blocked).execute();
  }

  async report({ by, talk, ...report }: Report, most: number): Promise<void> {
    const row = { ...report, by_guest: by, talk: JSON.stringify(talk) };
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('reports').values(row).execute();
      const newest = db.selectFrom('reports').select('id').orderBy('at', 'desc').limit(most);
      await db.deleteFrom('reports').where('id', 'not in', newest).execute();
    });
  }
  async reports(most: number): Promise<Report[]> {
    const rows = await this.#db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(most).execute();
    return rows.map(reportIn);
  }
  async reportsBy(guest: string): Promise<Report[]> {
    const rows = await this.#db.selectFrom('reports').selectAll().where('by_guest', '=', guest).execute();
    return rows.map(reportIn);
  }

  async keptByOthers(guest: string): Promise<KeptByOthers> {
    const others = this.#db.selectFrom('reports').selectAll().where('by_guest', '<>', guest);
    const rows = (await talkedIn(others, guest).orderBy('at').execute()).map(reportIn);
    const own = rows.flatMap(({ talk }) => talk.filter((line) => line.guest === guest));
    // The same line may stand in several: how many is told below.
    const said = new Map(own.map(({ text, at }) => [`${at} ${text}`, { text, at }]));
    const about = await others.where('guest', '=', guest).execute();
    const blocks = await this.#db.selectFrom('blocks').select('guest').where('blocked', '=', guest).execute();
    return { said: [...said.values()], reports: about.length, blocks: blocks.length };
  }

  async subscriptions(guest: string): Promise<Subscription[]> {
    const own = this.#db.selectFrom('subscriptions').selectAll().where('guest', '=', guest).orderBy('at');
    return (await own.execute()).map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
  }
  async subscribe(guest: string, { endpoint, keys }: Subscription, how: { at: number; most: number }): Promise<void> {
    const row = { guest, ...keys, at: how.at };
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('subscriptions')
        .values({ endpoint, ...row })
        .onConflict((on) => on.column('endpoint').doUpdateSet(row))
        .execute();
      const own = db.selectFrom('subscriptions').select('endpoint').where('guest', '=', guest);
      const newest = own.orderBy('at', 'desc').limit(how.most);
      await db.deleteFrom('subscriptions').where('guest', '=', guest).where('endpoint', 'not in', newest).execute();
    });
  }
  async unsubscribe(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute();
  }

  forget(guest: string): Promise<{ match: string; seat: number; over: boolean }[]> {
    return this.#db.transaction().execute(async (db) => {
      const sat = await db
        .selectFrom('match_guests')
        .innerJoin('matches', 'matches.id', 'match_guests.match_id')
        .select(['id', 'seat', 'deal', 'ended_at'])
        .where('guest', '=', guest)
        .execute();
      for (const { id, seat, deal } of sat) {
        const read = readDeal(deal);
        if (typeof read === 'string') throw new Damaged(`match ${id}: ${read}`);
        const seats = read.seats.map((one, at) => (at === seat ? { ...one, name: '' } : one));
        const unnamed = JSON.stringify({ ...read, seats });
        await db.updateTable('matches').set({ deal: unnamed }).where('id', '=', id).execute();
      }
      await db.deleteFrom('match_guests').where('guest', '=', guest).execute();
      const titled = db.updateTable('matches').set({ title: '', titled_by: '' }).where('titled_by', '=', guest);
      await titled.where('titled_by', '<>', '').execute(); // else the index is not used
      await db.deleteFrom('blocks').where('guest', '=', guest).execute();
      await db.updateTable('blocks').set({ name: '' }).where('blocked', '=', guest).execute();
      await db.deleteFrom('subscriptions').where('guest', '=', guest).execute();
      await db.deleteFrom('reports').where('by_guest', '=', guest).execute();
      await forgetInReports(db, guest);
      return sat.map(({ id, seat, ended_at }) => ({ match: id, seat, over: ended_at !== null }));
    });
  }
}

/** What others reported stays, without who it was. */
async function forgetInReports(db: Transaction<Tables>, guest: string): Promise<void> {
  await db.updateTable('reports').set({ guest: '', name: '' }).where('guest', '=', guest).execute();
  const rows = await talkedIn(db.selectFrom('reports').selectAll(), guest).execute();
  for (const row of rows) {
    const lines = reportIn(row).talk.map((one) => (one.guest === guest ? { ...one, guest: '', name: '' } : one));
    await db
      .updateTable('reports')
      .set({ talk: JSON.stringify(lines) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Those before which this guest may have said something. */
const talkedIn = (reports: Reports, guest: string): Reports => reports.where('talk', 'like', `%${guest}%`);

function reportIn({ by_guest, talk, ...row }: Tables['reports']): Report {
  const lines = readTalk(talk);
  if (!lines) throw new Damaged(`report ${row.id}: what was said is not a list of lines`);
  return { ...row, by: by_guest, talk: lines };
}
