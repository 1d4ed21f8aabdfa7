// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/** Invented texts in the house style of the game, and what they mean: how sentences hang together. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] flow', () => {
  reads([
    [
      '[On Play] Draw 1 card. Then, if you have 2 or less Life cards, draw 2 cards. Then, trash 1 card from your hand.',
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
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less. If you have 15 or more cards in your trash, K.O. up to 1 of your opponent's Characters with a cost of 6 or less instead.",
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
      '[On Play] Up to 1 of your Characters gains +2000 power during this turn. If you have 2 or less Life cards, that card gains +4000 power during this turn instead.',
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
      '[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, rest up to 1 of your Characters. Then, place the revealed card at the bottom of your deck.',
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
      '[On Play] If you have 1 or less Life cards, draw 1 card. If you have 5 or less cards in your hand, draw 2 cards.',
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
  ]);
});

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
      '[Your Turn] The cost of playing {Kiln} type Character cards with a cost of 2 or more from your hand will be reduced by 1.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            turn: 'you',
            steps: [
              {
                do: 'cost',
                what: { all: true, in: ['hand'], where: { category: ['CHARACTER'], type: ['Kiln'], cost: { min: 2 } } },
                n: -1,
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
