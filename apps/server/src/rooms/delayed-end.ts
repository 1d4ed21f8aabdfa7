/**
 * The end of a match, for those who did not play it: they learn of it when the stream of spectators has shown it. Until
 * then the room and the lobby are to them what they were before the end; those who played go on as they like.
 */
import type { Ticker } from '../ticker.ts';
import { lastOf, type Room } from './room.ts';

export const isLate = ({ lateEnd }: Room, now: number): boolean => lateEnd !== null && lateEnd.until > now;

/** The room as this guest may know it; null: as everybody may. */
export function knownTo(room: Room, guest: string | null, now: number): Room {
  const { lateEnd } = room;
  if (!lateEnd || !isLate(room, now)) return room;
  const before: Room = { ...lateEnd.room, lateEnd: null };
  return guest !== null && lastOf(before)?.guests.includes(guest) ? room : before;
}

/** The match of this room has ended. If the end of the one before has not been shown yet, both are shown at once. */
export function endedLate(room: Room, now: number): Pick<Room, 'lateEnd'> {
  const { lateEnd, ...before } = room;
  const until = now + (room.spectators ?? 0) * 1_000;
  if (lateEnd && isLate(room, now)) return { lateEnd: { ...lateEnd, until: Math.max(until, lateEnd.until) } };
  return { lateEnd: until > now ? { until, room: before } : null };
}

export interface LateEndsHow {
  ticker: Ticker;
  /** From now on everybody may know. */
  show(room: Room): void;
}

/** Waits until what was kept back may be known. */
export class LateEnds {
  readonly #how: LateEndsHow;
  readonly #stops = new Map<string, { until: number; stop(): void }>();

  constructor(how: LateEndsHow) {
    this.#how = how;
  }

  watch(room: Room): void {
    const { lateEnd } = room;
    if (this.#stops.get(room.room)?.until === lateEnd?.until) return;
    this.forget(room);
    if (!lateEnd) return;
    const { ticker, show } = this.#how;
    const stop = ticker.after(Math.max(0, lateEnd.until - ticker.now()), () => show(room));
    this.#stops.set(room.room, { until: lateEnd.until, stop });
  }
  forget({ room }: Room): void {
    this.#stops.get(room)?.stop();
    this.#stops.delete(room);
  }
  close(): void {
    for (const { stop } of this.#stops.values()) stop();
  }
}
