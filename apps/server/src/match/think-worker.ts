/** The thread in which bots think, one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Move } from '@dealers-choice/kernel';
import { makeOnePiece } from '@dealers-choice/one-piece';
import { gameWith } from '../imported-games.ts';
import { LastUsed } from '../last-used.ts';
import { PLAYED_GAMES, type PlayedGame } from '../played-games.ts';
import { readSet } from '../read-set.ts';
import type { SetSource } from '../set-source.ts';
import type { Finished, Numbered } from '../task-threads.ts';
import { type Thought, thinkHere } from './thinking.ts';

/** Of imported cards, the last ones this thread has met. */
const MOST_KEPT = 3;
const made = new LastUsed<Promise<PlayedGame>>(MOST_KEPT);

const withCards = (source: SetSource): Promise<PlayedGame> =>
  made.use(source.print, made.get(source.print) ?? gameWith(makeOnePiece({ set: readSet(source) }), source));

const think = thinkHere(PLAYED_GAMES, async (source) => withCards(source));
const say = (finished: Finished<Move | null>): void => parentPort?.postMessage(finished);

parentPort?.on('message', ({ id, task }: Numbered<Thought>) => {
  think(task).then(
    (answer) => say({ id, answer }),
    (error: unknown) => say({ id, failed: String(error) }),
  );
});
