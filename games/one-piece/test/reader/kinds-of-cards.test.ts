/** Invented texts in the house style of the game, and what they mean: kinds of cards, joined, denied and compared. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] kinds of cards', () => {
  reads([
    [
      '[Activate: Main] Up to 1 of your Characters without an [On Play] effect and with a cost of 8 or less ' +
        'gains [Rush] during this turn.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'gain',
                what: { upTo: 1, in: ['character'], where: { not: { timing: 'ON_PLAY' }, cost: { max: 8 } } },
                keyword: 'RUSH',
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      'All of your Characters that do not have [Blocker] gain +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              { do: 'power', what: { all: true, in: ['character'], where: { not: { keyword: 'BLOCKER' } } }, n: 1000 },
            ],
          },
        ],
      },
    ],
    [
      'All of your {Kiln} and {Moss} type Characters gain +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              { do: 'power', what: { all: true, in: ['character'], where: { type: ['Kiln', 'Moss'] } }, n: 1000 },
            ],
          },
        ],
      },
    ],
    [
      '[When Attacking] Give up to 1 rested DON!! card to your Leader with a type including "Kiln" or 1 ' +
        'Character with a type including "Kiln".',
      {
        effects: [
          {
            timings: ['WHEN_ATTACKING'],
            steps: [
              {
                do: 'giveDon',
                n: 1,
                upTo: true,
                from: 'rested',
                to: { n: 1, in: ['leader', 'character'], where: { typeIncludes: ['Kiln'] } },
              },
            ],
          },
        ],
      },
    ],
    [
      '[Activate: Main] Give up to 1 rested DON!! card to your {Kiln} type Leader or 1 of your Characters.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'giveDon',
                n: 1,
                upTo: true,
                from: 'rested',
                to: {
                  n: 1,
                  in: ['leader', 'character'],
                  where: { any: [{ category: ['LEADER'], type: ['Kiln'] }, { category: ['CHARACTER'] }] },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may rest your <Slash> attribute Leader or 1 of your DON!! cards: Draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'rest', what: { n: 1, in: ['leader'], where: { attribute: ['Slash'] } } }],
                  [{ do: 'restDon', n: 1 }],
                ],
              },
            ],
            steps: [{ do: 'draw', n: 2 }],
          },
        ],
      },
    ],
    [
      '[Main] Play up to 1 [Ash] from your hand with a cost of 3 or more that is equal to or less than the ' +
        "number of DON!! cards on your opponent's field.",
      {
        effects: [
          {
            timings: ['MAIN'],
            steps: [
              {
                do: 'play',
                what: {
                  upTo: 1,
                  in: ['hand'],
                  where: { name: ['Ash'], cost: { min: 3, max: { donOnField: 'opponent' } } },
                },
              },
            ],
          },
        ],
      },
      'EVENT',
    ],
    [
      'Your Leader and all of your Characters that do not have a type including "Kiln" have their effects negated.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              // The clause is about all that stands before it, the Leader too.
              { do: 'negate', what: { all: true, in: ['leader'], where: { not: { typeIncludes: ['Kiln'] } } } },
              { do: 'negate', what: { all: true, in: ['character'], where: { not: { typeIncludes: ['Kiln'] } } } },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Rest up to 1 of your opponent's Characters with a cost of 3 or less or up to 2 of your " +
        "opponent's DON!! cards.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }],
                  [{ do: 'restDon', n: 2, who: 'opponent', upTo: true }],
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Play up to 1 Character card with a different name than this Character from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'play',
                what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'], not: { sameNameAs: 'this' } } },
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with 5000 power or less or with a DON!! card given.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'ko',
                what: {
                  upTo: 1,
                  of: 'opponent',
                  in: ['character'],
                  where: { any: [{ power: { max: 5000 } }, { given: { min: 1 } }] },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a power equal to or less than your Leader's power.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'ko',
                what: {
                  upTo: 1,
                  of: 'opponent',
                  in: ['character'],
                  where: { power: { max: { value: 'power', sumOf: { in: ['leader'] } } } },
                },
              },
            ],
          },
        ],
      },
    ],
  ]);
});
