/** From the edge of what is known: the rule of thumb plays on, and what it comes to is judged. */
import { apply, type Game, type MatchOf, must, type Seat, type Spec, sample } from '@dealers-choice/kernel';
import type { Instinct } from './instinct.ts';

/** A playout that has not come to its end after this many answers is judged where it is. */
const LONGEST = 300;

/** Plays until a turn begins, or the match is over, and on while the instinct says so. */
export function playOn<G extends Spec>(instinct: Instinct<G>, game: Game<G>, world: MatchOf<G>, until: number): void {
  for (let left = LONGEST; left > 0 && world.asking && world.over === null; left--) {
    if (world.turn >= until && !instinct.goesOn?.(world)) return;
    byThumb(instinct, game, world);
  }
}

/** One answer: of the first seat that has one. */
export function byThumb<G extends Spec>(instinct: Instinct<G>, game: Game<G>, world: MatchOf<G>): void {
  const { seats } = world.asking ?? { seats: [] };
  for (const seat of seats) {
    const move = instinct.playout ? instinct.playout(world, seat, world.rng) : instinct.policy(world, seat, world.rng);
    if (move === null) continue;
    apply(game, world, seat, move);
    return;
  }
  const seat = must(seats, 0);
  apply(game, world, seat, sample(game, world, seat, world.rng));
}

/** Who wins together. */
export interface Sides {
  count: number;
  of(seat: Seat): number;
}

const itself = (seat: Seat): number => seat;

export function sidesOf<G extends Spec>({ sideOf = itself }: Instinct<G>, seats: number): Sides {
  let count = 0;
  for (let seat = 0; seat < seats; seat++) count = Math.max(count, sideOf(seat as Seat) + 1);
  return { count, of: sideOf };
}

/** For each side, from 0 to 1. The winners share a match; where nobody wins, all do. */
export function resultsOf<G extends Spec>(
  instinct: Instinct<G>,
  sides: Sides,
  world: MatchOf<G>,
  seat: Seat,
): number[] {
  const results = new Array<number>(sides.count).fill(0);
  if (world.over) {
    const winners = new Set(world.over.winners.map(sides.of));
    for (let side = 0; side < sides.count; side++) {
      results[side] = winners.size === 0 ? 1 / sides.count : winners.has(side) ? 1 / winners.size : 0;
    }
  } else if (sides.count === 2) {
    const own = instinct.value(world, seat);
    results[sides.of(seat)] = own;
    results[1 - sides.of(seat)] = 1 - own;
  } else {
    for (let other = 0; other < world.seats; other++)
      results[sides.of(other as Seat)] = instinct.value(world, other as Seat);
  }
  return results;
}
