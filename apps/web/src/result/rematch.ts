/** The same table once more, with the first turn passed on to the next seat. */
import { isHostEvent } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';
import type { LogLine, MatchPlan } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';

export interface Rematch {
  plan: MatchPlan;
  /** Who begins. */
  first: Seat;
}

/** Null where the rules alone decide who begins, or where nobody can tell who began. */
export function rematchOf({ game }: AnyGame, plan: MatchPlan, log: readonly LogLine[]): Rematch | null {
  if (!('startSeat' in game.defaults)) return null;
  const began = starterOf(plan, log);
  if (began === undefined) return null;
  const first = ((began + 1) % plan.seats.length) as Seat;
  return { first, plan: { ...again(plan), options: { ...plan.options, startSeat: String(first + 1) } } };
}

/** As the plan says, else whoever was the first to do something: what the deal does is not told. */
function starterOf({ options: { startSeat }, seats }: MatchPlan, log: readonly LogLine[]): number | undefined {
  const chosen = Number(startSeat);
  if (chosen >= 1 && chosen <= seats.length) return chosen - 1;
  return log.find(({ event }) => !isHostEvent(event) && event.seat !== undefined)?.event.seat;
}

/** As it was, with another shuffle; a guided match is free now, and a branch stands for itself. */
export function again({ line: _guided, branch: _of, ...plan }: MatchPlan): MatchPlan {
  return { ...plan, seed: '' };
}
