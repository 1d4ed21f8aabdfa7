/** Green: the gardeners of Lowwater. They rest your side of the table, keep it rested, and wake their own. */
import type { CardData } from '../tree/card.ts';
import { guild } from './printed.ts';

const { leader, character, event, stage } = guild('green');

export const GROVE: readonly CardData[] = [
  leader('LW-018', 'Orla Fernwick', ['Wisdom', ['Rootwardens']], { power: 5000, life: 5 }, [
    {
      timings: ['END_OF_YOUR_TURN'],
      don: 1,
      steps: [{ do: 'setActive', what: { upTo: 1, in: ['character'], where: { cost: { max: 5 } } } }],
    },
  ]),

  character('LW-019', 'Mossback Boar', ['Strike', ['Hedge Folk']], { cost: 2, power: 4000, counter: 1000 }),
  character(
    'LW-020',
    'Orchard Forewoman',
    ['Wisdom', ['Rootwardens']],
    { cost: 5, power: 5000, counter: 1000, rarity: 'UC' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'look',
            what: { top: 5, in: ['deck'] },
            take: {
              upTo: 1,
              where: { category: ['CHARACTER'], noBaseEffect: true, cost: { max: 4 } },
              to: 'play-rested',
            },
            rest: 'deck-bottom',
          },
        ],
      },
    ],
  ),
  character(
    'LW-021',
    'Beekeeper Lune',
    ['Special', ['Beekeepers']],
    { cost: 3, power: 4000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'rest',
            what: {
              upTo: 1,
              of: 'opponent',
              in: ['character', 'don'],
              where: { any: [{ category: ['DON'] }, { cost: { max: 4 } }] },
            },
          },
        ],
      },
    ],
  ),
  character(
    'LW-022',
    'Thorn Sentry',
    ['Slash', ['Hedge Folk']],
    { cost: 2, power: 1000, counter: 1000, keywords: ['BLOCKER'] },
    [{ timings: ['WHEN_ATTACKED'], steps: [{ do: 'restDon', n: 1, who: 'opponent' }] }],
  ),
  character('LW-023', 'Bramble Hound', ['Slash', ['Hedge Folk']], { cost: 4, power: 6000, counter: 1000 }),
  character(
    'LW-024',
    'Frostpetal Witch',
    ['Special', ['Rootwardens']],
    { cost: 5, power: 6000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'freeze',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { state: 'rested', cost: { max: 6 } } },
          },
          {
            do: 'if',
            if: { is: 'opponentLeader', where: { state: 'rested' } },
            then: [{ do: 'freezeDon', n: 1, who: 'opponent' }],
          },
        ],
      },
    ],
  ),
  character(
    'LW-025',
    'Hedge Marshal Tovi',
    ['Slash', ['Hedge Folk']],
    { cost: 6, power: 7000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_RESTED'],
        turn: 'you',
        oncePerTurn: true,
        steps: [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 5 } } } }],
      },
    ],
  ),
  character(
    'LW-026',
    'Ironbark Elder',
    ['Wisdom', ['Rootwardens']],
    { cost: 8, power: 9000, keywords: ['BLOCKER'], rarity: 'SR' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'cannot',
            what: { upTo: 1, of: 'opponent', in: ['character'] },
            be: 'BE_RESTED',
            for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
          },
        ],
      },
      {
        timings: ['PERMANENT'],
        steps: [
          {
            do: 'cannot',
            what: { all: true, of: 'opponent', in: ['character'], where: { baseCost: { max: 2 } } },
            be: 'REFRESH',
          },
        ],
      },
    ],
  ),
  character(
    'LW-027',
    'Mistletoe Spy',
    ['Ranged', ['Hedge Folk']],
    { cost: 2, power: 3000, counter: 1000, rarity: 'UC' },
    [
      {
        timings: ['START_OF_OPPONENT_TURN'],
        cost: [{ do: 'rest', what: 'this' }],
        steps: [
          {
            do: 'cannot',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } },
            be: 'ATTACK',
            for: 'THIS_TURN',
          },
        ],
      },
    ],
  ),
  character('LW-028', 'Swarm Queen', ['Special', ['Beekeepers']], { cost: 7, power: 6000, rarity: 'SR' }, [
    {
      timings: ['PERMANENT'],
      turn: 'you',
      steps: [
        {
          do: 'power',
          what: 'this',
          n: { sumOf: { in: ['character'], where: { other: true } }, value: 'cost', per: 3, times: 1000 },
        },
      ],
    },
    {
      timings: ['ON_PLAYED'],
      turn: 'you',
      oncePerTurn: true,
      when: { cards: { in: ['character'], where: { cost: { max: 3 }, other: true } } },
      steps: [
        { do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } } },
        {
          do: 'if',
          if: { is: 'event', where: { type: ['Beekeepers'] } },
          then: [{ do: 'cannot', what: 'it', be: 'BECOME_ACTIVE', for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }],
        },
      ],
    },
  ]),
  character('LW-029', 'Decoy Topiary', ['?', ['Hedge Folk']], { cost: 3, power: 4000, counter: 1000, rarity: 'UC' }, [
    {
      timings: ['PERMANENT'],
      turn: 'opponent',
      if: { is: 'this', where: { state: 'rested' } },
      steps: [{ do: 'mustAttack', what: 'this' }],
    },
    {
      timings: ['REPLACEMENT'],
      would: { what: 'REST', cards: { in: ['character'], where: { other: true } }, by: 'opponent-effect' },
      optional: true,
      steps: [{ do: 'rest', what: 'this' }],
    },
  ]),
  character(
    'LW-030',
    'Toll Willow',
    ['Wisdom', ['Rootwardens']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'gain',
            what: { upTo: 1, in: ['character'], where: { withoutKeyword: 'BLOCKER' } },
            keyword: 'BLOCKER',
            for: 'UNTIL_START_OF_YOUR_NEXT_TURN',
          },
        ],
      },
      {
        timings: ['PERMANENT'],
        turn: 'opponent',
        steps: [
          {
            do: 'attackTax',
            what: { all: true, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } },
            cost: [{ do: 'restDon', n: 1, who: 'opponent' }],
          },
        ],
      },
    ],
  ),

  event('LW-031', 'Overgrowth', ['Garden Lore'], { cost: 2 }, [
    {
      timings: ['MAIN'],
      steps: [{ do: 'rest', what: { upTo: 2, of: 'opponent', in: ['character'], total: { value: 'cost', max: 6 } } }],
    },
    { timings: ['TRIGGER'], steps: [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['leader', 'character'] } }] },
  ]),
  event('LW-032', 'Second Spring', ['Garden Lore'], { cost: 3, rarity: 'UC' }, [
    {
      timings: ['MAIN'],
      steps: [
        { do: 'setActive', what: { upTo: 1, in: ['character'], where: { state: 'rested' } } },
        { do: 'cannot', what: 'it', be: 'ATTACK_LEADER', for: 'THIS_TURN' },
      ],
    },
    { timings: ['TRIGGER'], steps: [{ do: 'setActive', what: { upTo: 1, in: ['leader', 'character'] } }] },
  ]),
  event('LW-033', 'Hedge Maze', ['Garden Lore'], { cost: 1 }, [
    {
      timings: ['COUNTER'],
      steps: [
        { do: 'changeTarget', to: { upTo: 1, in: ['leader', 'character'] } },
        { do: 'power', what: 'target', n: 2000, for: 'THIS_BATTLE' },
      ],
    },
    {
      timings: ['TRIGGER'],
      steps: [
        {
          do: 'cannot',
          what: { upTo: 1, of: 'opponent', in: ['leader', 'character'] },
          be: 'ATTACK',
          for: 'THIS_TURN',
        },
      ],
    },
  ]),
  stage('LW-034', 'The Old Orchard', ['Garden Lore'], { cost: 2, rarity: 'UC' }, [
    {
      timings: ['ACTIVATE_MAIN'],
      cost: [
        { do: 'rest', what: 'this' },
        { do: 'rest', what: { n: 1, in: ['character'] } },
      ],
      steps: [
        { do: 'activateDon', n: 2, upTo: true },
        { do: 'playerCannot', who: 'you', be: 'SET_DON_ACTIVE', for: 'THIS_TURN' },
      ],
    },
  ]),
];
