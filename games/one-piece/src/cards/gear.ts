/** Purple: the clockmakers of Lowwater. They have more DON!! sooner, and pay with the DON!! themselves. */
import type { CardData } from '../tree/card.ts';
import { guild } from './printed.ts';

const { leader, character, event, stage } = guild('purple');

export const GEAR: readonly CardData[] = [
  leader('LW-052', 'Quill Harrowgate', ['Wisdom', ['Clockmakers']], { power: 6000, life: 4 }, [
    { timings: ['PERMANENT'], if: { firstTurn: false }, steps: [{ do: 'donPhaseGives', n: 1 }] },
    {
      timings: ['ON_DON_RETURNED'],
      turn: 'you',
      oncePerTurn: true,
      steps: [{ do: 'addDon', n: 1, upTo: true }],
    },
  ]),

  character('LW-053', 'Cog Mouse', ['Strike', ['Automata']], { cost: 1, power: 3000, counter: 1000 }),
  character('LW-054', 'Bell Golem', ['Strike', ['Automata', 'Bell Wardens']], { cost: 6, power: 8000, counter: 1000 }),
  character('LW-055', 'Apprentice Winder', ['Wisdom', ['Clockmakers']], { cost: 2, power: 2000, counter: 2000 }, [
    {
      timings: ['ON_PLAY'],
      steps: [{ do: 'nextPlay', n: -1, where: { category: ['CHARACTER'], type: ['Automata'] }, for: 'THIS_TURN' }],
    },
    {
      timings: ['ACTIVATE_MAIN'],
      cost: [{ do: 'move', what: 'this', to: 'deck-bottom' }],
      steps: [{ do: 'addDon', n: 1, upTo: true, rested: true }],
    },
  ]),
  character(
    'LW-056',
    'Tin Grenadier',
    ['Ranged', ['Automata']],
    { cost: 3, power: 4000, counter: 1000, rarity: 'UC', deckRules: { copies: 'any' } },
    [
      {
        timings: ['PERMANENT'],
        turn: 'you',
        steps: [
          {
            do: 'power',
            what: 'this',
            n: { count: { in: ['character'], where: { name: ['Tin Grenadier'], other: true } }, times: 1000 },
          },
        ],
      },
    ],
  ),
  character(
    'LW-057',
    'Mainspring Maud',
    ['Wisdom', ['Clockmakers']],
    { cost: 3, power: 4000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        if: { is: 'leader', where: { type: ['Clockmakers'] } },
        steps: [{ do: 'addDon', n: 1, upTo: true, rested: true }],
      },
    ],
  ),
  character(
    'LW-058',
    'Pendulum Guard',
    ['Slash', ['Bell Wardens']],
    { cost: 2, power: 1000, counter: 1000, keywords: ['BLOCKER'] },
    [
      {
        timings: ['ON_OPPONENT_ATTACK'],
        oncePerTurn: true,
        cost: [{ do: 'returnDon', n: 1 }],
        steps: [{ do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 2000, for: 'THIS_BATTLE' }],
      },
    ],
  ),
  character(
    'LW-059',
    'Escapement Duelist',
    ['Slash', ['Clockmakers']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_DON_RETURNED'],
        turn: 'you',
        oncePerTurn: true,
        when: { n: { min: 2 } },
        steps: [
          { do: 'power', what: 'this', n: { event: 'n', times: 1000 }, for: 'THIS_TURN' },
          { do: 'gain', what: 'this', keyword: 'UNBLOCKABLE', for: 'THIS_TURN' },
        ],
      },
    ],
  ),
  character(
    'LW-060',
    'Chime Warden',
    ['Strike', ['Bell Wardens']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['START_OF_TURN'],
        if: { number: { donOnField: 'you' }, min: 6 },
        steps: [
          { do: 'reveal', what: { top: 1, in: ['deck'] } },
          {
            do: 'if',
            if: { is: 'it', where: { type: ['Automata'] } },
            then: [{ do: 'move', what: 'it', to: 'hand' }],
          },
        ],
      },
      {
        timings: ['PERMANENT'],
        steps: [
          {
            do: 'cannot',
            what: { all: true, in: ['character'], where: { type: ['Automata'] } },
            be: 'BE_KOED_BY_EFFECTS',
            by: 'opponent',
          },
        ],
      },
    ],
  ),
  character('LW-061', 'Regulator Prime', ['Ranged', ['Automata']], { cost: 8, power: 9000, rarity: 'SR' }, [
    {
      timings: ['ON_PLAY'],
      cost: [{ do: 'returnDon', n: 2 }],
      steps: [
        {
          do: 'look',
          what: { top: 5, in: ['deck'] },
          take: { upTo: 1, where: { category: ['CHARACTER'], type: ['Automata'], cost: { max: 6 } }, to: 'play' },
          rest: 'deck-bottom',
        },
      ],
    },
    {
      timings: ['PERMANENT'],
      steps: [{ do: 'cannot', what: 'this', be: 'BE_REMOVED', by: 'opponent', oncePerTurn: true }],
    },
  ]),
  character('LW-062', 'The Orrery Engine', ['Special', ['Automata']], { cost: 10, power: 12000, rarity: 'SR' }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        { do: 'returnDon', n: 2, who: 'opponent' },
        {
          do: 'repeat',
          n: { donOnField: 'opponent', per: 4 },
          steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }],
        },
      ],
    },
  ]),

  event('LW-063', 'Overwind', ['Clockwork'], { cost: 1, rarity: 'UC' }, [
    {
      timings: ['MAIN'],
      steps: [
        { do: 'addDon', n: 2, upTo: true },
        { do: 'later', at: 'NEXT_START_OF_MAIN', steps: [{ do: 'returnDon', n: 2 }] },
      ],
    },
    { timings: ['TRIGGER'], steps: [{ do: 'addDon', n: 1, upTo: true }] },
  ]),
  event('LW-064', 'Strike Twelve', ['Clockwork'], { cost: 1 }, [
    {
      timings: ['COUNTER'],
      cost: [{ do: 'returnDon', n: 1 }],
      steps: [{ do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 4000, for: 'THIS_BATTLE' }],
    },
    { timings: ['TRIGGER'], steps: [{ do: 'activateText', what: 'this', timing: 'COUNTER' }] },
  ]),
  // One turn more, but half the DON!! for it, and nothing new joins the fight.
  event('LW-065', 'The Thirteenth Hour', ['Clockwork'], { cost: 6, rarity: 'SR' }, [
    {
      timings: ['MAIN'],
      cost: [{ do: 'returnDon', n: 5 }],
      steps: [
        { do: 'extraTurn' },
        { do: 'playerCannot', who: 'you', be: 'PLAY_FROM_HAND', for: 'UNTIL_END_OF_YOUR_NEXT_TURN' },
      ],
    },
  ]),
  stage('LW-066', 'Clocktower Square', ['Clockwork'], { cost: 1, rarity: 'UC' }, [
    {
      timings: ['PERMANENT'],
      steps: [{ do: 'playCost', n: -1, where: { category: ['CHARACTER'], type: ['Clockmakers'], cost: { min: 6 } } }],
    },
    {
      timings: ['START_OF_MAIN'],
      // Its player has had this turn's DON!! already: one more is level.
      if: { number: { donOnField: 'you' }, max: { donOnField: 'opponent', plus: 1 } },
      cost: [{ do: 'move', what: 'this', to: 'trash' }],
      steps: [{ do: 'addDon', n: 2, upTo: true, rested: true }],
    },
  ]),
  character(
    'LW-067',
    'Gearwright Sable',
    ['Special', ['Clockmakers']],
    { cost: 5, power: 5000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'choose',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { basePower: { min: 5000 } } },
          },
          {
            do: 'ifDone',
            then: [
              {
                do: 'basePower',
                what: 'this',
                n: { value: 'power', ofCard: 'it' },
                for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
              },
            ],
            else: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
  ),
  event('LW-068', 'Hourglass Bargain', ['Clockwork'], { cost: 2, rarity: 'UC' }, [
    {
      timings: ['MAIN'],
      steps: [
        {
          do: 'chooseOne',
          who: 'opponent',
          options: [[{ do: 'returnDon', n: 1, who: 'opponent' }], [{ do: 'draw', n: 2, upTo: true }]],
        },
      ],
    },
  ]),
];
