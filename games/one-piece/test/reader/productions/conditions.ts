/** What must hold: each row draws where it does, and not where it does not. */
import { expect } from 'vitest';
import { answersOf, deck as deckOf, type Has, type People } from '../../kit/playing.ts';
import { type Behaviour, behaves } from './behaviour.ts';

const drew = ({ alice }: People): void => {
  expect(alice).toHave({ hand: ['sailor'] });
};

const draws = (proves: readonly string[], text: string, where: Has, butNot: readonly Has[]): Behaviour =>
  behaves(proves, text, where, drew, { butNot });

const life = (n: number) => ({ life: Array<string>(n).fill('sailor') });

const held = ({ match }: People): number[] => match.table.hand.map((cards) => cards.length);

const attackers = (people: People): boolean =>
  answersOf(people, people.alice).some((each) => each.startsWith('attack scribe'));

const drewOne = (people: People): void => expect(held(people)).toEqual([1, 0]);

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
  draws(
    ['all are'],
    '[Main] If all of your DON!! cards are rested, draw 1 card.',
    { alice: { donRested: 2 }, bola: { donActive: 1, given: { captain: 1 } } },
    [
      { alice: { donActive: 1, donRested: 2 } },
      { alice: { donRested: 2, given: { captain: 1 } } },
      { alice: { donRested: 2, characters: ['wisp'], given: { wisp: 1 } } },
    ],
  ),
  draws(
    ['all are'],
    '[Main] If all of your DON!! cards in your cost area are rested, draw 1 card.',
    { alice: { donRested: 2, given: { captain: 1 } } },
    [{ alice: { donActive: 1, donRested: 2 } }],
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
    ['unless it holds'],
    'This Character cannot attack unless there is a Character with 7000 base power or more.',
    { alice: { characters: ['scribe'] }, bola: { characters: ['wisp'] } },
    (people) => expect(attackers(people)).toBe(false),
    { butNot: [{ alice: { characters: ['scribe'] }, bola: { characters: ['brute'] } }] },
  ),
  behaves(
    ['card is'],
    '[Main] If your Leader is [wisp], multicolored or a {Tide} type card, draw 1 card.',
    { alice: { leader: ['tide'] } },
    drewOne,
    { butNot: [{}] },
  ),
  behaves(
    ['have'],
    '[Main] If you have [wisp] and [brute] Characters with a cost of 1 or more, draw 1 card.',
    { alice: { characters: ['wisp', 'brute'] } },
    drewOne,
    { butNot: [{ alice: { characters: ['wisp', 'wisp'] } }] satisfies Has[] },
  ),
  behaves(
    ['the only'],
    '[Main] If your opponent only has {Fog} type Characters, draw 1 card.',
    { bola: { characters: ['wisp', 'wisp'] } },
    drewOne,
    { butNot: [{ bola: { characters: ['wisp', 'wall'] } }, {}] },
  ),
  behaves(
    ['not yet this turn'],
    'When you activate an Event, you may draw 1 card if you have 4 or less cards in your hand and have not drawn a ' +
      "card using this Character's effect during this turn.",
    { alice: { hand: ['song', 'song'] } },
    ({ alice }) => {
      alice.does('play', 'song');
      alice.chooses('yes');
      alice.does('play', 'song');
      expect(alice).toHave({ hand: ['sailor', 'sailor', 'sailor'] });
    },
  ),
  behaves(
    ['have'],
    '[Main] If your deck has 1 or less cards, your opponent draws 1 card.',
    { alice: { deck: ['guard'] } },
    ({ bola }) => expect(bola).toHave({ hand: ['sailor'] }),
    { butNot: [{ alice: { deck: ['guard', 'guard'] } }] },
  ),
];
