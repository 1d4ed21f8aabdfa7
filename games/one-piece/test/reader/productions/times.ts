/** When a text works: tags and times, each once. */
import { expect } from 'vitest';
import { attacks, shown } from '../../kit/battles.ts';
import { deck as deckOf, leader, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

const struck = (people: People, by = 'captain', target?: string): void => {
  attacks(people, people.alice, by, target);
};

const THEIRS = { bola: { characters: ['scribe'], life: ['sailor', 'sailor'] } };

export const times = [
  behaves(['header'], '[On Play] Draw 1 card.', {}, (people) => expect(held(people)).toEqual([1, 0])),
  behaves(['header'], '[When Attacking] Draw 1 card.', {}, (people) => {
    struck(people, 'scribe');
    expect(held(people)).toEqual([1, 0]);
  }),
  behaves(['header'], "[On Your Opponent's Attack] Draw 1 card.", THEIRS, (people) => {
    struck(people);
    expect(held(people)).toEqual([0, 1]);
  }),
  behaves(['header'], '[Blocker]\n[On Block] Draw 1 card.', THEIRS, (people) => {
    struck(people);
    people.bola.picks('scribe');
    expect(held(people)).toEqual([0, 1]);
  }),
  behaves(['header'], '[On K.O.] Draw 1 card.', { alice: { hand: ['slay'] }, ...THEIRS }, (people) => {
    people.alice.does('play', 'slay');
    expect(held(people)).toEqual([0, 1]);
  }),
  behaves(['header'], '[End of Your Turn] Draw 1 card.', {}, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([1, 1]);
  }),
  behaves(['header'], "[End of Your Opponent's Turn] Draw 1 card.", {}, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([0, 1]);
    people.bola.does('end');
    expect(held(people)).toEqual([2, 1]);
  }),
  behaves(
    ['header', 'duration'],
    '[Counter] Your Leader gains +4000 power during this battle.',
    { bola: { hand: ['scribe'] } },
    (people) => {
      struck(people);
      people.bola.does('event', 'scribe');
      expect(shown(people, 1, 'captain')).toBe(9000);
      people.bola.does('done');
      expect(shown(people, 1, 'captain')).toBe(5000);
    },
  ),
  behaves(['header'], '[Trigger] Draw 2 cards.', { bola: { life: ['scribe'] } }, (people) => {
    struck(people);
    people.bola.does('done');
    people.bola.chooses('trigger');
    expect(held(people)).toEqual([0, 2]);
  }),
  behaves(['a time'], "At the start of your opponent's turn, draw 1 card.", {}, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([1, 1]);
  }),
  behaves(['a time'], 'At the start of your turn, draw 1 card.', THEIRS, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([0, 2]);
  }),
  behaves(['a time'], 'At the start of your Main Phase, draw 1 card.', THEIRS, (people) => {
    people.alice.does('end');
    expect(held(people)).toEqual([0, 2]);
  }),
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
  behaves(
    ['a time'],
    'At the start of the game, play up to 1 Stage card from your deck.',
    {},
    ({ alice }) => {
      alice.chooses('first');
      alice.picks('pier');
      expect(alice).toHave({ stage: ['pier'] });
    },
    {
      as: leader(5000, 5),
      how: {
        phase: 'turn-order',
        decks: [deckOf('own', 'scribe', { sailor: 48, pier: 2 })],
        options: { decks: 'own,crew' },
      },
    },
  ),
];
