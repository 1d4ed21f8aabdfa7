import type { Game, Spec } from '@dealers-choice/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Violation } from '../conform/find-violation.ts';
import { type ConformHow, findBroken, promisesOf } from '../conform/promises.ts';
import { shrink } from '../conform/shrink.ts';

const TIMEOUT = 300_000;

/** One line per game: many random matches that keep every promise of the kernel. */
export function conforms<G extends Spec>(game: Game<G>, how: ConformHow = {}): void {
  describe(`${game.id} conforms`, () => {
    let broken: ReturnType<typeof findBroken>;
    beforeAll(() => {
      broken = findBroken(game, how);
    }, TIMEOUT);
    for (const { promise, checks } of promisesOf(game)) {
      test(`it ${promise}`, () => {
        for (const check of [...checks, 'crash'] as const) {
          const found = broken.get(check);
          if (found) expect.fail(tellViolation(game, shrink(game, found)));
        }
      });
    }
  });
}

const tellViolation = <G extends Spec>(game: Game<G>, { check, message, setup, moves }: Violation): string =>
  [
    `${game.id} (${check}): ${message}`,
    `setup ${JSON.stringify(setup)}, after ${moves.length} moves:`,
    ...moves.map((entry) => JSON.stringify(entry)),
  ].join('\n');
