// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/** Invented texts in the house style of the game, and what they mean: what is done. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] move', () => {
  reads([
    [
      '[On Play] Your opponent trashes 1 card from their hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
          },
        ],
      },
    ],
    [
      "[On Play] Trash 1 card from your opponent's hand.",
      {
        effects: [
          { timings: ['ON_PLAY'], steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'] }, to: 'trash' }] },
        ],
      },
    ],
    [
      '[On Play] Draw cards so that you have 3 cards in your hand.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'drawTo', n: 3 }] }] },
    ],
    [
      '[On Play] Return all cards in your hand to your deck and shuffle your deck. Then, draw cards equal to the number you returned to your deck.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'shuffleHandIntoDeck' }, { do: 'draw', n: { done: 'n' } }] }] },
    ],
    [
      "[On Play] Return up to 1 Character with a cost of 2 or less to the owner's hand or the bottom of their deck.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 1, of: 'either', in: ['character'], where: { cost: { max: 2 } } } },
              {
                do: 'chooseOne',
                options: [[{ do: 'move', what: 'it', to: 'hand' }], [{ do: 'move', what: 'it', to: 'deck-bottom' }]],
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Add up to 1 of your opponent's Characters with a cost of 3 or less to the top or bottom of your opponent's Life cards face-up.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'move',
                what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } },
                to: 'life-top-or-bottom',
                faceUp: true,
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal up to 1 [Ash] from your deck and add it to your hand. Then, shuffle your deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'move', what: { upTo: 1, in: ['deck'], where: { name: ['Ash'] } }, to: 'hand', reveal: true },
              { do: 'shuffle' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Each player trashes 1 card from their hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
              { do: 'move', what: { n: 1, in: ['hand'], of: 'opponent', by: 'opponent' }, to: 'trash' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent chooses 1 card from your hand; trash that card.',
      {
        effects: [
          { timings: ['ON_PLAY'], steps: [{ do: 'move', what: { n: 1, in: ['hand'], by: 'opponent' }, to: 'trash' }] },
        ],
      },
    ],
    [
      '[On K.O.] Play this Character card from your trash rested.',
      { effects: [{ timings: ['ON_KO'], steps: [{ do: 'play', what: 'this', rested: true }] }] },
    ],
  ]);
});

describe('[OP-R2.4] look', () => {
  reads([
    [
      '[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Kiln} type card other than [Ash] and add it to your hand. Then, place the rest at the bottom of your deck in any order and trash 1 card from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'look',
                what: { top: 5, in: ['deck'] },
                take: { upTo: 1, where: { type: ['Kiln'], not: { name: ['Ash'] } }, to: 'hand' },
                rest: 'deck-bottom',
              },
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Look at 3 cards from the top of your deck and play up to 1 Character card with a cost of 2 or less rested. Then, trash the rest.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'look',
                what: { top: 3, in: ['deck'] },
                take: { upTo: 1, where: { category: ['CHARACTER'], cost: { max: 2 } }, to: 'play-rested' },
                rest: 'trash',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Look at up to 1 card from the top of your or your opponent's Life cards, and place it at the top or bottom of the Life cards.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'look', what: { top: 1, in: ['life'], upTo: true }, rest: 'life-top-or-bottom' }],
                  [
                    {
                      do: 'look',
                      what: { top: 1, in: ['life'], of: 'opponent', upTo: true },
                      rest: 'life-top-or-bottom',
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
      '[On Play] Look at all of your Life cards and place them back in your Life area in any order.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'look', what: { top: { count: { in: ['life'] } }, in: ['life'] }, rest: 'life-top' }],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of 4 or less. Then, place the rest at the bottom of your deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'reveal', what: { top: 1, in: ['deck'] } },
              {
                do: 'look',
                what: { top: 1, in: ['deck'] },
                take: { upTo: 1, where: { category: ['CHARACTER'], cost: { max: 4 } }, to: 'play' },
                rest: 'deck-bottom',
              },
            ],
          },
        ],
      },
    ],
    [
      '[Activate: Main] Look at 5 cards from the top of your deck and add up to 1 Character card with a cost of 5 to the top of your Life cards face-up. Then, place the rest at the bottom of your deck in any order.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'look',
                what: { top: 5, in: ['deck'] },
                take: {
                  upTo: 1,
                  where: { category: ['CHARACTER'], cost: { min: 5, max: 5 } },
                  to: 'life-top',
                  faceUp: true,
                },
                rest: 'deck-bottom',
              },
            ],
          },
        ],
      },
    ],
  ]);
});

