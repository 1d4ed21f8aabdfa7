/** DON!!, Life and damage. */
import { expect } from 'vitest';
import { toldOf } from '../../kit/battles.ts';
import { behaves } from './behaviour.ts';

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
];
