import type { Output } from './lab.ts';

const WIDTH = 30;

/** A bar on stderr while a long run goes on; silent when nobody watches. */
export function progressBar(err: Output, now: () => number, total: number): { at(done: number): void; end(): void } {
  if (!err.isTTY) return { at: () => {}, end: () => {} };
  const began = now();
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    at(done) {
      if (now() - drawn < 100 && done < total) return;
      drawn = now();
      const full = Math.round((WIDTH * done) / total);
      const left = done === 0 ? 0 : ((now() - began) / done) * (total - done);
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
      err.write(`\r${bar} ${done}/${total}  ${Math.ceil(left / 1000)} s left\x1b[K`);
    },
    end: () => void err.write('\r\x1b[K'),
  };
}
