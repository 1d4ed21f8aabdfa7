/** Invented texts in the house style of the game, and what they mean: what a text stands in for. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] replacement', () => {
  reads([
    [
      "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
      {
        effects: [
          {
            timings: ['REPLACEMENT'],
            would: { what: 'KO' },
            optional: true,
            steps: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
          },
        ],
      },
    ],
    [
      "If this Character would be removed from the field by your opponent's effect or K.O.'d, trash " +
        'this Character and draw 1 card instead.',
      {
        effects: [
          {
            timings: ['REPLACEMENT'],
            would: { what: 'LEAVE', by: 'opponent-effect', orKo: true },
            steps: [
              { do: 'move', what: 'this', to: 'trash' },
              { do: 'draw', n: 1 },
            ],
          },
        ],
      },
    ],
    [
      '[Once Per Turn] If this Character would leave the field, you may trash 1 card from the top of ' +
        'your Life cards instead. If there is an [Ash] Character, this effect is negated.',
      {
        effects: [
          {
            timings: ['REPLACEMENT'],
            oncePerTurn: true,
            would: { what: 'LEAVE' },
            if: { not: { have: { of: 'either', in: ['character'], where: { name: ['Ash'] } } } },
            optional: true,
            steps: [{ do: 'move', what: { top: 1, in: ['life'] }, to: 'trash' }],
          },
        ],
      },
    ],
    [
      'If you have a green Character other than [Ash] that would be removed from the field by your ' +
        "opponent's effect, you may rest this Character instead.",
      {
        effects: [
          {
            timings: ['REPLACEMENT'],
            would: {
              what: 'LEAVE',
              cards: { in: ['character'], where: { colour: ['green'], not: { name: ['Ash'] } } },
              by: 'opponent-effect',
            },
            optional: true,
            steps: [{ do: 'rest', what: 'this' }],
          },
        ],
      },
    ],
    [
      "If your Character with 5000 power or more would be K.O.'d, you may give that Character −1000 " +
        "power during this turn instead of that Character being K.O.'d.",
      {
        effects: [
          {
            timings: ['REPLACEMENT'],
            would: { what: 'KO', cards: { in: ['character'], where: { power: { min: 5000 } } } },
            optional: true,
            steps: [{ do: 'power', what: 'event', n: -1000, for: 'THIS_TURN' }],
          },
        ],
      },
    ],
    [
      'When your deck is reduced to 0, you win the game instead of losing, according to the rules.',
      { effects: [{ timings: ['REPLACEMENT'], would: { what: 'DECK_OUT' }, steps: [{ do: 'win' }] }] },
    ],
  ]);
});
