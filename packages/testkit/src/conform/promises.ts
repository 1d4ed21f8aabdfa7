/** Many random matches of a game, and which promises of the kernel they break. */
import { type Game, must, type Setup, type Spec, seatCounts, type Wanted } from '@dealers-choice/kernel';
import { rounds } from '../vitest/rounds.ts';
import { type CheckName, type FindHow, findViolation, type Violation } from './find-violation.ts';

export interface ConformHow {
  /** Random matches for the cheap checks; the costly ones take a share of them. */
  matches?: number;
  seats?: readonly number[];
  options?: readonly Wanted[];
  seed?: number;
}

export interface Promised {
  promise: string;
  checks: readonly CheckName[];
  share: number;
  looks?: number;
}

/** Of these every match is looked at in a long run, and half of them in a short one. */
const CHEAP = rounds(2, 1);

/** What is promised, which checks prove it, in what share of the matches, and at how many positions of each. */
const PROMISES: readonly Promised[] = [
  { promise: 'ends, and no card is lost or in two places', checks: ['conserves', 'ends'], share: CHEAP },
  { promise: 'leaves no trace on a card that has left', checks: ['columns'], share: CHEAP },
  { promise: 'has on the table what it told', checks: ['audits'], share: CHEAP },
  { promise: 'deals nobody what is hidden', checks: ['deals'], share: 5 },
  { promise: 'goes on or ends when somebody gives up', checks: ['concedes'], share: 10, looks: 40 },
  { promise: 'lets every listener hear what it is told', checks: ['hears'], share: 10 },
  { promise: 'replays byte for byte', checks: ['replays'], share: 5 },
  { promise: 'survives saving, and nothing hangs in two places', checks: ['saves', 'aliases'], share: 10, looks: 40 },
  { promise: 'goes on the same from a fork and from a save', checks: ['carries-on'], share: 10, looks: 40 },
  {
    promise: 'asks the same again, and has a legal answer for an absent seat',
    checks: ['asks-again', 'absent'],
    share: 10,
  },
  { promise: 'lists, refuses and draws the same moves', checks: ['answers'], share: 20, looks: 30 },
  { promise: 'shows nobody picks that are half made', checks: ['picks'], share: 10, looks: 40 },
  { promise: 'can be imagined from every view', checks: ['imagines'], share: 20, looks: 30 },
  { promise: 'is imagined from nothing but the view', checks: ['imagines-alike'], share: 20, looks: 20 },
  { promise: 'shows nobody what is hidden', checks: ['two-worlds'], share: 10, looks: 40 },
  { promise: 'lets nothing be taken back that told something', checks: ['undo'], share: 20, looks: 40 },
];
const MATCHES = 1000;

/** A game that says nothing about itself is not held to it. */
export const promisesOf = <G extends Spec>(game: Game<G>): Promised[] =>
  PROMISES.filter(({ checks }) => game.def.proof?.audit || !checks.includes('audits'));

/**
 * The first violation of each check. Each match is played once, for all promises that it is to show; a check that
 * failed is not asked again, and after a crash nothing is.
 */
export function findBroken<G extends Spec>(game: Game<G>, how: ConformHow): Map<Violation['check'], Violation> {
  const { seats, options } = setsOf(game, how);
  const matchesOf = ({ share }: Promised): number =>
    Math.max(seats.length * options.length, Math.ceil((how.matches ?? MATCHES) / share));
  const broken = new Map<Violation['check'], Violation>();
  for (let i = 0; !broken.has('crash'); i++) {
    const due = promisesOf(game).filter((each) => i < matchesOf(each));
    if (due.length === 0) break;
    const found = findViolation(game, setupOf(game, how, i), checksOf(due, broken));
    if (found) broken.set(found.check, found);
  }
  return broken;
}

const setsOf = <G extends Spec>(game: Game<G>, how: ConformHow) => ({
  seats: how.seats ?? seatCounts(game),
  options: how.options ?? [{}],
});

/** Every number of seats with every set of options, again and again. */
export function setupOf<G extends Spec>(game: Game<G>, how: ConformHow, i: number): Setup {
  const { seats, options } = setsOf(game, how);
  return {
    seats: must(seats, i % seats.length),
    options: must(options, Math.floor(i / seats.length) % options.length),
    seed: (how.seed ?? 1) + i,
  };
}

function checksOf(due: readonly Promised[], broken: ReadonlyMap<Violation['check'], Violation>): FindHow {
  const checks = due.flatMap((each) => each.checks).filter((check) => !broken.has(check));
  const few = due.flatMap(({ checks, looks }) => (looks === undefined ? [] : checks.map((check) => [check, looks])));
  return few.length === 0 ? { checks } : { checks, looks: Object.fromEntries(few) };
}
