/** Two cards that are chosen or revealed, and what becomes of the one and of the other. */
import { expect } from 'vitest';
import { shown } from '../../kit/battles.ts';
import { answersOf } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

export const oneOfTwo = [
  behaves(
    ['one of them', 'give less'],
    "[Main] Select up to 2 of your opponent's Characters, and give 1 Character −3000 power and the other −1000 power " +
      'during this turn.',
    { bola: { characters: ['brute', 'wall', 'guard'] } },
    (people) => {
      people.alice.picks('brute', 'wall');
      expect(answersOf(people, people.alice)).toEqual(['brute', 'wall']);
      people.alice.picks('wall');
      expect(['brute', 'wall', 'guard'].map((card) => shown(people, 1, card))).toEqual([6000, 1000, 2000]);
    },
  ),
  behaves(
    ['one of them', 'choose', 'play'],
    '[Main] Choose up to 1 Character card with a cost of 3 or less and up to 1 Character card with a cost of 1 or ' +
      'less from your trash. Play 1 card and play the other card rested.',
    { alice: { trash: ['wall', 'wisp', 'brute', 'guard'] } },
    ({ alice }) => {
      alice.picks('wall');
      alice.picks('wisp');
      alice.picks('wisp');
      expect(alice).toHave({ characters: ['wisp', 'wall'], rested: { wisp: 0, wall: 1 } });
    },
  ),
  behaves(
    ['choose', 'card already meant'],
    '[Main] Choose up to 1 Character card with a cost of 3 or less and up to 1 Character card with a cost of 3 or ' +
      'less from your trash. Play the chosen cards.',
    { alice: { trash: ['wall', 'wisp', 'guard'] } },
    (people) => {
      const { alice } = people;
      alice.picks('wall');
      expect(answersOf(people, alice)).toEqual(['wisp', 'guard', 'enough']);
      alice.picks('wisp');
      expect(alice).toHave({ characters: ['wall', 'wisp'], trash: ['guard', 'scribe'] });
    },
  ),
  behaves(
    ['one of them', 'sentence'],
    '[Main] Reveal up to 2 Character cards from your hand. Play 1 of the revealed cards and play the other card ' +
      'rested if it has a cost of 1 or less.',
    { alice: { hand: ['wall', 'wisp', 'brute'] } },
    ({ alice }) => {
      alice.picks('wall', 'wisp');
      alice.picks('wall');
      expect(alice).toHave({ characters: ['wall', 'wisp'], rested: { wall: 0, wisp: 1 }, hand: ['brute'] });
    },
  ),
];
