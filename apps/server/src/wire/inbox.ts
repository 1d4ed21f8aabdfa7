/**
 * What pages say is first read, all that has come, and then heard, one after the other: to do one thing many times
 * costs a processor less than to do many things in turn. After many at once the next ones are gathered for a moment,
 * and the thread sleeps meanwhile, instead of waking up for each. Who plays at a quiet server never waits.
 *
 *     inbox.add(() => connection.hear(message));
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** From hearing many to hearing the next, at least. Nobody sees so short a time. */
const GATHER_MS = 50;
/** So many at once are many. */
const CROWD = 8;
/** For so long nothing else is done; then whatever waits has its turn. */
const NAP_MS = 25;
/** More are not kept: they are heard. */
const MOST_WAITING = 2_000;

const asleep = new Int32Array(new SharedArrayBuffer(4));

export class Inbox {
  readonly #gatherMs: number;
  /** Emptied, never replaced, as in an outbox. */
  readonly #waiting: (() => void)[] = [];
  #isWaiting = false;
  #notBefore = 0;

  constructor(gatherMs = GATHER_MS) {
    this.#gatherMs = gatherMs;
  }
  add(hear: () => void): void {
    if (this.#waiting.push(hear) >= MOST_WAITING) this.#hearAll();
    else if (!this.#isWaiting) void this.#hearLater();
  }

  async #hearLater(): Promise<void> {
    this.#isWaiting = true;
    await nextTurn();
    for (let left = this.#left(); left > 0; left = this.#left()) {
      Atomics.wait(asleep, 0, 0, Math.min(left, NAP_MS));
      await nextTurn(); // what has come meanwhile is read
    }
    this.#isWaiting = false;
    this.#hearAll();
  }
  #left = (): number => (this.#notBefore === 0 ? 0 : this.#notBefore - performance.now());
  #hearAll(): void {
    const waiting = this.#waiting;
    this.#notBefore = waiting.length < CROWD ? 0 : performance.now() + this.#gatherMs;
    const faults: unknown[] = [];
    for (const hear of waiting) {
      try {
        hear();
      } catch (fault) {
        faults.push(fault); // the others are heard all the same
      }
    }
    waiting.length = 0;
    if (faults.length > 0) throw faults[0];
  }
}
