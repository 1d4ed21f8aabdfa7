import { sequence } from '@dealers-choice/effects';
import { distance } from '../rules/board.ts';
import { duel, stand } from '../rules/duel.ts';
import type { Card, Door } from '../rules/table.ts';
import { everyone, unlessOtherLiving } from '../rules/targets.ts';

/** A throwing duel with one other player, who chooses the can or the ball. One of the two dies. */
export const chaos: Card = {
  id: 'CHAOS',
  copies: 4,
  options: [],
  play: sequence<Door>((p) =>
    p
      .pick('target', {
        prompt: 'CHAOS_TARGET',
        noun: 'seat',
        from: everyone,
        why: (x, _r, seat) => unlessOtherLiving(x, x.you, seat),
      })
      .do((x, { target }) => {
        x.commit();
        x.tell?.({ type: 'TARGET_CHOSEN', seat: x.you, target });
      })
      .choose('role', { by: (_x, { target }) => target, prompt: 'CHAOS_ROLE', options: ['CAN', 'BALL'] })
      .keep('thrower', (x, { role, target }) => (role === 'CAN' ? x.you : target))
      .keep('defender', (x, { role, target }) => (role === 'CAN' ? target : x.you))
      .do((x, { role, target }) => {
        x.commit();
        x.tell?.({ type: 'CHAOS_ROLE', seat: target, role });
      })
      .menu({ by: (_x, { defender }) => defender, prompt: 'CHAOS_READY', actions: [stand] })
      .do((x, { thrower, defender }) => {
        const apart = distance(x.match.seats, thrower, defender);
        x.tell?.({ type: 'CHAOS_STARTED', thrower, defender, distance: apart });
      })
      .run(() => duel, { given: (_x, { thrower, defender }) => ({ thrower, defender }) }),
  ),
};
