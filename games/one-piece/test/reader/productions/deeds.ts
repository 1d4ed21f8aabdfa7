/** What was done in this turn, asked for later. */
import { expect } from 'vitest';
import { attacks } from '../../kit/battles.ts';
import { answersOf, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number => match.table.hand[0].length;
/** Its text is used wherever it can be. */
function asks(people: People): void {
  if (answersOf(people, people.alice).includes('activate scribe 1')) people.alice.does('activate', 'scribe', 1);
}
/** Nobody blocks and nobody counters. */
function fights(people: People, card: string, target?: string): void {
  attacks(people, people.alice, card, target);
  people.bola.does('done');
  if (people.match.asking?.prompt === 'life') people.bola.chooses('take');
}
const foes = { characters: ['wisp', 'brute'], rested: { wisp: 1, brute: 1 }, life: ['guard', 'guard', 'guard'] };

export const deeds = [
  behaves(
    ['done this turn'],
    '[Activate: Main] If you have activated an Event with a base cost of 1 or less during this turn, draw 1 card.',
    { alice: { characters: ['scribe'], hand: ['song'] } },
    (people) => {
      asks(people);
      expect(held(people)).toBe(1);
      people.alice.does('play', 'song');
      asks(people);
      expect(held(people)).toBe(2);
      people.alice.does('end');
      people.bola.does('end');
      asks(people);
      expect(held(people)).toBe(3); // the card of the Draw Phase
    },
  ),
  behaves(
    ['done this turn'],
    '[Activate: Main] If you have not played a {Fog} type Character this turn, draw 1 card.',
    { alice: { characters: ['scribe'], hand: ['wisp', 'guard'], donActive: 2 } },
    (people) => {
      people.alice.does('play', 'guard');
      asks(people);
      expect(held(people)).toBe(2);
      people.alice.does('play', 'wisp');
      asks(people);
      expect(held(people)).toBe(1);
    },
  ),
  behaves(
    ['done this turn'],
    "[Activate: Main] If this Character battles your opponent's Character during this turn, draw 1 card.",
    { alice: { characters: ['scribe', 'wall'] }, bola: foes },
    (people) => {
      fights(people, 'captain', 'wisp');
      asks(people);
      expect(held(people)).toBe(0);
      fights(people, 'scribe', 'brute');
      asks(people);
      expect(held(people)).toBe(1);
    },
  ),
  behaves(
    ['done this turn'],
    '[Activate: Main] If this Character has attacked a Character during this turn, draw 1 card.',
    { alice: { characters: ['scribe'] }, bola: foes },
    (people) => {
      fights(people, 'scribe', 'wisp');
      asks(people);
      expect(held(people)).toBe(1);
    },
  ),
  behaves(
    ['done this turn'],
    '[Activate: Main] If you have attacked with a {Tide} type card against a Character during this turn, draw 1 card.',
    { alice: { characters: ['scribe', 'brute', 'wall'] }, bola: foes },
    (people) => {
      fights(people, 'wall', 'wisp');
      asks(people);
      expect(held(people)).toBe(0);
      fights(people, 'brute', 'brute');
      asks(people);
      expect(held(people)).toBe(1);
    },
  ),
  behaves(
    ['done this turn'],
    "When one of your Characters is K.O.'d, if your opponent has battled with a card against a Character during this " +
      'turn, draw 1 card.',
    {
      alice: { characters: ['brute'], hand: ['slay'] },
      bola: { ...foes, characters: ['scribe', 'wisp', 'guard'], rested: { wisp: 1 } },
    },
    (people) => {
      fights(people, 'brute', 'wisp');
      expect(people.bola).toHave({ hand: [] });
      people.alice.does('play', 'slay');
      people.alice.picks('guard');
      expect(people.match.table.hand[1]).toHaveLength(1);
    },
  ),
];
