/** Everything that is to be written in one turn of the event loop shares a transaction, and so a sync of the disk. */

interface Waiting<T> {
  item: T;
  done(): void;
  fail(reason: unknown): void;
}

/**
 * `write` commits these items, and gives for each of them null or why it alone was not written. When it throws, none of
 * them were: each is then written by itself, so that a bad one spoils nothing for the others.
 */
export function groupCommit<T>(write: (items: readonly T[]) => Promise<(Error | null)[]>): {
  add(item: T): Promise<void>;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
} {
  let waiting: Waiting<T>[] = [];
  let running: Promise<void> | null = null;

  async function settle(group: readonly Waiting<T>[]): Promise<void> {
    let problems: (Error | null)[];
    try {
      problems = await write(group.map(({ item }) => item));
    } catch (error) {
      const [only] = group;
      if (group.length === 1 && only) only.fail(error);
      else for (const one of group) await settle([one]);
      return;
    }
    for (const [i, { done, fail }] of group.entries()) {
      const problem = problems[i];
      if (problem) fail(problem);
      else done();
    }
  }
  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // A turn for each group: whoever adds the next item as soon as one is written must not keep everybody else out.
      await new Promise((next) => setImmediate(next));
      const group = waiting;
      waiting = [];
      await settle(group);
    }
    running = null;
  }
  return {
    add: (item) =>
      new Promise<void>((done, fail) => {
        waiting.push({ item, done, fail });
        running ??= run();
      }),
    async settled() {
      while (running) await running;
    },
  };
}
