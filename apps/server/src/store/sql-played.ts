/** Who played what, in SQLite and PostgreSQL alike. */
import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import { Damaged, type Played } from './store.ts';
import { type MatchDeal, type OwnPage, readDeal, readSeat, readWinners } from './stored-forms.ts';

export class SqlPlayed implements Played {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async ownMatches(guest: string, most: number, after?: Pick<MatchDeal, 'match' | 'began'>): Promise<OwnPage[]> {
    let own = this.#db
      .selectFrom('match_guests')
      .innerJoin('matches', 'matches.id', 'match_guests.match_id')
      .select(['id', 'seat', 'deal', 'title', 'ended_at', 'winners'])
      .where('guest', '=', guest);
    if (after) {
      const { match, began } = after;
      own = own.where((eb) =>
        eb.or([eb('began', '<', began), eb.and([eb('began', '=', began), eb('id', '>', match)])]),
      );
    }
    const rows = await own.orderBy('began', 'desc').orderBy('id').limit(most).execute();
    return rows.map(({ id, seat, deal, title, ended_at, winners }) => {
      const right = rightIn(id);
      const won = winners === null ? (ended_at === null ? [] : null) : right(readWinners(winners));
      return { deal: right(readDeal(deal)), seat: right(readSeat(seat)), title, ended: ended_at, winners: won };
    });
  }

  async takenSeats(match: string): Promise<number[]> {
    const rows = this.#db.selectFrom('match_guests').select('seat').where('match_id', '=', match).orderBy('seat');
    return (await rows.execute()).map(({ seat }) => seat);
  }
  async hasPlayed(guest: string, match: string): Promise<boolean> {
    const sat = this.#db.selectFrom('match_guests').select('seat').where('match_id', '=', match);
    return (await sat.where('guest', '=', guest).executeTakeFirst()) !== undefined;
  }

  async hasPlayedWith(guest: string, print: string): Promise<boolean> {
    const sat = this.#db
      .selectFrom('matches')
      .innerJoin('match_guests', 'match_guests.match_id', 'matches.id')
      .select('id')
      .where('cards', '=', print)
      .where('cards', '<>', '') // else the index is not used
      .where('guest', '=', guest);
    return (await sat.limit(1).executeTakeFirst()) !== undefined;
  }
  async playedWith(print: string): Promise<'running' | 'over' | null> {
    const kept = this.#db.selectFrom('matches').select('ended_at').where('cards', '=', print).where('cards', '<>', '');
    const isRunning = await kept.where('ended_at', 'is', null).limit(1).executeTakeFirst();
    if (isRunning) return 'running';
    return (await kept.limit(1).executeTakeFirst()) ? 'over' : null;
  }
}

/** What was read, unless it is the sentence that says what is wrong with it. */
export const rightIn =
  (match: string) =>
  <T>(read: T | string): T => {
    if (typeof read === 'string') throw new Damaged(`match ${match}: ${read}`);
    return read;
  };
