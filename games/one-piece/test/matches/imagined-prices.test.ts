/** Somebody pays with a card that others do not see: whoever imagines the match gives them one that fits (K10). */
import { imagine } from '@dealers-choice/bots';
import { SPECTATOR, seedRng } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';

const payer: Effect = {
  timings: ['WHEN_ATTACKING'],
  cost: [{ do: 'move', what: { n: 1, in: ['hand'], where: { category: ['EVENT'] } }, to: 'trash' }],
  steps: [{ do: 'draw', n: 1 }],
};
const cards = {
  payer: ch(3, 9000, saying(payer)),
  order: event(0, { timings: ['MAIN'], steps: [{ do: 'draw', n: 1 }] }),
};

test('[OP-R16.1] A spectator imagines only hands that can pay what is being paid', () => {
  const people = playing(cards, { alice: { characters: ['payer'], hand: ['order', 'sailor', 'sailor'] } });
  const { alice, game, table } = people;
  attacks(people, alice, 'payer');
  alice.chooses('yes');

  const seen = table.host.view(SPECTATOR);
  expect(seen.asking).toMatchObject({ prompt: 'choose', min: 1, max: 1 });
  const rng = seedRng('any');
  for (let i = 0; i < 30; i++) expect(imagine(game, seen, rng).asking).toMatchObject({ min: 1, max: 1 });
});
