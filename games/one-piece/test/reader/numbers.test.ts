/** Invented texts in the house style of the game, and what they mean: numbers and durations. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] number', () => {
  reads([
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the " +
        "number of your opponent's Life cards.",
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
                  where: { cost: { max: { count: { of: 'opponent', in: ['life'] } } } },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the total " +
        "of your and your opponent's Life cards.",
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
                  where: { cost: { max: { count: { of: 'either', in: ['life'] } } } },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[Your Turn] This Character gains +1000 power for every 2 Events in your trash.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            turn: 'you',
            steps: [
              {
                do: 'power',
                what: 'this',
                n: { count: { in: ['trash'], where: { category: ['EVENT'] } }, per: 2, times: 1000 },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Draw cards equal to the number of your Characters.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'draw', n: { count: { in: ['character'] } } }] }] },
    ],
    [
      "[On Play] This Character's base power becomes the same as your opponent's Leader until the start " +
        'of your next turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'basePower',
                what: 'this',
                n: { value: 'power', sumOf: { of: 'opponent', in: ['leader'] } },
                for: 'UNTIL_START_OF_YOUR_NEXT_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Trash cards from the top of your Life cards until you have 1 Life card.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'move', what: { top: { count: { in: ['life'] }, plus: -1 }, in: ['life'] }, to: 'trash' }],
          },
        ],
      },
    ],
  ]);
});

describe('[OP-R2.4] duration', () => {
  reads([
    [
      '[On Play] This Character gains +1000 power during this battle.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'power', what: 'this', n: 1000, for: 'THIS_BATTLE' }] }] },
    ],
    [
      "[On Play] This Character gains +1000 power until the end of your opponent's next End Phase.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'power', what: 'this', n: 1000, for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }],
          },
        ],
      },
    ],
    [
      '[On Play] Up to 1 of your Leader gains +1000 power until the end of your next turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'power', what: { upTo: 1, in: ['leader'] }, n: 1000, for: 'UNTIL_END_OF_YOUR_NEXT_TURN' }],
          },
        ],
      },
    ],
    [
      "[On Play] Negate the effect of up to 1 of your opponent's Characters and that Character cannot " +
        "attack until the end of your opponent's next turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'negate',
                what: { upTo: 1, of: 'opponent', in: ['character'] },
                for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
              },
              { do: 'cannot', what: 'it', be: 'ATTACK', for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' },
            ],
          },
        ],
      },
    ],
  ]);
});
