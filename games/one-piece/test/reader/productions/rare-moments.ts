/** Moments and conditions that are said rarely. */
import { expect } from 'vitest';
import { attacks } from '../../kit/battles.ts';
import { on } from '../../kit/effects.ts';
import { answersOf, deck as deckOf, event, leader, type People } from '../../kit/playing.ts';
import { behaves } from './behaviour.ts';

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);
const cards = { pay: event(0, on('MAIN', { do: 'returnDon', n: 2 })) };

export const rareMoments = [
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
  behaves(['later'], '[Main] At the start of your next Main Phase, draw 2 cards.', {}, (people) => {
    people.alice.does('end');
    people.bola.does('end');
    expect(held(people)).toEqual([3, 1]);
  }),
  behaves(
    ['keyword'],
    '[Rush: Character]',
    {
      alice: { characters: ['scribe'], since: { scribe: 1 } },
      bola: { characters: ['wisp'], rested: { wisp: 1 } },
    },
    (people) =>
      expect(answersOf(people, people.alice).filter((each) => each.startsWith('attack scribe'))).toEqual([
        'attack scribe wisp',
      ]),
  ),
  behaves(['end of the match'], '[Main] You lose the game at the end of this turn.', {}, (people) => {
    expect(people.match.over).toBeNull();
    people.alice.does('end');
    expect(people.match.over).toMatchObject({ winners: [1] });
  }),
  behaves(
    ['cause'],
    "When one of your opponent's Characters is K.O.'d in battle, draw 1 card.",
    {
      alice: { characters: ['scribe'], hand: ['slay'] },
      bola: { characters: ['wisp', 'guard'], rested: { wisp: 1 } },
    },
    (people) => {
      people.alice.does('play', 'slay');
      people.alice.picks('guard');
      expect(held(people)).toEqual([0, 0]);
      attacks(people, people.alice, 'captain', 'wisp');
      people.bola.does('done');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['something happens to cards'],
    "When this Character battles and K.O.'s your opponent's Character, draw 1 card.",
    {
      alice: { characters: ['scribe'] },
      bola: { characters: ['wisp', 'guard'], rested: { wisp: 1, guard: 1 } },
    },
    (people) => {
      attacks(people, people.alice, 'captain', 'guard');
      people.bola.does('done');
      expect(held(people)).toEqual([0, 0]);
      attacks(people, people.alice, 'scribe', 'wisp');
      people.bola.does('done');
      expect(held(people)).toEqual([1, 0]);
    },
  ),
  behaves(
    ['for each', 'something happens to a pile'],
    'When a DON!! card on your field is returned to your DON!! deck, draw 1 card for each of those.',
    { alice: { characters: ['scribe'], hand: ['pay'], donActive: 2 } },
    (people) => {
      people.alice.does('play', 'pay');
      expect(held(people)).toEqual([2, 0]);
    },
    { cards },
  ),
  behaves(
    ['turn'],
    '[Main] If it is not your first turn, draw 1 card.',
    {},
    (people) => {
      const { alice, bola } = people;
      alice.chooses('first');
      alice.chooses('no');
      bola.chooses('no');
      alice.does('play', 'scribe');
      expect(held(people)).toEqual([4, 5]);
      alice.does('end');
      bola.does('end');
      alice.does('play', 'scribe');
      expect(held(people)).toEqual([5, 6]);
    },
    {
      how: {
        phase: 'turn-order',
        decks: [deckOf('own', 'captain', { scribe: 50 })],
        options: { decks: 'own,crew' },
      },
    },
  ),
  behaves(
    ['card is'],
    "[Main] If your opponent's Leader has the {Tide} type, draw 1 card.",
    { bola: { leader: ['tide'] } },
    (people) => expect(held(people)).toEqual([1, 0]),
    { butNot: [{}] },
  ),
  behaves(
    ['would'],
    "If this Character would be removed from the field by your opponent's effect or K.O.'d, you may " +
      'trash 1 card from your hand instead.',
    { alice: { characters: ['brute'] }, bola: { characters: ['scribe'], rested: { scribe: 1 }, hand: ['wisp'] } },
    (people) => {
      attacks(people, people.alice, 'brute', 'scribe');
      people.bola.does('done');
      people.bola.chooses('yes');
      expect(people.bola).toHave({ characters: ['scribe'], trash: ['wisp'] });
    },
  ),
  behaves(
    ['prohibition'],
    'This Character cannot attack a Leader.',
    { bola: { characters: ['wisp'], rested: { wisp: 1 } } },
    (people) =>
      expect(answersOf(people, people.alice).filter((each) => each.startsWith('attack scribe'))).toEqual([
        'attack scribe wisp',
      ]),
  ),
];
