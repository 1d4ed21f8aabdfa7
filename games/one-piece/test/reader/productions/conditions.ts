/** What must hold: each row draws where it does, and not where it does not. */
import { expect } from 'vitest';
import type { Has, People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const drew = ({ alice }: People): void => {
  expect(alice).toHave({ hand: ['sailor'] });
};
const draws = (proves: readonly string[], text: string, where: Has, butNot: readonly Has[]): Behaviour =>
  behaves(proves, text, where, drew, { butNot });
const life = (n: number) => ({ life: Array<string>(n).fill('sailor') });

export const conditions = [
  draws(
    ['condition', 'have'],
    '[Main] If you have 1 or less Life cards and your opponent has a [wisp], draw 1 card.',
    { alice: life(1), bola: { characters: ['wisp'] } },
    [
      { alice: life(2), bola: { characters: ['wisp'] } },
      { alice: life(1), bola: { characters: ['guard'] } },
    ],
  ),
  draws(
    ['is on the field'],
    '[Main] If a Character with a cost of 5 or more is on the field, draw 1 card.',
    { bola: { characters: ['brute'] } },
    [{ bola: { characters: ['wisp'] } }, { alice: { hand: ['brute'] } }],
  ),
  draws(['not'], '[Main] If it is false that you have a [wisp], draw 1 card.', {}, [
    { alice: { characters: ['wisp'] } },
  ]),
  behaves(
    ['turn'],
    "When a Character is K.O.'d, if it is your opponent's turn, draw 1 card.",
    { alice: { hand: ['slay'] }, bola: { characters: ['scribe', 'wisp'] } },
    ({ alice, bola }) => {
      alice.does('play', 'slay');
      alice.picks('wisp');
      expect([alice, bola].map(({ seat, table }) => table.match.table.hand[seat].length)).toEqual([0, 1]);
    },
    { butNot: [{ alice: { hand: ['slay'], characters: ['scribe'] }, bola: { characters: ['wisp', 'guard'] } }] },
  ),
  behaves(
    ['turn'],
    "When a Character is K.O.'d, if it is your turn, draw 1 card.",
    { alice: { hand: ['slay'], characters: ['scribe'] }, bola: { characters: ['wisp'] } },
    (people) => {
      people.alice.does('play', 'slay');
      people.alice.picks('wisp');
      drew(people);
    },
  ),
  behaves(
    ['played this turn'],
    '[Activate: Main] If you played this Character this turn, draw 1 card.',
    { alice: { characters: ['scribe'], since: { scribe: 1 } } },
    (people) => {
      people.alice.does('activate', 'scribe', 1);
      drew(people);
    },
    { butNot: [{ alice: { characters: ['scribe'] } }] },
  ),
  draws(
    ['there is'],
    '[Main] If there is a Character with a cost of 5 or more, draw 1 card.',
    { bola: { characters: ['brute'] } },
    [{ bola: { characters: ['sailor'] } }],
  ),
  draws(
    ['number is'],
    "[Main] If the number of your Life cards is equal to or less than the number of your opponent's Life " +
      'cards, draw 1 card.',
    { alice: life(2), bola: life(2) },
    [{ alice: life(3), bola: life(2) }],
  ),
  draws(
    ['the only'],
    '[Main] If the only Characters on your field are {Fog} type Characters, draw 1 card.',
    { alice: { characters: ['wisp'] } },
    [{ alice: { characters: ['wisp', 'guard'] } }, {}],
  ),
  draws(
    ['all are'],
    '[Main] If all of your Characters are rested, draw 1 card.',
    { alice: { characters: ['wisp', 'guard'], rested: { wisp: 1, guard: 1 } } },
    [{ alice: { characters: ['wisp', 'guard'], rested: { wisp: 1 } } }],
  ),
  draws(['type includes'], '[Main] If your Leader\'s type includes "Cre", draw 1 card.', {}, [
    { alice: { leader: ['tide'] } },
  ]),
  draws(
    ['card is', 'what a card is'],
    '[Main] If your Leader has the {Tide} type, draw 1 card.',
    { alice: { leader: ['tide'] } },
    [{}],
  ),
  draws(
    ['either has'],
    '[Main] If you or your opponent has 0 Life cards, draw 1 card.',
    { alice: life(2), bola: life(0) },
    [{ alice: life(2), bola: life(1) }],
  ),
];
