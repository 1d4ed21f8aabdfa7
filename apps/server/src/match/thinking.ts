/** How bots of a match think: handed in, so that they can do it in another thread. */
import { beside, secretRng } from '@dealers-choice/chance';
import { type Match, type Move, type Rng, type Seat, sample } from '@dealers-choice/kernel';
import type { PlayedGame } from '../played-games.ts';
import type { SetSource } from '../set-source.ts';

export interface Thought {
  game: string;
  /** Where its cards are read from; absent: they come with the game. */
  source?: SetSource;
  bot: string;
  /** What the seat sees: a bot is handed nothing else. */
  view: Match;
  seat: Seat;
  rng: Rng;
  /** Of a timing question: for how many milliseconds its marker had moved when the bot took the seat over. */
  since: number;
}
/** Null: not yet, ask again after the next move. `isAwaited`: somebody is there who waits for it; absent: nobody. */
export type Think = (about: Thought, isAwaited?: () => boolean) => Promise<Move | null>;

/** What a bot draws from about one question: asked again, also after a crash, it thinks the same thing. */
export const chanceOf = (seed: string, seat: Seat, question: number): Rng =>
  beside(secretRng(`${seed}/bots`), seat, question);

/** Thinks in this thread. `withCards`: the game with imported cards, which takes a while the first time. */
export const thinkHere =
  (games: ReadonlyMap<string, PlayedGame>, withCards?: (source: SetSource) => Promise<PlayedGame>): Think =>
  async ({ game, source, bot, view, seat, rng, since }) => {
    const played = source ? await withCards?.(source) : games.get(game);
    const one = played?.bots.find(({ name }) => name === bot);
    if (!one) throw new Error(`${game} has no bot called "${bot}"`);
    return one.choose(view, seat, rng, since);
  };

/** The same, with how many milliseconds each thought took. */
export const timedThink =
  (think: Think, thought: (ms: number) => void): Think =>
  async (about, isAwaited) => {
    const began = performance.now();
    try {
      return await think(about, isAwaited);
    } finally {
      thought(performance.now() - began);
    }
  };

/** Any legal move: of a bot that broke, so that nobody waits for it for ever. */
export const anyMove = ({ game }: PlayedGame, { view, seat, rng }: Thought): Move => sample(game, view, seat, rng);
