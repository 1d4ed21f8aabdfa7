import type { Game, Spec } from '@dealers-choice/kernel';
import { onTestFinished } from 'vitest';
import { buildGiven, type Given, type GivenHow, type Position } from '../given/given.ts';

/** Like `buildGiven`; and a scripted roll that nobody made fails the test by itself. */
export function given<G extends Spec, const P extends Position, const N extends string = never>(
  game: Game<G>,
  position: P,
  how: GivenHow<G, N> = {},
): Given<G, P, N> {
  const built = buildGiven(game, position, how);
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') built.table.done();
  });
  return built;
}
