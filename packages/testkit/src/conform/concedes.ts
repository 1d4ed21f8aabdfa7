/** Whoever gives up, whenever: no card is lost, nobody learns what is hidden, and the match can go on or is over. */
import { concede, fork, hearEvent, type MatchOf, type Seat, type Spec, seatsOf, view } from '@dealers-choice/kernel';
import { wander } from './carries-on.ts';
import { type CheckedPosition, learnsBy, messageOf, nameOf, oneOf, viewersOf } from './checked.ts';
import { conserves, survivesSaving } from './keeps.ts';
import { otherWorld } from './other-world.ts';
import { firstDifference } from './plain.ts';

export function concedes<G extends Spec>(position: CheckedPosition<G>): string | null {
  const { game, match, rng } = position;
  if (match.over) return null;
  const seat = oneOf(rng, seatsOf(match.seats));
  const problem = givesUp(position, fork(game, match), seat) ?? looksAlike(position, seat);
  return problem && `seat ${seat + 1} gives up, and ${problem}`;
}

function givesUp<G extends Spec>(position: CheckedPosition<G>, match: MatchOf<G>, seat: Seat): string | null {
  const after = { ...position, match };
  try {
    concede(position.game, match, seat);
    const wrong = conserves(after) ?? survivesSaving(after);
    if (wrong) return wrong;
    wander(position, match);
    return conserves(after);
  } catch (error) {
    return messageOf(error);
  }
}

function looksAlike<G extends Spec>(position: CheckedPosition<G>, seat: Seat): string | null {
  const { game, match, rng } = position;
  const viewer = oneOf(rng, viewersOf(match.seats));
  const after = (from: MatchOf<G>) => {
    const heard: string[] = [];
    concede(game, from, seat, (event) => heard.push(JSON.stringify(hearEvent(game, from, event, viewer))));
    return { seen: view(game, from, viewer), heard, learned: learnsBy(game.x.gave, viewer) };
  };
  try {
    const there = otherWorld(game, match, viewer, new Set(), rng).match;
    const [one, two] = [after(fork(game, match)), after(there)];
    if (one.learned || two.learned) return null;
    const difference = firstDifference(one.heard, two.heard, 'events') ?? firstDifference(one.seen, two.seen);
    return difference && `${nameOf(viewer)} sees what is hidden: ${difference}, when other hidden cards lie there`;
  } catch {
    return null; // there is no such world, or it breaks: other checks find that
  }
}
