/** The AI for people who want a fight: it looks at who is winning (TD-57). */
import { must, type Seat } from '@dealers-choice/kernel';
import { DOOR, JAIL } from '../rules/board.ts';
import { saferRole, survival } from './duelist.ts';
import type { Policy } from './policy.ts';
import { highest, livingOthers, theDead, type View } from './seen.ts';

/** Few turns from the Door and many lives: both are a threat. A mean roll is 3.5. */
export function threat({ table }: View, seat: Seat): number {
  const turns = Math.ceil((2 * (DOOR - table.pos[seat])) / 7) + table.skip[seat];
  return 10 / turns + table.lives[seat];
}

const biggest = (view: View, from: readonly Seat[]): Seat => highest(from, (seat) => threat(view, seat));

/** Judge and Exile finish off whoever has one life left. */
function weakOrBiggest(view: View, from: readonly Seat[]): Seat {
  const weak = from.filter((seat) => view.table.lives[seat] === 1);
  return biggest(view, weak.length > 0 ? weak : from);
}

/** Players who would turn a Jury on somebody other than the drawer. */
const helpfulSelectors = (view: View, me: Seat): Seat[] =>
  livingOthers(view, me).filter((seat) => biggest(view, livingOthers(view, seat)) !== me);

const leader = (view: View, from: readonly Seat[]): Seat => highest(from, (seat) => view.table.pos[seat]);

function summonOrExile(view: View, me: Seat): string {
  const { pos, lives } = view.table;
  const others = livingOthers(view, me);
  const prey = weakOrBiggest(view, others);
  if (pos[prey] > JAIL || lives[prey] === 1) return 'EXILE';
  return pos[leader(view, others)] >= pos[me] + 4 ? 'SUMMON' : 'EXILE';
}

/** A resurrected player draws attacks away from a drawer who leads a small table. */
function resurrectOrReap(view: View, me: Seat): string {
  const others = livingOthers(view, me);
  const leads = others.every((seat) => threat(view, me) >= threat(view, seat));
  return theDead(view).length > 0 && leads && others.length <= 2 ? 'RESURRECT' : 'REAP';
}

export const sharp: Policy = {
  option(view, me, offered) {
    if (offered.includes('JUDGE')) {
      return livingOthers(view, me).length > 1 && helpfulSelectors(view, me).length > 0 ? 'JURY' : 'JUDGE';
    }
    if (offered.includes('SUMMON')) return summonOrExile(view, me);
    return offered.includes('REAP') ? resurrectOrReap(view, me) : must(offered, 0);
  },
  target(view, me, option, from) {
    switch (option) {
      case 'JUDGE':
      case 'EXILE':
        return weakOrBiggest(view, from);
      case 'JURY': {
        const helpful = helpfulSelectors(view, me);
        return highest(helpful.length > 0 ? helpful : from, (seat) => -threat(view, seat));
      }
      case 'SUMMON':
        return leader(view, from);
      case 'CHAOS': // the target takes the role that is better for them, which is worse for me
        return highest(from, (seat) => survival(view, me, seat, saferRole(view, seat, me) === 'CAN' ? 'BALL' : 'CAN'));
      default:
        return biggest(view, from);
    }
  },
  role: saferRole,
};
