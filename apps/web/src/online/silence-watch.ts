/** A move is answered at once: a line on which nothing at all is heard after one is dead. */
import type { Ticker } from '../match/ticker.ts';

export interface SilenceWatch {
  /** A move went out. */
  begin(): void;
  /** Something was heard, or the line is not there any more. */
  end(): void;
  /** A move was answered: the next line is trusted no longer than usual. */
  trust(): void;
}

/** Whoever hears nothing for this long after a move has a line that is dead. */
const SILENT_MS = 10_000;
/** If it was not the line, each new one is trusted for twice as long, up to this. */
const LONGEST_SILENT_MS = 120_000;
/** A page that was frozen wakes up with its timers overdue, before it hears what has come: it listens first. */
const LATE_MS = 1_000;

/** `dead`: the line is to be given up. */
export function silenceWatch(ticker: Ticker, dead: () => void): SilenceWatch {
  let stop: (() => void) | null = null;
  /** Lines in a row that were given up because no move was answered. */
  let silences = 0;
  const silent = (): void => {
    silences++;
    dead();
  };
  return {
    begin() {
      if (stop) return;
      const wait = Math.min(SILENT_MS * 2 ** silences, LONGEST_SILENT_MS);
      const due = ticker.now() + wait;
      stop = ticker.after(wait, () => {
        if (ticker.now() - due < LATE_MS) silent();
        else stop = ticker.after(LATE_MS, silent);
      });
    },
    end() {
      stop?.();
      stop = null;
    },
    trust() {
      silences = 0;
    },
  };
}
