/** Plans a whole turn from what its seat sees, and plays it move by move. */
import type { Bot } from '@dealers-choice/bots';
import type { MatchOf, Move } from '@dealers-choice/kernel';
import { dhappaBaaji } from '../rules/game.ts';
import { moveOf } from '../rules/listing.ts';
import type { Dhappa, X } from '../rules/table.ts';
import { discardFrom } from './discard.ts';
import { draftOf, pick } from './pick.ts';
import { planFor } from './plan.ts';

/** The next step of a plan that is made anew for every move. */
function play(x: X, view: MatchOf<Dhappa>): Move {
  const [step] = planFor(draftOf(x))?.steps ?? [];
  return step ? moveOf(x, step) : { do: 'DISCARD_CARD', card: discardFrom(view, x.you) };
}

export const captain: Bot<Dhappa> = {
  name: 'captain',
  about: 'Opens early, lays what fits, spends wilds where they bring cards down, and burns a pile that helps a rival.',
  choose(view, seat) {
    const { asking } = view;
    if (!asking) return null;
    if (asking.prompt === 'SCORED') return { do: 'DEAL' };
    if (asking.prompt === 'DISCARD') return { do: 'DISCARD_CARD', card: discardFrom(view, seat) };
    return dhappaBaaji.x.on(view, undefined, (x) => {
      x.you = seat;
      return asking.prompt === 'PICK' ? pick(x) : play(x, view);
    });
  },
};
