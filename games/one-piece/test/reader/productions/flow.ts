/** Steps one after another, one of several, later, again. */
import { expect } from 'vitest';
import { shown } from '../../kit/battles.ts';
import { behaves } from './behaviour.ts';

const two = ['sailor', 'sailor'];

export const flow = [
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
];
