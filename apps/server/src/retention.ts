/**
 * What nobody comes back for. Once a day, and at the start: a match in which nobody did anything for a long time is
 * given up by the people in it, whoever was asked first; matches that have been over for long are forgotten, if the
 * person who runs the server wants that; and so are tables that nobody touched and at which no match goes on.
 */
import type { Seat } from '@dealers-choice/kernel';
import type { Log } from './logs.ts';
import type { MatchService } from './match/match-service.ts';
import { HeldElsewhere } from './match/unplayable.ts';
import { isPlayedAt, readRoom } from './rooms/room.ts';
import { FORGOTTEN_MS } from './rooms/room-service.ts';
import type { Store } from './store/store.ts';
import type { Ticker } from './ticker.ts';

/** In days; 0: never. */
export interface Retention {
  /** A match without a move for this long is given up. */
  abandonDays: number;
  /** A match that has been over for this long is forgotten. */
  keepDays: number;
}

export interface RetentionHow extends Retention {
  store: Store;
  matches: MatchService;
  ticker: Ticker;
  log: Log;
}

const DAY_MS = 24 * 3_600_000;
const BATCH = 50;

export class Housekeeper {
  readonly #how: RetentionHow;
  #stop = (): void => {};
  #isClosed = false;
  #running: Promise<void> = Promise.resolve();

  constructor(how: RetentionHow) {
    this.#how = how;
    this.#running = this.#run();
  }

  /** Resolves when this day's work is done. */
  settled = (): Promise<void> => this.#running;

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { ticker, log } = this.#how;
    try {
      const abandoned = await this.#giveUpAbandoned();
      const forgotten = await this.#forgetEnded();
      const rooms = await this.#forgetRooms();
      if (abandoned + forgotten + rooms > 0) log('house kept', { abandoned, forgotten, rooms });
    } catch (error) {
      log('house not kept', { error });
    }
    if (this.#isClosed) return;
    this.#stop = ticker.after(DAY_MS, () => {
      this.#running = this.#run();
    });
  }

  async #giveUpAbandoned(): Promise<number> {
    const { abandonDays, store, ticker } = this.#how;
    if (abandonDays === 0) return 0;
    const before = ticker.now() - abandonDays * DAY_MS;
    let count = 0;
    for (let last = ''; !this.#isClosed; ) {
      const batch = await store.upkeep.unfinishedAfter(last, BATCH);
      for (const { match } of batch.filter(({ touched }) => touched < before)) {
        if (this.#isClosed) break;
        await this.#giveUp(match);
        count++;
      }
      last = batch[batch.length - 1]?.match ?? '';
      if (batch.length < BATCH) break;
    }
    return count;
  }

  /** Whoever was asked gives up first: they let the others wait. */
  async #giveUp(match: string): Promise<void> {
    const { matches, store, log } = this.#how;
    try {
      const kept = await store.read(match);
      const people = (kept?.deal.seats ?? []).flatMap(({ who }, seat) => (who === 'person' ? [seat as Seat] : []));
      const asked = await Promise.all(people.map((seat) => matches.isAsking(match, seat)));
      const inOrder = [...people.filter((_, i) => asked[i]), ...people.filter((_, i) => !asked[i])];
      for (const seat of inOrder) {
        const message = { type: 'concede' as const, match, moveId: `given-up-${seat}` };
        if (!(await matches.hear(match, seat, message, { send: () => {} }))) return;
        await matches.settled(match);
        if ((await store.read(match))?.over) return;
      }
    } catch (error) {
      if (error instanceof HeldElsewhere) return;
      log('match cannot be opened', { match, error });
    }
    // Only bots are left in it, or it cannot be played any more: nobody will end it.
    if (!this.#isClosed) await matches.breakOff(match);
  }

  async #forgetEnded(): Promise<number> {
    const { keepDays, store, ticker } = this.#how;
    if (keepDays === 0) return 0;
    const before = ticker.now() - keepDays * DAY_MS;
    let count = 0;
    while (!this.#isClosed) {
      const batch = await store.upkeep.endedBefore(before, BATCH);
      for (const match of batch) await store.upkeep.forget(match);
      count += batch.length;
      if (batch.length < BATCH) break;
    }
    return count;
  }

  async #forgetRooms(): Promise<number> {
    const { store, ticker } = this.#how;
    if (this.#isClosed) return 0;
    const running = new Set(await store.unfinished());
    return store.upkeep.forgetRooms(ticker.now() - FORGOTTEN_MS, (body) => {
      const room = readRoom(body);
      return room !== null && isPlayedAt(room, running);
    });
  }
}
