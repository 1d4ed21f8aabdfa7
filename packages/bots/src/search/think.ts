/**
 * Single-observer information-set tree search. Each round imagines a match that fits the view, follows what was learned
 * so far to its edge, lets the rule of thumb play on for a while, and adds what came of it to the line it followed.
 */
import {
  apply,
  type Game,
  type MatchOf,
  type Move,
  must,
  type Rng,
  refuse,
  type Seat,
  type Spec,
  sample,
} from '@dealers-choice/kernel';
import { imagine } from '../imagine.ts';
import { worthTrying } from '../worth-trying.ts';
import { finished } from './finish.ts';
import type { Instinct } from './instinct.ts';
import { meaningOf } from './meaning.ts';
import { byThumb, playOn, resultsOf, type Sides, sidesOf } from './playout.ts';
import { halve, linesAt } from './same-worlds.ts';
import { type Choices, choose, isDecided, type Line, meanOf, newLine, prove, type Taste } from './tree.ts';

export interface ThinkHow extends Partial<Taste> {
  /** Rounds, the budget of a level: a move tried once in one imagined match. */
  iterations: number;
  /**
   * How it looks for the best move. `tree` (absent: this) grows what it learned move by move. `same-worlds` tries every
   * move in the same imagined matches, with the rule of thumb after it, and halves the moves again and again: it tells
   * moves apart that differ little, where chance decides much.
   */
  way?: 'tree' | 'same-worlds';
  /**
   * Another move must look this much better than the rule of thumb's to be preferred to it; for `same-worlds`, and for
   * games that compare in a way of their own. Absent: 0.
   */
  margin?: number;
  /** Of the last two moves in the same worlds, one is clearly better at this many standard errors; absent: never. */
  clear?: number;
  /**
   * Thinking ends soon after this many milliseconds on the clock of `now`, which is looked at every few rounds; for
   * whoever waits, never for a test.
   */
  milliseconds?: number;
  now?(): number;
}

/** A move that was thought about. */
export interface Candidate {
  move: Move;
  visits: number;
  /** The result to expect for the seat, from 0 to 1. */
  value: number;
}

export interface Thought {
  move: Move;
  /** The most visited first; none where there was nothing to choose. */
  candidates: Candidate[];
  /** Rounds that were thought: fewer than the budget where the rest could change nothing. */
  iterations: number;
  /** Time was up before that. */
  capped: boolean;
}

/** What a seat knows when it begins to think. */
export interface Asked<G extends Spec> {
  game: Game<G>;
  instinct: Instinct<G>;
  view: MatchOf<G>;
  seat: Seat;
  rng: Rng;
  /** As in `Aid`. */
  world?(rng: Rng): MatchOf<G>;
}

interface Search<G extends Spec> extends Asked<G> {
  sides: Sides;
  /** The turn at whose start a position is judged. */
  until: number;
  taste: Taste;
  root: Line;
  choices: Choices;
  round: number;
}

const TASTE: Taste = { curiosity: 0.6, trust: 0.5, doubt: 0.05 };
/** The clock is looked at once in this many rounds. */
const LOOK = 8;

/** Null: nothing is asked of the seat, or it waits for another to answer first. */
export function think<G extends Spec>(asked: Asked<G>, how: ThinkHow): Thought | null {
  const { game, instinct, view, seat, rng } = asked;
  if (!view.asking?.seats.includes(seat)) return null;
  if (instinct.think) return instinct.think(asked, how);
  const thumb = instinct.policy(view, seat, rng);
  if (view.asking.kind === 'timing') return thumb && unthought(thumb);
  const won = finished(asked);
  if (won) return won;
  const sides = sidesOf(instinct, view.seats);
  const root = newLine(sides.of(seat));
  root.thumb = thumb;
  const { curiosity = TASTE.curiosity, trust = TASTE.trust, doubt = TASTE.doubt } = how;
  const lines = how.way === 'same-worlds' ? instinct.lines?.(view, seat) : undefined;
  const choices = lines ? linesAt(asked, lines, root) : choicesAt({ ...asked, sides, round: 0 }, view, root, seat);
  if (choices.moves.length < 2) return unthought(choices.moves[0] ?? sample(game, view, seat, rng));
  const until = instinct.until?.(view, seat) ?? view.turn + 2;
  if (how.way === 'same-worlds') return halve({ ...asked, sides, until, choices }, how);
  return searched({ ...asked, sides, until, taste: { curiosity, trust, doubt }, root, choices, round: 0 }, how);
}

