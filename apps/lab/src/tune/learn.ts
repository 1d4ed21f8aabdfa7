/** Finds weights, holds them against the shipped ones on other seeds, and keeps what it has played so far. */
import type { Tunable } from '@dealers-choice/bots';
import { must, type Spec } from '@dealers-choice/kernel';
import type { Journal } from '../journal.ts';
import { intervalOf, ONE_LOOK } from '../ladder/interval.ts';
import { together } from '../ladder/pairs.ts';
import type { Runner } from '../pool.ts';
import { round } from '../stats.ts';
import { rotationsOf } from '../tally.ts';
import { chanceOf, fitted, logLoss, type Row } from './fit.ts';
import { inOrder } from './in-order.ts';
import { numbersAfter, trialAt } from './spsa.ts';

export interface LearnHow {
  of: Tunable<Spec>;
  seed: number;
  seats: number;
  /** Matches to learn from, and matches of the check, at most. */
  games: number;
  checked: number;
  /** The budget of bots that search; absent: their own. */
  iterations: number | undefined;
  runners: readonly Runner<number[][]>[];
  journal: Journal;
  now(): number;
  /** On the clock of `now`: when learning ends, and when everything does. */
  deadlines: { learn: number; all: number };
  onProgress(what: string, done: number, of: number): void;
}

/** On matches that were not learned from. */
export interface Loss {
  games: number;
  /** Of whoever says the same of every position. */
  constant: number;
  before: number;
  after: number;
}

export interface Learned {
  /** Matches that were played to learn from, those held out among them. */
  games: number;
  weights: number[];
  /** Only of facts. */
  loss?: Loss;
  /** What the new weights won against the shipped ones. */
  check: { games: number; rate: number; low: number; high: number };
  complete: boolean;
}

/** Of the matches with facts, each fourth is held out. */
const HELD = 4;
/** Seeds of one step of a rule of thumb. */
const BATCH = 16;
const SAVE_MS = 20_000;

export async function learn(how: LearnHow): Promise<Learned> {
  const found = how.of.facts ? await fromFacts(how) : await fromMatches(how);
  const weights = found.weights.map((weight) => Number(weight.toPrecision(4)));
  const check = await checked(how, weights);
  const { complete, ...rest } = check;
  return { ...found, weights, check: rest, complete: found.complete && complete };
}

type Found = Pick<Learned, 'games' | 'weights' | 'loss' | 'complete'>;

async function fromFacts({ of, journal, ...how }: LearnHow): Promise<Found> {
  const names = of.names.length;
  const before = listsIn(
    journal,
    'games',
    (game) => game.length % (names + 1) === 0 && rowsOf(game, names).every(({ won }) => isShare(won)),
  );
  let saved = how.now();
  const more = await inOrder({
    ...how,
    from: before.length,
    to: how.games,
    isOver: () => how.now() > how.deadlines.learn,
    onProgress(done) {
      how.onProgress('learning', before.length + done.length, how.games);
      if (how.now() - saved < SAVE_MS) return;
      saved = how.now();
      journal.save({ games: [...before, ...done] });
    },
  });
  const games = [...before, ...more].slice(0, how.games);
  if (more.length > 0) journal.save({ games });
  const rows = (isHeld: boolean): Row[] =>
    games.flatMap((game, i) => ((i % HELD === HELD - 1) === isHeld ? rowsOf(game, names) : []));
  const [learned, held] = [rows(false), rows(true)];
  const weights = fitted(learned, names);
  const even = learned.reduce((sum, { won }) => sum + won, 0) / Math.max(1, learned.length);
  const loss = (chance: (row: Row) => number): number => round(logLoss(held, chance), 6);
  return {
    games: games.length,
    weights,
    loss: {
      games: Math.floor(games.length / HELD),
      constant: loss(() => even),
      before: loss((row) => chanceOf(row, of.weights)),
      after: loss((row) => chanceOf(row, weights)),
    },
    complete: games.length === how.games,
  };
}

function rowsOf(game: readonly number[], names: number): Row[] {
  return Array.from({ length: game.length / (names + 1) }, (_, i) => {
    const at = i * (names + 1);
    return { facts: game.slice(at, at + names), won: must(game, at + names) };
  });
}

async function fromMatches({ of, journal, seed, seats, ...how }: LearnHow): Promise<Found> {
  const [rates = []] = listsIn(journal, 'rates', (list) => list.every(isShare));
  const perStep = BATCH * rotationsOf(together('a', 'b', seats).seating);
  const steps = Math.max(1, Math.round(how.games / perStep));
  while (rates.length < steps && how.now() < how.deadlines.learn) {
    const { up, down } = trialAt(of.weights, seed, rates);
    const scores = await inOrder({
      ...how,
      from: 0,
      to: BATCH,
      weights: { a: up, b: down, seeds: `step ${rates.length}` },
      isOver: () => false,
      onProgress: () => {},
    });
    rates.push(round(scores.reduce((sum, [score = 0.5]) => sum + score, 0) / BATCH, 6));
    journal.save({ rates: [rates] });
    how.onProgress('learning', rates.length * perStep, steps * perStep);
  }
  return {
    games: rates.length * perStep,
    weights: numbersAfter(of.weights, seed, rates),
    complete: rates.length >= steps,
  };
}

/** The seeds of the check are of no match that was learned from. */
async function checked({ of, journal, seats, ...how }: LearnHow, weights: readonly number[]) {
  const rotations = rotationsOf(together('a', 'b', seats).seating);
  const most = Math.ceil(how.checked / rotations);
  const name = `check of ${how.iterations ?? 'all'}: ${weights.join(' ')}`;
  const before = listsIn(journal, name, (list) => list.length === 1 && list.every(isShare));
  let saved = how.now();
  const more = await inOrder({
    ...how,
    from: before.length,
    to: most,
    weights: { a: weights, b: of.weights, seeds: 'held' },
    isOver: () => how.now() > how.deadlines.all,
    onProgress(done) {
      how.onProgress('checking', before.length + done.length, most);
      if (how.now() - saved < SAVE_MS) return;
      saved = how.now();
      journal.save({ [name]: [...before, ...done] });
    },
  });
  const scores = [...before, ...more];
  if (more.length > 0) journal.save({ [name]: scores });
  const counted = scores.slice(0, most).map(([score = 0.5]) => score);
  return { games: counted.length * rotations, ...intervalOf(counted, ONE_LOOK), complete: counted.length === most };
}

/** What is kept under this name; each list must be one that could have been played. */
function listsIn(journal: Journal, name: string, isOurs: (list: readonly number[]) => boolean): number[][] {
  const found = journal.found(name) ?? [];
  if (!isLists(found) || !found.every(isOurs)) throw journal.notOurs();
  return found;
}
const isLists = (value: unknown): value is number[][] =>
  Array.isArray(value) && value.every((list: unknown) => Array.isArray(list) && list.every(Number.isFinite));
const isShare = (one: number): boolean => one >= 0 && one <= 1;
