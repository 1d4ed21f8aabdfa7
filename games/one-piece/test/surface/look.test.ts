/** What those who draw a card are told about it (OP-R17.3). */
import { apply, hashOf, must, sample, seedRng, start, view } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { snapshot } from '../../src/index.ts';
import { deck, gameWith, leader, type More } from '../kit/playing.ts';

const ALICE = 0;
const BOLA = 1;

const plain = leader(5000, 4, { colours: ['red', 'blue'], rarity: 'L' });
const gameOf = (more: More) =>
  gameWith({ first: { ...plain, ...more } }, undefined, [deck('mine', 'first', { sailor: 50 })]);
const options = { decks: 'mine,crew' };

test('[S96] [OP-R17.3] The metadata of an alternate-art promo Leader say so', () => {
  const game = gameOf({ art: { alternate: true, promo: true } });
  const { mats } = snapshot(view(game, start(game, { seed: 1, options }), BOLA), game.kit);

  expect(mats[ALICE].LEADER_AREA).toMatchObject([
    { metadata: { isLeader: true, isAltArt: true, isPromo: true, rarity: 'L', colours: ['red', 'blue'] } },
  ]);
  expect(mats[BOLA].LEADER_AREA).toMatchObject([
    { metadata: { isLeader: true, isAltArt: false, isPromo: false, rarity: '', colours: ['red'] } },
  ]);
});

test('[S96] [OP-R17.3] It plays as the base card does', () => {
  const [base, promo] = [gameOf({}), gameOf({ art: { alternate: true, promo: true } })];
  const [here, there] = [start(base, { seed: 3, options }), start(promo, { seed: 3, options })];
  const rng = seedRng('base card');
  while (here.asking && !here.over) {
    const seat = must(here.asking.seats, 0);
    const move = sample(base, view(base, here, seat), seat, rng);
    apply(base, here, seat, move);
    apply(promo, there, seat, move);
  }

  expect(there.over).toEqual(here.over);
  expect(hashOf(there)).toBe(hashOf(here));
});
