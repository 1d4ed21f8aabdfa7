/**
 * Everything that is to be written in one turn of the event loop shares a transaction, and so a sync of the disk. After
 * several at once the next ones are gathered a little longer: many tables share a sync, who plays alone never waits.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pause, systemTicker, type Ticker } from '../ticker.ts';

/** From the beginning of a group of several to that of the next, at least. Nobody sees so short a time. */
const GATHER_MS = 20;

interface Waiting<T> {
  item: T;
  done(): void;
  fail(reason: unknown): void;
}

export interface GatherHow {
  gatherMs?: number;
  /** After a group of this many the next one is gathered for longer. */
  crowd?: number;
  ticker?: Ticker;
}

/**
 * `write` commits these items, and gives for each of them null or why it alone was not written. When it throws, none of
 * them were: each is then written by itself, so that a bad one spoils nothing for the others.
 */
export function groupCommit<T>(
  write: (items: readonly T[]) => Promise<(Error | null)[]>,
  { gatherMs = GATHER_MS, crowd = 2, ticker = systemTicker }: GatherHow = {},
): {
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
  /** Before this moment no other group is begun. */
  let notBefore = 0;
  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // A turn for each group: whoever adds the next item as soon as one is written must not keep everybody else out.
      await nextTurn();
      const early = Math.min(notBefore - ticker.now(), gatherMs); // the system's clock may have been set back
      if (early > 0) await pause(ticker, early);
      const group = waiting;
      waiting = [];
      notBefore = group.length >= crowd ? ticker.now() + gatherMs : 0;
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
