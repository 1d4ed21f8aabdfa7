import type { Game, Spec } from '@dealers-choice/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Violation } from '../conform/find-violation.ts';
import { numbersTell } from '../conform/numbers.ts';
import { type ConformHow, findBroken, promisesOf, setupOf } from '../conform/promises.ts';
import { shrink } from '../conform/shrink.ts';
import { rounds } from './rounds.ts';

const TIMEOUT = 300_000;
/** Matches that are held against chance. */
const NUMBERED = rounds(150, 600);

/** One line per game: many random matches that keep every promise of the kernel. */
export function conforms<G extends Spec>(game: Game<G>, how: ConformHow = {}): void {
  describe(`${game.id} conforms`, () => {
    let broken: ReturnType<typeof findBroken>;
    beforeAll(() => {
      broken = findBroken(game, how);
    }, TIMEOUT);
    test('it numbers its cards so that nothing follows from it', () => {
      const setups = Array.from({ length: NUMBERED }, (_, i) => setupOf(game, how, i));
      expect(numbersTell(game, setups)).toBeNull();
    });
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
