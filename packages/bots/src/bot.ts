import type { MatchOf, Move, Rng, Seat, Spec } from '@dealers-choice/kernel';
import type { ThinkHow, Thought } from './search/think.ts';

/** Plays a seat from that seat's view. It is handed nothing else, so it cannot cheat (K10). */
export interface Bot<G extends Spec> {
  name: string;
  about: string;
  /**
   * Null: not yet, ask me again after the next move (a question to several seats). `since`: it took the seat over when
   * the marker of the open timing question had moved for this many milliseconds, and stops it later than that.
   */
  choose(view: MatchOf<G>, seat: Seat, rng: Rng, since?: number): Move | null;
  /** The same with its reasons, for bots that search; `cap` stops it by the clock. */
  think?(view: MatchOf<G>, seat: Seat, rng: Rng, cap?: Pick<ThinkHow, 'milliseconds' | 'now'>): Thought | null;
}
