/** The worker's entry: opens and reads one file of cards, and says what became of it. */
import { GAMES } from '../games.ts';
import { indexedDbReadings } from './kept-sets.ts';
import type { FromReader, ToReader } from './read-apart.ts';
import { NOTHING_BEFORE, readSource } from './read-source.ts';
import type { CardReport } from './reading.ts';

/** The name of this script holds a hash of what it can read; while the reader is being written, it does not. */
const before = import.meta.env.DEV ? NOTHING_BEFORE : indexedDbReadings(indexedDB, self.location.pathname);

/** Often enough to see it move. */
const PACE = 100;

async function read({ game, source }: ToReader, say: (message: FromReader) => void): Promise<CardReport> {
  const sets = GAMES.find(({ id }) => id === game)?.cardSets;
  if (!sets) throw new Error(`${game} is not played with cards from files.`);
  let last = 0;
  return readSource(source, await sets.reader(), before, (progress) => {
    const now = performance.now();
    if (now - last < PACE && progress.read < progress.of) return;
    last = now;
    say({ progress });
  });
}

self.onmessage = ({ data }: MessageEvent<ToReader>) => {
  const say = (message: FromReader): void => self.postMessage(message);
  read(data, say).then(
    (report) => say({ report: data.reportOnly ? { ...report, set: null } : report }),
    (error: unknown) => say({ problem: error instanceof Error ? error.message : String(error) }),
  );
};
