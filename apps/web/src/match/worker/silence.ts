/** Who keeps everybody waiting, and since when: the one clock of a table that may hand a seat to a bot. */
import type { Seat } from '@dealers-choice/kernel';
import type { Report } from '@dealers-choice/protocol';
import type { MatchPlan } from '../contract.ts';
import type { Ticker } from '../ticker.ts';

/** After this many milliseconds of silence a bot plays on; 0: never. A guided match waits for as long as it takes. */
export function patienceOf({ options: { afkSeconds }, line }: MatchPlan): number {
  return line || typeof afkSeconds !== 'number' ? 0 : afkSeconds * 1_000;
}

export interface Silence {
  /** These people are waited for now. Whoever was waited for with the same question is silent since then. */
  watch(awaited: Report['asked']): void;
  /** Somebody gave a sign of life. */
  heard(seat: Seat): void;
  /** Who of those that are waited for now has been silent for too long. */
  overdue(awaited: Report['asked']): Seat[];
  /** Nobody is waited for. */
  rest(): void;
}

/** Calls `over` when the patience with somebody is over. */
export function createSilence(ticker: Ticker, patience: number, over: () => void): Silence {
  let silent: { seat: Seat; question: number; since: number }[] = [];
  let stop = (): void => {};
  const wait = (): void => {
    stop();
    stop = () => {};
    if (patience === 0 || silent.length === 0) return;
    const left = Math.min(...silent.map(({ since }) => since)) + patience - ticker.now();
    if (left <= 0) over();
    // A browser's timer may come a moment before its time: what is left is waited for.
    else stop = ticker.after(Math.ceil(left), wait);
  };
  return {
    watch(awaited) {
      silent = awaited.map(({ seat, question }) => {
        const before = silent.find((one) => one.seat === seat && one.question === question);
        return before ?? { seat, question, since: ticker.now() };
      });
      wait();
    },
    heard(seat) {
      silent = silent.map((one) => (one.seat === seat ? { ...one, since: ticker.now() } : one));
      wait();
    },
    overdue(awaited) {
      const late = silent.filter(({ since }) => ticker.now() - since >= patience);
      const owes = ({ seat, question }: Report['asked'][number]): boolean =>
        late.some((one) => one.seat === seat && one.question === question);
      return awaited.filter(owes).map(({ seat }) => seat);
    },
    rest() {
      silent = [];
      wait();
    },
  };
}
