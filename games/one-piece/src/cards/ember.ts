/** Red: the kilns of Lowwater. They raise their power, lower yours, and strike in the turn they arrive. */
import type { CardData } from '../tree/card.ts';
import { guild } from './printed.ts';

const { leader, character, event, stage } = guild('red');

export const EMBER: readonly CardData[] = [
  leader('LW-001', 'Bram Cinderhall', ['Strike', ['Kiln Masters']], { power: 5000, life: 5 }, [
    {
      timings: ['WHEN_ATTACKING'],
      don: 1,
      steps: [
        {
          do: 'power',
          what: { upTo: 1, in: ['character'] },
          n: 1000,
          for: 'UNTIL_START_OF_YOUR_NEXT_TURN',
        },
      ],
    },
    {
      timings: ['ON_DON_GIVEN'],
      turn: 'you',
      oncePerTurn: true,
      when: { cards: { in: ['character'] } },
      steps: [
        {
          do: 'cannot',
          what: { upTo: 1, of: 'opponent', in: ['character'], where: { power: { max: 3000 } } },
          be: 'BLOCK',
          for: 'THIS_TURN',
        },
      ],
    },
  ]),

  character('LW-002', 'Cinder Pup', ['Strike', ['Furnace Beasts']], { cost: 1, power: 3000, counter: 1000 }),
  character('LW-003', 'Spark Courier', ['Ranged', ['Kiln Hands']], { cost: 1, power: 2000, counter: 1000 }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        {
          do: 'look',
          what: { top: 5, in: ['deck'] },
          take: { upTo: 1, where: { typeIncludes: ['Kiln'], not: { name: ['Spark Courier'] } }, to: 'hand' },
          rest: 'deck-bottom',
        },
      ],
    },
  ]),
  character('LW-004', 'Ada Tinder', ['Ranged', ['Kiln Hands']], { cost: 2, power: 2000, counter: 1000, rarity: 'UC' }, [
    {
      timings: ['PERMANENT'],
      turn: 'you',
      if: { have: { in: ['character'], where: { name: ['Odo Tinder'] } } },
      steps: [
        { do: 'gain', what: 'this', keyword: 'RUSH' },
        { do: 'power', what: 'this', n: 1000 },
      ],
    },
    {
      timings: ['ON_DAMAGE_DEALT'],
      steps: [{ do: 'giveDon', n: 1, upTo: true, from: 'rested', to: { upTo: 1, in: ['leader', 'character'] } }],
    },
  ]),
  character('LW-005', 'Odo Tinder', ['Strike', ['Kiln Hands']], { cost: 4, power: 6000, counter: 1000 }),
  character(
    'LW-006',
    'The Tinder Twins',
    ['Slash', ['Kiln Hands']],
    {
      cost: 7,
      power: 7000,
      keywords: ['RUSH'],
      rarity: 'SR',
      treatAs: { names: ['Ada Tinder', 'Odo Tinder'] },
    },
    [
      {
        timings: ['END_OF_BATTLE'],
        turn: 'you',
        oncePerTurn: true,
        cost: [{ do: 'move', what: { n: 2, in: ['hand'] }, to: 'trash' }],
        steps: [{ do: 'setActive', what: 'this' }],
      },
    ],
  ),
  character(
    'LW-007',
    'Bellows Guard',
    ['Strike', ['Kiln Hands']],
    { cost: 2, power: 1000, counter: 1000, keywords: ['BLOCKER'] },
    [{ timings: ['ON_BLOCK'], steps: [{ do: 'power', what: 'attacker', n: -1000, for: 'THIS_BATTLE' }] }],
  ),
  character('LW-008', 'Furnace Ox', ['Strike', ['Furnace Beasts']], { cost: 3, power: 5000, counter: 1000 }),
  character(
    'LW-009',
    'Slag Breaker',
    ['Strike', ['Kiln Hands']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'UC' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'ko',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { keyword: 'BLOCKER', power: { max: 3000 } } },
          },
        ],
      },
      {
        timings: ['ON_BLOCKER_ACTIVATED'],
        turn: 'you',
        oncePerTurn: true,
        when: { whose: 'opponent' },
        steps: [{ do: 'power', what: 'event', n: -3000, for: 'THIS_BATTLE' }],
      },
    ],
  ),
  character(
    'LW-010',
    'Kiln Captain Rhoda',
    ['Slash', ['Kiln Masters']],
    { cost: 5, power: 6000, counter: 1000, keywords: ['RUSH_CHARACTER'], rarity: 'R' },
    [
      {
        timings: ['PERMANENT'],
        turn: 'you',
        steps: [
          {
            do: 'power',
            what: { all: true, in: ['character'], where: { attribute: ['Slash'], other: true } },
            n: 1000,
          },
        ],
      },
    ],
  ),
  character(
    'LW-011',
    'Salamander Rider',
    ['Slash', ['Kiln Hands', 'Furnace Beasts']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'R' },
    [
      { timings: ['PERMANENT'], don: 1, steps: [{ do: 'gain', what: 'this', keyword: 'ATTACK_ACTIVE' }] },
      {
        timings: ['ON_BATTLED'],
        turn: 'you',
        if: { is: 'target', where: { category: ['CHARACTER'], cost: { max: 4 } } },
        steps: [{ do: 'ko', what: 'target' }],
      },
    ],
  ),
  character('LW-012', 'Glass Duelist', ['Slash', ['Kiln Masters']], { cost: 3, power: 4000, rarity: 'UC' }, [
    {
      timings: ['ACTIVATE_MAIN'],
      oncePerTurn: true,
      steps: [
        { do: 'power', what: 'this', n: 3000, for: 'THIS_TURN' },
        { do: 'later', at: 'END_OF_TURN', steps: [{ do: 'move', what: 'this', to: 'trash' }] },
      ],
    },
  ]),
  character('LW-013', 'Molten Colossus', ['Special', ['Furnace Beasts']], { cost: 9, power: 10000, rarity: 'SR' }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        { do: 'powerZero', what: { upTo: 1, of: 'opponent', in: ['character'] }, for: 'THIS_TURN' },
        { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { power: { max: 0 } } } },
      ],
    },
    { timings: ['PERMANENT'], don: 1, steps: [{ do: 'gain', what: 'this', keyword: 'DOUBLE_ATTACK' }] },
  ]),

  event('LW-014', 'Flashover', ['Kiln Works'], { cost: 3, rarity: 'R' }, [
    {
      timings: ['MAIN'],
      steps: [
        {
          do: 'ko',
          what: { upTo: 2, of: 'opponent', in: ['character'], total: { value: 'power', max: 6000 } },
        },
      ],
    },
    { timings: ['TRIGGER'], steps: [{ do: 'activateText', what: 'this', timing: 'MAIN' }] },
  ]),
  event('LW-015', 'Quench', ['Kiln Works'], { cost: 1 }, [
    {
      timings: ['COUNTER'],
      steps: [
        { do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 2000, for: 'THIS_BATTLE' },
        {
          do: 'if',
          if: { number: { count: { in: ['life'] } }, max: 2 },
          then: [{ do: 'power', what: 'it', n: 2000, for: 'THIS_BATTLE' }],
        },
      ],
    },
    {
      timings: ['TRIGGER'],
      steps: [
        { do: 'power', what: { upTo: 1, of: 'opponent', in: ['leader', 'character'] }, n: -2000, for: 'THIS_TURN' },
      ],
    },
  ]),
  stage('LW-016', 'The Great Kiln', ['Kiln Works'], { cost: 1, rarity: 'UC' }, [
    {
      timings: ['PERMANENT'],
      steps: [
        {
          do: 'gainAttribute',
          what: { all: true, in: ['character'], where: { typeIncludes: ['Kiln'] } },
          attribute: 'Slash',
        },
      ],
    },
    {
      timings: ['ACTIVATE_MAIN'],
      cost: [
        { do: 'rest', what: 'this' },
        { do: 'giveDon', n: 1, from: 'active', to: { n: 1, in: ['leader'] } },
      ],
      steps: [{ do: 'power', what: { upTo: 1, in: ['character'] }, n: 2000, for: 'THIS_TURN' }],
    },
  ]),
  event('LW-017', 'Stoke the Line', ['Kiln Works'], { cost: 2, rarity: 'UC' }, [
    {
      timings: ['MAIN'],
      steps: [
        {
          do: 'chooseOne',
          options: [
            [
              {
                do: 'giveDon',
                n: 1,
                upTo: true,
                from: 'rested',
                to: { upTo: 2, in: ['leader', 'character'] },
                each: true,
              },
              {
                do: 'playerCannot',
                who: 'opponent',
                be: 'ACTIVATE_BLOCKER',
                where: { power: { max: 4000 } },
                for: 'THIS_TURN',
              },
            ],
            [{ do: 'swapBasePower', what: { n: 2, in: ['leader', 'character'] }, for: 'THIS_TURN' }],
          ],
        },
      ],
    },
  ]),
];
