/** What sets a text off. */
import { expect } from 'vitest';
import { attacks } from '../../kit/battles.ts';
import type { People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

export const occasions = [
  behaves(
    ['watcher', 'occasion', 'something happens to cards', 'subject of an occasion'],
    "When your opponent's {Fog} type Character is K.O.'d, draw 1 card.",
    { alice: { characters: ['scribe'], hand: ['slay', 'slay'] }, bola: { characters: ['sailor', 'wisp'] } },
    ({ alice }) => {
      alice.does('play', 'slay');
      alice.picks('sailor');
      expect(alice).toHave({ hand: ['slay'] });
      alice.does('play', 'slay');
      alice.picks('wisp');
      expect(alice).toHave({ hand: ['sailor'] });
    },
  ),
  behaves(
    ['cause'],
    "When your opponent's Character is K.O.'d by your effect, draw 1 card.",
    {
      alice: { characters: ['scribe'], hand: ['slay'] },
      bola: { characters: ['wisp', 'guard'], rested: { wisp: 1 } },
    },
    (people) => {
      const { alice, bola } = people;
      attacks(people, alice, 'captain', 'wisp');
      bola.does('done');
      expect(bola).toHave({ characters: ['guard'] });
      expect(alice).toHave({ hand: ['slay'] });
      alice.does('play', 'slay');
      alice.picks('guard');
      expect(alice).toHave({ hand: ['sailor'] });
    },
  ),
  behaves(
    ['watcher behind', 'a player does something'],
    'Draw 1 card when you activate an Event.',
    { alice: { characters: ['scribe'], hand: ['song', 'guard'], donActive: 1 } },
    ({ alice }) => {
      alice.does('play', 'guard');
      expect(alice).toHave({ hand: ['song'] });
      alice.does('play', 'song');
      expect(alice).toHave({ hand: ['sailor', 'sailor'] });
    },
  ),
  behaves(
    ['something happens to a pile'],
    'When your number of Life cards becomes 0, draw 2 cards.',
    { bola: { characters: ['scribe'], life: ['sailor', 'sailor'] }, alice: { characters: ['brute'] } },
    (people) => {
      const { alice, bola } = people;
      for (const attacker of ['captain', 'brute']) {
        attacks(people, alice, attacker);
        bola.does('done');
        bola.chooses('take');
      }
      expect(people.match.table.hand[1]).toHaveLength(4);
    },
  ),
  behaves(
    ['something happens to a pile'],
    "When a card is removed from your opponent's Life cards, draw 1 card.",
    { alice: { characters: ['scribe'] }, bola: { life: ['sailor', 'sailor'] } },
    (people) => {
      attacks(people, people.alice, 'scribe');
      expect(people.alice).toHave({ hand: [] });
      people.bola.does('done');
      people.bola.chooses('take');
      expect(people.alice).toHave({ hand: ['sailor'] });
    },
  ),
  behaves(
    ['end of its battle'],
    "At the end of a battle in which this Character battles your opponent's Character with a cost of 3 " +
      'or less, draw 1 card.',
    { alice: { characters: ['scribe'] }, bola: { characters: ['sailor'], rested: { sailor: 1 } } },
    (people) => {
      attacks(people, people.alice, 'scribe', 'sailor');
      expect(people.alice).toHave({ hand: [] });
      people.bola.does('done');
      expect(people.alice).toHave({ hand: ['sailor'] });
    },
    { butNot: [{ alice: { characters: ['scribe'] }, bola: { characters: ['brute'], rested: { brute: 1 } } }] },
  ),
  behaves(['a time'], 'At the end of your turn, draw 1 card.', {}, ({ alice }) => {
    alice.does('end');
    expect(alice).toHave({ hand: ['sailor'] });
  }),
  behaves(
    ['subject of an occasion'],
    'When this Character or any of your other {Tide} type Characters attacks, draw 1 card.',
    { alice: { characters: ['scribe', 'brute'] } },
    (people) => {
      attacks(people, people.alice, 'scribe');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['subject of an occasion'],
    'When this Character or any of your other {Tide} type Characters attacks, draw 1 card.',
    { alice: { characters: ['scribe', 'brute'] } },
    (people) => {
      attacks(people, people.alice, 'brute');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['occasion'],
    'When you take damage, or when one of your Characters is rested by your effect, draw 1 card.',
    { alice: { characters: ['scribe', 'wisp'], hand: ['lull'], donActive: 1 } },
    ({ alice }) => {
      alice.does('play', 'lull');
      alice.picks('wisp');
      expect(alice).toHave({ hand: ['sailor'] });
    },
    {
      cards: {
        lull: {
          category: 'EVENT',
          cost: 0,
          effects: [{ timings: ['MAIN'], steps: [{ do: 'rest', what: { n: 1, in: ['character'] } }] }],
        },
      },
    },
  ),
];
