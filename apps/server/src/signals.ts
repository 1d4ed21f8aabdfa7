/** How a server ends when it is told to. */
import type { Log } from './logs.ts';

export interface EndHow {
  log: Log;
  /** Everything that must be done before the end. */
  close(): Promise<void>;
  exit(code: number): void;
}

/** Whatever hangs is left behind after this long: nothing that was acknowledged can be lost by that. */
const PATIENCE_MS = 15_000;

/** A second signal ends the process at once. */
export function stopOnSignals({ log, close, exit }: EndHow): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return exit(1);
      isStopping = true;
      const began = performance.now();
      const ms = (): number => Math.round(performance.now() - began);
      const giveUp = (error: unknown): void => {
        log('server did not stop well', { error });
        exit(1);
      };
      log('server stops', { signal });
      setTimeout(() => giveUp(`not done after ${ms()} ms`), PATIENCE_MS).unref();
      close().then(() => {
        log('server stopped', { ms: ms() });
        exit(0);
      }, giveUp);
    });
  }
}
