/** Time, handed in: the page and the worker have the browser's, tests their own. */
export interface Ticker {
  /** Milliseconds from a fixed moment on. */
  now(): number;
  /** Calls back once; returns how to stop that. */
  after(ms: number, call: () => void): () => void;
}

export const realTicker: Ticker = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
