/** Plays matches at random until a wanted question is open, so that a built position has a stack the rules made. */
import {
  below,
  type Game,
  type MatchOf,
  must,
  play,
  type Seat,
  type Setup,
  type Spec,
  sample,
  seedRng,
  start,
} from '@dealers-choice/kernel';
import { BadWords, knownWord } from './written.ts';

const SEEDS = 400;
/** After this many tries the shortest way found is short enough. */
const ENOUGH = 24;
const MOVES = 3_000;

interface Reached<G extends Spec> {
  match: MatchOf<G>;
  moves: number;
}

/** The position with the fewest moves before it in which `phase` is asked of `seat`. */
export function reach<G extends Spec>(game: Game<G>, setup: Setup, phase: string, seat: Seat): MatchOf<G> {
  const found: Reached<G>[] = [];
  const met = new Set<string>();
  for (let n = 0; n < (found.length > 0 ? ENOUGH : SEEDS); n++) {
    const shortest = found.at(-1)?.moves ?? MOVES;
    const one = walk(game, { ...setup, seed: `${setup.seed}/${n}` }, phase, seat, shortest, met);
    if (one) found.push(one);
  }
  const best = found.at(-1);
  if (best) return best.match;
  knownWord('phase', phase, [...met].sort());
  throw new BadWords(`in ${SEEDS} matches "${phase}" was never asked of seat ${seat + 1}`);
}

function walk<G extends Spec>(
  game: Game<G>,
  setup: Setup,
  phase: string,
  seat: Seat,
  max: number,
  met: Set<string>,
): Reached<G> | null {
  const match = start(game, setup);
  const rng = seedRng(`${setup.seed}/reach`);
  for (let moves = 0; moves < max && match.asking; moves++) {
    const { prompt, seats } = match.asking;
    met.add(prompt);
    if (prompt === phase && seats.includes(seat)) return { match, moves };
    const mover = must(seats, below(rng, seats.length));
    play(game, match, mover, sample(game, match, mover, rng));
  }
  return null;
}
