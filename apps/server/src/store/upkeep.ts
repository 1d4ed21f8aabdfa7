/** What is done to all that is kept, and not for one match that is played: a few rows at a time. */
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** A match that is not over. */
export interface Unfinished {
  match: string;
  /** When somebody last did something in it, in milliseconds since 1970. */
  touched: number;
}

/** Tables that are looked at in one statement. */
const BATCH = 50;

export class Upkeep {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** All matches in the order of their names, those after this one. */
  async matchesAfter(match: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('id', '>', match)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those that are not over, in the order of their names, after this one. */
  async unfinishedAfter(match: string, most: number): Promise<Unfinished[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select(['id', 'deal'])
      .select((eb) =>
        eb
          .selectFrom('moves')
          .select('at')
          .whereRef('moves.match_id', '=', 'matches.id')
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last'),
      )
      .where('id', '>', match)
      .where('ended_at', 'is', null)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id, deal, last }) => ({ match: id, touched: last ?? beganIn(deal) }));
  }

  /** Takes a match for over although its log has no end. */
  async breakOff(match: string, at: number): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db
        .updateTable('matches')
        .set({ ended_at: at })
        .where('id', '=', match)
        .where('ended_at', 'is', null)
        .execute();
      await db.deleteFrom('deadlines').where('match_id', '=', match).execute();
    });
  }

  /** Matches that ended before this moment. */
  async endedBefore(moment: number, most: number): Promise<string[]> {
    const ended = this.#db.selectFrom('matches').select('id').where('ended_at', '<', moment);
    return (await ended.orderBy('ended_at').limit(most).execute()).map(({ id }) => id);
  }

  /** Nothing is left of this match. */
  async forget(match: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const table of ['match_guests', 'deadlines', 'snapshots', 'moves'] as const)
        await db.deleteFrom(table).where('match_id', '=', match).execute();
      await db.deleteFrom('matches').where('id', '=', match).execute();
    });
  }

  /** Tables that nobody touched since then, unless this says of what is kept of one that a match goes on there. */
  async forgetRooms(before: number, goesOn: (body: string) => boolean): Promise<number> {
    let count = 0;
    for (let last: string | undefined = ''; last !== undefined; ) {
      const old = this.#db.selectFrom('rooms').select(['id', 'body']).where('at', '<', before);
      const batch = await old.where('id', '>', last).orderBy('id').limit(BATCH).execute();
      const gone = batch.flatMap(({ id, body }) => (goesOn(body) ? [] : [id]));
      count += await this.#forgetThese(gone, before);
      last = batch[BATCH - 1]?.id;
    }
    return count;
  }
  /** Somebody may have come to one meanwhile. */
  async #forgetThese(rooms: readonly string[], before: number): Promise<number> {
    if (rooms.length === 0) return 0;
    const gone = this.#db.deleteFrom('rooms').where('id', 'in', rooms).where('at', '<', before);
    return Number((await gone.executeTakeFirst()).numDeletedRows);
  }
}

/** A deal that cannot be read began never: nobody waits for it. */
function beganIn(deal: string): number {
  try {
    const { began } = JSON.parse(deal) as { began?: unknown };
    return typeof began === 'number' ? began : 0;
  } catch {
    return 0;
  }
}
