/** The tables, the same in SQLite and PostgreSQL: texts, whole numbers, moments as milliseconds, the rest as JSON. */
import { type Kysely, type Migration, sql } from 'kysely';

export interface Tables {
  matches: {
    id: string;
    deal: string;
    owner: string;
    epoch: number;
    lease_until: number;
    ended_at: number | null;
    /** JSON, once it is over. */
    winners: string | null;
    /** Of the table it was played at. */
    title: string;
    /** The guest who typed it; '': nobody did, it is forgotten, or nobody wrote it down then. */
    titled_by: string;
    /** The fingerprint of the imported cards it is played with; '': those that the game comes with. */
    cards: string;
  };
  /** Who sat where, as long as that guest wants it to be known. */
  match_guests: { match_id: string; seat: number; guest: string; began: number };
  /** Only ever added to. */
  moves: { match_id: string; seq: number; entry: string; move_id: string | null; at: number };
  snapshots: { match_id: string; seq: number; at: number; hash: string; body: string };
  /** Of matches in which somebody's time runs. */
  deadlines: { match_id: string; due_at: number };
  rooms: { id: string; code: string; body: string; at: number };
  /** Whom a guest does not want to hear. */
  blocks: { guest: string; blocked: string; name: string; at: number };
  /** For whoever runs the server. `talk`: JSON, what was said at the table before. */
  reports: {
    id: string;
    at: number;
    room: string;
    by_guest: string;
    guest: string;
    name: string;
    text: string;
    talk: string;
  };
  /** Browsers that are told when it is a guest's turn. */
  subscriptions: { endpoint: string; guest: string; p256dh: string; auth: string; at: number };
  secrets: { name: string; value: string };
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('deal', 'text', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('epoch', 'bigint', (c) => c.notNull())
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createTable('moves')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('move_id', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('moves_in_order', ['match_id', 'seq'])
      .addUniqueConstraint('moves_once', ['match_id', 'move_id'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_in_order', ['match_id', 'seq'])
      .execute();
    await db.schema
      .createTable('deadlines')
      .addColumn('match_id', 'text', (c) => c.primaryKey().notNull().references('matches.id'))
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema.createIndex('deadlines_by_time').on('deadlines').column('due_at').execute();
    await db.schema
      .createTable('rooms')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('code', 'text', (c) => c.notNull().unique())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (c) => c.primaryKey().notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

const guests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('winners', 'text').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('title', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('match_guests')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seat', 'bigint', (c) => c.notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('began', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('match_guests_by_seat', ['match_id', 'seat'])
      .execute();
    await db.schema.createIndex('match_guests_by_guest').on('match_guests').columns(['guest', 'began']).execute();
  },
};

const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('blocks')
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_once', ['guest', 'blocked'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('by_guest', 'text', (c) => c.notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('talk', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('subscriptions')
      .addColumn('endpoint', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('subscriptions_by_guest').on('subscriptions').column('guest').execute();
  },
};

/**
 * Whoever holds a match knows the ids of all its moves, and nobody else writes to it: a second index, which held each
 * id to be written once, cost half of every commit. SQLite drops a constraint only together with its table.
 */
const idsInLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('moves_anew')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('move_id', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('moves_in_turn', ['match_id', 'seq'])
      .execute();
    await sql`insert into moves_anew select match_id, seq, entry, move_id, at from moves`.execute(db);
    await db.schema.dropTable('moves').execute();
    await db.schema.alterTable('moves_anew').renameTo('moves').execute();
  },
};

/**
 * A deadline moves with nearly every move, and is looked for every few seconds: to keep them in order cost more than to
 * look through those of all matches that run. Those of others are not kept.
 */
const deadlinesOfRunning: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('deadlines_by_time').execute();
    await sql`delete from deadlines where due_at is null`.execute(db);
  },
};

/** Imported cards are kept for those who played with them, also when their table is gone. Few matches have any. */
const cardsOfMatches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('cards', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`create index matches_by_cards on matches (cards) where cards <> ''`.execute(db);
    const { rows } = await sql<{ id: string; deal: string }>`
      select id, deal from matches where deal like '%"cards":"%'`.execute(db);
    for (const { id, deal } of rows) {
      const print = /"cards":"[A-Za-z0-9-]+@([0-9a-f]{32})"/.exec(deal)?.[1];
      if (print !== undefined) await sql`update matches set cards = ${print} where id = ${id}`.execute(db);
    }
  },
};

/** Whoever wants to be forgotten takes along the titles that they gave. */
const whoTitled: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('titled_by', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`create index matches_by_title on matches (titled_by) where titled_by <> ''`.execute(db);
  },
};

/** In the order in which they are applied. One that was released is never changed: the next one goes behind it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches-and-rooms': first,
  '0002-guests-of-matches': guests,
  '0003-people': people,
  '0004-ids-in-log': idsInLog,
  '0005-deadlines-of-running-matches': deadlinesOfRunning,
  '0006-cards-of-matches': cardsOfMatches,
  '0007-who-titled-matches': whoTitled,
};
