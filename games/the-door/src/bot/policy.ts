/** A policy decides options, targets and roles; everything else every AI does alike. */
import type { Move, Rng, Seat } from '@dealers-choice/kernel';
import type { Option, Role } from '../rules/table.ts';
import { duelMove } from './duelist.ts';
import { livingOthers, theDead, type View } from './seen.ts';

export interface Policy {
  option(view: View, me: Seat, offered: readonly Option[], rng: Rng): Option;
  /** Whom to hurt, move or duel. */
  target(view: View, me: Seat, option: Option | 'CHAOS' | 'VICTIM', from: readonly Seat[], rng: Rng): Seat;
  role(view: View, me: Seat, drawer: Seat): Role;
}

export function choose(policy: Policy, view: View, me: Seat, rng: Rng): Move | null {
  const question = view.asking;
  if (!question?.seats.includes(me)) return null;
  const pick = (option: Option | 'CHAOS' | 'VICTIM', from: Seat[]): Move => ({
    pick: [policy.target(view, me, option, from, rng)],
  });
  switch (question.prompt) {
    case 'CARD_OPTION': {
      const offered = question.options as Option[];
      const available = offered.filter((option) => option !== 'RESURRECT' || theDead(view).length > 0);
      return { choose: policy.option(view, me, available, rng) };
    }
    case 'CARD_TARGET': {
      const option = question.params.option as Option;
      return pick(option, option === 'RESURRECT' ? theDead(view) : livingOthers(view, me));
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
      return duelMove(view, me, rng);
    default:
      return { do: 'ROLL' };
  }
}
