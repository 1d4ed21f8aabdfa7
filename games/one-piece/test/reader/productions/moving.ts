/** Cards on their way: looked at, revealed, returned, played, shuffled. */
import { expect } from 'vitest';
import { toldOf } from '../../kit/battles.ts';
import { answersOf, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const deck = ['sailor', 'guard', 'wisp', 'brute'];

/** The cards that may be chosen. */
const choices = (people: People): string[] =>
  answersOf(people, people.alice)
    .filter((each) => each !== 'enough')
    .sort();

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
  behaves(
    ['look'],
    '[Main] Look at 2 cards from the top of your deck and put them back as they were.',
    { alice: { deck } },
    (people) => {
      expect(toldOf(people, 'cardLooked')).toMatchObject([{ n: 2 }]);
      expect(people.alice).toHave({ deck });
    },
  ),
  behaves(
    ['destination', 'move'],
    "[Main] Place up to 1 of your opponent's Characters at the top or bottom of the owner's deck.",
    { bola: { characters: ['wisp', 'sailor'], deck: ['guard', 'guard'] } },
    ({ alice, bola }) => {
      alice.picks('wisp');
      alice.chooses('bottom');
      expect(bola).toHave({ characters: ['sailor'], deck: ['wisp', 'guard', 'guard'] });
    },
  ),
  behaves(
    ['look'],
    '[Main] Look at the top card of your Life cards and place it at the top or bottom of your Life cards.',
    { alice: { life: ['sailor', 'guard', 'wisp'] } },
    ({ alice }) => {
      alice.chooses('bottom');
      expect(alice).toHave({ life: ['wisp', 'sailor', 'guard'] });
    },
  ),
  behaves(
    ['take'],
    '[Main] Look at 2 cards from the top of your deck; play up to 1 {Fog} type Character card rested. ' +
      'Then, place the rest at the bottom of your deck in any order.',
    { alice: { deck } },
    ({ alice }) => {
      alice.picks('wisp');
      expect(alice).toHave({ characters: ['wisp'], rested: { wisp: 1 }, deck: ['brute', 'sailor', 'guard'] });
    },
  ),
  behaves(
    ['cards from one end'],
    '[Main] Add 1 card from the top or bottom of your Life cards to your hand.',
    { alice: { life: ['wisp', 'sailor', 'guard'] } },
    ({ alice }) => {
      alice.chooses('bottom');
      expect(alice).toHave({ life: ['sailor', 'guard'], hand: ['wisp'] });
    },
  ),
  behaves(
    ['reveal and move'],
    '[Main] Reveal up to 1 card from your hand and add it to the top of your Life cards.',
    { alice: { hand: ['wisp', 'brute'], life: ['sailor'] } },
    (people) => {
      people.alice.picks('wisp');
      expect(people.alice).toHave({ life: ['sailor', 'wisp'] });
      expect(toldOf(people, 'cardRevealed')).toHaveLength(1);
    },
  ),
  behaves(
    ['choose a cost', 'with'],
    "[Main] Choose a cost and reveal 1 card from the top of your opponent's deck. If the revealed card has the " +
      'chosen cost, draw 2 cards.',
    { bola: { deck: ['sailor', 'brute'] } },
    ({ alice }) => {
      alice.says(5);
      expect(alice).toHave({ hand: ['sailor', 'sailor'] });
    },
    { butNot: [{ bola: { deck: ['brute', 'wisp'] } }] },
  ),
  behaves(
    ['take'],
    '[Main] Look at 3 cards from the top of your deck; reveal up to 1 [wisp] or 1 red Event and add it to your hand. ' +
      'Then, place the rest at the bottom of your deck in any order.',
    { alice: { deck: ['sailor', 'song', 'wisp', 'guard'] } },
    (people) => {
      expect(choices(people)).toEqual(['song', 'wisp']);
      people.alice.picks('song');
      expect(people.alice).toHave({ hand: ['song'] });
    },
  ),
  behaves(
    ['take'],
    '[Main] Look at 3 cards from the top of your deck; reveal up to 1 {Fog} type card other than [wisp] or up to 1 ' +
      'Character card with a cost of 5 or more and add it to your hand. Then, trash the rest.',
    { alice: { deck: ['sailor', 'brute', 'wisp', 'guard'] } },
    (people) => {
      expect(choices(people)).toEqual(['brute']);
      people.alice.picks('brute');
      expect(people.alice).toHave({ hand: ['brute'] });
    },
  ),
];
