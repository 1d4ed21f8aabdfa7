/**
 * Matches of random answers, one match and one line of chance a number. Here and beside it nothing but the machine
 * and what bots need is imported: `npm run bench:compare` bundles these files with another commit's packages.
 */
import {
  apply,
  below,
  type Game,
  type MatchOf,
  must,
  type Rng,
  type Spec,
  sample,
  seedRng,
  start,
  type Tell,
  type Wanted,
} from '@dealers-choice/kernel';

export type PlayOut = (i: number, tell?: Tell<Spec>, until?: number) => { match: MatchOf<Spec>; moves: number };

/**
 * `options`: read once, not for each match. Dealt by the fast generator, as imagined worlds are: so a commit from
 * before there were two of them deals the same.
 */
export const playingOut =
  (game: Game<Spec>, options: Wanted): PlayOut =>
  (i, tell, until = Number.POSITIVE_INFINITY) => {
    const match = start(game, { options, seed: i, generator: 'sfc32' }, tell);
    return { match, moves: answerUpTo(game, match, seedRng(`bench ${i}`), until, tell) };
  };

/** Returns how many answers there were: fewer than `most` when the match is over. */
export function answerUpTo(game: Game<Spec>, match: MatchOf<Spec>, rng: Rng, most: number, tell?: Tell<Spec>): number {
  let moves = 0;
  for (; match.over === null && moves < most; moves++) {
    const { seats } = match.asking ?? { seats: [] };
    const seat = must(seats, seats.length === 1 ? 0 : below(rng, seats.length));
    apply(game, match, seat, sample(game, match, seat, rng), tell);
  }
  return moves;
}
