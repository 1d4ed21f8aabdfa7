/** Black: the lanes under Lowwater. They make Characters cheap, do away with cheap ones, and dig up their own. */
import type { CardData } from '../tree/card.ts';
import { guild } from './printed.ts';

const { leader, character, event, stage } = guild('black');

export const SOOT: readonly CardData[] = [
  leader(
    'LW-069',
    'Nessa Underlane',
    ['Slash', ['Undercity', 'Sootwalkers']],
    { power: 5000, life: 4, deckRules: { onlyTypes: ['Undercity'] } },
    [
      {
        timings: ['ACTIVATE_MAIN'],
        oncePerTurn: true,
        cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
        steps: [
          { do: 'cost', what: { upTo: 1, of: 'opponent', in: ['character'] }, n: -3, for: 'THIS_TURN' },
          { do: 'draw', n: 1 },
        ],
      },
    ],
  ),

  character('LW-070', 'Gutter Tabby', ['Slash', ['Undercity']], { cost: 1, power: 3000, counter: 1000 }),
  character('LW-071', 'Alley Bruiser', ['Strike', ['Undercity']], { cost: 5, power: 7000, counter: 1000 }),
  character(
    'LW-072',
    'Chimney Pip',
    ['Wisdom', ['Undercity', 'Sootwalkers']],
    { cost: 1, power: 1000, counter: 2000 },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          { do: 'look', what: { top: 3, in: ['deck'] }, take: { n: 1, to: 'trash' }, rest: 'deck-top' },
          {
            do: 'may',
            steps: [
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
              { do: 'draw', n: 1 },
            ],
          },
        ],
      },
    ],
  ),
  character(
    'LW-073',
    'Ledger Ghost',
    ['Special', ['Undercity', 'Night Market']],
    { cost: 2, power: 3000, counter: 1000 },
    [
      {
        timings: ['ON_KO'],
        steps: [
          {
            do: 'move',
            what: {
              upTo: 1,
              in: ['trash'],
              where: {
                category: ['CHARACTER'],
                cost: { max: 5 },
                counter: { min: 1000 },
                not: { name: ['Ledger Ghost'] },
              },
            },
            to: 'hand',
          },
        ],
      },
    ],
  ),
  character(
    'LW-074',
    'Tunnel Warden',
    ['Strike', ['Undercity', 'Sootwalkers']],
    { cost: 3, power: 3000, counter: 1000, keywords: ['BLOCKER'], rarity: 'UC' },
    [
      { timings: ['PERMANENT'], turn: 'opponent', steps: [{ do: 'baseCost', what: 'this', n: 7 }] },
      {
        timings: ['PERMANENT'],
        steps: [{ do: 'cannot', what: 'this', be: 'BE_KOED_IN_BATTLE', against: { attribute: ['Slash'] } }],
      },
    ],
  ),
  character(
    'LW-075',
    'Soot Reaper',
    ['Slash', ['Undercity', 'Sootwalkers']],
    { cost: 5, power: 6000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }],
      },
      {
        timings: ['ON_KO'],
        turn: 'you',
        oncePerTurn: true,
        when: { cards: { of: 'opponent', in: ['character'] }, by: 'effect' },
        steps: [{ do: 'draw', n: 1 }],
      },
    ],
  ),
  character(
    'LW-076',
    'Cutpurse Finn',
    ['Slash', ['Undercity', 'Night Market']],
    { cost: 3, power: 4000, counter: 1000, rarity: 'UC' },
    [
      {
        timings: ['ON_PLAY', 'WHEN_ATTACKING'],
        if: { number: { count: { of: 'opponent', in: ['hand'] } }, min: 6 },
        steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'] }, to: 'trash' }],
      },
    ],
  ),
  character(
    'LW-077',
    'Grave Auctioneer',
    ['Wisdom', ['Undercity', 'Night Market']],
    { cost: 6, power: 7000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        cost: [{ do: 'ko', what: { n: 1, in: ['character'], where: { other: true } } }],
        steps: [
          {
            do: 'play',
            what: { upTo: 1, in: ['trash'], where: { category: ['CHARACTER'], cost: { max: 5 } } },
            rested: true,
          },
        ],
      },
    ],
  ),
  character('LW-078', 'The Rat Parliament', ['Special', ['Undercity']], { cost: 8, power: 8000, rarity: 'SR' }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        {
          do: 'play',
          what: {
            upTo: 2,
            in: ['trash'],
            where: { category: ['CHARACTER'], cost: { max: 4 } },
            total: { value: 'cost', max: 5 },
            differentNames: true,
          },
        },
        { do: 'playerCannot', who: 'you', be: 'PLAY_CHARACTERS', where: { cost: { min: 3 } }, for: 'THIS_TURN' },
      ],
    },
  ]),
  character(
    'LW-079',
    'The Long Shadow',
    ['?', ['Undercity']],
    { cost: 9, power: 10000, keywords: ['BANISH'], rarity: 'SR', treatAs: { attributes: ['Slash'] } },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'ko',
            what: { all: true, of: 'either', in: ['character'], where: { cost: { max: 3 }, other: true } },
          },
        ],
      },
      {
        timings: ['PERMANENT'],
        turn: 'you',
        steps: [
          {
            do: 'negate',
            what: { all: true, of: 'opponent', in: ['character'], where: { baseCost: { max: 2 } } },
          },
        ],
      },
    ],
  ),
  character(
    'LW-080',
    'Silence Broker',
    ['Special', ['Undercity', 'Night Market']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'negate',
            what: {
              upTo: 1,
              of: 'opponent',
              in: ['leader', 'character'],
              where: { any: [{ category: ['LEADER'] }, { cost: { max: 5 } }] },
            },
            for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
          },
        ],
      },
    ],
  ),
  character(
    'LW-081',
    'Collector Vane',
    ['Ranged', ['Undercity', 'Night Market']],
    { cost: 3, power: 4000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        if: { not: { have: { in: ['character'], where: { name: ['Collector Vane'], other: true } } } },
        steps: [
          {
            do: 'look',
            what: { top: 3, in: ['deck'] },
            take: { upTo: 1, to: 'hand', reveal: true },
            rest: 'trash',
          },
        ],
      },
      {
        timings: ['PERMANENT'],
        steps: [{ do: 'power', what: 'this', n: { count: { in: ['trash'] }, per: 7, times: 1000 } }],
      },
      {
        timings: ['ON_HAND_TRASHED'],
        turn: 'you',
        oncePerTurn: true,
        when: { by: 'your-effect' },
        steps: [{ do: 'giveDon', n: 1, upTo: true, from: 'any', to: 'this' }],
      },
    ],
  ),

  event('LW-082', 'Blackout', ['Undercity'], { cost: 4, rarity: 'R' }, [
    {
      timings: ['MAIN'],
      steps: [
        {
          do: 'costZero',
          what: { upTo: 1, of: 'opponent', in: ['character'], where: { baseCost: { max: 6 } } },
          for: 'THIS_TURN',
        },
        { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 0 } } } },
      ],
    },
    {
      timings: ['TRIGGER'],
      steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }],
    },
  ]),
  event('LW-083', 'Dig It Up', ['Undercity'], { cost: 3, rarity: 'UC' }, [
    {
      timings: ['MAIN'],
      cost: [{ do: 'move', what: { top: 2, in: ['deck'] }, to: 'trash' }],
      steps: [
        {
          do: 'activateText',
          what: {
            upTo: 1,
            in: ['trash'],
            where: { category: ['EVENT'], timing: 'MAIN', cost: { max: 4 }, not: { name: ['Dig It Up'] } },
          },
          timing: 'MAIN',
        },
      ],
    },
  ]),
  event('LW-084', 'Cover of Dark', ['Undercity'], { cost: 1 }, [
    {
      timings: ['COUNTER'],
      cost: [{ do: 'move', what: { n: 2, in: ['trash'] }, to: 'deck-bottom' }],
      steps: [{ do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 4000, for: 'THIS_BATTLE' }],
    },
    {
      timings: ['TRIGGER'],
      steps: [
        {
          do: 'play',
          what: { upTo: 1, in: ['trash'], where: { category: ['CHARACTER'], cost: { max: 2 } } },
          rested: true,
        },
      ],
    },
  ]),
  stage('LW-085', 'The Sump Market', ['Undercity', 'Night Market'], { cost: 2, rarity: 'UC' }, [
    {
      timings: ['PERMANENT'],
      turn: 'you',
      steps: [{ do: 'cost', what: { all: true, of: 'opponent', in: ['character'] }, n: -1 }],
    },
    {
      timings: ['ACTIVATE_MAIN'],
      cost: [{ do: 'rest', what: 'this' }],
      steps: [
        { do: 'move', what: { upTo: 'any', in: ['hand'] }, to: 'trash' },
        {
          do: 'cost',
          what: { upTo: 1, of: 'opponent', in: ['character'] },
          n: { done: 'n', times: -2 },
          for: 'THIS_TURN',
        },
      ],
    },
  ]),
];
