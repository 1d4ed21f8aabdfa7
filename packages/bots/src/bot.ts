import type { MatchOf, Move, Rng, Seat, Spec } from '@dealers-choice/kernel';
import type { ThinkHow, Thought } from './search/think.ts';

/** What is added to the budget of a bot that thinks, for one question. */
export interface Aid<G extends Spec> extends Pick<ThinkHow, 'milliseconds' | 'now'> {
  /** Where each round begins, in place of a match that is imagined from the view: to measure what not seeing costs. */
  world?(rng: Rng): MatchOf<G>;
}

/** Plays a seat from that seat's view. It is handed nothing else, so it cannot cheat (K10). */
export interface Bot<G extends Spec> {
  name: string;
  about: string;
  /**
   * Null: not yet, ask me again after the next move (a question to several seats). `since`: it took the seat over when
   * the marker of the open timing question had moved for this many milliseconds, and stops it later than that.
   */
  choose(view: MatchOf<G>, seat: Seat, rng: Rng, since?: number): Move | null;
  /** The same with its reasons, for bots that search; `aid` may stop it by the clock. */
  think?(view: MatchOf<G>, seat: Seat, rng: Rng, aid?: Aid<G>): Thought | null;
  /** An answer when everybody who is asked said "not yet"; absent: that is a bug, and told as one. */
  insist?(view: MatchOf<G>, seat: Seat, rng: Rng): Move;
}
