/** Numbers that are counted, ends of piles, and what else becomes of cards. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import { ch, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

const deck = ['sailor', 'guard', 'wisp', 'brute'];

const pile = (n: number): string[] => Array<string>(n).fill('guard');

export const amounts = [
  behaves(
    ['draw'],
    '[Main] Draw cards until you have 3 cards in your hand.',
    { alice: { hand: ['guard'] } },
    (people) => expect(held(people)).toEqual([3, 0]),
  ),
  behaves(['draw', 'player does'], '[Main] You and your opponent each draw 2 cards.', {}, (people) =>
    expect(held(people)).toEqual([2, 2]),
  ),
  behaves(
    ['for each'],
    '[Main] Trash any number of cards from your hand. Then, draw 1 card for each card trashed.',
    { alice: { hand: ['guard', 'wisp', 'brute'] } },
    ({ alice }) => {
      alice.picks('guard', 'wisp');
      expect(alice).toHave({ hand: ['brute', 'sailor', 'sailor'] });
    },
  ),
  behaves(
    ['counted number'],
    '[Main] Draw X cards, where X is 1 plus the number of DON!! cards on your field.',
    { alice: { donActive: 1, donRested: 1 } },
    (people) => expect(held(people)).toEqual([3, 0]),
  ),
  behaves(
    ['counted number', 'becomes'],
    "[Main] Your Leader's base power becomes equal to the total power of your Characters during this turn.",
    { alice: { characters: ['brute', 'wisp'] } },
    (people) => expect(shown(people, 0, 'captain')).toBe(8000),
  ),
  behaves(
    ['card is', 'what a card is'],
    '[Main] Choose 1 of your Characters. If the chosen Character has a cost of 5 or more, draw 1 card.',
    { alice: { characters: ['brute'] } },
    (people) => expect(held(people)).toEqual([1, 0]),
    { butNot: [{ alice: { characters: ['wall'] } }] },
  ),
  behaves(
    ['cards from one end', 'destination'],
    '[Main] Place 1 card from the bottom of your deck at the top of your deck.',
    { alice: { deck } },
    ({ alice }) => expect(alice).toHave({ deck: ['guard', 'wisp', 'brute', 'sailor'] }),
  ),
  behaves(
    ['destination'],
    '[Main] Add up to 1 card from your hand to the bottom of your Life cards.',
    { alice: { hand: ['wisp', 'guard'], life: ['sailor'] } },
    ({ alice }) => {
      alice.picks('wisp');
      expect(alice).toHave({ hand: ['guard'], life: ['wisp', 'sailor'] });
    },
  ),
  behaves(
    ['look'],
    '[Main] Look at 2 cards from the top of your deck; add up to 1 card to your hand. Then, trash the rest.',
    { alice: { deck } },
    ({ alice }) => {
      alice.picks('wisp');
      expect(alice).toHave({ hand: ['wisp'], deck: ['sailor', 'guard'], trash: ['scribe', 'brute'] });
    },
  ),
  behaves(
    ['set as active'],
    '[Main] Set up to 2 of your DON!! cards as active.',
    { alice: { donRested: 3 } },
    ({ alice }) => {
      alice.says(2);
      expect(alice).toHave({ donActive: 2, donRested: 1 });
    },
  ),
  behaves(
    ['rest'],
    "[Main] Rest up to 2 of your opponent's DON!! cards.",
    { bola: { donActive: 3 } },
    ({ alice, bola }) => {
      alice.says(2);
      expect(bola).toHave({ donActive: 1, donRested: 2 });
    },
  ),
  behaves(
    ['will not become active'],
    "[Main] 2 of your opponent's rested DON!! cards will not become active in your opponent's next Refresh Phase.",
    { bola: { donRested: 3 } },
    ({ alice, bola }) => {
      alice.does('end');
      expect(bola).toHave({ donActive: 3, donRested: 2 });
    },
  ),
  behaves(
    ['give DON!!'],
    '[Main] Give up to 1 of your currently given DON!! cards to 1 of your Characters.',
    { alice: { characters: ['wisp'], given: { captain: 2 } } },
    ({ alice }) => {
      alice.picks('captain');
      expect(alice).toHave({ given: { captain: 1, wisp: 1 } });
    },
  ),
  behaves(
    ['becomes'],
    "[Main] The base cost of up to 1 of your opponent's Characters becomes 2 during this turn.",
    { bola: { characters: ['brute', 'wisp'] } },
    (people) => {
      people.alice.picks('brute');
      expect(shown(people, 1, 'brute', 'cost')).toBe(2);
    },
  ),
  behaves(
    ['give less'],
    "[Main] Give up to 1 of your opponent's Characters −2 cost during this turn.",
    { bola: { characters: ['brute', 'wisp'] } },
    (people) => {
      people.alice.picks('brute');
      expect(shown(people, 1, 'brute', 'cost')).toBe(3);
    },
  ),
  behaves(
    ['gain', 'gains'],
    '[Main] Up to 1 of your Characters gains the <Slash> attribute during this turn. If you have a ' +
      '<Slash> attribute Character, draw 1 card.',
    { alice: { characters: ['wisp', 'guard'] } },
    (people) => {
      people.alice.picks('wisp');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['gain', 'gains'],
    '[Main] Up to 1 of your Characters gains [Double Attack] and [Banish] during this turn.',
    { alice: { characters: ['brute', 'guard'] }, bola: { life: ['sailor', 'sailor', 'sailor'] } },
    (people) => {
      people.alice.picks('brute');
      attacks(people, people.alice, 'brute');
      people.bola.does('done');
      expect(people.bola).toHave({ life: ['sailor'], trash: ['sailor', 'sailor'], hand: [] });
    },
  ),
  behaves(
    ['turn Life'],
    "[Main] Turn all of your opponent's Life cards face-up.",
    { bola: { life: ['wisp', 'guard'] } },
    ({ bola }) => expect(bola).toHave({ faceUp: { wisp: 1, guard: 1 } }),
  ),
  behaves(
    ['counted number', 'becomes'],
    "[On Play] Your Leader's base power becomes equal to this Character's power during this turn.",
    {},
    (people) => expect(shown(people, 0, 'captain')).toBe(9000),
    { as: ch(0, 9000) },
  ),
  behaves(
    ['for each', 'gains'],
    '[Main] Your Leader gains +1000 power for each of your Characters during this turn.',
    { alice: { characters: ['wisp', 'guard'] } },
    (people) => expect(shown(people, 0, 'captain')).toBe(7000),
  ),
  behaves(
    ['counted number'],
    '[Main] Draw X cards, where X is the total cost of your Characters.',
    { alice: { characters: ['wisp', 'guard'] } },
    (people) => expect(held(people)).toEqual([2, 0]),
  ),
  behaves(
    ['for each in front'],
    '[Main] For every 2 of your Characters, draw 1 card.',
    { alice: { characters: ['brute', 'wisp', 'wall', 'guard', 'herald'] } },
    (people) => expect(held(people)).toEqual([2, 0]),
  ),
  behaves(
    ['for each in front'],
    "[Main] For every {Fog} type card on your field, K.O. up to 1 of your opponent's Characters.",
    { alice: { characters: ['wisp', 'wisp', 'guard'] }, bola: { characters: ['brute', 'wall', 'guard'] } },
    ({ alice, bola }) => {
      alice.picks('brute', 'wall');
      expect(bola).toHave({ characters: ['guard'] });
    },
  ),
  behaves(
    ['number'],
    '[Main] Draw 1 card for each of your Characters. Then, trash the same number of cards from your hand.',
    { alice: { characters: ['wisp', 'wall'], hand: ['guard'] } },
    ({ alice }) => {
      alice.picks('guard', 'sailor');
      expect(alice).toHave({ hand: ['sailor'] });
    },
  ),
  behaves(
    ['counted number'],
    '[Main] You may place all cards in your hand at the bottom of your deck in any order. If you do, draw cards ' +
      'equal to the number you placed at the bottom of your deck.',
    { alice: { hand: ['guard', 'wisp'] } },
    ({ alice }) => {
      alice.chooses('yes');
      alice.picks('guard', 'wisp');
      expect(alice).toHave({ hand: ['sailor', 'sailor'] });
    },
  ),
  behaves(
    ['for each', 'rest'],
    '[Main] You may rest any number of your DON!! cards. Your Leader gains +1000 power during this turn for every ' +
      'DON!! card rested this way.',
    { alice: { donActive: 4, donRested: 3 } },
    (people) => {
      people.alice.chooses('yes');
      people.alice.says(2);
      expect(shown(people, 0, 'captain')).toBe(7000);
      expect(people.alice).toHave({ donActive: 2, donRested: 5 });
    },
  ),
  behaves(
    ['trash', 'as many as'],
    '[Main] Your opponent trashes cards from their hand until they have the same number of cards in their hand as you.',
    { alice: { hand: ['guard'] }, bola: { hand: ['wisp', 'wall', 'brute'] } },
    ({ bola }) => {
      bola.picks('wisp', 'brute');
      expect(bola).toHave({ hand: ['wall'] });
    },
  ),
  behaves(
    ['for each'],
    '[Main] Reveal 1 card from the top of your deck. Your Leader gains +1000 power during this turn per 1 cost on ' +
      'the revealed card.',
    { alice: { deck: ['guard', 'brute'] } },
    (people) => expect(shown(people, 0, 'captain')).toBe(10000),
  ),
  behaves(
    ['based on a number', 'that many'],
    'Apply each of the following effects based on the number of cards in your trash:\n' +
      "• If there are 2 or more cards, this Character's base power becomes 7000 and it gains +1 cost.\n" +
      '• If you have 3 or more cards, during your turn, your Leader gains +1000 power.\n' +
      "• If you have 3 or more cards, during your opponent's turn, your Leader gains −1000 power.",
    { alice: { characters: ['scribe'], trash: pile(3) } },
    (people) => {
      expect([shown(people, 0, 'scribe'), shown(people, 0, 'scribe', 'cost')]).toEqual([7000, 1]);
      expect(shown(people, 0, 'captain')).toBe(6000);
      people.alice.does('end');
      expect(shown(people, 0, 'captain')).toBe(4000);
    },
    {
      butNot: [
        { alice: { characters: ['scribe'], trash: pile(1) } },
        { alice: { characters: ['scribe'], trash: pile(2) } },
      ],
    },
  ),
];
