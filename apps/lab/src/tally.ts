/** Matches between bots, counted. A range of games gives the same counts in any thread. */

import { join } from 'node:path';
import { type Bot, type Run, recordOfRun, runMatch, type Stumble, steady } from '@dealers-choice/bots';
import { type MatchOf, type Move, must, readOptions, type Seat, type Spec, type Wanted } from '@dealers-choice/kernel';
import { withCards } from './card-files.ts';
import { timed } from './charts/decision-times.ts';
import { writeWhole } from './files.ts';
import type { AnyGame } from './lab.ts';
import type { Range } from './pool.ts';
import { botNamed, findGame } from './seating.ts';
import { addCounts } from './stats.ts';

/** Plain data: it travels to threads. */
export interface SimPlan {
  game: string;
  /** `--cards`. */
  cards?: string | undefined;
  seed: number;
  /** The number of the first game. */
  from: number;
  seats: number;
  options: Wanted;
  /** By seat, in the first rotation. */
  bots: string[];
  /** How many rotations of the bots each seed is played with: 1 without `--paired`. */
  rotations: number;
  /** Where records are collected, or null. */
  records: string | null;
  /** Also counts what a report shows: lengths, answers, cards and decision times. */
  charted?: boolean;
}

export interface Tally {
  games: number;
  endings: Record<string, number>;
  facts: Record<string, number>;
  /** The game's figures added up in millionths: whole numbers, so that the sum does not depend on who adds first. */
  figures: Record<string, number>;
  /** How many games gave each figure. */
  figured: Record<string, number>;
  winsBySeat: number[];
  winsByBot: Record<string, number>;
  moves: number;
  turns: number;
  /** What bots did wrong, by bot and kind; somebody answered in their place. */
  stumbles: Record<string, number>;
  /** The first of each of these, in words. */
  firstStumbles: Record<string, string>;
  /** For a report: games by their number of moves, answers by what was done, cards by name, times by bot and bucket. */
  lengths: Record<string, number>;
  answers: Record<string, number>;
  cards: Record<string, number>;
  times: Record<string, number>;
}

/** One game of a run, from its number alone: its seed is `SEED.NUMBER`, its bots are turned by its rotation. */
export function gameOf({ seed, from, bots, rotations }: SimPlan, index: number) {
  const rotation = index % rotations;
  const seated = bots.map((_, seat) => must(bots, (seat + bots.length - rotation) % bots.length));
  const number = from + Math.floor(index / rotations);
  const name = rotations > 1 ? `${seed}.${number}-r${rotation}` : `${seed}.${number}`;
  return { seed: `${seed}.${number}`, bots: seated, name };
}

/** Rotations that differ: two bots that alternate have two, whatever the number of seats. */
export function rotationsOf(bots: readonly string[]): number {
  const isSame = (by: number): boolean => bots.every((bot, seat) => bot === bots[(seat + by) % bots.length]);
  let by = 1;
  while (!isSame(by)) by++;
  return by;
}

export function noTally(seats: number): Tally {
  const stumbled = { stumbles: {}, firstStumbles: {} };
  const charted = { lengths: {}, answers: {}, cards: {}, times: {} };
  const wins = { winsBySeat: new Array<number>(seats).fill(0), winsByBot: {} };
  return {
    games: 0,
    endings: {},
    facts: {},
    figures: {},
    figured: {},
    ...wins,
    moves: 0,
    turns: 0,
    ...stumbled,
    ...charted,
  };
}

const SUMS = [
  ...(['endings', 'facts', 'figures', 'figured', 'winsByBot', 'stumbles'] as const),
  ...(['lengths', 'answers', 'cards', 'times'] as const),
];
export const MILLION = 1_000_000;

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.moves += more.moves;
  sum.turns += more.turns;
  for (const [seat, wins] of more.winsBySeat.entries()) sum.winsBySeat[seat] = (sum.winsBySeat[seat] ?? 0) + wins;
  for (const name of SUMS) addCounts(sum[name], more[name]);
  sum.firstStumbles = { ...more.firstStumbles, ...sum.firstStumbles }; // games are added in their order
}

export function simRange(games: readonly AnyGame[], plan: SimPlan, range: Range): Tally {
  const shelved = withCards(findGame(games, plan.game), plan.cards);
  const sum = noTally(plan.seats);
  const { id, def } = shelved.game;
  const ready = { ...plan, options: readOptions(id, def.options, plan.options, plan.seats) }; // once, not for each game
  for (let index = range.from; index < range.to; index++) addTally(sum, namedGame(shelved, ready, index));
  return sum;
}

