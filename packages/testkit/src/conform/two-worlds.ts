/** Two worlds that look alike to a viewer must go on looking alike, unless a move tells that viewer something. */
import { host } from '@dealers-choice/host';
import {
  fork,
  type Game,
  hashOf,
  type MatchOf,
  type Move,
  moves,
  type Rng,
  refuse,
  type Seat,
  SPECTATOR,
  type Spec,
  seatBit,
  shuffle,
  type Viewer,
  view,
} from '@dealers-choice/kernel';
import { type CheckedMove, learnsBy, messageOf, nameOf, type Outcome, playAndHear, viewersOf } from './checked.ts';
import { otherWorld } from './other-world.ts';
import { firstDifference } from './plain.ts';

const FEW = 5;

export function twoWorlds<G extends Spec>(step: CheckedMove<G>): string | null {
  for (const viewer of someViewers(step)) {
    const problem = compareWorlds(step, viewer, false);
    if (problem) return `${nameOf(viewer)} sees what is hidden: ${problem}`;
  }
  return null;
}

/** Everybody at a small table; at a large one the seat that moves, some others, and a spectator. */
function someViewers<G extends Spec>({ match, seat, rng }: CheckedMove<G>): Viewer[] {
  const all = viewersOf(match.seats);
  if (all.length <= FEW) return all;
  const others = all.filter((viewer) => viewer !== seat && viewer !== SPECTATOR);
  return [seat, ...shuffle(rng, others).slice(0, FEW - 2), SPECTATOR];
}

/** A move that can be taken back told nobody anything and used no chance; after undo the match is as it was. */
export function undoes<G extends Spec>(step: CheckedMove<G>): string | null {
  const { game, match, setup, seat, move, outcome } = step;
  if (outcome.gave !== 0 || outcome.match.over) return null;
  const told = `${JSON.stringify(move)} can be taken back, but`;
  if (firstDifference(match.rng, outcome.match.rng)) return `${told} chance was used`;
  for (const viewer of someViewers(step)) {
    const problem = compareWorlds(step, viewer, true);
    if (problem) return `${told} ${nameOf(viewer)} learned something: ${problem}`;
  }
  const played = host(game, setup, match);
  const refusal = played.play(seat, move) ?? played.undo(seat);
  if (refusal) return `${told} that is refused (${refusal.code})`;
  if (hashOf(played.match) === hashOf(match)) return null;
  return `${told} not to the same position, ${firstDifference(match, played.match)}`;
}

/** `strict`: also a viewer who learns something in the other world must see and hear the same as here. */
function compareWorlds<G extends Spec>(step: CheckedMove<G>, viewer: Viewer, strict: boolean): string | null {
  const { game, match, seat, move, outcome } = step;
  const seen = view(game, match, viewer);
  const learned = newlyKnown(seen, outcome, viewer);
  const world = possibleWorld(step, viewer, new Set(learned));
  if (!world) return null;
  const before =
    firstDifference(seen, view(game, world.match, viewer)) ??
    firstDifference(movesOf(step, match, viewer), movesOf(step, world.match, viewer), 'moves');
  if (before) return `${before}, when other hidden cards lie there`;
  const same = world.translate(move);
  const refusal = refuse(game, world.match, seat, same);
  if (refusal) {
    return viewer === seat
      ? `${JSON.stringify(move)} is refused (${refusal.code}) when other hidden cards lie there`
      : null;
  }
  let there: Outcome<G>;
  try {
    there = playAndHear(game, world.match, seat, same);
  } catch (error) {
    return `the move breaks when other hidden cards lie there: ${messageOf(error)}`;
  }
  if (!strict && hasLearned(outcome, there, viewer, learned, newlyKnown(seen, there, viewer))) return null;
  const events = firstDifference(outcome.heard.get(viewer), there.heard.get(viewer), 'events');
  const after = events ?? firstDifference(view(game, outcome.match, viewer), view(game, there.match, viewer));
  return after && `after ${JSON.stringify(move)}: ${after}, when other hidden cards lie there`;
}

/** A move that a viewer cannot tell from the same move in another world. */
export interface AlikeWorld<G extends Spec> {
  /** Where it is made: what the viewer does not know is dealt anew. */
  match: MatchOf<G>;
  move: Move;
}

/** Null: there is no other world, or the move tells the viewer something about it. */
export function alikeWorld<G extends Spec>(
  game: Game<G>,
  match: MatchOf<G>,
  { seat, move, viewer, rng }: { seat: Seat; move: Move; viewer: Viewer; rng: Rng },
): AlikeWorld<G> | null {
  const outcome = playAndHear(game, fork(game, match), seat, move);
  const seen = view(game, match, viewer);
  const learned = newlyKnown(seen, outcome, viewer);
  const world = possibleWorld({ game, match, rng }, viewer, new Set(learned));
  const same = world?.translate(move);
  if (!world || !same || refuse(game, world.match, seat, same)) return null;
  const there = playAndHear(game, fork(game, world.match), seat, same);
  if (hasLearned(outcome, there, viewer, learned, newlyKnown(seen, there, viewer))) return null;
  return { match: world.match, move: same };
}

const movesOf = <G extends Spec>({ game }: CheckedMove<G>, match: MatchOf<G>, viewer: Viewer): Move[] =>
  viewer === SPECTATOR ? [] : moves(game, match, viewer);

/** A world in which the open question could not be asked is impossible, and the viewer knows it. */
function possibleWorld<G extends Spec>(
  step: Pick<CheckedMove<G>, 'game' | 'match' | 'rng'>,
  viewer: Viewer,
  pinned: ReadonlySet<number>,
) {
  try {
    return otherWorld(step.game, step.match, viewer, pinned, step.rng);
  } catch {
    return null;
  }
}

function newlyKnown<G extends Spec>(seen: MatchOf<G>, { match, shown }: Outcome<G>, viewer: Viewer): number[] {
  const bit = seatBit(viewer);
  const told = (known: number, copy: number): boolean =>
    (known & bit) !== 0 || shown.get(viewer)?.includes(copy) === true;
  return match.known.flatMap((known, copy) => (told(known, copy) && seen.where[copy] === -1 ? [copy] : []));
}

/** Cards that the viewer learned in both worlds must be the same. Other differences are excused by the learning. */
function hasLearned<G extends Spec>(
  here: Outcome<G>,
  there: Outcome<G>,
  viewer: Viewer,
  known: readonly number[],
  knownThere: readonly number[],
): boolean {
  if (known.join() !== knownThere.join()) return true;
  return known.length === 0 && learnsBy(here.gave | there.gave, viewer);
}
