/** Invented texts in the house style of the game, and what they mean: the one and the other. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] the one and the other', () => {
  reads([
    [
      '[On Play] Choose up to 1 Character card with a cost of 4 or less and up to 1 Character card with a ' +
        'cost of 2 or less from your trash. Play 1 card and play the other card rested.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 1, in: ['trash'], where: { category: ['CHARACTER'], cost: { max: 4 } } } },
              {
                do: 'choose',
                what: { upTo: 1, in: ['trash'], where: { category: ['CHARACTER'], cost: { max: 2 } } },
                also: true,
              },
              { do: 'play', what: { n: 1, in: ['trash'], where: { among: 'it' } } },
              { do: 'play', what: 'others', rested: true },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Select up to 2 of your opponent's Characters, and give 1 Character −3000 power and the " +
        "other −2000 power until the end of your opponent's next turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 2, of: 'opponent', in: ['character'] } },
              {
                do: 'power',
                what: { n: 1, of: 'opponent', in: ['character'], where: { among: 'it' } },
                n: -3000,
                for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
              },
              { do: 'power', what: 'others', n: -2000, for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal up to 2 {Kiln} type Character cards from your hand. Play 1 of the revealed cards ' +
        'and play the other card rested if it has a cost of 4 or less.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'reveal', what: { upTo: 2, in: ['hand'], where: { category: ['CHARACTER'], type: ['Kiln'] } } },
              { do: 'play', what: { n: 1, in: ['hand'], where: { among: 'revealed' } } },
              {
                do: 'if',
                if: { is: 'others', where: { cost: { max: 4 } } },
                then: [{ do: 'play', what: 'others', rested: true }],
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Choose 2 of your opponent's Characters. K.O. 1 of the chosen Characters and rest the other.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { n: 2, of: 'opponent', in: ['character'] } },
              { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'], where: { among: 'it' } } },
              { do: 'rest', what: 'others' },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Select up to 2 of your opponent's Characters. Return 1 of them to the owner's hand and " +
        "place the other at the bottom of the owner's deck.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 2, of: 'opponent', in: ['character'] } },
              { do: 'move', what: { n: 1, of: 'opponent', in: ['character'], where: { among: 'it' } }, to: 'hand' },
              { do: 'move', what: 'others', to: 'deck-bottom' },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Choose up to 1 of your Characters and up to 1 of your opponent's Characters. The chosen " +
        'Characters gain +1000 power during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'power', what: { upTo: 1, in: ['character'] }, n: 1000, for: 'THIS_TURN' },
              { do: 'power', what: { upTo: 1, of: 'opponent', in: ['character'] }, n: 1000, for: 'THIS_TURN' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Select up to 1 of your {Lantern Guild} type Characters and 1 of your other Characters. ' +
        'Swap the base power of the selected Characters with each other during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 1, in: ['character'], where: { type: ['Lantern Guild'] } } },
              { do: 'choose', what: { n: 1, in: ['character'] }, also: true },
              { do: 'swapBasePower', what: 'it', for: 'THIS_TURN' },
            ],
          },
        ],
      },
    ],
  ]);
});
