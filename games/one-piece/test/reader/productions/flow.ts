/** Steps one after another, one of several, later, again. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import type { People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const two = ['sailor', 'sailor'];

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

export const flow = [
  behaves(
    ['body', 'sentence'],
    '[Main] If you have 1 or less Life cards, your opponent draws 2 cards; otherwise, draw 2 cards.',
    { alice: { life: ['guard', 'guard'] } },
    (people) => expect(held(people)).toEqual([2, 0]),
    { butNot: [{ alice: { life: ['guard'] } }] },
  ),
  behaves(
    ['if'],
    '[Main] Draw 1 card. Then, if you have 1 or less Life cards, draw 1 card. In any case, your opponent draws 1 card.',
    { alice: { life: ['guard'] } },
    ({ alice, bola }) => {
      expect(bola).toHave({ hand: ['sailor'] });
      expect(alice).toHave({ hand: two });
    },
    { butNot: [{ alice: { life: ['guard', 'guard'] } }] },
  ),
  behaves(
    ['check if'],
    '[Main] Draw 1 card. Then, check if you have 1 or less Life cards. If so, draw 1 card.',
    { alice: { life: ['guard'] } },
    ({ alice }) => expect(alice).toHave({ hand: two }),
    { butNot: [{ alice: { life: ['guard', 'guard'] } }] },
  ),
  behaves(['later'], '[Main] At the end of this turn, draw 2 cards.', {}, ({ alice }) => {
    expect(alice).toHave({ hand: [] });
    alice.does('end');
    expect(alice).toHave({ hand: two });
  }),
  behaves(['repeat'], '[Main] Repeat the following 3 times: draw 1 card.', {}, ({ alice }) =>
    expect(alice).toHave({ hand: ['sailor', ...two] }),
  ),
  behaves(
    ['do the following'],
    '[Main] Do the following:\n• Draw 1 card.\n• Your opponent draws 2 cards.',
    {},
    ({ alice, bola }) => {
      expect(alice).toHave({ hand: ['sailor'] });
      expect(bola).toHave({ hand: two });
    },
  ),
  behaves(
    ['choose one'],
    '[Main] Choose one:\n• Draw 1 card.\n• Your opponent draws 2 cards.',
    {},
    ({ alice, bola }) => {
      alice.chooses('2');
      expect(alice).toHave({ hand: [] });
      expect(bola).toHave({ hand: two });
    },
  ),
  behaves(
    ['may'],
    '[Main] Draw 1 card. Then, you may trash 1 card from your hand. If you do, your opponent draws 2 cards.',
    {},
    ({ alice, bola }) => {
      alice.chooses('yes');
      expect(alice).toHave({ hand: [] });
      expect(bola).toHave({ hand: two });
    },
  ),
  behaves(
    ['may'],
    '[Main] Draw 1 card. Then, you may trash 2 cards from your hand. If you do, your opponent draws 2 cards.',
    {},
    ({ alice, bola }) => {
      alice.chooses('yes');
      expect(alice).toHave({ hand: [] });
      expect(bola).toHave({ hand: [] });
    },
  ),
  behaves(
    ['may'],
    '[Main] Draw 1 card. Then, you may trash 2 cards from your hand: Your opponent draws 2 cards.',
    {},
    ({ alice, bola }) => {
      expect(alice).toBeAsked('main');
      expect(alice).toHave({ hand: ['sailor'] });
      expect(bola).toHave({ hand: [] });
    },
  ),
  behaves(['have somebody'], '[Main] You may have your opponent draw 2 cards.', {}, ({ alice, bola }) => {
    alice.chooses('yes');
    expect(bola).toHave({ hand: two });
  }),
  behaves(['player does'], '[Main] Your opponent draws 2 cards.', {}, ({ alice, bola }) => {
    expect(alice).toHave({ hand: [] });
    expect(bola).toHave({ hand: two });
  }),
  behaves(['duration'], '[Main] Your Leader gains +1000 power until the start of your next turn.', {}, (people) => {
    people.alice.does('end');
    expect(shown(people, 0, 'captain')).toBe(6000);
    people.bola.does('end');
    expect(shown(people, 0, 'captain')).toBe(5000);
  }),
  behaves(
    ['may'],
    '[Main] Your opponent may trash 1 card from their hand. If they do not, draw 2 cards.',
    { bola: { hand: ['guard'] } },
    (people) => {
      people.bola.chooses('no');
      expect(held(people)).toEqual([2, 1]);
    },
  ),
  behaves(
    ['text'],
    '[Main] If you have 1 or less Life cards, draw 1 card. Otherwise, your opponent draws 2 cards.',
    { alice: { life: ['sailor', 'sailor'] } },
    (people) => expect(held(people)).toEqual([0, 2]),
    { butNot: [{ alice: { life: ['sailor'] } }] },
  ),
  behaves(['choose one'], '[Main] Your opponent chooses one:\n• Draw 1 card.\n• Draw 2 cards.', {}, (people) => {
    people.bola.chooses('2');
    expect(held(people)).toEqual([2, 0]);
  }),
  behaves(
    ['later'],
    '[When Attacking] At the end of this battle, draw 1 card.',
    { bola: { life: ['sailor', 'sailor'] } },
    (people) => {
      attacks(people, people.alice, 'scribe');
      expect(held(people)).toEqual([0, 0]);
      people.bola.does('done');
      people.bola.chooses('take');
      expect(held(people)).toEqual([1, 1]);
    },
  ),
  behaves(['later'], '[Main] At the start of your next Main Phase, draw 2 cards.', {}, (people) => {
    people.alice.does('end');
    people.bola.does('end');
    expect(held(people)).toEqual([3, 1]);
  }),
  behaves(
    ['body', 'if'],
    '[Main] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, your ' +
      'opponent draws 1 card. Then, place the revealed card at the bottom of your deck.',
    { alice: { deck: ['sailor', 'wisp', 'brute'] } },
    ({ alice }) => expect(alice).toHave({ deck: ['brute', 'sailor', 'wisp'] }),
    // It stays on top when the "if" fails (READINGS.md).
    { butNot: [{ alice: { deck: ['sailor', 'wisp', 'guard'] } }] },
  ),
];
