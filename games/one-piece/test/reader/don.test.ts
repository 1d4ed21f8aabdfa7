/** Invented texts in the house style of the game, and what they mean: DON!!. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] don', () => {
  reads([
    [
      '[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active, and add up to 2 ' +
        'additional DON!! cards and rest them.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'addDon', n: 1, upTo: true },
              { do: 'addDon', n: 2, upTo: true, rested: true },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Give up to 1 rested DON!! card to each of your {Kiln} type Characters.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'giveDon',
                n: 1,
                upTo: true,
                from: 'rested',
                to: { all: true, in: ['character'], where: { type: ['Kiln'] } },
                each: true,
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Give this Character up to 2 rested DON!! cards.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'giveDon', n: 2, upTo: true, from: 'rested', to: 'this' }] }] },
    ],
    [
      '[On Play] Give up to 1 of your currently given DON!! cards to 1 of your Characters.',
      {
        effects: [
          { timings: ['ON_PLAY'], steps: [{ do: 'moveGivenDon', n: 1, upTo: true, to: { n: 1, in: ['character'] } }] },
        ],
      },
    ],
    [
      '[On Play] Your opponent returns 2 of their active DON!! cards to their DON!! deck.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'returnDon', n: 2, who: 'opponent', from: 'active' }] }] },
    ],
    [
      '[End of Your Turn] Set up to 2 of your DON!! cards as active.',
      { effects: [{ timings: ['END_OF_YOUR_TURN'], steps: [{ do: 'activateDon', n: 2, upTo: true }] }] },
    ],
    [
      '[On Play] Set up to 1 of your DON!! cards as active at the end of this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'later', at: 'END_OF_TURN', steps: [{ do: 'activateDon', n: 1, upTo: true }] }],
          },
        ],
      },
    ],
    [
      '[On Play] Give all of your rested DON!! cards to your Leader.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'giveDon',
                n: { count: { in: ['don'], where: { state: 'rested' } } },
                from: 'rested',
                to: { n: 1, in: ['leader'] },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may return any number of DON!! cards from your field to your DON!! deck: Draw 1 card for ' +
        'each card returned.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [{ do: 'returnDon', n: { donOnField: 'you' }, upTo: true }],
            steps: [{ do: 'draw', n: { done: 'n' } }],
          },
        ],
      },
    ],
  ]);
});
