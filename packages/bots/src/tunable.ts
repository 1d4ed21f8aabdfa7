/** What `dealer tune` may change: numbers of a game's bots, and how to play with others. */
import type { Game, Spec } from '@dealers-choice/kernel';
import type { Bot } from './bot.ts';
import { type Facts, type Instinct, weighed } from './search/instinct.ts';
import { type ThinkHow, think } from './search/think.ts';

export interface Tunable<G extends Spec> {
  readonly names: readonly string[];
  /** As shipped, for each name. */
  readonly weights: readonly number[];
  /**
   * Their weighted sum is the logarithm of the odds to win: weights are fitted to how matches ended. Absent: these are
   * numbers of a rule of thumb, and are changed a little at a time, towards those that win.
   */
  readonly facts?: Facts<G>;
  /** A bot that plays with such weights; `iterations`: the budget, for one that searches. */
  botWith(weights: readonly number[], iterations?: number): Bot<G>;
  /** A file from the root of the repo that holds these weights and nothing else; absent: they are copied by hand. */
  readonly file?: string;
}

/** By name, such as `value`. */
export type Tunables<G extends Spec> = Readonly<Record<string, Tunable<G>>>;

export interface TunableValueHow<G extends Spec> {
  facts: Facts<G>;
  weights: readonly number[];
  /** What the search knows beside the value. */
  instinct: Instinct<G>;
  /** That of the level whose strength counts. */
  search: ThinkHow;
  file?: string;
}

/** A value made of facts, to be tried out in the search that uses it. */
export const tunableValue = <G extends Spec>(game: Game<G>, how: TunableValueHow<G>): Tunable<G> => ({
  names: how.facts.names,
  weights: how.weights,
  facts: how.facts,
  botWith(weights, iterations = how.search.iterations) {
    const instinct = { ...how.instinct, value: weighed(how.facts, weights) };
    const search = { ...how.search, iterations };
    return {
      name: 'tuned',
      about: 'Searches with weights that are being tried out.',
      choose: (view, seat, rng) => think({ game, instinct, view, seat, rng }, search)?.move ?? null,
    };
  },
  ...(how.file !== undefined && { file: how.file }),
});
