/** Invented texts in the house style of the game, and what they mean: what few texts have said so far. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] rare phrases', () => {
  reads([
    [
      "[On Play] You may trash 1 card from your hand: If you have [Harbour Cat], K.O. up to 1 of your opponent's " +
        "Characters with a cost of 4 or less. If you have 2 or less Life cards, K.O. up to 1 of your opponent's " +
        'Characters with a cost of 6 or less instead.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
            steps: [
              {
                do: 'if',
                if: { have: { in: ['leader', 'character', 'stage'], where: { name: ['Harbour Cat'] } } },
                then: [
                  {
                    do: 'if',
                    if: { number: { count: { in: ['life'] } }, max: 2 },
                    then: [
                      {
                        do: 'ko',
                        what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 6 } } },
                      },
                    ],
                    else: [
                      {
                        do: 'ko',
                        what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent trashes 1 card from their hand or returns 1 of their DON!! cards to their DON!! deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                who: 'opponent',
                options: [
                  [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
                  [{ do: 'returnDon', n: 1, who: 'opponent' }],
                ],
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
    [
      '[Once Per Turn] When this Character or any of your other {Lantern Guild} type Characters attacks, draw 1 card.',
      {
        effects: [
          {
            timings: ['WHEN_ATTACKING'],
            oncePerTurn: true,
            when: {
              cards: { in: ['character'], where: { any: [{ not: { other: true } }, { type: ['Lantern Guild'] }] } },
            },
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[On Play] Play up to 1 Character card with a different name than this Character from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'play',
                what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'], not: { sameNameAs: 'this' } } },
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with 5000 power or less or with a DON!! card given.",
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
                  where: { any: [{ power: { max: 5000 } }, { given: { min: 1 } }] },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      'If your Leader has no given DON!! cards, this Character gains +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            if: { is: 'leader', where: { given: { max: 0 } } },
            steps: [{ do: 'power', what: 'this', n: 1000 }],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a power equal to or less than your Leader's power.",
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
                  where: { power: { max: { value: 'power', sumOf: { in: ['leader'] } } } },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[Your Turn] When your Character is removed from the field by your effect, play up to 1 Character card ' +
        'with a different color from the removed Character from your hand.',
      {
        effects: [
          {
            timings: ['ON_REMOVED'],
            turn: 'you',
            when: { cards: { in: ['character'] }, by: 'your-effect' },
            steps: [
              {
                do: 'play',
                what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'], differentColourFrom: 'event' } },
              },
            ],
          },
        ],
      },
    ],
  ]);
});
