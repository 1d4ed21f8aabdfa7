/** Choices of the other player, and how long something lasts. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import type { People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

export const moreFlow = [
  behaves(['end of the match'], '[Main] Your opponent loses the game.', {}, ({ match }) =>
    expect(match.over).toMatchObject({ winners: [0] }),
  ),
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
  behaves(
    ['duration'],
    "[Main] Your Leader gains +1000 power until the end of your opponent's next turn.",
    {},
    (people) => {
      people.alice.does('end');
      expect(shown(people, 0, 'captain')).toBe(6000);
      people.bola.does('end');
      expect(shown(people, 0, 'captain')).toBe(5000);
    },
  ),
  behaves(['duration'], '[Main] Your Leader gains +1000 power during this turn.', {}, (people) => {
    expect(shown(people, 0, 'captain')).toBe(6000);
    people.alice.does('end');
    expect(shown(people, 0, 'captain')).toBe(5000);
  }),
  behaves(['duration'], '[Main] Your Leader gains +1000 power until the end of your next turn.', {}, (people) => {
    people.alice.does('end');
    people.bola.does('end');
    expect(shown(people, 0, 'captain')).toBe(6000);
    people.alice.does('end');
    expect(shown(people, 0, 'captain')).toBe(5000);
  }),
];
