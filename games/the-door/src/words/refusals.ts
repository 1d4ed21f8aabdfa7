/** Refusals, in a sentence each. */
import type { Refusal, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { Door } from '../rules/table.ts';

export function refusalSentence({ code, params }: Refusal, { name, view }: Telling<Door>): string {
  const target = typeof params.seat === 'number' ? name(params.seat as Seat) : 'that player';
  const { thrower, defender } = view.asking?.params ?? {};
  switch (code) {
    case 'GAME_OVER':
      return 'The game is finished.';
    case 'NOT_YOUR_DECISION':
      if (typeof thrower === 'number') {
        return `It is not your decision: ${name(thrower as Seat)} throws, ${name(defender as Seat)} holds still.`;
      }
      return `It is not your decision: ${name(view.asking?.seats[0] ?? 0)} decides now.`;
    case 'WRONG_STEP':
      return 'That is not possible at this step.';
    case 'NO_SUCH_OPTION':
      return 'This card does not have that option.';
    case 'OPTION_UNAVAILABLE':
      return 'Nobody is dead, so nobody can be resurrected.';
    case 'NOT_YOURSELF':
      return 'You cannot choose yourself.';
    case 'TARGET_NOT_ALIVE':
      return `${target} is dead.`;
    case 'TARGET_NOT_DEAD':
      return `${target} is alive: only a dead player can be resurrected.`;
    case 'NO_SUCH_SEAT':
      return `There is no such seat: the seats are 1 to ${view.seats}.`;
    case 'ALREADY_THROWN':
      return 'You have thrown already: one throw per duel.';
    case 'ALREADY_ANSWERED':
      return 'You have answered already: one report per duel.';
    case 'BAD_TIMING':
      return 'The time sent cannot be right.';
    default:
      return 'That is not an action of The Door.';
  }
}