/** A rule or bot that throws is reported with the seed that shows it. */
export function named<T>(seed: string, bots: readonly string[], play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { message, stack = message } = error;
    error.message = `the game with the seed ${seed} (${bots.join(', ')}) broke: ${message}`;
    error.stack = stack.replace(message, () => error.message);
    throw error;
  }
}

function namedGame(shelved: AnyGame, plan: SimPlan, index: number): Tally {
  const { seed, bots } = gameOf(plan, index);
  return named(seed, bots, () => simOne(shelved, plan, index));
}

function simOne(shelved: AnyGame, plan: SimPlan, index: number): Tally {
  const { setup, bots, tell, report, tallyOf } = counting(shelved, plan, index);
  const times: Record<string, number> = {};
  const usual = shelved.usualBots(plan.options, plan.seats);
  const seated = bots.map((name, seat) => {
    const bot = botNamed(shelved, name);
    return steadied(shelved, plan.charted ? timed(bot, times) : bot, must(usual, seat), report);
  });
  return { ...tallyOf(runMatch(shelved.game, setup, seated, { tell })), times };
}

/** With the usual bot of its seat to answer in its place. No clock: the same games in every run. */
export const steadied = (
  shelved: AnyGame,
  bot: Bot<Spec>,
  usual: string,
  report: (stumble: Stumble) => void,
): Bot<Spec> => steady(shelved.game, bot, { report, ...(usual !== bot.name && { standIn: botNamed(shelved, usual) }) });

/** How game `index` begins, who sits where, and how it is counted: while it is played, and when it is over. */
export function counting(shelved: AnyGame, plan: SimPlan, index: number) {
  const { game } = shelved;
  const { seed, bots, name } = gameOf(plan, index);
  const setup = { seats: plan.seats, options: plan.options, seed };
  const tally = noTally(plan.seats);
  const facts = Object.entries(game.def.proof?.facts ?? {});
  for (const [fact] of facts) tally.facts[fact] = 0;
  const tell = ({ type }: { type: string }): void => {
    for (const [fact, types] of facts) if (types.includes(type)) tally.facts[fact] = (tally.facts[fact] ?? 0) + 1;
  };
  const report = ({ bot, seat: at, prompt, why, what }: Stumble): void => {
    const key = `${bot} ${why}`;
    addCounts(tally.stumbles, { [key]: 1 });
    tally.firstStumbles[key] ??= `${what} (seed ${seed}, seat ${at + 1}, "${prompt}")`;
  };
  function tallyOf({ match, moves }: Run<Spec>): Tally {
    const { reason, winners } = match.over ?? { reason: 'cut', winners: [] };
    tally.games = 1;
    tally.moves = moves.length;
    tally.turns = match.turn + 1; // turns are counted from 0; this many were begun
    tally.endings = { [reason]: 1 };
    for (const seat of winners) tally.winsBySeat[seat] = 1;
    for (const bot of new Set(winners.map((seat: Seat) => must(bots, seat)))) tally.winsByBot[bot] = 1;
    for (const [figure, value] of Object.entries(game.def.proof?.figures?.(match) ?? {})) {
      if (!Number.isFinite(value)) throw new Error(`${game.id}: the figure "${figure}" is ${value}`);
      tally.figures[figure] = Math.round(value * MILLION);
      tally.figured[figure] = 1;
    }
    if (plan.charted) {
      tally.lengths = { [moves.length]: 1 };
      for (const entry of moves) if ('move' in entry) chart(shelved, match, entry.move, tally);
    }
    if (plan.records !== null) {
      const record = recordOfRun(game, setup, moves, shelved.cards);
      writeWhole(join(plan.records, `${game.id}-${name}.record.json`), `${JSON.stringify(record)}\n`);
    }
    return tally;
  }
  return { setup, bots, tell, report, tallyOf };
}

/** What an answer did, and which cards it named. */
function chart({ game, words }: AnyGame, { table }: MatchOf<Spec>, move: Move, { answers, cards }: Tally): void {
  const [form = ''] = Object.keys(move);
  const what = 'do' in move ? move.do : 'choose' in move ? move.choose : form;
  addCounts(answers, { [what]: 1 });
  const face = 'do' in move && move.card ? game.faceIn(table, move.card) : null;
  if (face) addCounts(cards, { [words.card(face).name]: 1 });
}
