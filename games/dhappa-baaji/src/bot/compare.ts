/**
 * Compares the ways to go on with a turn. All of them are tried in the same imagined deals, for as many turns as there
 * are seats, and the outlook after that is what counts. The better half goes on to more deals, until one is left.
 */
import {
  type Asked,
  type Candidate,
  halvings,
  meanOf,
  type ThinkHow,
  type Thought,
  unthought,
} from '@dealers-choice/bots';
import { must, type Rng } from '@dealers-choice/kernel';
import type { Dhappa } from '../rules/table.ts';
import type { Choice } from './choice.ts';
import { choicesOf } from './choices.ts';
import { dealAsIs, dealUnseen, knownTo } from './deal-unseen.ts';
import { outlookFor } from './outlook.ts';
import { quickTurn } from './quick-turn.ts';
import { copySketch } from './sketch.ts';

const FEWEST_DEALS = 2;
/** After each this many deals a choice is dropped that lies behind by more than chance explains: by this many parts. */
const LOOK = 32;
const BEHIND = 0.4;

interface Tried extends Choice {
  isThumbs: boolean;
  sum: number;
  visits: number;
}

export function compare(
  { view, seat, rng, world }: Asked<Dhappa>,
  { iterations, milliseconds = Infinity, now, margin = 0 }: ThinkHow,
): Thought | null {
  const all = choicesOf(view, seat, rng).map(
    (choice, i): Tried => ({ ...choice, isThumbs: i === 0, sum: 0, visits: 0 }),
  );
  const [thumbs] = all;
  if (!thumbs) return null;
  if (all.length < 2) return unthought(thumbs.move);
  const known = knownTo(view, seat);
  const deadline = (now?.() ?? 0) + milliseconds;
  const rounds = halvings(all.length);
  const scoreOf = (tried: Tried): number => meanOf(tried) + (tried.isThumbs ? margin : 0);
  let [spent, capped] = [0, false];
  let left = all;
  while (left.length > 1 && !capped) {
    const budget = Math.max(FEWEST_DEALS * left.length, Math.floor(iterations / rounds));
    for (let used = 0; used + left.length <= budget && left.length > 1 && !capped; ) {
      tryAll(left);
      used += left.length;
      spent += left.length;
      capped = now !== undefined && now() > deadline;
      if (must(left, 0).visits % LOOK === 0) left = withoutHopeless(left, scoreOf);
    }
    left = left
      .slice()
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, Math.ceil(left.length / 2));
  }
  const best = must(left, 0);
  const candidates = all
    .map((one): Candidate => ({ move: one.move, visits: one.visits, value: meanOf(one) }))
    .sort((a, b) => Number(b.move === best.move) - Number(a.move === best.move) || b.visits - a.visits);
  return { move: best.move, candidates, iterations: spent, capped };

  function tryAll(choices: readonly Tried[]): void {
    const deal = world ? dealAsIs(known, world(rng)) : dealUnseen(known, rng);
    const luck: Rng = rng.slice();
    for (const choice of choices) {
      const s = copySketch(deal);
      const dice: Rng = luck.slice();
      choice.play(s, dice);
      while (s.out === null && s.turn <= s.seats) quickTurn(s, dice);
      choice.sum += outlookFor(s, seat & 1);
      choice.visits++;
    }
  }
}

/** Two choices in the same deals differ by about a tenth in each: this is far more than chance does to their means. */
function withoutHopeless(left: readonly Tried[], scoreOf: (tried: Tried) => number): Tried[] {
  const best = Math.max(...left.map(scoreOf));
  const isClose = (behind: number, visits: number): boolean => behind * behind * visits <= BEHIND * BEHIND;
  return left.filter((tried) => isClose(best - scoreOf(tried), tried.visits));
}
