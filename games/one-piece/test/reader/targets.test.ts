/** Invented texts in the house style of the game, and what they mean: which cards. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] target', () => {
  reads([
    [
      "[On Play] K.O. up to 1 of your opponent's rested Characters with a cost of 3 or less.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'ko',
                what: { upTo: 1, of: 'opponent', in: ['character'], where: { state: 'rested', cost: { max: 3 } } },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] K.O. all Characters other than this Character.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'ko', what: { all: true, of: 'either', in: ['character'], where: { other: true } } }],
          },
        ],
      },
    ],
    [
      "[On Play] Return up to 1 Character with a cost of 4 or less to the owner's hand.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'move',
                what: { upTo: 1, of: 'either', in: ['character'], where: { cost: { max: 4 } } },
                to: 'hand',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 2 of your opponent's Characters with a total power of 4000 or less.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'ko', what: { upTo: 2, of: 'opponent', in: ['character'], total: { value: 'power', max: 4000 } } },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less and up to 1 of " +
        "your opponent's Characters with a cost of 2 or less.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } },
              { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 2 } } } },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Rest up to 1 of your opponent's DON!! cards or Characters with a cost of 3 or less.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'rest',
                what: {
                  upTo: 1,
                  of: 'opponent',
                  in: ['don', 'character'],
                  where: { any: [{ category: ['DON'] }, { cost: { max: 3 } }] },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Play up to 4 {Kiln} type Character cards with different card names and 4000 power or ' +
        'less from your trash.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'play',
                what: {
                  upTo: 4,
                  in: ['trash'],
                  where: { category: ['CHARACTER'], type: ['Kiln'], power: { max: 4000 } },
                  differentNames: true,
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Play up to 1 each of [Ash], [Ivy], and [Oak] with a cost of 2 from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'play', what: { upTo: 1, in: ['hand'], where: { name: ['Ash'], cost: { min: 2, max: 2 } } } },
              { do: 'play', what: { upTo: 1, in: ['hand'], where: { name: ['Ivy'], cost: { min: 2, max: 2 } } } },
              { do: 'play', what: { upTo: 1, in: ['hand'], where: { name: ['Oak'], cost: { min: 2, max: 2 } } } },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Rest your Leader or 1 of your {Kiln} type Characters.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'rest',
                what: {
                  n: 1,
                  in: ['leader', 'character'],
                  where: { any: [{ category: ['LEADER'] }, { type: ['Kiln'] }] },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of each of your opponent's Leader and Character cards.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['leader'] } },
              { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 0 or 8 or more.",
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
                  where: { any: [{ cost: { min: 0, max: 0 } }, { cost: { min: 8 } }] },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or 4.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { min: 3, max: 4 } } } },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Play up to 1 {Kiln} type Character card or Character card with a type including ' +
        '"Hedge" with a cost of 5 or less from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'play',
                what: {
                  upTo: 1,
                  in: ['hand'],
                  where: {
                    category: ['CHARACTER'],
                    any: [{ type: ['Kiln'] }, { typeIncludes: ['Hedge'] }],
                    cost: { max: 5 },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Add up to 1 red Character card other than [Ash] with a cost of 2 to 5 from your trash to your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'move',
                what: {
                  upTo: 1,
                  in: ['trash'],
                  where: { category: ['CHARACTER'], colour: ['red'], not: { name: ['Ash'] }, cost: { min: 2, max: 5 } },
                },
                to: 'hand',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters without the <Slash> attribute.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'ko',
                what: { upTo: 1, of: 'opponent', in: ['character'], where: { not: { attribute: ['Slash'] } } },
              },
            ],
          },
        ],
      },
    ],
  ]);
});
