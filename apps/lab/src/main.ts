import { setTimeout as sleep } from 'node:timers/promises';
import { asksForHelp, overview } from './outlines.ts';
import { ROOT } from './root.ts';

// `dealer … | head` closes the pipe: nobody reads on, so there is nothing to complain about.
// Nobody reads the messages either: the exit code still says what happened.
process.stderr.on('error', () => {});
// What is under way when nobody reads on, or the terminal was closed, hears SIGHUP: it tidies up or keeps its record.
let isHeard = false;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  isHeard = process.emit('SIGHUP', 'SIGHUP') || isHeard;
  if (!isHeard) process.exit(error.code === 'EPIPE' ? 0 : 3);
});
process.stdin.on('error', () => {}); // the same terminal

const args = process.argv.slice(2);
process.exitCode = asksForHelp(args[0]) && args.length === 1 ? help() : await run();

/** At once: the games take longer to load than this page takes to read. */
function help(): number {
  process.stdout.write(overview());
  return 0;
}

async function run(): Promise<number> {
  const [{ dealer }, { GAMES }] = await Promise.all([import('./dealer.ts'), import('./games.ts')]);
  return dealer(
    {
      games: GAMES,
      input: process.stdin,
      out: process.stdout,
      err: process.stderr,
      now: () => performance.now(),
      sleep: async (ms) => void (await sleep(ms)),
      worker: new URL('./worker.mjs', import.meta.url),
      root: ROOT,
    },
    args,
  );
}
