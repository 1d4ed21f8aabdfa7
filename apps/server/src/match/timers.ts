/**
 * What a match does by itself when time passes: who is silent loses the seat to a bot, who held on has held, and
 * spectators are shown more.
 */
import type { Seat } from '@dealers-choice/kernel';
import type { Ticker } from '../ticker.ts';
import type { Audience } from './audience.ts';
import { type Clocks, LAG_MS } from './clocks.ts';
import type { Markers } from './markers.ts';
import type { Task } from './one-by-one.ts';
import type { Position } from './position.ts';
import type { SeatMove } from './steps.ts';

export interface TimersHow {
  ticker: Ticker;
  position: Position;
  clocks: Clocks;
  markers: Markers;
  audience: Audience;
  /** Does it when everything before it is done. */
  inTurn(task: Task): void;
  handOver(seat: Seat): Promise<unknown>;
  /** Unless something happened since there were this many lines. */
  answerFor(answer: SeatMove, seq: number): Promise<void>;
}

/** A page that is silent for this long after a marker was stopped has held on. */
const HELD_MS = 1_500;

export class Timers {
  readonly #how: TimersHow;
  #isStopped = false;
  /** When a look at the clocks is due; later than ever: none is. */
  #wakesAt = Number.POSITIVE_INFINITY;
  #stopClock = (): void => {};
  #stopGallery = (): void => {};
  #stopHeld = (): void => {};
  /** Until when whoever holds on may say so themselves, and after how many lines. */
  #heldUntil = { seq: -1, at: 0 };

  constructor(how: TimersHow) {
    this.#how = how;
  }

  /** Something happened: what is waited for now. */
  set(): void {
    if (this.#isStopped) return;
    const now = this.#how.ticker.now();
    this.#setClock(now);
    this.#setGallery(now);
    this.#setHeld(now);
  }
  /** For good. */
  stop(): void {
    this.#isStopped = true;
    this.#stopClock();
    this.#stopGallery();
    this.#stopHeld();
  }

  /** One that comes too early looks again: most moves put the time off, and a timer for each would be thrown away. */
  #setClock(now: number): void {
    const { clocks, position, ticker, inTurn } = this.#how;
    const due = clocks.dueAt;
    if (due === null || position.over || this.#wakesAt <= due) return;
    this.#stopClock();
    this.#wakesAt = due;
    this.#stopClock = ticker.after(due + LAG_MS - now, () => {
      this.#wakesAt = Number.POSITIVE_INFINITY;
      inTurn(() => this.#handOverSilent());
    });
  }
  async #handOverSilent(): Promise<void> {
    const { clocks, position, ticker, handOver } = this.#how;
    const silent = clocks.overdue(ticker.now());
    for (const seat of silent) {
      if (!position.isAway(seat)) await handOver(seat);
    }
    if (silent.length === 0) this.set(); // the timer came before its time
  }

  #setGallery(now: number): void {
    this.#stopGallery();
    const { audience, ticker, inTurn } = this.#how;
    const next = audience.nextRelease;
    if (next === null) return;
    this.#stopGallery = ticker.after(Math.max(0, next - now), () => inTurn(() => this.#release()));
  }
  #release(): void {
    this.#how.audience.release(this.#how.ticker.now());
    this.set();
  }

  /** Nobody can put it off: it counts from the stop. */
  #setHeld(now: number): void {
    this.#stopHeld();
    const { markers, position, ticker, inTurn, answerFor } = this.#how;
    const [held] = markers.holding();
    if (!held || position.over) return;
    const { seq } = position;
    if (this.#heldUntil.seq !== seq) this.#heldUntil = { seq, at: now + HELD_MS };
    const wait = Math.max(0, this.#heldUntil.at - now);
    this.#stopHeld = ticker.after(wait, () => inTurn(() => answerFor(held, seq)));
  }
}
