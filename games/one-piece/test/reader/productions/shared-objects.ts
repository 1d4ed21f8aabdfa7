/** Two verbs with one object, and what is done to cards said of the cards. */
import { expect } from 'vitest';
import { shown } from '../../kit/battles.ts';
import { answersOf, ch, type People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const held = ({ match }: People): number => match.table.hand[0].length;
const THEIRS = { bola: { characters: ['wisp', 'brute'] } };

export const sharedObjects: readonly Behaviour[] = [
  behaves(
    ['another'],
    '[Activate: Main] You may rest 1 of your Characters: Another of your Characters gains +1000 power during this ' +
      'turn.',
    { alice: { characters: ['scribe', 'wisp', 'brute'] } },
    (people) => {
      people.alice.does('activate', 'scribe', 1);
      people.alice.picks('brute');
      expect(answersOf(people, people.alice).sort()).toEqual(['scribe', 'wisp']);
      people.alice.picks('wisp');
      expect(shown(people, 0, 'wisp')).toBe(2000);
    },
  ),
  behaves(
    ['another'],
    '[On Play] Another of your Characters gains +1000 power during this turn.',
    { alice: { characters: ['wisp'] } },
    (people) => expect([shown(people, 0, 'wisp'), shown(people, 0, 'scribe')]).toEqual([2000, 5000]),
  ),
  behaves(
    ['two verbs'],
    "[Main] Rest and give −2000 power during this turn to up to 1 of your opponent's Characters.",
    THEIRS,
    (people) => {
      people.alice.picks('brute');
      expect(people.bola).toHave({ rested: { brute: 1 } });
      expect(shown(people, 1, 'brute')).toBe(5000);
    },
  ),
  ...(['ko', 'return'] as const).map((way) =>
    behaves(
      ['two verbs'],
      "[Main] K.O. or return to the owner's hand up to 1 of your opponent's Characters with a cost of 1 or less.",
      THEIRS,
      ({ alice, bola }) => {
        alice.picks('wisp');
        alice.chooses(way === 'ko' ? '1' : '2');
        expect(bola).toHave(way === 'ko' ? { trash: ['wisp'], hand: [] } : { hand: ['wisp'], trash: [] });
        expect(bola).toHave({ characters: ['brute'] });
      },
    ),
  ),
  behaves(
    ['two verbs'],
    '[Main] Your opponent returns to their hand or trashes 1 of their Characters.',
    THEIRS,
    ({ bola }) => {
      bola.picks('brute');
      bola.chooses('2');
      expect(bola).toHave({ characters: ['wisp'], trash: ['brute'] });
    },
  ),
  behaves(
    ['move'],
    "[Main] Return up to 1 of your Characters to the owner's hand or place it at the bottom of the owner's deck.",
    { alice: { characters: ['wisp', 'brute'], deck: ['guard'] } },
    ({ alice }) => {
      alice.picks('wisp');
      alice.chooses('2');
      expect(alice).toHave({ characters: ['brute'], deck: ['wisp', 'guard'], hand: [] });
    },
  ),
  behaves(
    ['is done to'],
    "[Main] All 1 cost Characters are K.O.'d.",
    { alice: { characters: ['wisp', 'wall'] }, bola: { characters: ['wisp', 'brute'] } },
    ({ alice, bola }) => {
      expect(alice).toHave({ characters: ['wall'] });
      expect(bola).toHave({ characters: ['brute'] });
    },
  ),
  behaves(
    ['is done to'],
    '[On Play] Up to 1 of your Characters other than this Character is set as active.',
    { alice: { characters: ['brute'], rested: { brute: 1 } } },
    ({ alice }) => {
      alice.picks('brute');
      expect(alice).toHave({ rested: { brute: 0 } });
    },
  ),
  behaves(
    ['is done to', 'card already meant'],
    '[On Play] Play up to 1 {Fog} type Character card from your trash. The 1 Character played by this effect is ' +
      'trashed at the end of this turn.',
    { alice: { trash: ['wisp'] } },
    ({ alice }) => {
      alice.picks('wisp');
      expect(alice).toHave({ characters: ['scribe', 'wisp'] });
      alice.does('end');
      expect(alice).toHave({ characters: ['scribe'], trash: ['wisp'] });
    },
  ),
  behaves(
    ['play'],
    '[Main] Play up to 1 {Fog} type Character card from your hand, and at the end of this turn, return it to the ' +
      "owner's hand.",
    { alice: { hand: ['wisp'] } },
    ({ alice }) => {
      alice.picks('wisp');
      expect(alice).toHave({ characters: ['wisp'], hand: [] });
      alice.does('end');
      expect(alice).toHave({ characters: [], hand: ['wisp'] });
    },
  ),
  behaves(
    ['give DON!!'],
    '[Main] Give up to a total of 3 rested DON!! cards to your Leader or Characters in any combination.',
    { alice: { characters: ['wisp'], donRested: 3 } },
    ({ alice }) => {
      for (const card of ['captain', 'wisp', 'captain']) {
        alice.picks(card);
        alice.says(1);
      }
      expect(alice).toHave({ given: { captain: 2, wisp: 1 }, donRested: 0 });
    },
  ),
  behaves(
    ['whose'],
    "[Main] K.O. up to 1 of your opponent's Characters whose power is higher than your Leader's power.",
    { bola: { characters: ['wisp', 'brute', 'wall'] } },
    (people) => expect(answersOf(people, people.alice).sort()).toEqual(['brute', 'enough']),
  ),
  behaves(
    ['whose'],
    "[Main] K.O. up to 1 of your opponent's Characters whose base cost is 3.",
    { bola: { characters: ['wisp', 'brute', 'wall'] } },
    (people) => expect(answersOf(people, people.alice).sort()).toEqual(['enough', 'wall']),
  ),
  behaves(
    ['this many were'],
    '[Main] Trash up to 3 cards from your hand. Then, if you trashed 2 or more cards, draw 4 cards.',
    { alice: { hand: ['wisp', 'wall', 'brute'] } },
    (people) => {
      people.alice.picks(...(people.match.table.hand[0].length === 3 ? ['wisp', 'wall'] : ['wisp']));
      expect(held(people)).toBe(5);
    },
    { butNot: [{ alice: { hand: ['wisp', 'wall'] } }] },
  ),
  behaves(
    ['with'],
    "[Main] K.O. up to 2 of your opponent's Characters with a total base power of 5000 or less.",
    { bola: { characters: ['brute', 'wisp', 'wall'] } },
    ({ alice, bola }) => {
      expect(alice.refusal({ pick: ['brute'] })?.code).toBe('TOTAL_TOO_HIGH');
      alice.picks('wisp', 'wall');
      expect(bola).toHave({ characters: ['brute'] });
    },
  ),
  behaves(
    ['card is'],
    '[Main] If your Leader is red and green, draw 1 card.',
    { alice: { leader: ['twin'] } },
    (people) => expect(held(people)).toBe(1),
    {
      cards: { twin: { category: 'LEADER', power: 5000, life: 5, colours: ['red', 'green'] } },
      butNot: [{ alice: {} }],
    },
  ),
  behaves(
    ['card is'],
    '[Activate: Main] You may trash 1 card from your hand: If the trashed card was a {Fog} type card, draw 3 cards.',
    { alice: { characters: ['scribe'], hand: ['wisp', 'haze'] } },
    (people) => {
      people.alice.does('activate', 'scribe', 1);
      people.alice.picks(answersOf(people, people.alice).includes('wisp') ? 'wisp' : 'guard');
      expect(held(people)).toBe(4);
    },
    { cards: { haze: ch(1, 1000) }, butNot: [{ alice: { characters: ['scribe'], hand: ['guard', 'haze'] } }] },
  ),
];
