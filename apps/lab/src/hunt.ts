/** Random matches of every size and with all kinds of options, looked at with the checks of the test kit. */
import type { Entry } from '@dealers-choice/host';
import {
  apply,
  BadSetup,
  below,
  type MatchOf,
  type Move,
  must,
  type Option,
  type Question,
  type Rng,
  type Setup,
  type Spec,
  sample,
  seatCounts,
  seedRng,
  shuffle,
  start,
  view,
  type Wanted,
} from '@dealers-choice/kernel';
import { CHECKS, type CheckName, findViolation, type Violation } from '@dealers-choice/testkit';
import { withCards } from './card-files.ts';
import type { AnyGame } from './lab.ts';
import type { Range } from './pool.ts';
import { findGame } from './seating.ts';
import { addShown, counterInto, nothingShown, type Shown } from './shows.ts';
import { addCounts } from './stats.ts';

export interface FuzzPlan {
  game: string;
  /** `--cards`. */
  cards?: string | undefined;
  seed: number;
  from: number;
  /** Fixed seats and options; what is not fixed varies from game to game. */
  seats: number | null;
  options: Wanted;
  /** Options of each game, from the first of this run on; with them nothing varies. */
  each?: readonly Wanted[];
  /** To see much in few games: the costly checks only in each tenth game, and in every other one busy players. */
  brisk?: boolean;
}

export interface FuzzTally {
  games: number;
  moves: number;
  events: Record<string, number>;
  prompts: Record<string, number>;
  seats: Record<string, number>;
  shows: Shown;
  /** In how many matches each text came how far, as the game tells its watcher; a match counts for each seat. */
  watched: Shown;
  /** The first of the range, with its game's number; the range ends there. */
  violation: { game: number; found: Violation } | null;
}

/** Cheap enough for every position of every game. */
const EVERYWHERE: readonly CheckName[] = ['conserves', 'audits', 'absent', 'ends', 'hears', 'replays'];
/** For a brisk run: all checks but those that play the match a second time. */
const CHEAP = EVERYWHERE.filter((check) => check !== 'replays' && check !== 'hears');
const BRISK = 10;
const COSTLY = CHECKS.filter((check) => !EVERYWHERE.includes(check));
/** The others look at this many positions of a game … */
export const LOOKS = 5;
/** … and at every position of each game whose number this divides. */
export const THOROUGH = 100;

export const noFuzz = (game: AnyGame['game']): FuzzTally => ({
  games: 0,
  moves: 0,
  events: {},
  prompts: {},
  seats: {},
  shows: nothingShown(game),
  watched: { came: {}, there: {}, could: {}, fired: {} },
  violation: null,
});

/** In the order of the games, as far as the first violation. */
export function addFuzz(sum: FuzzTally, more: FuzzTally): void {
  if (sum.violation) return;
  sum.games += more.games;
  sum.moves += more.moves;
  for (const name of ['events', 'prompts', 'seats'] as const) addCounts(sum[name], more[name]);
  addShown(sum.shows, more.shows);
  addShown(sum.watched, more.watched);
  sum.violation = more.violation;
}

export function fuzzRange(games: readonly AnyGame[], plan: FuzzPlan, range: Range): FuzzTally {
  const { game } = withCards(findGame(games, plan.game), plan.cards);
  const tally = noFuzz(game);
  const { refusal: refused } = counterInto(tally.shows, game);
  for (let index = range.from; index < range.to; index++) {
    const number = plan.from + index;
    const own = plan.each?.[index];
    const setup = own ? fixedSetup(game, plan, number, own) : setupOf(game, plan, number);
    const isBrisk = plan.brisk === true && number % BRISK > 0;
    const { moves, crash } = playOut(game, setup, tally, plan.brisk === true && number % 2 === 0);
    tally.games++;
    tally.moves += moves.length;
    const looks = (plan.brisk === true || number % THOROUGH > 0) && { looks: LOOKS };
    const found =
      findViolation(game, setup, { checks: isBrisk ? CHEAP : EVERYWHERE, moves }) ??
      (isBrisk ? null : findViolation(game, setup, { checks: COSTLY, moves, refused, ...looks })) ??
      (crash === null ? null : { check: 'crash' as const, message: crash, setup, moves });
    if (!found) continue;
    tally.violation = { game: number, found };
    break;
  }
  return tally;
}

