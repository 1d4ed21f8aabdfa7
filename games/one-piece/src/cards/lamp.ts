/** Yellow: the lamplighters of Lowwater. They tend their Life, and what lies in it answers for itself. */
import type { CardData } from '../tree/card.ts';
import { guild } from './printed.ts';

const { leader, character, event, stage } = guild('yellow');

export const LAMP: readonly CardData[] = [
  leader('LW-086', 'Elsin Wickmoor', ['Special', ['Lamplighters']], { power: 5000, life: 5 }, [
    {
      timings: ['ACTIVATE_MAIN'],
      oncePerTurn: true,
      cost: [{ do: 'move', what: { top: 1, in: ['life'], end: 'top-or-bottom' }, to: 'hand' }],
      steps: [
        {
          do: 'move',
          what: { upTo: 1, in: ['hand'], where: { trigger: true } },
          to: 'life-top',
          faceUp: true,
        },
      ],
    },
  ]),

  character('LW-087', 'Candle Moth', ['Strike', ['Moths']], { cost: 1, power: 3000, counter: 1000 }),
  character('LW-088', 'Wick Runner', ['Strike', ['Lamplighters']], { cost: 2, power: 2000, counter: 1000 }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        {
          do: 'look',
          what: { top: 4, in: ['deck'] },
          take: { upTo: 1, where: { nameIncludes: ['Lamp', 'Lantern'] }, to: 'hand' },
          rest: 'deck-bottom',
        },
      ],
    },
    { timings: ['TRIGGER'], steps: [{ do: 'play', what: 'this' }] },
  ]),
  character(
    'LW-089',
    'Lantern Guard',
    ['Slash', ['Lamplighters']],
    { cost: 3, power: 3000, counter: 1000, keywords: ['BLOCKER'] },
    [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'if', if: { turn: 'opponent' }, then: [{ do: 'draw', n: 1 }] }],
      },
      {
        timings: ['TRIGGER'],
        cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
        steps: [{ do: 'play', what: 'this' }],
      },
    ],
  ),
  character('LW-090', 'Flame Reader', ['Wisdom', ['Wick Choir']], { cost: 1, power: 1000, counter: 2000 }, [
    {
      timings: ['ON_PLAY'],
      steps: [{ do: 'look', what: { top: 1, in: ['life'], of: 'opponent' }, rest: 'life-top-or-bottom' }],
    },
  ]),
  character(
    'LW-091',
    'Choir of Wicks',
    ['Special', ['Wick Choir']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'UC' },
    [
      { timings: ['ON_PLAY'], steps: [{ do: 'look', what: { top: 3, in: ['life'] }, rest: 'life-top' }] },
      { timings: ['ON_TRIGGER_ACTIVATED'], oncePerTurn: true, steps: [{ do: 'draw', n: 1 }] },
      {
        timings: ['TRIGGER'],
        if: {
          any: [
            { number: { count: { in: ['life'] } }, max: 2 },
            { number: { count: { of: 'opponent', in: ['life'] } }, max: 2 },
          ],
        },
        steps: [{ do: 'play', what: 'this' }],
      },
    ],
  ),
  character(
    'LW-092',
    'Lamp Warden Ysolt',
    ['Slash', ['Lamplighters']],
    { cost: 5, power: 6000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        cost: [{ do: 'turnLife', which: 'top', faceUp: true }],
        steps: [
          {
            do: 'ko',
            what: {
              upTo: 1,
              of: 'opponent',
              in: ['character'],
              where: { cost: { max: { count: { of: 'opponent', in: ['life'] }, plus: 1 } } },
            },
          },
        ],
      },
    ],
  ),
  character(
    'LW-093',
    'Wax Saint',
    ['Special', ['Wick Choir']],
    { cost: 5, power: 5000, counter: 1000, keywords: ['BLOCKER'], rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        if: {
          all: [
            { number: { count: { in: ['life'] } }, max: 3 },
            { is: 'leader', where: { type: ['Lamplighters'] } },
          ],
        },
        steps: [
          { do: 'move', what: { top: 1, in: ['deck'], upTo: true }, to: 'life-top' },
          { do: 'playerCannot', who: 'you', be: 'LIFE_TO_HAND', for: 'THIS_TURN' },
        ],
      },
    ],
  ),
  character('LW-094', 'Sun Herald', ['Ranged', ['Lamplighters']], { cost: 8, power: 9000, rarity: 'SR' }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        {
          do: 'may',
          who: 'opponent',
          steps: [{ do: 'move', what: { n: 2, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
          else: [{ do: 'damage', n: 1, who: 'opponent' }],
        },
      ],
    },
  ]),
  character('LW-095', 'Moth Dancer', ['Slash', ['Moths']], { cost: 3, power: 4000, counter: 1000, rarity: 'UC' }, [
    {
      timings: ['ON_DAMAGE_TAKEN'],
      oncePerTurn: true,
      steps: [{ do: 'power', what: 'this', n: 2000, for: 'UNTIL_END_OF_YOUR_NEXT_TURN' }],
    },
    {
      timings: ['ACTIVATE_MAIN'],
      cost: [{ do: 'move', what: 'this', to: 'hand' }],
      steps: [{ do: 'power', what: { n: 1, in: ['leader'] }, n: 1000, for: 'THIS_TURN' }],
    },
  ]),
  character(
    'LW-096',
    'Tallow Knight',
    ['Slash', ['Lamplighters']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'UC' },
    [
      { timings: ['ON_PLAY'], steps: [{ do: 'look', what: { top: 1, in: ['life'] }, rest: 'as-they-were' }] },
      {
        timings: ['REPLACEMENT'],
        oncePerTurn: true,
        would: { what: 'KO', cards: { in: ['character'] }, by: 'battle' },
        optional: true,
        steps: [{ do: 'move', what: { top: 1, in: ['life'] }, to: 'trash' }],
      },
    ],
  ),
  character('LW-097', 'The Unsleeping', ['Special', ['Moths']], { cost: 7, power: 8000, rarity: 'SR' }, [
    {
      timings: ['PERMANENT'],
      in: 'hand',
      if: { number: { count: { in: ['life'] } }, max: 2 },
      steps: [{ do: 'cost', what: 'this', n: -3 }],
    },
    {
      timings: ['ON_LIFE_REMOVED'],
      turn: 'you',
      oncePerTurn: true,
      when: { whose: 'either' },
      steps: [{ do: 'gain', what: 'this', keyword: 'UNBLOCKABLE', for: 'THIS_TURN' }],
    },
  ]),
  character('LW-098', 'Glasswing', ['Special', ['Moths']], { cost: 5, power: 5000, counter: 1000, rarity: 'R' }, [
    {
      timings: ['REPLACEMENT'],
      would: { what: 'DAMAGE' },
      optional: true,
      steps: [{ do: 'move', what: 'this', to: 'trash' }],
    },
  ]),

  event('LW-099', 'Relight', ['Lamp Lore'], { cost: 4, rarity: 'R' }, [
    {
      timings: ['MAIN'],
      if: { number: { count: { in: ['life'] } }, max: 3 },
      steps: [{ do: 'look', what: { top: 3, in: ['deck'] }, take: { upTo: 1, to: 'life-top' }, rest: 'shuffle' }],
    },
    {
      timings: ['TRIGGER'],
      if: { number: { count: { in: ['life'] } }, max: 2 },
      steps: [{ do: 'move', what: { top: 1, in: ['deck'], upTo: true }, to: 'life-top' }],
    },
  ]),
  event('LW-100', 'Beacon Wall', ['Lamp Lore'], { cost: 1 }, [
    {
      timings: ['COUNTER'],
      cost: [{ do: 'move', what: { top: 1, in: ['life'], end: 'bottom' }, to: 'hand' }],
      steps: [
        { do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 5000, for: 'THIS_BATTLE' },
        { do: 'cannot', what: 'it', be: 'BE_KOED', for: 'THIS_TURN' },
      ],
    },
    {
      timings: ['TRIGGER'],
      steps: [
        {
          do: 'play',
          what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'], trigger: true, cost: { max: 4 } } },
        },
      ],
    },
  ]),
  event('LW-101', 'Put Out the Lamps', ['Lamp Lore'], { cost: 3, rarity: 'UC' }, [
    {
      timings: ['MAIN'],
      cost: [{ do: 'move', what: { top: 1, in: ['life'] }, to: 'trash' }],
      steps: [
        {
          do: 'move',
          what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 7 } } },
          to: 'life-top-or-bottom',
          faceUp: true,
        },
      ],
    },
    {
      timings: ['TRIGGER'],
      steps: [
        {
          do: 'move',
          what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } },
          to: 'life-bottom',
        },
      ],
    },
  ]),
  stage('LW-102', 'Lamp Street', ['Lamp Lore'], { cost: 1, rarity: 'UC' }, [
    {
      timings: ['PERMANENT'],
      turn: 'opponent',
      if: { number: { count: { in: ['life'] } }, max: 1 },
      steps: [{ do: 'basePower', what: { all: true, in: ['leader'] }, n: 6000 }],
    },
    {
      timings: ['ACTIVATE_MAIN'],
      cost: [
        { do: 'rest', what: 'this' },
        { do: 'turnLife', which: 'top', faceUp: true },
      ],
      steps: [
        {
          do: 'power',
          what: { upTo: 1, in: ['leader', 'character'] },
          n: { count: { in: ['life'], where: { faceUp: true } }, times: 1000 },
          for: 'END_OF_TURN',
        },
      ],
    },
    { timings: ['END_OF_YOUR_TURN'], steps: [{ do: 'turnLife', which: 'all', faceUp: false }] },
  ]),
];
