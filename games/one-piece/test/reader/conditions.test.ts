/** Invented texts in the house style of the game, and what they mean: conditions. */
import { describe } from 'vitest';
import { drawsIf, reads } from './reading.ts';

describe('[OP-R2.4] condition', () => {
  reads([
    [
      '[On Play] If your Leader has the {Kiln} type and you have 2 or less Life cards, draw 1 card.',
      drawsIf({
        all: [
          { is: 'leader', where: { type: ['Kiln'] } },
          { number: { count: { in: ['life'] } }, max: 2 },
        ],
      }),
    ],
    [
      '[On Play] If your Leader has the {Kiln} type or is [Ash], draw 1 card.',
      drawsIf({ is: 'leader', where: { any: [{ type: ['Kiln'] }, { name: ['Ash'] }] } }),
    ],
    [
      '[On Play] If your Leader\'s type includes "Kiln", draw 1 card.',
      drawsIf({ is: 'leader', where: { typeIncludes: ['Kiln'] } }),
    ],
    [
      '[On Play] If you have 7 or more DON!! cards on your field and 5 or less cards in your hand, draw 1 card.',
      drawsIf({
        all: [
          { number: { donOnField: 'you' }, min: 7 },
          { number: { count: { in: ['hand'] } }, max: 5 },
        ],
      }),
    ],
    [
      '[On Play] If you have 0 or 3 or more DON!! cards on your field, draw 1 card.',
      drawsIf({
        any: [
          { number: { donOnField: 'you' }, min: 0, max: 0 },
          { number: { donOnField: 'you' }, min: 3 },
        ],
      }),
    ],
    [
      '[On Play] If the number of DON!! cards on your field is at least 2 less than the number on your ' +
        "opponent's field, draw 1 card.",
      drawsIf({ number: { donOnField: 'you' }, max: { donOnField: 'opponent', plus: -2 } }),
    ],
    [
      '[On Play] If you have less Life cards than your opponent, draw 1 card.',
      drawsIf({ number: { count: { in: ['life'] } }, max: { count: { of: 'opponent', in: ['life'] }, plus: -1 } }),
    ],
    [
      '[On Play] If you and your opponent have a total of 5 or less Life cards, draw 1 card.',
      drawsIf({ number: { count: { of: 'either', in: ['life'] } }, max: 5 }),
    ],
    [
      '[On Play] If there is a Character with a cost of 0, draw 1 card.',
      drawsIf({ have: { of: 'either', in: ['character'], where: { cost: { min: 0, max: 0 } } } }),
    ],
    [
      '[On Play] If the only Characters on your field are {Kiln} type Characters, draw 1 card.',
      drawsIf({
        all: [
          { have: { in: ['character'] } },
          { not: { have: { in: ['character'], where: { not: { type: ['Kiln'] } } } } },
        ],
      }),
    ],
    [
      '[On Play] If you have no other [Ash] Characters, draw 1 card.',
      drawsIf({ not: { have: { in: ['character'], where: { other: true, name: ['Ash'] } } } }),
    ],
    [
      "[On Play] If you don't have [Ash], draw 1 card.",
      drawsIf({ not: { have: { in: ['leader', 'character', 'stage'], where: { name: ['Ash'] } } } }),
    ],
    [
      '[On Play] If you have [Ash] and [Ivy] in your trash, draw 1 card.',
      drawsIf({
        all: [
          { number: { count: { in: ['trash'], where: { name: ['Ash'] } } }, min: 1 },
          { number: { count: { in: ['trash'], where: { name: ['Ivy'] } } }, min: 1 },
        ],
      }),
    ],
    [
      '[On Play] If either you or your opponent has 0 Life cards, draw 1 card.',
      drawsIf({
        any: [
          { number: { count: { in: ['life'] } }, min: 0, max: 0 },
          { number: { count: { of: 'opponent', in: ['life'] } }, min: 0, max: 0 },
        ],
      }),
    ],
    [
      '[On Play] If all of your DON!! cards are rested, draw 1 card.',
      drawsIf({
        all: [
          { not: { have: { in: ['don'], where: { state: 'active' } } } },
          { not: { have: { in: ['leader', 'character'], where: { given: { min: 1 } } } } },
        ],
      }),
    ],
    [
      "[On Play] If all of your opponent's DON!! cards are rested, draw 1 card.",
      drawsIf({
        all: [
          { not: { have: { of: 'opponent', in: ['don'], where: { state: 'active' } } } },
          { not: { have: { of: 'opponent', in: ['leader', 'character'], where: { given: { min: 1 } } } } },
        ],
      }),
    ],
    [
      '[On Play] If all of your DON!! cards in your cost area are rested, draw 1 card.',
      drawsIf({ not: { have: { in: ['don'], where: { state: 'active' } } } }),
    ],
    [
      '[On Play] If you have 8 or more rested cards, draw 1 card.',
      drawsIf({
        number: { count: { in: ['leader', 'character', 'stage', 'don'], where: { state: 'rested' } } },
        min: 8,
      }),
    ],
    [
      '[On Play] If you have 2 or more DON!! cards given to your Leader, draw 1 card.',
      drawsIf({ is: 'leader', where: { given: { min: 2 } } }),
    ],
    [
      '[Activate: Main] If this Character was played on this turn, draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            if: { is: 'this', where: { playedThisTurn: true } },
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    ['[On Play] If it is your second turn or later, draw 1 card.', drawsIf({ firstTurn: false })],
    [
      'If your Leader has no given DON!! cards, this Character gains +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { is: 'leader', where: { given: { max: 0 } } },
            steps: [{ do: 'power', what: 'this', n: 1000 }],
          },
        ],
      },
    ],
  ]);
});
