/** Whatever cards say, a match keeps the kernel's promises and its players' secrets: sets of texts drawn at random. */
import { type CheckName, findViolation } from '@dealers-choice/testkit';
import { describe, expect, test } from 'vitest';
import { gameOf } from './any-game.ts';

const CHECKS: readonly CheckName[] = [
  'conserves',
  'saves',
  'aliases',
  'asks-again',
  'absent',
  'answers',
  'imagines',
  'imagines-alike',
  'concedes',
  'carries-on',
  'two-worlds',
  'undo',
];

describe('any text', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[OP-R16.1] set %i: nobody learns what is hidden, and nothing breaks',
    (n) => {
      const game = gameOf(`any text ${n}`);

      for (const seed of [1, 2]) {
        const setup = { seats: 2, seed, options: { decks: 'any' } };
        const found = findViolation(game, setup, { checks: CHECKS, looks: 12 });
        if (found) expect.fail(`seed ${seed} (${found.check}): ${found.message}\n${JSON.stringify(found.moves)}`);
      }
    },
    60_000,
  );
});
