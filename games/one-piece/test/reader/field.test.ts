/** Invented texts in the house style of the game, and what they mean: what cards gain, suffer and cannot. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] field', () => {
  reads([
    [
      "[On Play] Up to 1 of your opponent's rested Characters will not become active in your opponent's " +
        'next Refresh Phase.',
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
      '[On Play] This Character gains [Double Attack], [Banish] or [Blocker] until the end of your ' +
        "opponent's next turn.",
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
      '[When Attacking] Your opponent cannot activate a [Blocker] Character that has 5000 or more power ' +
        'during this battle.',
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
      '[On Play] Select up to 1 of your Characters. Your opponent cannot activate [Blocker] if that ' +
        'Character attacks during this turn.',
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
      '[On Play] You cannot add Life cards to your hand using your own effects during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'playerCannot', who: 'you', be: 'LIFE_TO_HAND_BY_OWN_EFFECTS', for: 'THIS_TURN' }],
          },
        ],
      },
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 6 or less, or return it to " +
        "the owner's hand.",
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
    [
      "This Character can also attack your opponent's active Characters.",
      { effects: [{ timings: ['PERMANENT'], steps: [{ do: 'gain', what: 'this', keyword: 'ATTACK_ACTIVE' }] }] },
    ],
    [
      "[On Play] Up to 1 of your opponent's Characters will not become active until the end of your " +
        "opponent's next turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'cannot',
                what: { upTo: 1, of: 'opponent', in: ['character'] },
                be: 'BECOME_ACTIVE',
                for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      'All blue Events in your hand cost 1 less.',
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
      "[On Play] Select up to 2 of your opponent's Characters. Swap the base power of the selected " +
        'Characters with each other during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 2, of: 'opponent', in: ['character'] } },
              { do: 'swapBasePower', what: 'it', for: 'THIS_TURN' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Set the base power of up to 1 of your Characters to 7000 during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'basePower', what: { upTo: 1, in: ['character'] }, n: 7000, for: 'THIS_TURN' }],
          },
        ],
      },
    ],
    [
      "[On Play] Set the cost of up to 1 of your opponent's Characters to 0 during this turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'costZero', what: { upTo: 1, of: 'opponent', in: ['character'] }, for: 'THIS_TURN' }],
          },
        ],
      },
    ],
    [
      "[On Play] The cost of up to 1 of your opponent's Characters becomes 0 during this turn.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'costZero', what: { upTo: 1, of: 'opponent', in: ['character'] }, for: 'THIS_TURN' }],
          },
        ],
      },
    ],
    [
      "[Activate: Main] This Character's effect is negated during this turn.",
      { effects: [{ timings: ['ACTIVATE_MAIN'], steps: [{ do: 'negate', what: 'this', for: 'THIS_TURN' }] }] },
    ],
    [
      '[On Play] Your opponent cannot activate up to 1 [Blocker] Character that has 4000 power or less ' +
        'during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'cannot',
                what: {
                  upTo: 1,
                  of: 'opponent',
                  in: ['character'],
                  where: { keyword: 'BLOCKER', power: { max: 4000 } },
                },
                be: 'BLOCK',
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Select all of your opponent's Characters. Until the end of your opponent's next turn, " +
        'none of the selected Characters can attack unless your opponent trashes 2 cards from their hand ' +
        'whenever they attack.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { all: true, of: 'opponent', in: ['character'] } },
              {
                do: 'attackTax',
                what: 'it',
                cost: [{ do: 'move', what: { n: 2, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
                for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      'Your opponent must attack this Character if able.',
      { effects: [{ timings: ['PERMANENT'], steps: [{ do: 'mustAttack', what: 'this' }] }] },
    ],
    [
      '1 of the DON!! cards placed in your DON!! Phase goes to your Leader.',
      { effects: [{ timings: ['PERMANENT'], steps: [{ do: 'donPhaseGives', n: 1 }] }] },
    ],
  ]);
});
