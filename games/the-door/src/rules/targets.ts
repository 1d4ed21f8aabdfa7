/** Who may be pointed at, and why not. */
import type { Steps } from '@dealers-choice/effects';
import { type Look, no, type Refusal, type Seat } from '@dealers-choice/kernel';
import { isDead, someoneIsDead } from './effects.ts';
import type { Door, Option } from './table.ts';

export const everyone = (x: Look<Door>): readonly Seat[] => x.seats;

/** Nobody points at themselves, and only at the living. */
export function unlessOtherLiving(x: Look<Door>, chooser: Seat, seat: Seat): Refusal | null {
  if (seat === chooser) return no('NOT_YOURSELF', { seat }, 'T-48');
  return isDead(x, seat) ? no('TARGET_NOT_ALIVE', { seat }, 'T-49') : null;
}

function unlessTarget(x: Look<Door>, option: Option, seat: Seat): Refusal | null {
  if (option !== 'RESURRECT' || seat === x.you) return unlessOtherLiving(x, x.you, seat);
  return isDead(x, seat) ? null : no('TARGET_NOT_DEAD', { seat }, 'T-27');
}

const unlessAvailable = (x: Look<Door>, option: Option): Refusal | null =>
  option === 'RESURRECT' && !someoneIsDead(x) ? no('OPTION_UNAVAILABLE', { option }, 'T-26') : null;

/** Option and target are two explicit choices (T-58); both can be changed until the target is confirmed. */
export const optionAndTarget = <O extends Option>(p: Steps<Door, object>, options: readonly O[]) =>
  p
    .choose('option', { prompt: 'CARD_OPTION', options, why: (x, _r, option) => unlessAvailable(x, option) })
    .do((x, { option }) => x.tell?.({ type: 'OPTION_CHOSEN', seat: x.you, option }))
    .pick('target', {
      prompt: 'CARD_TARGET',
      params: (_x, { option }) => ({ option }),
      noun: 'seat',
      from: everyone,
      why: (x, { option }, seat) => unlessTarget(x, option, seat),
    })
    .do((x, { option, target }) => {
      x.commit();
      x.tell?.({ type: option === 'JURY' ? 'SELECTOR_CHOSEN' : 'TARGET_CHOSEN', seat: x.you, target });
    });
