import {
  apply,
  below,
  fork,
  type Game,
  type MatchOf,
  type Move,
  moves,
  must,
  type Question,
  type Rng,
  refuse,
  type Seat,
  type Spec,
  sample,
  shuffle,
} from '@dealers-choice/kernel';
import type { Bot } from './bot.ts';
import { imagine } from './imagine.ts';
import { worthTrying } from './worth-trying.ts';

/** How good a match looks for a seat, higher is better; asked of imagined matches, finished ones among them. */
export type Score<G extends Spec> = (match: MatchOf<G>, seat: Seat) => number;

export interface GreedyHow {
  /** Each move is tried in this many imagined matches. */
  worlds?: number;
}

/** At most this many answers may follow a move before it is judged. */
const FOLLOWING = 20;

/** Looks one move ahead: tries each in the same few imagined matches and takes the best on average. */
export const greedy = <G extends Spec>(game: Game<G>, score: Score<G>, { worlds = 4 }: GreedyHow = {}): Bot<G> => ({
  name: 'greedy',
  about: 'Takes what looks best once the move is done, in a few matches it imagines.',
  choose(view, seat, rng) {
    const { asking: q } = view;
    // The seat that is named first begins; if another answered before, the moment would be given away.
    if (q?.kind === 'timing' && q.seats[0] !== seat) return null;
    const all = q ? worthTrying(game, view, seat) : [];
    if (all.length < 2) return all[0] ?? sample(game, view, seat, rng);
    const imagined = Array.from({ length: worlds }, () => imagine(game, view, rng));
    const totals = all.map((move) => {
      const scores = imagined.map((world) => score(after(game, fork(game, world), seat, move), seat));
      return scores.reduce((sum, one) => sum + one, 0);
    });
    const wrong = totals.findIndex(Number.isNaN);
    // determinism: told, not played
    if (wrong >= 0) throw new Error(`${game.id}: the score after ${JSON.stringify(all[wrong])} is not a number`);
    return q?.kind === 'cards' && 'also' in must(all, 0) ? nextOfSet(q, all, totals, rng) : best(all, totals, rng);
  },
});

function best(all: readonly Move[], totals: readonly number[], rng: Rng): Move {
  const most = totals.reduce((top, one) => Math.max(top, one), Number.NEGATIVE_INFINITY);
  const equals = all.filter((_, i) => totals[i] === most);
  return must(equals, equals.length === 1 ? 0 : below(rng, equals.length));
}

/** A set is picked in the order of the list: picking the best first would shut out those listed before it. */
function nextOfSet(q: Question, all: readonly Move[], totals: readonly number[], rng: Rng): Move {
  const total = (place: number): number => must(totals, place);
  const stop = all.findIndex((move) => 'also' in move && move.also === null);
  const things = shuffle(
    rng,
    [...all.keys()].filter((place) => place !== stop),
  ).sort((a, b) => total(b) - total(a));
  const helps = (place: number): boolean =>
    stop < 0 || total(place) > total(stop) || (total(place) === total(stop) && below(rng, 2) === 0);
  const still = stop < 0 ? q.min - q.picked.length : q.max - q.picked.length;
  const wanted = things.filter(helps).slice(0, Math.max(1, still));
  return must(all, wanted.length === 0 ? stop : Math.min(...wanted));
}

/** Plays the move and what follows from it, at random and with the chance of that world, until it can be judged. */
function after<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat, move: Move): MatchOf<G> {
  const { asking: open, turn } = match;
  apply(game, match, seat, move);
  for (let left = FOLLOWING; left > 0 && match.asking && isUnsettled(game, match, turn, open); left--) {
    const next = must(match.asking.seats, 0);
    const picks = match.asking === open && !open.secret;
    apply(game, match, next, picks ? noMoreThanMustBe(game, match, next) : sample(game, match, next, match.rng));
  }
  return match;
}

/** In the middle of an effect a card is paid for and has done nothing yet, so a match is judged between effects. */
function isUnsettled<G extends Spec>(game: Game<G>, match: MatchOf<G>, turn: number, open: Question | null): boolean {
  const { asking } = match;
  if (asking === null || asking === open) return true;
  if (match.turn !== turn) return false;
  return asking.kind !== 'action' || moves(game, match, must(asking.seats, 0)).length === 1;
}

/** Things are picked one by one: what one of them is worth shows when no others are added to it. */
function noMoreThanMustBe<G extends Spec>(game: Game<G>, match: MatchOf<G>, seat: Seat): Move {
  const enough: Move = { also: null };
  return refuse(game, match, seat, enough) === null ? enough : must(moves(game, match, seat), 0);
}
