/** Invented texts in the house style of the game, and what they mean: what stands before the colon. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] cost', () => {
  reads([
    [
      '[On Play] ③ (You may rest the specified number of DON!! cards in your cost area.): Draw 1 card.',
      { effects: [{ timings: ['ON_PLAY'], cost: [{ do: 'restDon', n: 3 }], steps: [{ do: 'draw', n: 1 }] }] },
    ],
    [
      '[When Attacking] DON!! −2 (You may return the specified number of DON!! cards from your field to ' +
        'your DON!! deck.): Draw 1 card.',
      { effects: [{ timings: ['WHEN_ATTACKING'], cost: [{ do: 'returnDon', n: 2 }], steps: [{ do: 'draw', n: 1 }] }] },
    ],
    [
      '[Activate: Main] ➀ You may rest this Character and place 2 cards from your trash at the bottom ' +
        'of your deck in any order: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [
              { do: 'restDon', n: 1 },
              { do: 'rest', what: 'this' },
              { do: 'move', what: { n: 2, in: ['trash'] }, to: 'deck-bottom' },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] DON!! −1, You may trash 1 card from your hand: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [
              { do: 'returnDon', n: 1 },
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] You may rest this Character and 1 of your {Kiln} type Leader or Stage cards: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [
              { do: 'rest', what: 'this' },
              { do: 'rest', what: { n: 1, in: ['leader', 'stage'], where: { type: ['Kiln'] } } },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[On Play] You may return 1 or more DON!! cards from your field to your DON!! deck: Draw 1 card.',
      {
        effects: [
          { timings: ['ON_PLAY'], cost: [{ do: 'returnDon', n: 1, orMore: true }], steps: [{ do: 'draw', n: 1 }] },
        ],
      },
    ],
    [
      '[On Play] You may trash 1 {Kiln} type card or 1 Event from your hand: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [
              {
                do: 'move',
                what: { n: 1, in: ['hand'], where: { any: [{ type: ['Kiln'] }, { category: ['EVENT'] }] } },
                to: 'trash',
              },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] If the total cost of your Characters is 5 or more, you may return 1 of your ' +
        "Characters to the owner's hand: Draw 1 card.",
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            if: { number: { value: 'cost', sumOf: { in: ['character'] } }, min: 5 },
            cost: [{ do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] You may turn 2 cards from the top of your Life cards face-up: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [{ do: 'turnLife', which: 'top', n: 2, faceUp: true }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] You may turn 1 of your face-up Life cards face-down: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [{ do: 'turnLife', which: 'any', n: 1, faceUp: false }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
  ]);
});
