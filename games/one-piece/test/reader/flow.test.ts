// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/** Invented texts in the house style of the game, and what they mean: how sentences hang together. */
import { describe } from 'vitest';
import { drawsIf, reads } from './reading.ts';

describe('[OP-R2.4] flow', () => {
  reads([
    [
      '[On Play] Draw 1 card. Then, if you have 2 or less Life cards, draw 2 cards. Then, trash 1 card ' +
        'from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'draw', n: 1 },
              {
                do: 'if',
                if: { number: { count: { in: ['life'] } }, max: 2 },
                then: [
                  { do: 'draw', n: 2 },
                  { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may trash 1 card from your hand. If you do, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'may', steps: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }] },
              { do: 'ifDone', then: [{ do: 'draw', n: 2 }] },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may draw 1 card.',
      { effects: [{ timings: ['ON_PLAY'], optional: true, steps: [{ do: 'draw', n: 1 }] }] },
    ],
    [
      '[On Play] Your opponent may trash 1 card from their hand. If they do not, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'may',
                who: 'opponent',
                steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
                else: [{ do: 'draw', n: 2 }],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Choose one:\n• Draw 1 card.\n• If you have 0 Life cards, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'draw', n: 1 }],
                  [
                    {
                      do: 'if',
                      if: { number: { count: { in: ['life'] } }, min: 0, max: 0 },
                      then: [{ do: 'draw', n: 2 }],
                    },
                  ],
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent chooses one:\n- Draw 1 card.\n- Draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'chooseOne', who: 'opponent', options: [[{ do: 'draw', n: 1 }], [{ do: 'draw', n: 2 }]] }],
          },
        ],
      },
    ],
    [
      '[On Play] If you have 3 or less Life cards, draw 1 card. Otherwise, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'if',
                if: { number: { count: { in: ['life'] } }, max: 3 },
                then: [{ do: 'draw', n: 1 }],
                else: [{ do: 'draw', n: 2 }],
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less. If you have 15 or " +
        "more cards in your trash, K.O. up to 1 of your opponent's Characters with a cost of 6 or less " +
        'instead.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'if',
                if: { number: { count: { in: ['trash'] } }, min: 15 },
                then: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 6 } } } }],
                else: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } } }],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Up to 1 of your Characters gains +2000 power during this turn. If you have 2 or less ' +
        'Life cards, that card gains +4000 power during this turn instead.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 1, in: ['character'] } },
              {
                do: 'if',
                if: { number: { count: { in: ['life'] } }, max: 2 },
                then: [{ do: 'power', what: 'it', n: 4000, for: 'THIS_TURN' }],
                else: [{ do: 'power', what: 'it', n: 2000, for: 'THIS_TURN' }],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, ' +
        'rest up to 1 of your Characters. Then, place the revealed card at the bottom of your deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'reveal', what: { top: 1, in: ['deck'] } },
              {
                do: 'if',
                if: { is: 'revealed', where: { cost: { min: 4 } } },
                then: [
                  { do: 'rest', what: { upTo: 1, in: ['character'] } },
                  { do: 'move', what: 'revealed', to: 'deck-bottom' },
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] If you have 1 or less Life cards, draw 1 card. If you have 5 or less cards in your ' +
        'hand, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'if', if: { number: { count: { in: ['life'] } }, max: 1 }, then: [{ do: 'draw', n: 1 }] },
              { do: 'if', if: { number: { count: { in: ['hand'] } }, max: 5 }, then: [{ do: 'draw', n: 2 }] },
            ],
          },
        ],
      },
    ],
    [
      "[On Your Opponent's Attack] Select 1 of your Characters. Change the attack target to the selected Character.",
      {
        effects: [
          {
            timings: ['ON_OPPONENT_ATTACK'],
            steps: [
              { do: 'choose', what: { n: 1, in: ['character'] } },
              { do: 'changeTarget', to: 'it' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Take an extra turn after this one.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'extraTurn' }] }] },
    ],
    [
      '[Activate: Main] The next time you play a {Kiln} type Character card with a cost of 3 or more ' +
        'from your hand during this turn, the cost will be reduced by 1.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'nextPlay',
                n: -1,
                where: { category: ['CHARACTER'], type: ['Kiln'], cost: { min: 3 } },
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] At the end of this battle, place this Character at the bottom of the owner's deck.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'later', at: 'END_OF_BATTLE', steps: [{ do: 'move', what: 'this', to: 'deck-bottom' }] }],
          },
        ],
      },
    ],
    [
      '[On Play] Repeat the following 2 times: draw 1 card.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'repeat', n: 2, steps: [{ do: 'draw', n: 1 }] }] }] },
    ],
    [
      '[On Play] Check if you have 0 Life cards. If so, do the following:\n• Draw 1 card.\n• Trash 1 ' +
        'card from your hand.\nIn any case, draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'if',
                if: { number: { count: { in: ['life'] } }, min: 0, max: 0 },
                then: [
                  { do: 'draw', n: 1 },
                  { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
                ],
              },
              { do: 'draw', n: 2 },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may have your opponent draw 1 card.',
      { effects: [{ timings: ['ON_PLAY'], optional: true, steps: [{ do: 'draw', n: 1, who: 'opponent' }] }] },
    ],
    [
      '[On Play] If it is false that you have 2 or less Life cards, draw 1 card.',
      drawsIf({ not: { number: { count: { in: ['life'] } }, max: 2 } }),
    ],
    [
      '[On Play] Draw X cards, where X is 1 plus the number of your Characters.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'draw', n: { count: { in: ['character'] }, plus: 1 } }] }] },
    ],
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
  ]);
});
