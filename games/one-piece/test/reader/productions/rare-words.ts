/** What is said rarely, so that every word that a text can come to is played once. */
import { expect } from 'vitest';
import { attacks, shown, toldOf } from '../../kit/battles.ts';
import { answersOf, ch, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);
const deck = ['sailor', 'guard', 'wisp', 'brute'];

export const rareWords = [
  behaves(
    ['give DON!!'],
    '[Main] Give all of your rested DON!! cards to your Leader.',
    { alice: { donRested: 3, donActive: 1 } },
    ({ alice }) => expect(alice).toHave({ given: { captain: 3 }, donRested: 0, donActive: 1 }),
  ),
  behaves(
    ['subject of an occasion'],
    'When this Character or any of your other {Tide} type Characters attacks, draw 1 card.',
    { alice: { characters: ['scribe', 'brute'] } },
    (people) => {
      attacks(people, people.alice, 'scribe');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['subject of an occasion'],
    'When this Character or any of your other {Tide} type Characters attacks, draw 1 card.',
    { alice: { characters: ['scribe', 'brute'] } },
    (people) => {
      attacks(people, people.alice, 'brute');
      expect(held(people)).toEqual([1, 0]);
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
    ['card already meant'],
    "[On Your Opponent's Attack] Give the attacking card −3000 power during this turn.",
    { bola: { characters: ['scribe'] } },
    (people) => {
      attacks(people, people.alice, 'captain');
      expect(shown(people, 0, 'captain')).toBe(2000);
    },
  ),
  behaves(
    ['card already meant'],
    "[On Your Opponent's Attack] The attacked card gains +2000 power during this turn.",
    { bola: { characters: ['scribe'] } },
    (people) => {
      attacks(people, people.alice, 'captain');
      expect([shown(people, 1, 'captain'), shown(people, 1, 'scribe')]).toEqual([7000, 5000]);
    },
  ),
  behaves(
    ['card already meant'],
    'When you play a Character, that Character gains +1000 power during this turn.',
    { alice: { characters: ['scribe'], hand: ['guard'], donActive: 1 } },
    (people) => {
      people.alice.does('play', 'guard');
      expect([shown(people, 0, 'guard'), shown(people, 0, 'scribe')]).toEqual([3000, 5000]);
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
    ['with'],
    "[Main] K.O. up to 2 of your opponent's Characters with different names.",
    { bola: { characters: ['guard', 'guard', 'wisp'] } },
    (people) => {
      expect(people.alice.refusal({ pick: ['guard', 'guard'] })).not.toBeNull();
      people.alice.picks('guard', 'wisp');
      expect(people.bola).toHave({ characters: ['guard'] });
    },
  ),
  behaves(
    ['give DON!!'],
    '[Main] Give up to 1 rested DON!! card to each of your Characters.',
    { alice: { characters: ['wisp', 'guard'], donRested: 3 } },
    ({ alice }) => {
      alice.says(1);
      alice.says(1);
      expect(alice).toHave({ given: { wisp: 1, guard: 1 }, donRested: 1 });
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
    ['counted number', 'becomes'],
    "[On Play] Your Leader's base power becomes equal to this Character's power during this turn.",
    {},
    (people) => expect(shown(people, 0, 'captain')).toBe(9000),
    { as: ch(0, 9000) },
  ),
  behaves(
    ['return DON!!', 'cost'],
    '[Activate: Main] You may return 1 or more DON!! cards from your field to your DON!! deck: Draw 1 card.',
    { alice: { characters: ['scribe'], donActive: 3 } },
    (people) => {
      people.alice.does('activate', 'scribe', 1);
      people.alice.picks(1001);
      people.alice.picks();
      expect(people.alice).toHave({ donActive: 1, donDeck: 9 });
      expect(held(people)).toEqual([1, 0]);
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
    ['for each', 'gains'],
    '[Main] Your Leader gains +1000 power for each of your Characters during this turn.',
    { alice: { characters: ['wisp', 'guard'] } },
    (people) => expect(shown(people, 0, 'captain')).toBe(7000),
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
    ['cards and what they do'],
    '[Main] Your Leader or 1 of your {Fog} type Characters gains +1000 power during this turn.',
    { alice: { characters: ['wisp', 'guard'] } },
    (people) => {
      expect(answersOf(people, people.alice).sort()).toEqual(['captain', 'wisp']);
      people.alice.picks('wisp');
      expect(shown(people, 0, 'wisp')).toBe(2000);
    },
  ),
  behaves(
    ['rest', 'noun'],
    "[Main] Rest up to 1 of your opponent's DON!! cards or Characters with a cost of 3 or less.",
    { bola: { characters: ['wisp', 'brute'], donActive: 2 } },
    (people) => {
      expect(answersOf(people, people.alice)).toContain('wisp');
      expect(answersOf(people, people.alice)).not.toContain('brute');
      people.alice.picks('wisp');
      expect(people.bola).toHave({ rested: { wisp: 1, brute: 0 }, donActive: 2 });
    },
  ),
  behaves(
    ['give DON!!'],
    '[Main] Give 1 active DON!! card to your Leader.',
    { alice: { donActive: 2, donRested: 2 } },
    ({ alice }) => expect(alice).toHave({ given: { captain: 1 }, donActive: 1, donRested: 2 }),
  ),
  behaves(
    ['return DON!!'],
    "[Main] Return 1 of your opponent's rested DON!! cards to your opponent's DON!! deck.",
    { bola: { donActive: 2, donRested: 2 } },
    ({ bola }) => expect(bola).toHave({ donActive: 2, donRested: 1 }),
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
    ['counted number'],
    '[Main] Draw X cards, where X is the total cost of your Characters.',
    { alice: { characters: ['wisp', 'guard'] } },
    (people) => expect(held(people)).toEqual([2, 0]),
  ),
];
