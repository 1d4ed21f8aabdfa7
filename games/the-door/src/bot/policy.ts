/** A policy decides options, targets and roles; all AIs do the rest alike. */
import type { Move, Rng, Seat } from '@dealers-choice/kernel';
import { OPTIONS } from '../cards/index.ts';
import type { Role } from '../rules/table.ts';
import { duelMove } from './duelist.ts';
import { livingOthers, theDead, type View } from './seen.ts';

export interface Policy {
  option(view: View, me: Seat, offered: readonly string[], rng: Rng): string;
  /** Whom to hurt, move or duel; `what` is the id of an option, `CHAOS`, or `VICTIM` of a Jury. */
  target(view: View, me: Seat, what: string, from: readonly Seat[], rng: Rng): Seat;
  role(view: View, me: Seat, drawer: Seat): Role;
}

/** `since`: as in `Bot`. */
export function choose(policy: Policy, view: View, me: Seat, { rng, since }: { rng: Rng; since: number }): Move | null {
  const question = view.asking;
  if (!question?.seats.includes(me)) return null;
  const pick = (what: string, from: Seat[]): Move => ({ pick: [policy.target(view, me, what, from, rng)] });
  const targetsOf = (id: string): Seat[] =>
    OPTIONS.find((option) => option.id === id)?.targets === 'dead' ? theDead(view) : livingOthers(view, me);
  switch (question.prompt) {
    case 'CARD_OPTION': {
      const available = question.options.filter((id) => targetsOf(id).length > 0);
      return { choose: policy.option(view, me, available, rng) };
    }
    case 'CARD_TARGET': {
      const option = String(question.params.option);
      return pick(option, targetsOf(option));
    }
    case 'JURY_VICTIM':
      return pick('VICTIM', livingOthers(view, me));
    case 'CHAOS_TARGET':
      return pick('CHAOS', livingOthers(view, me));
    case 'CHAOS_ROLE':
      return { choose: policy.role(view, me, view.table.turnSeat) };
    case 'CHAOS_READY':
      return { do: 'CHAOS_STAND' };
    case 'CHAOS_THROW':
      return duelMove(view, me, { rng, since });
    default:
      return { do: 'ROLL' };
  }
}
