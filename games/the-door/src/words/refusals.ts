/** Refusals, in a sentence each. */
import type { Refusal, Seat } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import type { Door } from '../rules/table.ts';
import type { Phrases } from './en.ts';

export const refusalsIn =
  ({ refusals: say }: Phrases) =>
  ({ code, params }: Refusal, { name, view }: Telling<Door>): string => {
    const target = typeof params.seat === 'number' ? name(params.seat as Seat) : say.thatPlayer;
    const { thrower, defender } = view.asking?.params ?? {};
    switch (code) {
      case 'GAME_OVER':
        return say.gameOver;
      case 'NOT_YOUR_DECISION':
        return typeof thrower === 'number'
          ? say.theyDuel(name(thrower as Seat), name(defender as Seat))
          : say.theyDecide(name(view.asking?.seats[0] ?? 0));
      case 'WRONG_STEP':
        return say.wrongStep;
      case 'NO_SUCH_OPTION':
        return say.noSuchOption;
      case 'OPTION_UNAVAILABLE':
        return say.nobodyDead;
      case 'NOT_YOURSELF':
        return say.notYourself;
      case 'TARGET_NOT_ALIVE':
        return say.dead(target);
      case 'TARGET_NOT_DEAD':
        return say.alive(target);
      case 'NO_SUCH_SEAT':
        return say.noSuchSeat(view.seats);
      case 'ALREADY_THROWN':
        return say.alreadyThrown;
      case 'ALREADY_ANSWERED':
        return say.alreadyAnswered;
      case 'BAD_TIMING':
        return say.badTiming;
      default:
        return say.unknown;
    }
  };
