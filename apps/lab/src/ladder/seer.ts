/**
 * The search with open cards: each round begins in the match as it is, not in one that fits the view. It says what not
 * seeing costs, and is in the lab alone: players are honest (K10). Chance that is still to come nobody sees.
 */
import type { Bot } from '@dealers-choice/bots';
import { below, fork, type MatchOf, type Spec } from '@dealers-choice/kernel';
import type { AnyGame } from '../lab.ts';
import { searcherOf } from '../seating.ts';

/** What a ladder calls it. No other command knows it. */
export const SEER = 'seer';

/** `sight`: the match that is being played. */
export function seerOf(shelved: AnyGame, sight: () => MatchOf<Spec>): Bot<Spec> {
  const { game } = shelved;
  const searcher = searcherOf(shelved);
  if (!searcher?.think) throw new Error(`${game.id} has no bot that searches`);
  const { think } = searcher;
  return {
    name: SEER,
    about: `Thinks as ${searcher.name} does, and sees everything.`,
    choose(view, seat, rng) {
      const world = (chance: typeof rng): MatchOf<Spec> => {
        const seen = fork(game, sight());
        seen.rng = [below(chance, 2 ** 31), below(chance, 2 ** 31), below(chance, 2 ** 31), below(chance, 2 ** 31)];
        return seen;
      };
      return think(view, seat, rng, { world })?.move ?? null;
    },
  };
}
