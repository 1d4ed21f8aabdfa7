/** What a game says about itself for tests, scenario files and simulations. No match needs it to be played. */
import type { Rng } from '@dealers-choice/chance';
import type { Running } from './running.ts';
import type { CopyId, MatchOf, Move, Question, Refusal, Seat, Spec } from './types.ts';

export interface Proof<G extends Spec> {
  /** What is wrong with a position, or null. */
  impossible?(x: Running<G>): string | null;
  /** Fills in what follows from the rest of a position that somebody wrote down. */
  complete?(x: Running<G>): void;
  /**
   * Names, by noun, of the things that questions point at by number: scenario files may say them. A list names 0, 1
   * and so on; a record names some numbers, and any other number is a card.
   */
  things?: Record<string, readonly string[] | Readonly<Record<string, number>>>;
  /** Holds positions against what was told: hears every event of a match, and is asked after every move. */
  audit?(): Audit<G>;
  /** Moves that strangers might send, mostly wrong ones, beside those that a fuzzer makes up itself. */
  guesses?(match: MatchOf<G>, seat: Seat, listed: readonly Move[], rng: Rng): Move[];
  /** Tables of what long random runs must have seen. */
  shows?: readonly Showing<G>[];
  /** Tells, while matches are played, how far each text of a table comes; null: nobody listens any more. */
  watch?(hear: ((howFar: HowFar, row: string) => void) | null): void;
  /** Counters for simulations: how often these events happened. */
  facts?: Record<string, readonly G['event']['type'][]>;
  /** Numbers of a finished match, for the averages of simulations. */
  figures?(match: MatchOf<G>): Record<string, number>;
}

/**
 * What a text waits for has come; beside it lies what it speaks of; all that it asks for was there; it was carried out.
 * Each is told once for each match and seat.
 */
export type HowFar = 'came' | 'there' | 'could' | 'fired';

export interface Audit<G extends Spec> {
  hear(event: G['event']): void;
  /** What does not agree with the events so far, or null. */
  wrong(match: MatchOf<G>): string | null;
}

/** Rows, each of which must be seen at least once; the functions say which row an event, question or refusal is in. */
export interface Showing<G extends Spec> {
  title: string;
  rows: readonly string[];
  ofEvent?(event: G['event'], faceOf: (copy: CopyId) => G['card'] | null): string | null;
  ofQuestion?(question: Question): string | null;
  ofRefusal?(refusal: Refusal): string | null;
}
