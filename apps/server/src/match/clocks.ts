/** Whose time runs: that of a seat that is asked, and of no other. */
import type { Seat } from '@dealers-choice/kernel';
import type { RunningClocks } from '@dealers-choice/protocol';
import type { MatchDeal } from '../store/stored-forms.ts';

/** Somebody whom everybody waits for, and with which question. */
export interface Awaited {
  seat: Seat;
  question: number;
  /** Of play: a turn, or what lies between two (`Position.stretch`). */
  stretch: string;
}

interface Running extends Awaited {
  /** When it runs out, in milliseconds since 1970. */
  until: number;
}

/** What the way of a message may take away from somebody's time. */
export const LAG_MS = 1_000;

export class Clocks {
  readonly #how: MatchDeal['clock'];
  #running: Running[] = [];

  constructor(how: MatchDeal['clock']) {
    this.#how = how;
  }

  /** These are waited for now. With a clock for turns, time goes on through all questions of one turn. */
  watch(awaited: readonly Awaited[], now: number): void {
    if (this.#how.ms === 0) return;
    const through = this.#how.stirs ? 'question' : 'stretch';
    this.#running = awaited.map((one) => {
      const before = this.#running.find(({ seat }) => seat === one.seat);
      const goesOn = before?.[through] === one[through];
      return { ...one, until: goesOn ? before.until : now + this.#how.ms };
    });
  }
  /** Somebody gave a sign of life; true: that starts their time anew. */
  stir(seat: Seat, now: number): boolean {
    const running = this.#running.find((one) => one.seat === seat);
    if (!running || !this.#how.stirs) return false;
    running.until = now + this.#how.ms;
    return true;
  }
  /** After a restart everybody's time runs until then. */
  resume(until: number): void {
    for (const one of this.#running) one.until = until;
  }
  /** When the first one's time runs out; null: nobody's does. */
  get dueAt(): number | null {
    return this.#running.length === 0 ? null : Math.min(...this.#running.map(({ until }) => until));
  }
  overdue = (now: number): Seat[] => this.#running.filter(({ until }) => until + LAG_MS <= now).map(({ seat }) => seat);
  /** For how long this seat's time has been over; 0: it is not, or does not run. */
  lateBy(seat: Seat, now: number): number {
    const running = this.#running.find((one) => one.seat === seat);
    return running ? Math.max(0, now - running.until) : 0;
  }
  /** Whose time runs, and how much of it is left; null: nobody's ever does. */
  left(now: number): RunningClocks | null {
    if (this.#how.ms === 0) return null;
    return this.#running.map(({ seat, until }) => ({ seat, left: Math.max(0, until - now) }));
  }
}
