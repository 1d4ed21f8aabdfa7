/** Cards on their way: looked at, revealed, returned, played, shuffled. */
import { expect } from 'vitest';
import { toldOf } from '../../kit/battles.ts';
import { behaves } from './behaviour.ts';

const deck = ['sailor', 'guard', 'wisp', 'brute'];

export const moving = [
  behaves(
    ['look', 'take', 'kind of cards'],
    '[Main] Look at 2 cards from the top of your deck; reveal up to 1 {Fog} type card and add it to your hand. ' +
      'Then, place the rest at the bottom of your deck in any order.',
    { alice: { deck } },
    ({ alice }) => {
      alice.picks('wisp');
      expect(alice).toHave({ hand: ['wisp'], deck: ['brute', 'sailor', 'guard'] });
    },
  ),
  behaves(
    ['reveal and take'],
    '[Main] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of 5 or more. ' +
      'Then, place the rest at the bottom of your deck.',
    { alice: { deck } },
    ({ alice }) => {
      alice.picks('brute');
      expect(alice).toHave({ characters: ['brute'], deck: ['sailor', 'guard', 'wisp'] });
    },
    { butNot: [{ alice: { deck: ['sailor', 'guard', 'brute', 'wisp'] } }] },
  ),
  behaves(
    ['move', 'destination'],
    "[Main] Place up to 1 Character with a cost of 1 or less at the bottom of the owner's deck.",
    { alice: { characters: ['brute'] }, bola: { characters: ['wisp', 'sailor'], deck: ['guard', 'guard'] } },
    ({ alice, bola }) => {
      alice.picks('wisp');
      expect(bola).toHave({ characters: ['sailor'], deck: ['wisp', 'guard', 'guard'] });
    },
  ),
  behaves(
    ['reveal and move'],
    '[Main] Reveal up to 1 {Fog} type card from your hand and add it to the top of your Life cards.',
    { alice: { hand: ['wisp', 'brute'], life: ['sailor'] } },
    (people) => {
      people.alice.picks('wisp');
      expect(people.alice).toHave({ hand: ['brute'], life: ['sailor', 'wisp'] });
      expect(toldOf(people, 'cardRevealed')).toHaveLength(1);
    },
  ),
  behaves(
    ['reveal'],
    '[Main] Reveal 1 card from the top of your deck. If the revealed card is a {Tide} type card, draw 1 card.',
    { alice: { deck } },
    (people) => {
      expect(people.alice).toHave({ hand: ['brute'] });
      expect(toldOf(people, 'cardRevealed')).toHaveLength(1);
    },
    { butNot: [{ alice: { deck: ['brute', 'wisp'] } }] },
  ),
  behaves(
    ['choose'],
    '[Main] Choose up to 1 of your Characters. Return the chosen Character to your hand.',
    { alice: { characters: ['wisp', 'brute'] } },
    ({ alice }) => {
      alice.picks('brute');
      expect(alice).toHave({ characters: ['wisp'], hand: ['brute'] });
    },
  ),
  behaves(
    ['play'],
    '[Main] Play up to 1 Character card with a cost of 5 or less from your hand rested.',
    { alice: { hand: ['brute', 'song'] } },
    ({ alice }) => {
      alice.picks('brute');
      expect(alice).toHave({ characters: ['brute'], rested: { brute: 1 }, hand: ['song'] });
    },
  ),
  behaves(['shuffle'], '[Main] Shuffle your deck.', {}, (people) =>
    expect(toldOf(people, 'shuffled')).toMatchObject([{ seat: 0, area: 'DECK' }]),
  ),
  behaves(
    ['hand into deck'],
    '[Main] Return all cards in your hand to your deck and shuffle your deck.',
    { alice: { hand: ['wisp', 'brute'], deck: ['guard'] } },
    (people) => {
      expect(people.alice).toHave({ hand: [] });
      expect(people.match.table.deck[0]).toHaveLength(3);
      expect(toldOf(people, 'shuffled')).toHaveLength(1);
    },
  ),
  behaves(
    ['into deck and shuffle'],
    '[Main] Return 2 cards from your trash to your deck and shuffle it.',
    { alice: { trash: ['wisp', 'brute'], deck: ['guard'] } },
    (people) => {
      people.alice.picks('wisp', 'brute');
      people.alice.picks('brute', 'wisp');
      expect(people.alice).toHave({ trash: ['scribe'] });
      expect(people.match.table.deck[0]).toHaveLength(3);
      expect(toldOf(people, 'shuffled')).toHaveLength(1);
    },
  ),
];
