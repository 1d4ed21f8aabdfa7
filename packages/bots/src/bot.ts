import type { MatchOf, Move, Rng, Seat, Spec } from '@dealers-choice/kernel';

/** Plays a seat from that seat's view. It is handed nothing else, so it cannot cheat (K10). */
export interface Bot<G extends Spec> {
  name: string;
  about: string;
  /** Null: not yet, ask me again after the next move (a question to several seats). */
  choose(view: MatchOf<G>, seat: Seat, rng: Rng): Move | null;
}
