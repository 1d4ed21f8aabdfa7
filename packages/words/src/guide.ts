/** A first game with somebody at one's elbow: one line of play on one deal, and what is said along it. */
import type { Move, Seat } from '@dealers-choice/kernel';

/** What one seat does. */
export interface GuidedMove {
  seat: Seat;
  move: Move;
}

/** Whoever learns has the first seat. */
export interface Guide<Id extends string = string> {
  seats: number;
  options: Readonly<Record<string, string | number | boolean>>;
  seed: string;
  steps: readonly GuideStep<Id>[];
}

export interface GuideStep<Id extends string = string> {
  /** Under which its words stand. */
  id: Id;
  /** What to do; absent: the step is only read. */
  does?: Move;
  /** What the others answer to it. */
  others?: readonly GuidedMove[];
  /** Where to look, as selectors on the game's own table: the first that is there. Absent: at what answers. */
  at?: readonly string[];
}

/** What is said at a step: one or two sentences of what to do, and why, for whoever asks. */
export interface GuideWords {
  title: string;
  text: string;
  why?: string;
}
export type GuideText<Id extends string = string> = Readonly<Record<Id, GuideWords>>;

/** The whole line of play. */
export const lineOf = ({ steps }: Guide): GuidedMove[] =>
  steps.flatMap(({ does, others = [] }) => (does ? [{ seat: 0 as Seat, move: does }, ...others] : []));

/** How many moves come before each step. */
export function placesOf({ steps }: Guide): number[] {
  let moves = 0;
  return steps.map(({ does, others = [] }) => {
    const place = moves;
    if (does) moves += 1 + others.length;
    return place;
  });
}
