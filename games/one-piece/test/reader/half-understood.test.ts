/** Texts that are easily half understood: each must mean all that it says. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('what stands in for a part of a sentence', () => {
  reads([
    [
      "[Main] Choose up to 1 of your opponent's Characters with a cost of 4 or less and K.O. it. If you have 15 or " +
        "more cards in your trash, choose up to 1 of your opponent's Characters with a cost of 6 or less instead of " +
        'a Character with a cost of 4 or less.',
      {
        effects: [
          {
            timings: ['MAIN'],
            steps: [
              {
                do: 'if',
                if: { number: { count: { in: ['trash'] } }, min: 15 },
                then: [
                  { do: 'choose', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 6 } } } },
                ],
                else: [
                  { do: 'choose', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } } },
                ],
              },
              { do: 'ko', what: 'it' },
            ],
          },
        ],
      },
      'EVENT',
    ],
  ]);
});

describe('cards that two phrases mean', () => {
  reads([
    [
      '[Your Turn] Your [Harbour Cat] and all your Characters with a type including "Lantern" gain +2000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            turn: 'you',
            steps: [
              {
                do: 'power',
                what: { all: true, in: ['leader', 'character', 'stage'], where: { name: ['Harbour Cat'] } },
                n: 2000,
              },
              {
                do: 'power',
                what: {
                  all: true,
                  in: ['character'],
                  where: { typeIncludes: ['Lantern'], not: { name: ['Harbour Cat'] } },
                },
                n: 2000,
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your Leader and all of your Characters gain +1000 power during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'power', what: { n: 1, in: ['leader'] }, n: 1000, for: 'THIS_TURN' },
              { do: 'power', what: { all: true, in: ['character'] }, n: 1000, for: 'THIS_TURN' },
            ],
          },
        ],
      },
    ],
  ]);
});

describe('what both players do', () => {
  reads([
    [
      '[On Play] You and your opponent each draw 1 card and trash 1 card from your hands.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'draw', n: 1, who: 'either' },
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
              { do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You and your opponent each draw 1 card. Then, trash 1 card from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'draw', n: 1, who: 'either' },
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
            ],
          },
        ],
      },
    ],
  ]);
});

describe('what stays rested', () => {
  reads([
    [
      "All Characters with a cost of 5 or less do not become active in your and your opponent's Refresh Phases.",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              {
                do: 'cannot',
                what: { all: true, of: 'either', in: ['character'], where: { cost: { max: 5 } } },
                be: 'REFRESH',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Up to 1 of your opponent's rested DON!! cards will not become active in your opponent's next " +
        'Refresh Phase.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'freezeDon', n: 1, who: 'opponent', upTo: true }] }] },
    ],
  ]);
});

describe('a colour in front of several kinds', () => {
  reads([
    [
      '[On Play] Play up to 1 of your yellow {Lantern Guild} type Character cards or [Harbour Cat] with a cost of 5 ' +
        'or less from your hand.',
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
                    colour: ['yellow'],
                    any: [{ category: ['CHARACTER'], type: ['Lantern Guild'] }, { name: ['Harbour Cat'] }],
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
      '[On Play] Play up to 1 yellow {Lantern Guild} type Character card or Character card with a [Trigger] from ' +
        'your hand.',
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
                    any: [{ colour: ['yellow'], type: ['Lantern Guild'] }, { trigger: true }],
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  ]);
});
