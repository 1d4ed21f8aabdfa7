/** Base power that is set, taken from another card, or swapped. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import type { People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const BOTH = { alice: { characters: ['wisp'] }, bola: { characters: ['brute', 'wall'] } };
const powers = (people: People, ...cards: readonly (readonly [seat: 0 | 1, card: string])[]): number[] =>
  cards.map(([seat, card]) => shown(people, seat, card));

export const basePower: readonly Behaviour[] = [
  behaves(
    ['becomes'],
    "[On Play] This Character's base power becomes the same as that of up to 1 of your opponent's Characters during " +
      'this turn.',
    BOTH,
    (people) => {
      people.alice.picks('brute');
      expect(powers(people, [0, 'scribe'], [1, 'brute'])).toEqual([7000, 7000]);
    },
  ),
  behaves(
    ['becomes'],
    "[On Play] Select up to 1 of your opponent's Characters. Its base power becomes the same as that of your Leader " +
      'during this turn.',
    BOTH,
    (people) => {
      people.alice.picks('brute');
      expect(powers(people, [1, 'brute'], [1, 'wall'])).toEqual([5000, 4000]);
    },
  ),
  behaves(
    ['becomes'],
    '[Main] The base power of up to 2 of your Characters becomes 9000 during this turn.',
    { alice: { characters: ['wisp', 'wall', 'brute'] } },
    (people) => {
      people.alice.picks('wisp', 'wall');
      expect(powers(people, [0, 'wisp'], [0, 'wall'], [0, 'brute'])).toEqual([9000, 9000, 7000]);
    },
  ),
  behaves(
    ['has its value become'],
    '[Main] Up to 1 of your Characters has its base power become 9000 during this turn.',
    BOTH,
    (people) => {
      people.alice.picks('wisp');
      expect(powers(people, [0, 'wisp'])).toEqual([9000]);
    },
  ),
  behaves(
    ['swap base power'],
    "[On Play] Swap this Character's base power with that of up to 1 of your opponent's Characters during this turn.",
    BOTH,
    (people) => {
      people.alice.picks('brute');
      expect(powers(people, [0, 'scribe'], [1, 'brute'], [1, 'wall'])).toEqual([7000, 5000, 4000]);
    },
  ),
  behaves(
    ['swap base power'],
    "[Main] Swap the base power of up to 1 of your Characters and up to 1 of your opponent's Characters during this " +
      'turn.',
    BOTH,
    (people) => {
      people.alice.picks('wisp');
      people.alice.picks('brute');
      expect(powers(people, [0, 'wisp'], [1, 'brute'])).toEqual([7000, 1000]);
    },
  ),
  behaves(
    ['becomes what the other has'],
    "[Main] Select up to 1 of your Characters and up to 1 of your opponent's Characters. The base power of each " +
      "selected Character becomes the same as the other's during this turn.",
    BOTH,
    (people) => {
      people.alice.picks('wisp');
      people.alice.picks('brute');
      expect(powers(people, [0, 'wisp'], [1, 'brute'])).toEqual([7000, 1000]);
    },
  ),
  behaves(
    ['becomes', 'counted number'],
    "[On Your Opponent's Attack] This Character's base power becomes the same as the attacking Character's base " +
      'power during this battle.',
    { alice: {}, bola: { characters: ['brute'] } },
    (people) => {
      people.alice.does('end');
      attacks(people, people.bola, 'brute', 'captain');
      expect(powers(people, [0, 'scribe'], [0, 'captain'])).toEqual([7000, 5000]);
    },
  ),
];
