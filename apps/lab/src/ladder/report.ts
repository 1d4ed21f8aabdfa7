/** What a ladder found, as the object that `--json` prints and as a table for people. */
import type { Wanted } from '@dealers-choice/kernel';
import { grouped, percent, round } from '../stats.ts';
import { rotationsOf } from '../tally.ts';
import { type Ceiling, ceilingLine, ceilingOf } from './ceiling.ts';
import { type Aim, isSettled, type Verdict, verdictOf, worthOf } from './interval.ts';
import type { Pair } from './pairs.ts';
import type { LadderPlan } from './play.ts';
import { type Rating, ratingsOf } from './ratings.ts';
import { SEER } from './seer.ts';

export interface PairResult {
  a: string;
  b: string;
  games: number;
  /** Of `a`; a win that is shared counts as its part. */
  wins: number;
  rate: number;
  low: number;
  high: number;
  seating: string[];
  even: number;
  until: number | null;
  lies: Verdict['lies'];
}

export interface LadderResult {
  game: string;
  seed: number;
  seats: number;
  options: Wanted;
  pairs: PairResult[];
  /** Only where everybody met everybody. */
  ratings?: Rating[];
  /** Only where the twin that sees everything played. */
  ceiling?: Ceiling;
  /** False: time was up before all pairs were settled. */
  complete: boolean;
}

/** `most`: games that a pair plays at most. */
export const questionOf = ({ until, seating }: Pair, most: number): Aim => ({
  until,
  most: Math.max(1, Math.ceil(most / rotationsOf(seating))),
});

export function ladderResult(
  { game, seed, seats, options, pairs }: LadderPlan,
  all: readonly (readonly number[])[],
  { most, rated }: { most: number; rated: boolean },
): LadderResult {
  const found = pairs.map((pair, i) => {
    const question = questionOf(pair, most);
    const scores = all[i] ?? [];
    const verdict = verdictOf(scores, question);
    const counted = scores.slice(0, verdict.n);
    return { pair, verdict, counted, isDone: isSettled(scores, question) };
  });
  const ratings = ratingsOf(
    found.map(({ pair: { a, b }, verdict: { rate }, counted }) => ({ a, b, rate, worth: worthOf(counted, rate) })),
  );
  return {
    game,
    seed,
    seats,
    options,
    pairs: found.map(({ pair, verdict, counted }) => rowOf(pair, verdict, counted)),
    ...(rated && pairs.every(({ even }) => even === 0.5) ? { ratings } : {}),
    ...(pairs[1]?.a === SEER ? { ceiling: ceilingAmong(found) } : {}),
    complete: found.every(({ isDone }) => isDone),
  };
}

function ceilingAmong([honest, seer]: readonly { pair: Pair; counted: readonly number[] }[]): Ceiling {
  const { a = '', even = 0 } = honest?.pair ?? {};
  return ceilingOf(a, honest?.counted ?? [], seer?.counted ?? [], even);
}

function rowOf({ a, b, seating, even, until }: Pair, verdict: Verdict, counted: readonly number[]): PairResult {
  const { rate, low, high, lies } = verdict;
  const rotations = rotationsOf(seating);
  const wins = round(rotations * counted.reduce((sum, score) => sum + score, 0), 4);
  return { a, b, games: counted.length * rotations, wins, rate, low, high, seating, even, until, lies };
}

export function ladderTable({ game, seats, seed, pairs, ratings, ceiling, complete }: LadderResult): string {
  const names = pairs.map(({ a, b }) => `${a} against ${b}`);
  const width = Math.max(...names.map(({ length }) => length));
  return [
    `${game}: ${seats} seats, seed ${seed}, each seed in every seating${complete ? '' : '; not complete'}`,
    ...pairs.map((pair, i) => `  ${(names[i] ?? '').padEnd(width)}  ${pairLine(pair)}`),
    ...(ceiling ? [ceilingLine(ceiling)] : []),
    ...(ratings ? ['Ratings (points, 95 % interval)', ...ratings.map(ratingLine)] : []),
    '',
  ].join('\n');
}

function pairLine({ games, rate, low, high, even, until, lies }: PairResult): string {
  const sure = until === null || lies === 'open' ? '' : `   ${lies} ${percent(until)}`;
  const fair = even === 0.5 ? '' : ` (equals: ${percent(even)})`;
  return `${percent(rate).padStart(7)}  ${percent(low)} – ${percent(high)}  ${grouped(games)} games${fair}${sure}`;
}

const ratingLine = ({ bot, rating, low, high }: Rating): string =>
  `  ${bot.padEnd(16)} ${rating.toFixed(0).padStart(6)}   ${low.toFixed(0)} – ${high.toFixed(0)}`;
