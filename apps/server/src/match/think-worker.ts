/** The thread in which bots think, one after the other. */
import { parentPort } from 'node:worker_threads';
import { PLAYED_GAMES } from '../played-games.ts';
import type { ThinkAnswer, ThinkTask } from './think-threads.ts';
import { thinkHere } from './thinking.ts';

const think = thinkHere(PLAYED_GAMES);
const say = (answer: ThinkAnswer): void => parentPort?.postMessage(answer);

parentPort?.on('message', ({ id, about }: ThinkTask) => {
  think(about).then(
    (move) => say({ id, move }),
    (error: unknown) => say({ id, failed: String(error) }),
  );
});
