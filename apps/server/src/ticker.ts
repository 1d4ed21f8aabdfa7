/** Time, handed in: a server has the system's, tests and simulators their own. */
export interface Ticker {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; returns how to stop that. */
  after(ms: number, call: () => void): () => void;
}

/** The longest that a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

export const systemTicker: Ticker = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, Math.min(ms, LONGEST));
    return () => clearTimeout(timer);
  },
};

/** Resolves after this many milliseconds. */
export const pause = (ticker: Ticker, ms: number): Promise<void> => new Promise((done) => void ticker.after(ms, done));
