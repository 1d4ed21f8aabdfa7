/** DON!!, Life and damage. */
import { expect } from 'vitest';
import { toldOf } from '../../kit/battles.ts';
import { answersOf, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

/** The cards that may be chosen. */
const choices = (people: People): string[] =>
  answersOf(people, people.alice)
    .filter((each) => each !== 'enough')
    .sort();

export const donAndLife = [
  behaves(
    ['add DON!!'],
    '[Main] Add up to 2 DON!! cards from your DON!! deck and rest them.',
    { alice: { donActive: 1 } },
    ({ alice }) => {
      alice.says(2);
      expect(alice).toHave({ donActive: 1, donRested: 2, donDeck: 7 });
    },
  ),
  behaves(
    ['give DON!!'],
    '[Main] Give up to 2 rested DON!! cards to your Leader.',
    { alice: { donActive: 1, donRested: 3 } },
    ({ alice }) => {
      alice.says(2);
      expect(alice).toHave({ given: { captain: 2 }, donActive: 1, donRested: 1 });
    },
  ),
  behaves(
    ['return DON!!'],
    '[Main] Your opponent returns 2 DON!! cards from their field to their DON!! deck.',
    { alice: { donActive: 2 }, bola: { donActive: 2 } },
    ({ alice, bola }) => {
      expect(alice).toHave({ donActive: 2 });
      expect(bola).toHave({ donActive: 0, donDeck: 10 });
    },
  ),
  behaves(
    ['rest'],
    "[Main] Rest up to 1 of your opponent's Characters.",
    { bola: { characters: ['wisp', 'brute'] } },
    ({ alice, bola }) => {
      alice.picks('brute');
      expect(bola).toHave({ rested: { brute: 1, wisp: 0 } });
    },
  ),
  behaves(
    ['set as active'],
    '[Main] Set this Leader or 1 of your Characters as active.',
    { alice: { characters: ['brute'], rested: { brute: 1, captain: 1 } } },
    ({ alice }) => {
      alice.picks('brute');
      expect(alice).toHave({ rested: { brute: 0, captain: 1 } });
    },
  ),
  behaves(
    ['turn Life'],
    '[Main] Turn the top card of your Life cards face-up.',
    { alice: { life: ['sailor', 'wisp'] } },
    (people) => {
      expect(people.alice).toHave({ faceUp: { wisp: 1 } });
      expect(toldOf(people, 'lifeTurned')).toHaveLength(1);
    },
  ),
  behaves(
    ['deal damage'],
    '[Main] Deal 1 damage to your opponent.',
    { bola: { life: ['sailor', 'wisp'] } },
    ({ bola }) => {
      bola.chooses('take');
      expect(bola).toHave({ life: ['sailor'], hand: ['wisp'] });
    },
  ),
  behaves(
    ['return given DON!!'],
    '[Main] You may return 2 total of your currently given DON!! cards to your cost area rested: Draw 1 card.',
    { alice: { characters: ['brute', 'wisp'], given: { captain: 1, brute: 2, wisp: 1 } } },
    ({ alice }) => {
      alice.chooses('yes');
      alice.picks('brute');
      alice.picks('wisp');
      expect(alice).toHave({ given: { captain: 1, brute: 1, wisp: 0 }, donRested: 2, hand: ['sailor'] });
    },
    { butNot: [{ alice: { given: { captain: 1 }, donActive: 3 } }] },
  ),
  behaves(
    ['return given DON!!'],
    '[Main] Your opponent returns 1 of their given DON!! cards to their cost area rested.',
    { alice: { given: { captain: 1 } }, bola: { characters: ['wisp'], given: { captain: 1, wisp: 1 } } },
    ({ alice, bola }) => {
      bola.picks('wisp');
      expect(bola).toHave({ given: { captain: 1, wisp: 0 }, donRested: 1 });
      expect(alice).toHave({ given: { captain: 1 } });
    },
  ),
  behaves(
    ['give DON!!'],
    '[Main] Give all of your rested DON!! cards to your Leader.',
    { alice: { donRested: 3, donActive: 1 } },
    ({ alice }) => expect(alice).toHave({ given: { captain: 3 }, donRested: 0, donActive: 1 }),
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
  ...[
    '[Main] Give your Leader and all of your Characters up to 1 rested DON!! card each.',
    '[Main] Give up to 1 rested DON!! card each to your Leader and all of your Characters.',
  ].map((text) =>
    behaves(['give DON!!'], text, { alice: { characters: ['wisp', 'guard'], donRested: 4 } }, ({ alice }) => {
      for (let i = 0; i < 3; i++) alice.says(1);
      expect(alice).toHave({ given: { captain: 1, wisp: 1, guard: 1 }, donRested: 1 });
    }),
  ),
  behaves(
    ['give DON!!'],
    '[Main] Give your Leader and up to 2 of your Characters up to 2 rested DON!! cards each.',
    { alice: { characters: ['wisp', 'guard', 'wall'], donRested: 6 } },
    ({ alice }) => {
      alice.says(1);
      alice.picks('wisp', 'wall');
      alice.says(2);
      alice.says(1);
      expect(alice).toHave({ given: { captain: 1, wisp: 2, guard: 0, wall: 1 }, donRested: 2 });
    },
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
    ['quantity', 'give DON!!'],
    '[Main] Give up to 1 rested DON!! card to your {Tide} type Leader or 1 of your {Fog} type Characters.',
    { alice: { leader: ['tide'], donRested: 1, characters: ['wall', 'wisp'] } },
    ({ alice }) => {
      alice.picks('tide');
      alice.says(1);
      expect(alice).toHave({ given: { tide: 1 } });
    },
    { butNot: [{ alice: { donRested: 1, characters: ['wall', 'wisp'] } }] },
  ),
  behaves(
    ['return DON!! until', 'as many as'],
    '[Main] Return DON!! cards from your field to your DON!! deck until you have the same number of DON!! cards on ' +
      'your field as your opponent.',
    { alice: { donActive: 2, donRested: 3 }, bola: { donActive: 1, donRested: 1 } },
    ({ alice }) => {
      for (const place of [1001, 1002, 1001]) alice.picks(place);
      expect(alice).toHave({ donActive: 0, donRested: 2 });
    },
    { butNot: [{ alice: { donActive: 2, donRested: 3 }, bola: { donActive: 5 } }] },
  ),
  behaves(
    ['add DON!! until'],
    '[Main] Add DON!! cards from your DON!! deck and rest them until you have the same number of DON!! cards on your ' +
      'field as your opponent.',
    { alice: { donActive: 1 }, bola: { donActive: 4 } },
    ({ alice }) => expect(alice).toHave({ donActive: 1, donRested: 3 }),
  ),
  behaves(
    ['give DON!!'],
    "[Main] Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters.",
    { alice: { characters: ['wisp'], donRested: 1 }, bola: { characters: ['brute'], donRested: 2 } },
    (people) => {
      expect(choices(people)).toHaveLength(4);
      people.alice.picks('brute');
      people.alice.says(1);
      expect(people.bola).toHave({ given: { brute: 1 }, donRested: 1 });
      expect(people.alice).toHave({ donRested: 1 });
    },
  ),
  behaves(
    ['give DON!!'],
    "[Main] Give up to 2 DON!! cards from your opponent's cost area to 1 of your opponent's Characters.",
    { alice: { donRested: 2 }, bola: { characters: ['brute'], donRested: 2, donActive: 1 } },
    ({ alice, bola }) => {
      alice.says(2);
      alice.says(1); // of these the active one
      expect(bola).toHave({ given: { brute: 2 }, donRested: 1, donActive: 0 });
      expect(alice).toHave({ donRested: 2 });
    },
    { butNot: [{ bola: { characters: ['brute'], donRested: 2 } }] },
  ),
  behaves(
    ['cost', 'give DON!!'],
    "[Activate: Main] You may give 1 of your opponent's rested DON!! cards to 1 of your opponent's Characters: " +
      'Draw 1 card.',
    { alice: { donRested: 0 }, bola: { characters: ['wisp'], donRested: 1 } },
    ({ alice, bola }) => {
      alice.does('activate', 'scribe', 1);
      expect(bola).toHave({ given: { wisp: 1 }, donRested: 0 });
      expect(alice).toHave({ hand: ['sailor'] });
    },
    { butNot: [{ alice: { donRested: 1 }, bola: { characters: ['wisp'], donRested: 0 } }] },
  ),
];
