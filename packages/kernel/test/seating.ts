/** Positions in players' words, for the tests of this package. */
import { expect } from 'vitest';
import {
  apply,
  askAgain,
  type CopyId,
  type Game,
  hashOf,
  load,
  type MatchOf,
  type Move,
  moves,
  play,
  type Running,
  refuse,
  type Seat,
  type Spec,
  start,
  type Viewer,
  view,
} from '../src/index.ts';

export const ALICE: Seat = 0;
export const BOLA: Seat = 1;
export const CHIDI: Seat = 2;

export const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Changes a match by the rules' own verbs, outside of any move. */
export function arrange<G extends Spec>(game: Game<G>, match: MatchOf<G>, change: (x: Running<G>) => void): void {
  const x = game.x.enter(match);
  try {
    change(x);
  } finally {
    x.leave();
  }
}

/** Starts a match, arranges it, and asks the first question again from there. */
export function seated<G extends Spec>(game: Game<G>, change: (x: Running<G>) => void, seats?: number): MatchOf<G> {
  const match = start(game, seats === undefined ? { seed: 1 } : { seed: 1, seats });
  arrange(game, match, change);
  askAgain(game, match);
  return match;
}

/** The n-th copy of a printed card. */
export function copyNamed<G extends Spec>(game: Game<G>, id: string, nth = 1): CopyId {
  let left = nth;
  for (const [copy, face] of game.faces.entries()) if (face?.id === id && --left === 0) return copy as CopyId;
  throw new Error(`there is no card ${id} (${nth})`);
}

/** Plays a move that must be legal, on the match and on the seat's own view alike. */
export function plays<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, move: Move): void {
  expect(refuse(game, view(game, match, seat), seat, move)).toBeNull();
  expect(play(game, match, seat, move)).toBeNull();
}

/** Saves to JSON and loads, and expects the same position with the same answers. */
export function saved<G extends Spec>(game: Game<G>, match: MatchOf<G>): MatchOf<G> {
  const again = load(game, json(match));
  expect(hashOf(again)).toBe(hashOf(match));
  for (const seat of match.asking?.seats ?? []) {
    expect(moves(game, again, seat)).toEqual(moves(game, match, seat));
    expect(moves(game, view(game, again, seat), seat)).toEqual(moves(game, match, seat));
  }
  return again;
}

/** Plays a line twice, straight on and through a save before every answer, and expects one end. */
export function playLine<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  line: readonly (readonly [Seat, Move])[],
): MatchOf<G> {
  const straight = load(game, json(match));
  let through = match;
  for (const [seat, move] of line) {
    through = saved(game, through);
    plays(game, through, seat, move);
    apply(game, straight, seat, move);
  }
  expect(hashOf(through)).toBe(hashOf(straight));
  return saved(game, through);
}

/** Everything one viewer gets to see and hear while a line is played. */
export function witnessed<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  viewer: Viewer,
  line: readonly (readonly [Seat, Move])[],
  hear: (match: MatchOf<G>, event: G['event'], viewer: Viewer) => G['event'],
): unknown[] {
  const seen: unknown[] = [view(game, match, viewer)];
  for (const [seat, move] of line) {
    expect(play(game, match, seat, move, (event) => seen.push(hear(match, event, viewer)))).toBeNull();
    seen.push(view(game, match, viewer));
  }
  return seen;
}
