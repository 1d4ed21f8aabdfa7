import { sequence } from '@dealers-choice/effects';
import { distance } from '../rules/board.ts';
import { duel, stand } from '../rules/duel.ts';
import type { Card, Door } from '../rules/table.ts';
import { everyone, unlessOtherLiving } from '../rules/targets.ts';

export const chaos: Card = {
  id: 'CHAOS',
  name: 'Chaos',
  text:
    'Pick another player, who chooses: take the can, and you throw, or take the ball, and you stand with the can. ' +
    'One of you dies.',
  death: 'in Chaos',
  copies: 4,
  options: [],
  prompts: [
    { id: 'CHAOS_TARGET', ask: () => 'Chaos: choose who duels with you.' },
    {
      id: 'CHAOS_ROLE',
      ask: () => 'Chaos: take the can and be thrown at, or take the ball and throw.',
      answers: { CAN: 'Take the can: be thrown at', BALL: 'Take the ball: throw' },
    },
    { id: 'CHAOS_READY', ask: () => 'Chaos: take your position. Hold still until the ball has arrived.' },
  ],
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
