/** What a check is handed. */
import type { Entry } from '@dealers-choice/host';
import {
  apply,
  below,
  EVERYONE,
  type Game,
  hearEvent,
  type MatchOf,
  type Move,
  must,
  type Refusal,
  type Rng,
  type Seat,
  type Setup,
  SPECTATOR,
  type Spec,
  seatsOf,
  type Tell,
  type Viewer,
} from '@dealers-choice/kernel';

/** A position that must not be changed. */
export interface CheckedPosition<G extends Spec> {
  game: Game<G>;
  match: MatchOf<G>;
  /** The check's own chance: the same position always gets the same. */
  rng: Rng;
  /** Words of questions met so far. */
  words: ReadonlySet<string>;
  /** Told why each wrong move that was tried is refused. */
  refused(refusal: Refusal): void;
}

/** A move that was just made; `match` is the position before it. */
export interface CheckedMove<G extends Spec> extends CheckedPosition<G> {
  setup: Setup;
  seat: Seat;
  move: Move;
  outcome: Outcome<G>;
}

/** A whole match. */
export interface CheckedMatch<G extends Spec> {
  game: Game<G>;
  setup: Setup;
  match: MatchOf<G>;
  moves: readonly Entry[];
}

export interface Outcome<G extends Spec> {
  match: MatchOf<G>;
  gave: number;
  /** The events as they were told, as text. */
  told: string[];
  /** The same as each viewer heard them. */
  heard: Map<Viewer, string[]>;
  /** Cards that each viewer was told of, also those that hid again before the move was over. */
  shown: Map<Viewer, number[]>;
}

export const oneOf = <T>(rng: Rng, list: readonly T[]): T => must(list, below(rng, list.length));
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), SPECTATOR];
export const nameOf = (viewer: Viewer): string => (viewer === SPECTATOR ? 'a spectator' : `seat ${viewer + 1}`);

/** Plays a legal move on this very match and writes down who heard what. */
export function playAndHear<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  seat: Seat,
  move: Move,
  tell?: Tell<G>,
): Outcome<G> {
  const told: string[] = [];
  const heard = new Map<Viewer, string[]>(viewersOf(match.seats).map((viewer) => [viewer, []]));
  const shown = new Map<Viewer, number[]>(viewersOf(match.seats).map((viewer) => [viewer, []]));
  const gave = apply(game, match, seat, move, (event) => {
    tell?.(event);
    told.push(JSON.stringify(event));
    for (const [viewer, list] of heard) {
      const one = hearEvent(game, match, event, viewer);
      list.push(JSON.stringify(one));
      shown.get(viewer)?.push(...cardsOf(one));
    }
  });
  return { match, gave, told, heard, shown };
}

const cardsOf = ({ card, cards }: { type: string; card?: unknown; cards?: unknown }): number[] =>
  [card, cards].flat().filter((copy) => typeof copy === 'number');

export const learnsBy = (gave: number, viewer: Viewer): boolean => (gave & EVERYONE & (1 << viewer)) !== 0;
