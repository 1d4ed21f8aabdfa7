/** A win that needs no search: the game looks for it in imagined matches, and they have to agree. */
import { type Move, refuse, type Spec } from '@dealers-choice/kernel';
import { imagine } from '../imagine.ts';
import { meaningOf } from './meaning.ts';
import type { Asked, Thought } from './think.ts';

/** This many imagined matches have to agree on a finish that depends on what is imagined. */
const AGREEING = 24;

/** A finish that is sure; or one and the same in every match that is imagined. */
export function finished<G extends Spec>({ game, instinct, view, seat, rng, world }: Asked<G>): Thought | null {
  let winning: Move | null = null;
  for (let worlds = 1; instinct.finish; worlds++) {
    const finish = instinct.finish(world?.(rng) ?? imagine(game, view, rng), seat);
    if (!finish || refuse(game, view, seat, finish.move) !== null) return null;
    winning ??= finish.move;
    if (meaningOf(game, view, seat, finish.move) !== meaningOf(game, view, seat, winning)) return null;
    if (finish.sure || worlds === AGREEING) {
      const candidates = [{ move: winning, visits: worlds, value: 1 }];
      return { move: winning, candidates, iterations: worlds, capped: false };
    }
  }
  return null;
}
