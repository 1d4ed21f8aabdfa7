import type { Game, Spec } from '@dealers-choice/kernel';
import { onTestFinished } from 'vitest';
import { given as build, type Given, type GivenHow, type Position } from '../given/given.ts';

/** As the entry `.` has it, and a scripted roll left over fails the test by itself. */
export function given<G extends Spec, const P extends Position, const N extends string = never>(
  game: Game<G>,
  position: P,
  how: GivenHow<G, N> = {},
): Given<G, P, N> {
  const built = build(game, position, how);
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') built.table.done();
  });
  return built;
}
