/** Texts that change held cards are told of a card only when everybody sees it (OP-88). */
import { SPECTATOR } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import type { Effect } from '../../src/tree/tree.ts';
import { toldOf } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, event, playing, saying } from '../kit/playing.ts';
import { twoWorlds } from '../kit/worlds.ts';

const BOLA = 1;

const cheaper: Effect = { timings: ['PERMANENT'], in: 'hand', steps: [{ do: 'cost', what: 'this', n: -1 }] };
const cards = {
  bargain: ch(3, 4000, saying(cheaper)),
  mate: ch(3, 4000),
  order: event(
    0,
    on('MAIN', { do: 'move', what: { in: ['hand'], upTo: 1, where: { cost: { max: 9 } } }, to: 'trash' }),
  ),
};

test('[S98] [OP-R16.1] Nobody hears of a text in a hand while only its owner can know that it is there', () => {
  const { both } = twoWorlds(
    cards,
    { alice: { hand: ['order', 'bargain'] } },
    { alice: { hand: ['order', 'mate'] } },
    { viewers: [BOLA, SPECTATOR] },
  );

  both(({ alice }) => alice.does('play', 'order'));
  both(({ alice }) => alice.picks());
});

test('[S98] It is told when its card is shown and played for less', () => {
  const people = playing(cards, { alice: { hand: ['bargain'], donActive: 2 } });
  people.alice.does('play', 'bargain');

  expect(toldOf(people, 'effectInForce').map(({ effect }) => effect)).toEqual(['bargain#1']);
});
