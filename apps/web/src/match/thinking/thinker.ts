/** The side that thinks: answers for one seat at a time, from that seat's view and nothing else. */
import { type FromThinker, readToThinker, type ToThinker } from '@dealers-choice/protocol';
import { botsOf } from '../plan-check.ts';
import { reasonOf } from '../sentences.ts';
import type { AnyGame } from '../shelf.ts';

interface ThinkerHow {
  post(message: FromThinker): void;
  load(game: string, cards: string): Promise<AnyGame>;
  /** For the cap of a thought: milliseconds from a fixed moment on. */
  now(): number;
}

export interface Thinker {
  hear(data: unknown): void;
}

export function openThinker({ post, load, now }: ThinkerHow): Thinker {
  /** The last game that was thought about: a match is about one. */
  let fetched: { key: string; game: Promise<AnyGame> } | null = null;
  const gameOf = (game: string, cards: string): Promise<AnyGame> => {
    const key = JSON.stringify([game, cards]);
    if (fetched?.key === key) return fetched.game;
    const fetching = load(game, cards);
    fetched = { key, game: fetching };
    fetching.catch(() => {
      if (fetched?.game === fetching) fetched = null; // the next try fetches again
    });
    return fetching;
  };
  async function think(asked: ToThinker<'think'>): Promise<void> {
    const { request, game, cards, cardSet, seat, view, rng, milliseconds } = asked;
    const shelved = await gameOf(game, cards);
    if (shelved.game.cardSet !== cardSet) throw new Error(`the cards of ${game} are not those of the match`);
    if (view.viewer !== seat) throw new Error(`seat ${seat + 1} was handed something else than its own view`);
    const bot = botsOf(shelved).find(({ name }) => name === asked.bot);
    if (!bot) throw new Error(`${game} has no bot called "${asked.bot}"`);
    post({ type: 'begun', request });
    const thought = bot.think?.(view, seat, rng, { milliseconds, now });
    const move = bot.think ? (thought?.move ?? null) : bot.choose(view, seat, rng);
    const { candidates = [], iterations = 0, capped = false } = thought ?? {};
    post({ type: 'thought', request, move, candidates, iterations, capped, rng });
  }
  let busy: Promise<void> = Promise.resolve();
  return {
    hear(data) {
      const message = readToThinker(data);
      if (typeof message === 'string') throw new Error(message);
      const { type } = message;
      // What cannot be fetched is said to whoever wants to think about it.
      if (type === 'fetch') void gameOf(message.game, message.cards).catch(() => {});
      else {
        busy = busy
          .then(() => think(message))
          .catch((error: unknown) => post({ type: 'stumbled', request: message.request, why: reasonOf(error) }));
      }
    },
  };
}
