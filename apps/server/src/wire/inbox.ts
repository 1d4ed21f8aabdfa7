/**
 * Messages of pages are first read, all that have come, and then heard, one after the other: doing one thing many times
 * costs a processor less than doing many things in turn. After a crowd the next messages are gathered for a moment, and
 * the thread sleeps meanwhile, instead of waking up for each. Whoever plays at a quiet server never waits.
 *
 *     inbox.add(() => connection.hear(message));
 */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** From hearing a crowd to hearing the next messages, at least. Nobody notices 50 ms. */
const GATHER_MS = 50;
/** This many messages heard together are a crowd. */
const CROWD = 8;
/** The longest nap: after it, whatever else waits has its turn. */
const NAP_MS = 25;
/** When this many wait, they are heard at once. */
const MOST_WAITING = 2_000;

const asleep = new Int32Array(new SharedArrayBuffer(4));

export interface InboxHow {
  /** Whether the thread may sleep. Where writing takes several turns, as with a database far away, that delays it. */
  sleeps: boolean;
  gatherMs?: number;
}

export class Inbox {
  readonly #sleeps: boolean;
  readonly #gatherMs: number;
  /** Emptied, never replaced, as in an outbox. */
  readonly #waiting: (() => void)[] = [];
  #isWaiting = false;
  #isHearing = false;
  #notBefore = 0;

  constructor({ sleeps, gatherMs = GATHER_MS }: InboxHow) {
    this.#sleeps = sleeps;
    this.#gatherMs = gatherMs;
  }
  add(hear: () => void): void {
    const count = this.#waiting.push(hear);
    if (this.#isHearing) return; // somebody was sent away for what they said: it is next
    if (count >= MOST_WAITING) this.hearAll();
    else if (!this.#isWaiting) void this.#hearLater();
  }
  /** Without waiting for more. */
  hearAll(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    const began = performance.now();
    const faults: unknown[] = [];
    this.#isHearing = true;
    for (const hear of waiting) {
      try {
        hear();
      } catch (fault) {
        faults.push(fault); // the others are heard all the same
      }
    }
    this.#isHearing = false;
    this.#notBefore = waiting.length < CROWD ? 0 : began + this.#gatherMs;
    waiting.length = 0;
    if (faults.length > 0) throw faults[0];
  }

  async #hearLater(): Promise<void> {
    this.#isWaiting = true;
    await nextTurn();
    for (let left = this.#left(); left > 0; left = this.#left()) {
      if (this.#sleeps) {
        Atomics.wait(asleep, 0, 0, Math.min(left, NAP_MS));
        await nextTurn(); // what has come meanwhile is read
      } else await wait(left);
    }
    this.#isWaiting = false;
    this.hearAll();
  }
  #left(): number {
    return this.#notBefore === 0 ? 0 : this.#notBefore - performance.now();
  }
}
