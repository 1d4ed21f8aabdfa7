/** Invented texts in the house style of the game, and what they mean: unless, only, either, both. */
import { describe } from 'vitest';
import { drawsIf, reads } from './reading.ts';

describe('[OP-R2.4] unless, only, either, both', () => {
  reads([
    [
      "This Character cannot be K.O.'d unless you have 3 or less Life cards.",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { not: { number: { count: { in: ['life'] } }, max: 3 } },
            steps: [{ do: 'cannot', what: 'this', be: 'BE_KOED' }],
          },
        ],
      },
    ],
    [
      "This Character can't attack unless you do not have a [Ash].",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { have: { in: ['leader', 'character', 'stage'], where: { name: ['Ash'] } } },
            steps: [{ do: 'cannot', what: 'this', be: 'ATTACK' }],
          },
        ],
      },
    ],
    [
      'Unless you have 2 or more Characters, this Character cannot attack.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { not: { number: { count: { in: ['character'] } }, min: 2 } },
            steps: [{ do: 'cannot', what: 'this', be: 'ATTACK' }],
          },
        ],
      },
    ],
    [
      '[On K.O.] If your Leader is [Ash] or multicolored, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_KO'],
            if: { is: 'leader', where: { any: [{ name: ['Ash'] }, { multicolour: true }] } },
            steps: [{ do: 'draw', n: 2 }],
          },
        ],
      },
    ],
    [
      '[On K.O.] If your Leader is [Ash], [Bea] or multicolored, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_KO'],
            if: { is: 'leader', where: { any: [{ name: ['Ash'] }, { name: ['Bea'] }, { multicolour: true }] } },
            steps: [{ do: 'draw', n: 2 }],
          },
        ],
      },
    ],
    [
      '[On Play] If your Leader has the {Kiln} type or a type including "Moss", draw 1 card.',
      drawsIf({ is: 'leader', where: { any: [{ type: ['Kiln'] }, { typeIncludes: ['Moss'] }] } }),
    ],
    [
      '[On Play] If you only have {Kiln} type Characters, draw 1 card.',
      drawsIf({
        all: [
          { have: { in: ['character'] } },
          { not: { have: { in: ['character'], where: { not: { type: ['Kiln'] } } } } },
        ],
      }),
    ],
    [
      '[On Play] If your opponent has only Characters with a cost of 3 or less, draw 1 card.',
      drawsIf({
        all: [
          { have: { of: 'opponent', in: ['character'] } },
          { not: { have: { of: 'opponent', in: ['character'], where: { not: { cost: { max: 3 } } } } } },
        ],
      }),
    ],
    [
      '[Counter] If you have [Ash] and [Bea] Characters with 6000 base power, draw 1 card.',
      {
        effects: [
          {
            timings: ['COUNTER'],
            if: {
              all: [
                { have: { in: ['character'], where: { basePower: { min: 6000, max: 6000 }, name: ['Ash'] } } },
                { have: { in: ['character'], where: { basePower: { min: 6000, max: 6000 }, name: ['Bea'] } } },
              ],
            },
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
      'EVENT',
    ],
    [
      'If you have any DON!! cards on your field, 1 DON!! card placed during your DON!! Phase is given to ' +
        'your Leader.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { number: { donOnField: 'you' }, min: 1 },
            steps: [{ do: 'donPhaseGives', n: 1 }],
          },
        ],
      },
      'LEADER',
    ],
    [
      "[Once Per Turn] If this Character would be K.O.'d or would be removed from the field by your " +
        "opponent's effect, you may trash 1 card from your hand instead.",
      {
        effects: [
          {
            timings: ['REPLACEMENT'],
            oncePerTurn: true,
            would: { what: 'LEAVE', by: 'opponent-effect', orKo: true },
            optional: true,
            steps: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
          },
        ],
      },
    ],
    [
      '[Main] Your opponent cannot activate [Blocker] whenever your Leader attacks during this turn.',
      {
        effects: [
          {
            timings: ['MAIN'],
            steps: [{ do: 'gain', what: { n: 1, in: ['leader'] }, keyword: 'UNBLOCKABLE', for: 'THIS_TURN' }],
          },
        ],
      },
      'EVENT',
    ],
  ]);
});
