/** A move leads to the same place from a fork, from a saved match, and after another match was played. */

import { imagine } from '@dealers-choice/bots';
import { fork, hashOf, load, type MatchOf, play, type Spec, sample, view } from '@dealers-choice/kernel';
import { type CheckedMove, type CheckedPosition, messageOf, nameOf, oneOf, playAndHear, viewersOf } from './checked.ts';
import { conserves } from './keeps.ts';
import { firstDifference } from './plain.ts';

/** Moves played in an imagined match, or beside the match. */
const MOVES = 6;

export function carriesOn<G extends Spec>(step: CheckedMove<G>): string | null {
  const { game, match, seat, move, outcome } = step;
  const before = hashOf(match);
  const same = (from: MatchOf<G>, how: string): string | null => {
    const again = playAndHear(game, from, seat, move);
    const difference =
      firstDifference(outcome.match, again.match) ?? firstDifference(outcome.told, again.told, 'events');
    return difference && `${JSON.stringify(move)} played ${how} differs at ${difference}`;
  };
  const beside = fork(game, match);
  wander(step, beside);
  if (hashOf(match) !== before) return 'a move on a fork changed the match it came from';
  const saved = JSON.parse(JSON.stringify(match)) as MatchOf<G>;
  return same(fork(game, match), 'on a fork') ?? same(load(game, saved), 'on a saved and loaded match');
}

/** Plays a few random moves on. */
export function wander<G extends Spec>({ game, rng }: CheckedPosition<G>, match: MatchOf<G>): void {
  for (let i = 0; i < MOVES && match.asking; i++) {
    const seat = oneOf(rng, match.asking.seats);
    play(game, match, seat, sample(game, match, seat, rng));
  }
}

/** What a viewer knows can be filled in to a match that looks the same to that viewer and can be played on. */
export function imagines<G extends Spec>(position: CheckedPosition<G>): string | null {
  const { game, match, rng } = position;
  for (const viewer of viewersOf(match.seats)) {
    const seen = view(game, match, viewer);
    const problem = imaginesOne({ ...position, match: seen });
    if (problem) return `what ${nameOf(viewer)} imagines: ${problem}`;
  }
  return null;

  function imaginesOne(one: CheckedPosition<G>): string | null {
    try {
      const imagined = imagine(game, one.match, rng);
      const wrong = conserves({ ...one, match: imagined });
      if (wrong) return wrong;
      const { viewer } = one.match;
      const difference = viewer === null ? null : firstDifference(one.match, view(game, imagined, viewer));
      if (difference) return `it looks different, ${difference}`;
      wander(one, imagined);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }
}
