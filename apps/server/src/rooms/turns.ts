/** One thing after the other: what is asked of tables changes them in the order in which it came. */
export class Turns {
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
  /** Resolves when everything asked so far is done. */
  async settled(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.#tail; ) {
      last = this.#tail;
      await last;
    }
  }
}
