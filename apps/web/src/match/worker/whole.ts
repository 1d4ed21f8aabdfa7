import { botRng, imagine } from '@dealers-choice/bots';
import { BadSetup, SPECTATOR } from '@dealers-choice/kernel';
import type { MatchPlan } from '../contract.ts';
import type { AnyGame } from '../shelf.ts';

/**
 * The plan with a whole position where a branch goes on from what one seat saw. Nothing but that view and the seed of
 * the branch itself is looked at: what lay face down is dealt anew, and says nothing about the cards that do.
 */
export function whole({ game }: AnyGame, plan: MatchPlan): MatchPlan {
  const seen = plan.branch?.seen;
  if (!plan.branch || !seen) return plan;
  const { viewer } = seen;
  if (viewer === null || viewer === SPECTATOR || seen.seats !== plan.seats.length) {
    throw new BadSetup(`${game.id}: a branch goes on from what one of its ${plan.seats.length} seats saw.`);
  }
  const position = imagine(game, seen, botRng(`${plan.seed} imagined`, viewer));
  return { ...plan, branch: { ...plan.branch, seen: position } };
}
