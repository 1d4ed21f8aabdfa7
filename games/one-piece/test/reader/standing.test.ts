/** Invented texts in the house style of the game, and what they mean: what is simply true. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] standing', () => {
  reads([
    [
      '[Your Turn] All of your {Kiln} type Characters other than this Character gain +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            turn: 'you',
            steps: [
              { do: 'power', what: { all: true, in: ['character'], where: { type: ['Kiln'], other: true } }, n: 1000 },
            ],
          },
        ],
      },
    ],
    [
      'If you have 3 or more Characters, this Character gains [Rush] and +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { number: { count: { in: ['character'] } }, min: 3 },
            steps: [
              { do: 'gain', what: 'this', keyword: 'RUSH' },
              { do: 'power', what: 'this', n: 1000 },
            ],
          },
        ],
      },
    ],
    [
      '[Your Turn] This Character gains [Double Attack] if you have 5 or more cards in your hand.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            turn: 'you',
            if: { number: { count: { in: ['hand'] } }, min: 5 },
            steps: [{ do: 'gain', what: 'this', keyword: 'DOUBLE_ATTACK' }],
          },
        ],
      },
    ],
    [
      'Give blue Events in your hand −1 cost.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              {
                do: 'cost',
                what: { all: true, in: ['hand'], where: { category: ['EVENT'], colour: ['blue'] } },
                n: -1,
              },
            ],
          },
        ],
      },
    ],
    [
      'If you have 6 or more Events in your trash, give this card in your hand −3 cost.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            in: 'hand',
            if: { number: { count: { in: ['trash'], where: { category: ['EVENT'] } } }, min: 6 },
            steps: [{ do: 'cost', what: 'this', n: -3 }],
          },
        ],
      },
    ],
    [
      '[Your Turn] The cost of playing {Kiln} type Character cards with a cost of 2 or more from your ' +
        'hand will be reduced by 1.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            turn: 'you',
            steps: [
              {
                do: 'playCost',
                n: -1,
                where: { category: ['CHARACTER'], type: ['Kiln'], cost: { min: 2 } },
              },
            ],
          },
        ],
      },
    ],
    [
      'Your Character cards are played rested.',
      { effects: [{ timings: ['PERMANENT'], steps: [{ do: 'playerCannot', who: 'you', be: 'PLAY_ACTIVE' }] }] },
    ],
    [
      'Your [On Play] effects are negated.',
      { effects: [{ timings: ['PERMANENT'], steps: [{ do: 'playerCannot', who: 'you', be: 'ACTIVATE_ON_PLAY' }] }] },
    ],
    [
      'All of your {Kiln} type Character cards without a Counter have a +1000 Counter, according to the rules.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              {
                do: 'counter',
                what: {
                  all: true,
                  in: ['hand'],
                  where: { category: ['CHARACTER'], type: ['Kiln'], counter: { max: 0 } },
                },
                n: 1000,
              },
            ],
          },
        ],
      },
    ],
    [
      "Your {Kiln} type Characters' base power becomes 6000.",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [{ do: 'basePower', what: { all: true, in: ['character'], where: { type: ['Kiln'] } }, n: 6000 }],
          },
        ],
      },
    ],
    [
      'If this Character is rested, your opponent cannot attack any card other than the Character [Ash].',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { is: 'this', where: { state: 'rested' } },
            steps: [
              {
                do: 'cannot',
                what: { all: true, of: 'opponent', in: ['leader', 'character'] },
                be: 'ATTACK',
                against: { not: { category: ['CHARACTER'], name: ['Ash'] } },
              },
            ],
          },
        ],
      },
    ],
    [
      "All of your opponent's Characters lose 1000 power.",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [{ do: 'power', what: { all: true, of: 'opponent', in: ['character'] }, n: -1000 }],
          },
        ],
      },
    ],
  ]);
});