const fixedSetup = ({ def }: AnyGame['game'], { seed, seats }: FuzzPlan, number: number, options: Wanted): Setup => ({
  seats: seats ?? def.seats.usual,
  seed: `${seed}.${number}`,
  options,
});

/** The setup of a game, from seed and number alone. */
export function setupOf(game: AnyGame['game'], plan: FuzzPlan, number: number): Setup {
  const counts = seatCounts(game);
  const seats = plan.seats ?? must(counts, number % counts.length);
  const seed = `${plan.seed}.${number}`;
  const rng = seedRng(`${seed}/options`);
  const varied: Wanted = {};
  for (const [name, option] of Object.entries(game.def.options)) {
    const value = below(rng, 2) === 0 ? undefined : anyValue(option, seats, rng);
    if (value !== undefined) varied[name] = value;
  }
  const setup = { seats, seed, options: { ...varied, ...plan.options } };
  return canStart(game, setup) ? setup : { seats, seed, options: plan.options };
}

/** Options can be right one by one and wrong together. */
function canStart(game: AnyGame['game'], setup: Setup): boolean {
  try {
    start(game, setup);
    return true;
  } catch (error) {
    return !(error instanceof BadSetup);
  }
}

/** Some value that the option takes, or undefined. */
function anyValue(option: Option<unknown>, seats: number, rng: Rng): unknown {
  const oneOf = <T>(list: readonly T[]): T | undefined => list[list.length === 0 ? 0 : below(rng, list.length)];
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
  const value = ((): unknown => {
    switch (option.kind) {
      case 'toggle':
        return below(rng, 2) === 0;
      case 'choice':
        return oneOf(option.choices);
      case 'choices':
        return upTo(seats).map(() => oneOf(option.choices));
      case 'number':
        return oneOf(upTo(300).filter((n) => option.read(n, seats) !== undefined));
      case 'numbers':
        return shuffle(rng, upTo(9)).slice(0, seats);
    }
  })();
  return option.read(value, seats) === undefined ? undefined : value;
}

/** Plays at random from each seat's view, counting; a rule that throws ends it. Busy players seldom do nothing. */
function playOut(
  game: AnyGame['game'],
  setup: Setup,
  tally: FuzzTally,
  busy: boolean,
): { moves: Entry[]; crash: string | null } {
  const rng = seedRng(`${setup.seed}/moves`);
  const moves: Entry[] = [];
  const counter = counterInto(tally.shows, game);
  const tell = (event: { type: string }): void => {
    addCounts(tally.events, { [event.type]: 1 });
    counter.event(event);
  };
  const watch = game.def.proof?.watch;
  watch?.((howFar, row) => addCounts(tally.watched[howFar] ?? {}, { [row]: 1 }));
  try {
    const match: MatchOf<Spec> = start(game, setup, tell);
    addCounts(tally.seats, { [match.seats]: 1 });
    let open: Question | null = null;
    while (match.asking && !match.over) {
      const { seats, prompt } = match.asking;
      addCounts(tally.prompts, { [prompt]: 1 });
      if (match.asking !== open) counter.question(match.asking); // several answers to one question keep it open
      open = match.asking;
      const seat = must(seats, below(rng, seats.length));
      const seen = view(game, match, seat);
      let move = sample(game, seen, seat, rng);
      for (let again = busy ? 2 : 0; again > 0 && isIfAbsent(match.asking, move); again--) {
        move = sample(game, seen, seat, rng);
      }
      moves.push({ seat, move });
      apply(game, match, seat, move, tell);
    }
    return { moves, crash: null };
  } catch (error) {
    return { moves, crash: error instanceof Error ? error.message : String(error) };
  } finally {
    watch?.(null);
  }
}

const isIfAbsent = ({ ifAbsent }: Question, move: Move): boolean =>
  typeof ifAbsent === 'object' && 'do' in ifAbsent && 'do' in move && ifAbsent.do === move.do;
