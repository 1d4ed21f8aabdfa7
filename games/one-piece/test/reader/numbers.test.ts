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
    [
      '[On Play] You may trash any number of cards from your hand: Draw that many cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [{ do: 'move', what: { upTo: 'any', in: ['hand'] }, to: 'trash' }],
            steps: [{ do: 'draw', n: { done: 'n' } }],
          },
        ],
      },
    ],
    [
      'When 2 or more cards are trashed from your hand, draw that many cards.',
      {
        effects: [
          { timings: ['ON_HAND_TRASHED'], steps: [{ do: 'draw', n: { event: 'n' } }], when: { n: { min: 2 } } },
        ],
      },
    ],
    [
      "[Counter] You may return any number of Characters on your field to the owner's hand. Up to 1 of your " +
        'Leader or Character cards gains +2000 power during this battle for every returned Character.',
      {
        effects: [
          {
            timings: ['COUNTER'],
            steps: [
              { do: 'may', steps: [{ do: 'move', what: { upTo: 'any', in: ['character'] }, to: 'hand' }] },
              {
                do: 'power',
                what: { upTo: 1, in: ['leader', 'character'] },
                n: { done: 'n', times: 2000 },
                for: 'THIS_BATTLE',
              },
            ],
          },
        ],
      },
      'EVENT',
    ],
    [
      "[DON!! x1] [On Your Opponent's Attack] You may rest any number of your DON!! cards. For every DON!! " +
        'card rested this way, this Leader or up to 1 of your {Kiln} type Characters gains +2000 power during ' +
        'this battle.',
      {
        effects: [
          {
            timings: ['ON_OPPONENT_ATTACK'],
            don: 1,
            steps: [
              {
                do: 'may',
                steps: [{ do: 'restDon', n: { count: { in: ['don'], where: { state: 'active' } } }, upTo: true }],
              },
              {
                do: 'power',
                what: {
                  upTo: 1,
                  in: ['leader', 'character'],
                  where: { any: [{ category: ['LEADER'] }, { type: ['Kiln'] }] },
                },
                n: { done: 'n', times: 2000 },
                for: 'THIS_BATTLE',
              },
            ],
          },
        ],
      },
      'LEADER',
    ],
    [
      'For every 2 cards in your trash, this Character gains +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [{ do: 'power', what: 'this', n: { count: { in: ['trash'] }, per: 2, times: 1000 } }],
          },
        ],
      },
    ],
    [
      "[On Play] For every {Kiln} type card on your field, give up to 1 of your opponent's Characters −1000 " +
        'power during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'power',
                what: { upTo: 1, of: 'opponent', in: ['character'] },
                n: { count: { in: ['leader', 'character', 'stage'], where: { type: ['Kiln'] } }, times: -1000 },
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] For each card in your hand, trash 2 cards from the top of your deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'move', what: { top: { count: { in: ['hand'] }, times: 2 }, in: ['deck'] }, to: 'trash' }],
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
