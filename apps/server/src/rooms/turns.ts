/** One thing after the other: what is asked of tables changes them in the order in which it came. */
/** Ten pages of a guest may come back at once, and each asks for a few things. */
const MOST_WAITING = 30;

export class Turns {
  /** By guest: how much of theirs waits. */
  readonly #waiting = new Map<string, number>();
  #tail: Promise<void> = Promise.resolve();

  /** When everything asked before is done. */
  take<T>(task: () => T | Promise<T>): Promise<T> {
    const done = this.#tail.then(task);
    this.#tail = done.then(
      () => {},
      () => {},
    );
    return done;
  }
  /** The same for a guest. Null: too much of theirs waits already, and others wait behind it. */
  takeFor<T>(guest: string, task: () => Promise<T>): Promise<T> | null {
    const waiting = this.#waiting.get(guest) ?? 0;
    if (waiting >= MOST_WAITING) return null;
    this.#waiting.set(guest, waiting + 1);
    return this.take(task).finally(() => {
      const left = (this.#waiting.get(guest) ?? 1) - 1;
      if (left > 0) this.#waiting.set(guest, left);
      else this.#waiting.delete(guest);
    });
  }
  /** Resolves when everything asked so far is done. */
  async settled(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.#tail; ) {
      last = this.#tail;
      await last;
    }
  }
}
