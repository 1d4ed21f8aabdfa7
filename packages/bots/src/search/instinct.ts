import type { MatchOf, Move, Rng, Seat, Spec } from '@dealers-choice/kernel';
import type { Asked, ThinkHow, Thought } from './think.ts';

/**
 * What a game tells the search, which knows no game. `policy`, `consider`, `lines` and `until` are asked of views too,
 * where cards may be face down; `value`, `playout`, `finish` and `goesOn` only of imagined matches, which hide nothing.
 */
export interface Instinct<G extends Spec> {
  /**
   * How likely the side of `seat` is to win, from 0 to 1, in a match that is not over. In a game of two sides, what one
   * has the other lacks: the values of both add up to 1.
   */
  value(match: MatchOf<G>, seat: Seat): number;
  /** The move by rule of thumb: the search looks there first. Null: not this seat, not yet. */
  policy(match: MatchOf<G>, seat: Seat, rng: Rng): Move | null;
  /** The same for playouts, where it is asked much more often and may think less; absent: `policy`. */
  playout?(match: MatchOf<G>, seat: Seat, rng: Rng): Move | null;
  /** The moves worth a thought beside the policy's; absent: every legal one. */
  consider?(match: MatchOf<G>, seat: Seat): readonly Move[];
  /**
   * Whole lines worth a thought, for `same-worlds`: the first move of one is there to be chosen, and those after it are
   * what it is for, made as long as they can be. Absent: each move that `consider` lists.
   */
  lines?(match: MatchOf<G>, seat: Seat): readonly (readonly Move[])[];
  /** A move that wins before anything unforeseen can happen, whatever others answer; null: none was found. */
  finish?(match: MatchOf<G>, seat: Seat): Finish | null;
  /** Who wins together; absent: every seat plays for itself. Counted from 0. */
  sideOf?(seat: Seat): number;
  /** A playout stops, and `value` is asked, when this turn has begun; absent: at the start of the next turn but one. */
  until?(match: MatchOf<G>, seat: Seat): number;
  /** What is about to be decided is played out, past that turn: true as long as a value would be a guess too early. */
  goesOn?(match: MatchOf<G>): boolean;
  /** A way to think of the game's own, instead of the tree. It is asked of views. Null: not this seat, not yet. */
  think?(asked: Asked<G>, how: ThinkHow): Thought | null;
}

export interface Finish {
  move: Move;
  /** It wins in every match that fits what the seat knows: nothing that was imagined matters to it. */
  sure: boolean;
}

/** What a value is made of. `dealer tune` finds the weights from matches that were played to their end. */
export interface Facts<G extends Spec> {
  readonly names: readonly string[];
  /** A number for each name, in that order: what the side of `seat` has, less what the others have. */
  of(match: MatchOf<G>, seat: Seat): readonly number[];
}

/** A value from facts: their weighted sum is the logarithm of the odds. */
export function weighed<G extends Spec>({ of }: Facts<G>, weights: readonly number[]): Instinct<G>['value'] {
  return (match, seat) => {
    const facts = of(match, seat);
    let odds = 0;
    for (let i = 0; i < facts.length; i++) odds += (facts[i] as number) * (weights[i] as number);
    return chanceOfOdds(odds);
  };
}

const SQUARINGS = 10;
const PARTS = 1024; // 2 to the number of squarings
const FAR = 30;

/** The chance that belongs to the logarithm of its odds. Made of products alone: the same bits everywhere. */
export function chanceOfOdds(odds: number): number {
  let power = 1 - Math.max(-FAR, Math.min(FAR, odds)) / PARTS;
  for (let i = 0; i < SQUARINGS; i++) power *= power;
  return 1 / (1 + power);
}
