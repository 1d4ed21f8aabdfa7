/** What a search does over and over, in the middle of matches that were played at random. */
import { imagine } from '@dealers-choice/bots';
import {
  fork,
  type Game,
  type MatchOf,
  moves,
  must,
  type Seat,
  type Spec,
  seedRng,
  view,
} from '@dealers-choice/kernel';
import { answerUpTo, type PlayOut } from './matches.ts';

/** A lap of each kind of work goes once over all positions, and returns how often it was done. */
export type SearchWork = Readonly<Record<'view' | 'imagine' | 'moves' | 'fork' | 'playout', () => number>>;

/** Answers of one playout. */
const PLAYOUT = 50;
const POSITIONS = 64;

interface Position {
  match: MatchOf<Spec>;
  /** The first of those who are asked. */
  seat: Seat;
  seen: MatchOf<Spec>;
}

export function searchWork(game: Game<Spec>, play: PlayOut): SearchWork {
  const positions = Array.from({ length: POSITIONS }, (_, i) => middleOf(game, play, i));
  const each = (work: (position: Position, i: number) => unknown): (() => number) => {
    let kept: unknown; // what was made is kept, or a compiler might leave the work out
    return () => {
      for (const [i, position] of positions.entries()) kept = work(position, i);
      return kept === null ? 0 : POSITIONS;
    };
  };
  const rng = seedRng('imagine');
  return {
    view: each(({ match, seat }) => view(game, match, seat)),
    imagine: each(({ seen }) => imagine(game, seen, rng)),
    moves: each(({ match, seat }) => moves(game, match, seat)),
    fork: each(({ match }) => fork(game, match)),
    playout: each((_, i) => playout(game, positions, i)),
  };
}

function middleOf(game: Game<Spec>, play: PlayOut, i: number): Position {
  const { match } = play(i, undefined, Math.floor(play(i).moves / 2));
  const seat = must(match.asking?.seats ?? [], 0);
  return { match, seat, seen: view(game, match, seat) };
}

/** Exactly `PLAYOUT` answers on a fork; where a match ends before, a fork of the next position carries on. */
function playout(game: Game<Spec>, positions: readonly Position[], from: number): number {
  const rng = seedRng(from);
  let answers = 0;
  for (let at = from; answers < PLAYOUT; at++) {
    const world = fork(game, must(positions, at % POSITIONS).match);
    answers += answerUpTo(game, world, rng, PLAYOUT - answers);
  }
  return answers;
}
