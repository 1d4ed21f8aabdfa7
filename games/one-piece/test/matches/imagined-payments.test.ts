/** Whoever watches a payment from a hidden hand imagines a hand that can pay. */
import { imagine } from '@dealers-choice/bots';
import { SPECTATOR, seedRng, view } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { ch, event, playing } from '../kit/playing.ts';
import { mate } from '../kit/texts.ts';

test('[OP-R16.1] Who pays with an Event of the hand is imagined with one', () => {
  const clerk = mate('[Activate: Main] You may trash 1 Event from your hand: Draw 1 card.');
  const { alice, game, match } = playing(
    { clerk, song: event(1), hymn: event(1), pal: ch(1, 1000) },
    { alice: { characters: ['clerk'], hand: ['song', 'hymn'], deck: Array<string>(20).fill('pal') } },
  );
  alice.does('activate', 'clerk', 1);
  expect(match.asking).toMatchObject({ prompt: 'choose', min: 1 });

  const rng = seedRng('payments');
  for (let i = 0; i < 20; i++) {
    for (const viewer of [SPECTATOR, 1] as const) {
      const { asking } = imagine(game, view(game, match, viewer), rng);
      expect(asking).toMatchObject({ prompt: 'choose', min: 1 });
      expect(asking?.from.length).toBeGreaterThan(0);
    }
  }
});
