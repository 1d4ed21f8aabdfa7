/** Blue: the ferries of Lowwater. They send Characters back, see further into the deck, and fear its end the least. */
import type { CardData } from '../tree/card.ts';
import { guild } from './printed.ts';

const { leader, character, event, stage } = guild('blue');

export const TIDE: readonly CardData[] = [
  leader('LW-035', 'Maren Deepwell', ['Ranged', ['Tiderunners']], { power: 5000, life: 5 }, [
    { timings: ['REPLACEMENT'], would: { what: 'DECK_OUT' }, steps: [{ do: 'lose', atEndOfTurn: true }] },
    {
      timings: ['ACTIVATE_MAIN'],
      oncePerTurn: true,
      cost: [{ do: 'restDon', n: 1 }],
      steps: [
        { do: 'draw', n: 1 },
        { do: 'move', what: { n: 1, in: ['hand'] }, to: 'deck-bottom' },
      ],
    },
  ]),

  character('LW-036', 'Pearl Diver', ['Slash', ['Deepfolk']], { cost: 2, power: 4000, counter: 1000 }),
  character('LW-037', 'Reef Turtle', ['Strike', ['Deepfolk']], { cost: 5, power: 7000, counter: 1000 }),
  character('LW-038', 'Ferry Lookout', ['Wisdom', ['Ferry Guild']], { cost: 1, power: 1000, counter: 2000 }, [
    {
      timings: ['ON_PLAY'],
      steps: [{ do: 'look', what: { top: 3, in: ['deck'] }, take: { upTo: 1, to: 'deck-top' }, rest: 'deck-bottom' }],
    },
  ]),
  character(
    'LW-039',
    'Knot Caster',
    ['Special', ['Tiderunners']],
    { cost: 3, power: 4000, counter: 1000, rarity: 'UC' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'move',
            what: { upTo: 1, of: 'either', in: ['character'], where: { cost: { max: 3 }, other: true } },
            to: 'hand',
          },
        ],
      },
    ],
  ),
  character('LW-040', 'Undertow Eel', ['Strike', ['Deepfolk']], { cost: 4, power: 5000, counter: 1000 }, [
    {
      timings: ['ON_KO'],
      steps: [
        {
          do: 'move',
          what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } },
          to: 'deck-top-or-bottom',
        },
      ],
    },
  ]),
  character(
    'LW-041',
    'Storm Reader',
    ['Wisdom', ['Tiderunners']],
    { cost: 3, power: 4000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_EVENT_ACTIVATED'],
        oncePerTurn: true,
        steps: [
          { do: 'draw', n: 2 },
          { do: 'move', what: { n: 1, in: ['hand'] }, to: 'deck-top' },
        ],
      },
    ],
  ),
  character('LW-042', 'Inkwell Censor', ['Wisdom', ['Ferry Guild']], { cost: 2, power: 3000, counter: 1000 }, [
    {
      timings: ['PERMANENT'],
      turn: 'you',
      steps: [{ do: 'playerCannot', who: 'opponent', be: 'DRAW_BY_EFFECTS' }],
    },
    {
      timings: ['ON_DRAW_BY_EFFECT'],
      turn: 'you',
      oncePerTurn: true,
      steps: [{ do: 'power', what: 'this', n: 2000, for: 'THIS_TURN' }],
    },
  ]),
  character(
    'LW-043',
    'Tollkeeper Nacre',
    ['Slash', ['Ferry Guild']],
    { cost: 5, power: 6000, counter: 1000, keywords: ['BLOCKER'], rarity: 'R' },
    [{ timings: ['END_OF_OPPONENT_TURN'], steps: [{ do: 'drawTo', n: 3 }] }],
  ),
  character(
    'LW-044',
    'Wreck Salvager',
    ['Strike', ['Tiderunners']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'UC' },
    [
      {
        timings: ['ON_REMOVED'],
        oncePerTurn: true,
        when: { cards: { in: ['character'], where: { other: true } }, by: 'opponent-effect' },
        steps: [{ do: 'draw', n: 1 }],
      },
    ],
  ),
  character(
    'LW-045',
    'Siren of the Bar',
    ['Special', ['Deepfolk']],
    { cost: 6, power: 7000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['character'], by: 'opponent' }, to: 'hand' }],
      },
    ],
  ),
  character('LW-046', 'Paper Captain', ['Ranged', ['Tiderunners']], { cost: 7, power: 8000, rarity: 'SR' }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        {
          do: 'activateEvent',
          what: {
            upTo: 1,
            in: ['hand'],
            where: { category: ['EVENT'], timing: 'MAIN', cost: { max: 4 } },
          },
        },
      ],
    },
    {
      timings: ['WHEN_ATTACKING'],
      steps: [
        {
          do: 'playerCannot',
          who: 'opponent',
          be: 'ACTIVATE_EVENTS',
          where: { cost: { max: 2 } },
          for: 'THIS_BATTLE',
        },
      ],
    },
  ]),
  character('LW-047', 'Leviathan Below', ['?', ['Deepfolk']], { cost: 9, power: 10000, rarity: 'SR' }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        {
          do: 'move',
          what: { upTo: 2, of: 'opponent', in: ['character'], total: { value: 'cost', max: 8 } },
          to: 'deck-bottom',
        },
      ],
    },
    {
      timings: ['REPLACEMENT'],
      oncePerTurn: true,
      would: { what: 'LEAVE', cards: { in: ['character'] } },
      optional: true,
      steps: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
    },
  ]),

  event('LW-048', 'Slack Tide', ['Sea Charts'], { cost: 3, rarity: 'UC' }, [
    {
      timings: ['MAIN'],
      steps: [
        { do: 'shuffleHandIntoDeck' },
        { do: 'shuffleHandIntoDeck', who: 'opponent' },
        { do: 'draw', n: 5, who: 'either' },
        { do: 'playerCannot', who: 'you', be: 'DRAW_BY_EFFECTS', for: 'THIS_TURN' },
      ],
    },
    { timings: ['TRIGGER'], steps: [{ do: 'draw', n: 1 }] },
  ]),
  event('LW-049', 'Riptide', ['Sea Charts'], { cost: 2 }, [
    {
      timings: ['COUNTER'],
      steps: [
        { do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 2000, for: 'THIS_BATTLE' },
        {
          do: 'later',
          at: 'END_OF_BATTLE',
          steps: [
            {
              do: 'if',
              if: { is: 'attacker', where: { category: ['CHARACTER'], cost: { max: 4 } } },
              then: [{ do: 'move', what: 'attacker', to: 'hand' }],
            },
          ],
        },
      ],
    },
    {
      timings: ['TRIGGER'],
      steps: [
        { do: 'move', what: { upTo: 1, of: 'either', in: ['character'], where: { cost: { max: 4 } } }, to: 'hand' },
      ],
    },
  ]),
  // The way to win without a last blow: a whole turn's DON!!, and most of the deck seen.
  event('LW-050', 'The Last Chart', ['Sea Charts'], { cost: 9, rarity: 'SR' }, [
    {
      timings: ['MAIN'],
      steps: [
        {
          do: 'if',
          if: { number: { count: { in: ['deck'] } }, max: 15 },
          then: [{ do: 'win' }],
          else: [{ do: 'draw', n: 3 }],
        },
      ],
    },
  ]),
  stage('LW-051', 'The Tidal Ledger', ['Sea Charts'], { cost: 1, rarity: 'UC' }, [
    {
      timings: ['PERMANENT'],
      steps: [
        {
          do: 'counter',
          what: { all: true, in: ['hand'], where: { category: ['CHARACTER'], baseCost: { min: 6 } } },
          n: 2000,
        },
      ],
    },
    {
      timings: ['ACTIVATE_MAIN'],
      cost: [
        { do: 'rest', what: 'this' },
        { do: 'reveal', what: { n: 1, in: ['hand'], where: { category: ['EVENT'] } } },
      ],
      steps: [{ do: 'look', what: { top: 3, in: ['deck'] }, rest: 'deck-top-or-bottom' }],
    },
  ]),
];
