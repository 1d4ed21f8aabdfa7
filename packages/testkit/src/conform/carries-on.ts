/** A move leads to the same place from a fork, from a saved match, and after another match was played. */

import { fork, hashOf, load, type MatchOf, play, type Spec, sample } from '@dealers-choice/kernel';
import { type CheckedMove, type CheckedPosition, oneOf, playAndHear } from './checked.ts';
import { firstDifference } from './plain.ts';

/** Moves played beside the match. */
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

/** Plays a few random moves on; each of them must be legal. */
export function wander<G extends Spec>({ game, rng }: Wandering<G>, match: MatchOf<G>, moves = MOVES): void {
  for (let i = 0; i < moves && match.asking; i++) {
    const seat = oneOf(rng, match.asking.seats);
    const move = sample(game, match, seat, rng);
    const refusal = play(game, match, seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} was drawn, and is refused (${refusal.code})`);
  }
}
type Wandering<G extends Spec> = Pick<CheckedPosition<G>, 'game' | 'rng'>;
