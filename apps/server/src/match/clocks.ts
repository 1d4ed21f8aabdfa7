/** Whose time runs: that of a seat that is asked while somebody else waits, and of no other. */
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

interface Clock extends Awaited {
  /** When it runs out, in milliseconds since 1970; null: it stands still. */
  until: number | null;
  /** Milliseconds that were left when it stopped. */
  left: number;
}

/** What the way of a message may take away from somebody's time. */
export const LAG_MS = 1_000;
/** After a restart, or a pause, nobody's time runs out before they can have come back. */
export const GRACE_MS = 15_000;

export class Clocks {
  readonly #how: MatchDeal['clock'];
  #clocks: Clock[] = [];

  constructor(how: MatchDeal['clock']) {
    this.#how = how;
  }

  /**
   * These are waited for now; `runs`: does this seat's time? With a clock for turns, time goes on through all questions
   * of one turn. True: whose time runs has changed.
   */
  watch(awaited: readonly Awaited[], runs: (seat: Seat) => boolean, now: number): boolean {
    if (this.#how.ms === 0) return false;
    const through = this.#how.stirs ? 'question' : 'stretch';
    const before = this.#clocks;
    this.#clocks = awaited.map((one) => {
      const earlier = before.find(({ seat }) => seat === one.seat);
      const clock = earlier?.[through] === one[through] ? earlier : { until: null, left: this.#how.ms };
      return { ...one, ...this.#turned(clock, runs(one.seat), now) };
    });
    return !sameClocks(before, this.#clocks);
  }
  #turned({ until, left }: Pick<Clock, 'until' | 'left'>, runs: boolean, now: number): Pick<Clock, 'until' | 'left'> {
    if (runs) return { until: until ?? now + Math.max(left, Math.min(this.#how.ms, GRACE_MS)), left };
    return { until: null, left: until === null ? left : Math.max(0, until - now) };
  }
  /** Somebody gave a sign of life; true: that starts their time anew. */
  stir(seat: Seat, now: number): boolean {
    const clock = this.#clocks.find((one) => one.seat === seat);
    if (!clock || !this.#how.stirs) return false;
    clock.left = this.#how.ms;
    if (clock.until !== null) clock.until = now + this.#how.ms;
    return clock.until !== null;
  }
  /** After a restart everybody has this much left. */
  resume(left: number, now: number): void {
    for (const clock of this.#clocks) {
      clock.left = left;
      if (clock.until !== null) clock.until = now + left;
    }
  }
  /** When the first one's time runs out; null: nobody's does. */
  get dueAt(): number | null {
    let due: number | null = null;
    for (const { until } of this.#clocks) if (until !== null && (due === null || until < due)) due = until;
    return due;
  }
  /** The least that anybody has left who is waited for; null: nobody is, or has all the time there is. */
  get least(): number | null {
    return this.#clocks.length === 0 ? null : Math.min(...this.#clocks.map(({ left }) => left));
  }
  overdue = (now: number): Seat[] =>
    this.#clocks.filter(({ until }) => until !== null && until + LAG_MS <= now).map(({ seat }) => seat);
  /** For how long this seat's time has been over; 0: it is not, or does not run. */
  lateBy(seat: Seat, now: number): number {
    const until = this.#clocks.find((one) => one.seat === seat)?.until ?? now;
    return Math.max(0, now - until);
  }
  /** Whose time runs, and how much of it is left; null: nobody's ever does. */
  left(now: number): RunningClocks | null {
    if (this.#how.ms === 0) return null;
    return this.#clocks.flatMap(({ seat, until }) =>
      until === null ? [] : [{ seat, left: Math.max(0, until - now) }],
    );
  }
}

const sameClocks = (one: readonly Clock[], other: readonly Clock[]): boolean =>
  one.length === other.length &&
  one.every(({ seat, until }, i) => seat === other[i]?.seat && until === other[i]?.until);
