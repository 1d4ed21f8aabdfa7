/** The thread in which bots think, one after the other. */
import { parentPort } from 'node:worker_threads';
import { makeOnePiece } from '@dealers-choice/one-piece';
import { gameWith } from '../imported-games.ts';
import { PLAYED_GAMES, type PlayedGame } from '../played-games.ts';
import { readSet } from '../read-set.ts';
import type { SetSource } from '../set-source.ts';
import type { ThinkAnswer, ThinkTask } from './think-threads.ts';
import { thinkHere } from './thinking.ts';

/** Of imported cards, the last ones this thread has met. */
const MOST_KEPT = 3;
const made = new Map<string, Promise<PlayedGame>>();

function withCards(source: SetSource): Promise<PlayedGame> {
  const known = made.get(source.print) ?? gameWith(makeOnePiece({ set: readSet(source) }), source);
  made.delete(source.print);
  made.set(source.print, known);
  for (const oldest of [...made.keys()].slice(0, -MOST_KEPT)) made.delete(oldest);
  return known;
}

const think = thinkHere(PLAYED_GAMES, async (source) => withCards(source));
const say = (answer: ThinkAnswer): void => parentPort?.postMessage(answer);

parentPort?.on('message', ({ id, about }: ThinkTask) => {
  think(about).then(
    (move) => say({ id, move }),
    (error: unknown) => say({ id, failed: String(error) }),
  );
});
