/** One thing at a time: at once if nothing else is being done, and else in the order in which they came. */
export type Task = () => void | Promise<void>;

/** A task must not fail: whoever adds one sees to that. */
export class OneByOne {
  readonly #waiting: Task[] = [];
  readonly #atEnd: (() => void)[] = [];
  #isBusy = false;

  add(task: Task): void {
    this.#waiting.push(task);
    if (!this.#isBusy) this.#goOn();
  }
  /** Resolves when everything that was added is done. */
  settled(): Promise<void> {
    return this.#isBusy ? new Promise((done) => this.#atEnd.push(done)) : Promise.resolve();
  }

  #goOn = (): void => {
    this.#isBusy = true;
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      const done = task();
      if (done) return void done.then(this.#goOn);
    }
    this.#isBusy = false;
    for (const done of this.#atEnd.splice(0)) done();
  };
}
