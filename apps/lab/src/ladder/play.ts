/** One seed, once in every seating: what the stronger side makes of it. The same in any thread. */
import { type Bot, runMatch } from '@dealers-choice/bots';
import { type Ending, type MatchOf, must, readOptions, type Spec, type Wanted } from '@dealers-choice/kernel';
import { withCards } from '../card-files.ts';
import { timed } from '../charts/decision-times.ts';
import type { AnyGame } from '../lab.ts';
import type { Range } from '../pool.ts';
import { botNamed, findGame } from '../seating.ts';
import { named, rotationsOf } from '../tally.ts';
import type { Pair } from './pairs.ts';
import { SEER, seerOf } from './seer.ts';

/** Plain data: it travels to threads. */
export interface LadderPlan {
  game: string;
  /** `--cards`. */
  cards?: string | undefined;
  seed: number;
  seats: number;
  options: Wanted;
  pairs: Pair[];
}

/** Observation `i` of pair `p` has the number `p * STRIDE + i`, so that a range is of one pair. */
export const STRIDE = 1_000_000;

/** What a report shows beside the rates. */
export interface Beside {
  /** Games by their number of moves. */
  lengths: Record<string, number>;
  /** How long bots took to decide, by bot and bucket; no two runs agree. */
  times: Record<string, number>;
}

export interface Played {
  /** Of `a`, from 0 to 1, one for each seed of the range. */
  scores: number[];
  beside: Beside;
}

export function ladderRange(games: readonly AnyGame[], plan: LadderPlan, { from, to }: Range): Played {
  const shelved = withCards(findGame(games, plan.game), plan.cards);
  const { id, def } = shelved.game;
  const options = readOptions(id, def.options, plan.options, plan.seats);
  const pair = must(plan.pairs, Math.floor(from / STRIDE));
  const beside: Beside = { lengths: {}, times: {} };
  const botOf: BotOf = (name, sight) =>
    timed(name === SEER ? seerOf(shelved, sight) : botNamed(shelved, name), beside.times);
  const onEnd = (moves: number): void => {
    beside.lengths[moves] = (beside.lengths[moves] ?? 0) + 1;
  };
  const scores = Array.from({ length: to - from }, (_, i) => {
    const setup = { seats: plan.seats, options, seed: `${plan.seed}.${(from % STRIDE) + i}` };
    return scoreOf(shelved, setup, pair, { botOf, onEnd });
  });
  return { scores, beside };
}

export function addBeside(sum: Beside, { lengths, times }: Beside): void {
  for (const [moves, n] of Object.entries(lengths)) sum.lengths[moves] = (sum.lengths[moves] ?? 0) + n;
  for (const [bucket, n] of Object.entries(times)) sum.times[bucket] = (sum.times[bucket] ?? 0) + n;
}

/** The bot of a name; `sight` is the match that is being played, for whoever may see it. */
export type BotOf = (name: string, sight: () => MatchOf<Spec>) => Bot<Spec>;
type Seeded = Pick<LadderPlan, 'seats' | 'options'> & { seed: string };
interface ScoreHow {
  botOf: BotOf;
  /** Called after each match. */
  onEnd?(moves: number): void;
}

/** Every pair of bots plays the same seeds. */
export function scoreOf(shelved: AnyGame, setup: Seeded, pair: Pick<Pair, 'a' | 'seating'>, how: ScoreHow): number {
  const { seats } = setup;
  const rotations = rotationsOf(pair.seating);
  let sum = 0;
  for (let by = 0; by < rotations; by++) {
    const names = pair.seating.map((_, seat) => must(pair.seating, (seat + seats - by) % seats));
    let dealt: MatchOf<Spec> | null = null;
    const sight = (): MatchOf<Spec> => dealt ?? never('there is no match yet');
    const bots = names.map((name) => how.botOf(name, sight));
    const onStart = (match: MatchOf<Spec>): void => {
      dealt = match;
    };
    const { match, moves } = named(setup.seed, names, () => runMatch(shelved.game, setup, bots, { onStart }));
    how.onEnd?.(moves.length);
    sum += shareOf(pair.a, names, match.over);
  }
  return sum / rotations;
}

function never(why: string): never {
  throw new Error(why);
}

/** Of one game: winners share it, and where nobody wins all do. */
export function shareOf(name: string, names: readonly string[], over: Ending | null): number {
  const winners = over && over.winners.length > 0 ? over.winners.map((seat) => must(names, seat)) : names;
  return winners.filter((one) => one === name).length / winners.length;
}
