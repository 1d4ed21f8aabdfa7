/** A server between its start and the moment in which it is killed: after that nothing of it does anything. */
import { ONLINE_EVENT, type ToClient } from '@dealers-choice/protocol';
import type { Log } from '../../src/logs.ts';
import { thinkHere } from '../../src/match/thinking.ts';
import { openPlay, type Play } from '../../src/play.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import type { RandomBytes } from '../../src/random-bytes.ts';
import { Tries } from '../../src/rooms/tries.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { pause, type Ticker } from '../../src/ticker.ts';
import { Connection, type ConnectionHow, PACE, REPLAYS } from '../../src/wire/connection.ts';
import { Outboxes } from '../../src/wire/outbox.ts';

export interface LifeHow {
  folder: string;
  ticker: Ticker;
  randomBytes: RandomBytes;
  /** What happens to the server when it wants something written: it is killed before, after, or not at all. */
  fate(): 'before' | 'after' | null;
  /** How long the disk takes for something, in milliseconds. */
  diskMs(): number;
  /** It was killed in the middle of something. */
  killed(): void;
  log: Log;
}

const never = new Promise<never>(() => {});

export class Life {
  readonly #play: Play;
  readonly #log: Log;
  readonly #disk: Store;
  readonly #end: () => void;
  readonly #outboxes = new Outboxes(ONLINE_EVENT);
  readonly #pace: Tries;
  readonly #replays: Tries;

  private constructor(play: Play, { ticker, log }: LifeHow, { disk, end }: { disk: Store; end(): void }) {
    this.#play = play;
    this.#log = log;
    this.#disk = disk;
    this.#end = end;
    this.#pace = new Tries(PACE, ticker);
    this.#replays = new Tries(REPLAYS, ticker);
  }

  static async begin(how: LifeHow): Promise<Life> {
    const { folder, ticker, randomBytes } = how;
    let isAlive = true;
    let isOpen = false;
    const end = (): void => {
      isAlive = false;
    };
    const disk = await openStore({ folder, url: null, ticker });
    const lives = (): boolean => isAlive;
    const store = mortalStore(disk, { ...how, lives, isOpen: () => isOpen, end });
    const log: Log = (what, about) => isAlive && how.log(what, about);
    const play = await openPlay({
      ...{ store, randomBytes, log, owner: 'simulated', alone: true, pushContact: '' },
      ticker: mortalTicker(ticker, lives),
      think: thinkHere(PLAYED_GAMES),
      push: { allows: () => false, post: () => never },
    });
    isOpen = true;
    return new Life(play, { ...how, log }, { disk, end });
  }

  newGuest = (): string => this.#play.guests.fresh();

  /** Somebody's page: `emit` is told what goes to it. */
  connect(guest: string, emit: (data: Buffer | string | ToClient) => void, ends: Pick<ConnectionHow, 'hangUp'>) {
    const outbox = this.#outboxes.open(emit);
    const send = (message: ToClient): void => outbox.send(message);
    const { matches, rooms } = this.#play;
    const paces = { pace: this.#pace, replays: this.#replays };
    return new Connection({ guest, matches, rooms, ...paces, send, ...ends, log: this.#log });
  }

  kill(): void {
    this.#end();
  }
  /** The disk is free for the next server. What was being written when it was killed may have been written. */
  buried = (): Promise<void> => this.#disk.close();
}

const mortalTicker = (ticker: Ticker, lives: () => boolean): Ticker => ({
  now: ticker.now,
  after: (ms, call) => ticker.after(ms, () => lives() && call()),
});

interface Mortal extends Pick<LifeHow, 'fate' | 'diskMs' | 'killed' | 'ticker'> {
  lives(): boolean;
  /** Until then nobody's time goes on but the server's: it has the disk to itself. */
  isOpen(): boolean;
  end(): void;
}

/** Whoever waits for a server that was killed waits for ever. */
function mortalStore(disk: Store, { lives, isOpen, end, fate, diskMs, killed, ticker }: Mortal): Store {
  const die = (): Promise<never> => {
    if (lives()) {
      end();
      killed();
    }
    return never;
  };
  const append: Store['append'] = async (...args) => {
    if (!lives()) return never;
    // What is acknowledged before it is written could come to a page, and be lost.
    await pause(ticker, diskMs());
    if (!lives()) return never;
    const fated = fate();
    if (fated === 'before') return die();
    await disk.append(...args);
    return fated === 'after' ? die() : lives() ? undefined : never;
  };
  return new Proxy(disk, {
    get(target, name) {
      if (name === 'append') return append;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]): Promise<unknown> => {
        if (isOpen()) await pause(ticker, diskMs());
        if (!lives()) return never;
        const result: unknown = await Reflect.apply(value, target, args);
        if (isOpen()) await pause(ticker, diskMs());
        return lives() ? result : never;
      };
    },
  });
}