/** An answer that took no thought. */
export const unthought = (move: Move): Thought => ({ move, candidates: [], iterations: 0, capped: false });

function searched<G extends Spec>(search: Search<G>, { iterations, milliseconds = Infinity, now }: ThinkHow): Thought {
  const { choices, root } = search;
  const deadline = (now?.() ?? 0) + milliseconds;
  let capped = false;
  while (search.round < iterations && root.proof === 0 && !isDecided(choices, iterations - search.round)) {
    capped = search.round % LOOK === LOOK - 1 && now !== undefined && now() > deadline;
    if (capped) break;
    search.round++;
    playRound(search, search.world?.(search.rng) ?? imagine(search.game, search.view, search.rng));
  }
  const candidates = choices.moves
    .map((move, i) => ({ move, line: must(choices.lines, i) }))
    .sort((a, b) => b.line.proof - a.line.proof || b.line.visits - a.line.visits || meanOf(b.line) - meanOf(a.line))
    .map(({ move, line }): Candidate => ({ move, visits: line.visits, value: meanOf(line) }));
  return { move: must(candidates, 0).move, candidates, iterations: search.round, capped };
}

function playRound<G extends Spec>(search: Search<G>, world: MatchOf<G>): void {
  const { root, seat: observer } = search;
  const path: Line[] = [root];
  let at = root;
  /** So far nothing happened that the observer could not foresee: what follows holds in every world. */
  let sure = true;
  while (world.asking && world.over === null && world.turn < search.until) {
    const { kind, secret, seats } = world.asking;
    const mover = at === root ? observer : must(seats, 0);
    // Nobody chooses knowing what others answered in secret, and a clock is not a choice.
    if (at !== root && (kind === 'timing' || (secret && mover !== observer))) {
      byThumb(search.instinct, search.game, world);
      sure = false;
      continue;
    }
    const choices = at === root ? reopened(search.choices) : choicesAt(search, world, at, mover);
    if (choices.lines.length === 0) break;
    const next = choices.lines.length === 1 ? 0 : choose(choices, search.taste);
    const before: number[] = sure ? world.rng.slice() : [];
    const gave = apply(search.game, world, mover, must(choices.moves, next));
    sure &&= mover === observer && (gave & (1 << observer)) === 0 && before.every((word, i) => word === world.rng[i]);
    at = must(choices.lines, next);
    path.push(at);
    if (at.visits === 0) break;
  }
  const proven = sure && world.over !== null;
  playOn(search.instinct, search.game, world, search.until);
  const results = resultsOf(search.instinct, search.sides, world, observer);
  const result = must(results, root.side);
  for (const line of path) {
    line.visits++;
    line.sum += must(results, line.side);
  }
  if (proven && (result === 0 || result === 1)) prove(path, result === 1 ? 1 : -1);
}

/** The choices of the root are the same in every world: the view lists them. */
function reopened(choices: Choices): Choices {
  for (const line of choices.lines) line.open++;
  return choices;
}

/** What the mover can do in this world, each meaning once, the rule of thumb's move first. */
function choicesAt<G extends Spec>(
  { game, instinct, sides, round }: Pick<Search<G>, 'game' | 'instinct' | 'sides' | 'round'>,
  world: MatchOf<G>,
  at: Line,
  mover: Seat,
): Choices {
  const listed = instinct.consider?.(world, mover) ?? worthTrying(game, world, mover);
  if (at.thumb === undefined) at.thumb = instinct.policy(world, mover, world.rng);
  const choices: Choices = { moves: [], lines: [], thumbAt: -1 };
  if (at.thumb && refuse(game, world, mover, at.thumb) === null) {
    choices.thumbAt = 0;
    add(at.thumb);
  }
  for (const move of listed) add(move);
  return choices;

  function add(move: Move): void {
    const key = meaningOf(game, world, mover, move);
    let line = at.next.get(key);
    if (!line) {
      line = newLine(sides.of(mover));
      at.next.set(key, line);
    }
    if (line.round === round) return;
    line.round = round;
    line.open++;
    choices.moves.push(move);
    choices.lines.push(line);
  }
}