describe('[OP-R2.4] field', () => {
  reads([
    [
      "[On Play] Up to 1 of your opponent's rested Characters will not become active in your opponent's next Refresh Phase.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'freeze', what: { upTo: 1, of: 'opponent', in: ['character'], where: { state: 'rested' } } }],
          },
        ],
      },
    ],
    [
      "[On Play] None of your Characters can be K.O.'d by effects until the start of your next turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'cannot',
                what: { all: true, in: ['character'] },
                be: 'BE_KOED_BY_EFFECTS',
                for: 'UNTIL_START_OF_YOUR_NEXT_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      "This Character cannot be K.O.'d in battle by <Strike> attribute Characters.",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              {
                do: 'cannot',
                what: 'this',
                be: 'BE_KOED_IN_BATTLE',
                against: { category: ['CHARACTER'], attribute: ['Strike'] },
              },
            ],
          },
        ],
      },
    ],
    [
      "Once per turn, this Character cannot be K.O.'d by your opponent's effects.",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [{ do: 'cannot', what: 'this', be: 'BE_KOED_BY_EFFECTS', by: 'opponent', oncePerTurn: true }],
          },
        ],
      },
    ],
    [
      "[On Play] Give up to a total of 2 of your opponent's Leader or Character cards −3000 power during this turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'power',
                what: { upTo: 2, of: 'opponent', in: ['leader', 'character'] },
                n: -3000,
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] This Character gains [Double Attack], [Banish] or [Blocker] until the end of your opponent's next turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'gain', what: 'this', keyword: 'DOUBLE_ATTACK', for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }],
                  [{ do: 'gain', what: 'this', keyword: 'BANISH', for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }],
                  [{ do: 'gain', what: 'this', keyword: 'BLOCKER', for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }],
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '[When Attacking] Your opponent cannot activate a [Blocker] Character that has 5000 or more power during this battle.',
      {
        effects: [
          {
            timings: ['WHEN_ATTACKING'],
            steps: [
              {
                do: 'playerCannot',
                who: 'opponent',
                be: 'ACTIVATE_BLOCKER',
                where: { power: { min: 5000 } },
                for: 'THIS_BATTLE',
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Select up to 1 of your Characters. Your opponent cannot activate [Blocker] if that Character attacks during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 1, in: ['character'] } },
              { do: 'gain', what: 'it', keyword: 'UNBLOCKABLE', for: 'THIS_TURN' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Then, you cannot add Life cards to your hand using your own effects during this turn.',
      {
        effects: [
          { timings: ['ON_PLAY'], steps: [{ do: 'playerCannot', who: 'you', be: 'LIFE_TO_HAND', for: 'THIS_TURN' }] },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 6 or less, or return it to the owner's hand.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 6 } } } },
              { do: 'chooseOne', options: [[{ do: 'ko', what: 'it' }], [{ do: 'move', what: 'it', to: 'hand' }]] },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You cannot set DON!! cards as active using Character effects during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'playerCannot',
                who: 'you',
                be: 'SET_DON_ACTIVE',
                where: { category: ['CHARACTER'] },
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
  ]);
});

describe('[OP-R2.4] don', () => {
  reads([
    [
      '[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active, and add up to 2 additional DON!! cards and rest them.',
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
  ]);
});
