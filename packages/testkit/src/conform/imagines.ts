/** What can be imagined from a view: a match that looks the same, can be played on, and tells of nothing else. */
import { imagine } from '@dealers-choice/bots';
import { hashOf, type MatchOf, type Rng, type Spec, seedRng, type Viewer, view } from '@dealers-choice/kernel';
import { wander } from './carries-on.ts';
import { type CheckedPosition, messageOf, nameOf, viewersOf } from './checked.ts';
import { conserves } from './keeps.ts';
import { otherWorld } from './other-world.ts';
import { firstDifference } from './plain.ts';

/** Moves played in an imagined match. */
const MOVES = 12;

/** What a viewer knows can be filled in to a match that looks the same to that viewer and can be played on. */
export function imagines<G extends Spec>(position: CheckedPosition<G>): string | null {
  return forEachViewer(position, (viewer) => {
    const { game, match, rng } = position;
    const seen = view(game, match, viewer);
    const imagined = imagine(game, seen, rng);
    const wrong = conserves({ ...position, match: imagined });
    if (wrong) return wrong;
    const difference = firstDifference(seen, view(game, imagined, viewer));
    if (difference) return `it looks different, ${difference}`;
    wander(position, imagined, MOVES);
    const changed = firstDifference(view(game, match, viewer), seen);
    if (changed) return `playing it changes the view that it came from, ${changed}`;
    const later = conserves({ ...position, match: imagined });
    return later && `some moves later ${later}`;
  });
}

/** It follows from the view alone: whatever lies where the viewer cannot see, the same chance gives the same worlds. */
export function imaginesAlike<G extends Spec>(position: CheckedPosition<G>): string | null {
  const { match } = position;
  const seed = hashOf(match);
  return forEachViewer(position, (viewer) => {
    const other = lookingAlike(position, viewer);
    if (!other) return null;
    other.rng = other.rng.map((_, i) => i + 1);
    const [here, there] = [match, other].map((one) => worldsOf(position, one, viewer, seedRng(seed)));
    const difference = firstDifference(here, there);
    return difference && `it follows from what is hidden, ${difference}`;
  });
}

/** Two in a row: what the first one draws must not depend on the hidden either. */
const worldsOf = <G extends Spec>(
  { game }: CheckedPosition<G>,
  match: MatchOf<G>,
  viewer: Viewer,
  rng: Rng,
): MatchOf<G>[] => {
  const seen = view(game, match, viewer);
  return [imagine(game, seen, rng), imagine(game, seen, rng)];
};

/** Null where every other deal would contradict the open question. */
function lookingAlike<G extends Spec>({ game, match, rng }: CheckedPosition<G>, viewer: Viewer): MatchOf<G> | null {
  try {
    return otherWorld(game, match, viewer, new Set(), rng).match;
  } catch {
    return null;
  }
}

function forEachViewer<G extends Spec>(
  { match }: CheckedPosition<G>,
  look: (viewer: Viewer) => string | null,
): string | null {
  for (const viewer of viewersOf(match.seats)) {
    let problem: string | null;
    try {
      problem = look(viewer);
    } catch (error) {
      problem = messageOf(error);
    }
    if (problem) return `what ${nameOf(viewer)} imagines: ${problem}`;
  }
  return null;
}
