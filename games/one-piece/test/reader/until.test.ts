/** Invented texts in the house style of the game, and what they mean: until there are as many. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] until there are as many', () => {
  reads([
    [
      '[Activate: Main] At the end of this turn, return DON!! cards from your field to your DON!! deck ' +
        'until you have the same number of DON!! cards on your field as your opponent.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'later',
                at: 'END_OF_TURN',
                steps: [{ do: 'returnDon', n: { donOnField: 'you', minus: { donOnField: 'opponent' } } }],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent returns DON!! cards from their field to their DON!! deck until they have the ' +
        'same number of DON!! cards as you.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'returnDon', n: { donOnField: 'opponent', minus: { donOnField: 'you' } }, who: 'opponent' }],
          },
        ],
      },
    ],
    [
      '[On Play] Return DON!! cards from your field to your DON!! deck until you have 3 DON!! cards on your field.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'returnDon', n: { donOnField: 'you', plus: -3 } }] }] },
    ],
    [
      '[On Play] Draw cards until you have the same number of cards in your hand as your opponent.',
      {
        effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'drawTo', n: { count: { of: 'opponent', in: ['hand'] } } }] }],
      },
    ],
    [
      '[On Play] Your opponent trashes cards from their hand until they have the same number of cards in ' +
        'their hand as you.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'move',
                what: {
                  n: { count: { of: 'opponent', in: ['hand'] }, minus: { count: { in: ['hand'] } } },
                  of: 'opponent',
                  in: ['hand'],
                  by: 'opponent',
                },
                to: 'trash',
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Draw X cards, where X is 1 plus (the number of your Characters with a cost equal to or ' +
        'less than the number of cards in your hand) minus (the number of cards in your hand).',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'draw',
                n: {
                  count: { in: ['character'], where: { cost: { max: { count: { in: ['hand'] } } } } },
                  minus: { count: { in: ['hand'] } },
                  plus: 1,
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent cannot attack multicolored Leaders during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'playerCannot',
                who: 'opponent',
                be: 'ATTACK_LEADERS',
                where: { multicolour: true },
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent trashes cards from their hand until they have 5 cards in their hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'move',
                what: {
                  n: { count: { of: 'opponent', in: ['hand'] }, plus: -5 },
                  of: 'opponent',
                  in: ['hand'],
                  by: 'opponent',
                },
                to: 'trash',
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Each player trashes cards from their hand until they each have 4 cards in their hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'move', what: { n: { count: { in: ['hand'] }, plus: -4 }, in: ['hand'] }, to: 'trash' },
              {
                do: 'move',
                what: {
                  n: { count: { of: 'opponent', in: ['hand'] }, plus: -4 },
                  of: 'opponent',
                  in: ['hand'],
                  by: 'opponent',
                },
                to: 'trash',
              },
            ],
          },
        ],
      },
    ],
  ]);
});
