/** Counts the One Piece games that this browser keeps, in a worker of its own. */
import type { Seat } from '@dealers-choice/kernel';
import { match } from '../../app/stores.ts';
import type { Counted, KeptGame } from './local-worker.ts';

export async function countLocal(): Promise<Counted> {
  const { kept } = match.getState();
  const { matches } = await kept.list();
  const own = matches.filter(({ game, over }) => game === 'one-piece' && over);
  const records = await Promise.all(
    own.map(async ({ key, seats }): Promise<KeptGame> => {
      const people = seats.flatMap(({ who }, seat) => (who === 'person' ? [seat as Seat] : []));
      return { record: await (await kept.recordFile(key)).text(), seats: people };
    }),
  );
  if (records.length === 0) return { games: [], lost: 0 };
  const worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Counted>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Counted>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'the records could not be opened'));
      worker.postMessage(records);
    });
  } finally {
    worker.terminate();
  }
}
