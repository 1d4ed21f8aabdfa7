/** Who may be pointed at, and why not. */
import type { Steps } from '@dealers-choice/effects';
import { type Look, no, type Refusal, type Seat } from '@dealers-choice/kernel';
import { isDead, someoneIsDead } from './effects.ts';
import type { CardOption, Door } from './table.ts';

export const everyone = (x: Look<Door>): readonly Seat[] => x.seats;

/** Nobody points at themselves, and only at the living (TD-17). */
export function unlessOtherLiving(x: Look<Door>, chooser: Seat, seat: Seat): Refusal | null {
  if (seat === chooser) return no('NOT_YOURSELF', { seat }, 'TD-17');
  return isDead(x, seat) ? no('TARGET_NOT_ALIVE', { seat }, 'TD-17') : null;
}

function unlessTarget(x: Look<Door>, { targets }: CardOption, seat: Seat): Refusal | null {
  if (targets === 'living' || seat === x.you) return unlessOtherLiving(x, x.you, seat);
  return isDead(x, seat) ? null : no('TARGET_NOT_DEAD', { seat }, 'TD-26');
}

const unlessAvailable = (x: Look<Door>, { id, targets }: CardOption): Refusal | null =>
  targets === 'dead' && !someoneIsDead(x) ? no('OPTION_UNAVAILABLE', { option: id }, 'TD-27') : null;

/** Option and target are two choices (TD-11); both can be changed until the target is confirmed (TD-12). */
export function optionAndTarget(p: Steps<Door, object>, options: readonly [CardOption, CardOption]) {
  const optionOf = (id: string): CardOption => (options[0].id === id ? options[0] : options[1]);
  return p
    .choose('option', {
      prompt: 'CARD_OPTION',
      options: options.map(({ id }) => id),
      why: (x, _r, id) => unlessAvailable(x, optionOf(id)),
    })
    .do((x, { option }) => x.tell?.({ type: 'OPTION_CHOSEN', seat: x.you, option }))
    .pick('target', {
      prompt: 'CARD_TARGET',
      params: (_x, { option }) => ({ option }),
      noun: 'seat',
      from: everyone,
      why: (x, { option }, seat) => unlessTarget(x, optionOf(option), seat),
    })
    .do((x, { option, target }) => {
      x.commit();
      const type = optionOf(option).chosen === 'selector' ? 'SELECTOR_CHOSEN' : 'TARGET_CHOSEN';
      x.tell?.({ type, seat: x.you, target });
    });
}
