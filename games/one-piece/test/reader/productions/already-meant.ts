/** Cards that the text means already: "that card", "the attacking card", the one that was played. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import { answersOf } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

export const alreadyMeant = [
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
    ['card already meant'],
    '[Main] Play up to 1 Character card with a cost of 1 from your hand. The Character played with this effect gains ' +
      '[Rush] during this turn.',
    { alice: { hand: ['scribe', 'wisp', 'brute'] } },
    (people) => {
      people.alice.does('play', 'scribe');
      people.alice.picks('wisp');
      expect(answersOf(people, people.alice)).toContain('attack wisp captain');
    },
  ),
  behaves(
    ['card already meant', 'cost'],
    '[Main] You may give 1 active DON!! card to 1 of your Characters: The card given this DON!! card gains +3000 ' +
      'power during this turn.',
    { alice: { hand: ['scribe'], characters: ['wisp', 'brute'], donActive: 1 } },
    (people) => {
      people.alice.does('play', 'scribe');
      people.alice.chooses('yes');
      people.alice.picks('wisp');
      expect([shown(people, 0, 'wisp'), shown(people, 0, 'brute')]).toEqual([5000, 7000]);
    },
  ),
  behaves(
    ['card already meant', 'move'],
    '[On K.O.] Add this Character card from your trash to your hand.',
    { alice: { hand: ['slay'] }, bola: { characters: ['scribe'] } },
    ({ alice, bola }) => {
      alice.does('play', 'slay');
      expect(bola).toHave({ characters: [], hand: ['scribe'], trash: [] });
    },
  ),
];
