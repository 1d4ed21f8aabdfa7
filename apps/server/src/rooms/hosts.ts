/** Before a match somebody must be at a table who can begin it. */
import type { Ticker } from '../ticker.ts';
import type { Room } from './room.ts';
import { successorOf } from './room-changes.ts';

export interface HostsHow {
  ticker: Ticker;
  /** Whose pages are open at it. */
  here(room: Room): ReadonlySet<string>;
  make(room: Room, host: string): void;
}

/** A host whose pages have been closed for this long is host no more, if somebody else is there. */
const AWAY_MS = 60_000;

export class Hosts {
  readonly #how: HostsHow;
  /** Rooms whose host is away: how not to look for another one. */
  readonly #away = new Map<string, () => void>();

  constructor(how: HostsHow) {
    this.#how = how;
  }

  watch(room: Room): void {
    const successor = (): string | null => (room.playing ? null : successorOf(room, this.#how.here(room)));
    if (successor() === null) this.forget(room);
    else if (!this.#away.has(room.room)) {
      const stop = this.#how.ticker.after(AWAY_MS, () => {
        this.#away.delete(room.room);
        const host = successor();
        if (host !== null) this.#how.make(room, host);
      });
      this.#away.set(room.room, stop);
    }
  }
  forget({ room }: Room): void {
    this.#away.get(room)?.();
    this.#away.delete(room);
  }
  close(): void {
    for (const stop of this.#away.values()) stop();
  }
}
