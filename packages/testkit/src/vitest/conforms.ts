import { type Game, must, type Setup, type Spec, seatCounts, type Wanted } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type CheckName, findViolation, type Violation } from '../conform/find-violation.ts';
import { shrink } from '../conform/shrink.ts';

export interface ConformHow {
  /** Random matches for the cheap checks; the costly ones take a share of them. */
  matches?: number;
  seats?: readonly number[];
  options?: readonly Wanted[];
  seed?: number;
}

/** What is promised, which checks prove it, in what share of the matches, and at how many positions of each. */
const PROMISES: readonly { promise: string; checks: readonly CheckName[]; share: number; looks?: number }[] = [
  { promise: 'ends, and no card is lost or in two places', checks: ['conserves', 'ends'], share: 1 },
  { promise: 'has on the table what it told', checks: ['audits'], share: 1 },
  { promise: 'deals nobody what is hidden', checks: ['deals'], share: 5 },
  { promise: 'goes on or ends when somebody gives up', checks: ['concedes'], share: 10, looks: 40 },
  { promise: 'replays byte for byte', checks: ['replays'], share: 5 },
  { promise: 'survives saving, and nothing hangs in two places', checks: ['saves', 'aliases'], share: 10, looks: 40 },
  { promise: 'goes on the same from a fork and from a save', checks: ['carries-on'], share: 10, looks: 40 },
  {
    promise: 'asks the same again, and has a legal answer for an absent seat',
    checks: ['asks-again', 'absent'],
    share: 10,
  },
  { promise: 'lists, refuses and draws the same moves', checks: ['answers'], share: 20, looks: 30 },
  { promise: 'can be imagined from every view', checks: ['imagines'], share: 20, looks: 30 },
  { promise: 'shows nobody what is hidden', checks: ['two-worlds'], share: 10, looks: 40 },
  { promise: 'lets nothing be taken back that told something', checks: ['undo'], share: 20, looks: 40 },
];
const MATCHES = 1000;
const TIMEOUT = 120_000;

/** One line per game: many random matches that keep every promise of the kernel. */
export function conforms<G extends Spec>(game: Game<G>, how: ConformHow = {}): void {
  const seats = how.seats ?? seatCounts(game);
  const options = how.options ?? [{}];
  const setupOf = (i: number): Setup => ({
    seats: must(seats, i % seats.length),
    options: must(options, Math.floor(i / seats.length) % options.length),
    seed: (how.seed ?? 1) + i,
  });
  describe(`${game.id} conforms`, () => {
    for (const { promise, checks, share, looks } of PROMISES) {
      if (checks.includes('audits') && !game.def.proof?.audit) continue; // it says nothing about itself
      const matches = Math.max(seats.length * options.length, Math.ceil((how.matches ?? MATCHES) / share));
      const run = () => {
        for (let i = 0; i < matches; i++) {
          const found = findViolation(game, setupOf(i), looks === undefined ? { checks } : { checks, looks });
          if (found) expect.fail(tellViolation(game, shrink(game, found)));
        }
      };
      test(`it ${promise}`, run, TIMEOUT);
    }
  });
}

const tellViolation = <G extends Spec>(game: Game<G>, { check, message, setup, moves }: Violation): string =>
  [
    `${game.id} (${check}): ${message}`,
    `setup ${JSON.stringify(setup)}, after ${moves.length} moves:`,
    ...moves.map((entry) => JSON.stringify(entry)),
  ].join('\n');
