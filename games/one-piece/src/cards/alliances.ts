/** Two colours: the forge, where kiln and clockwork meet, and the fog, which rises from river and lane alike. */
import type { CardData } from '../tree/card.ts';
import { guild } from './printed.ts';

const forge = guild('red', 'purple');
const fog = guild('blue', 'black');

export const ALLIANCES: readonly CardData[] = [
  // Six DON!! buy what nine would elsewhere, so it starts fast and stays behind late.
  forge.leader(
    'LW-103',
    'Vesper Anvil',
    ['Strike', ['Clockmakers', 'Kiln Masters']],
    { power: 6000, life: 4, deckRules: { donDeck: 6 }, art: { promo: true } },
    [
      {
        timings: ['PERMANENT'],
        steps: [
          {
            do: 'cost',
            what: { all: true, in: ['hand'], where: { category: ['CHARACTER'], baseCost: { min: 3 } } },
            n: -1,
          },
        ],
      },
    ],
  ),
  forge.character(
    'LW-104',
    'Piston Knight',
    ['Slash', ['Clockmakers', 'Kiln Hands']],
    { cost: 5, power: 6000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['PERMANENT'],
        turn: 'you',
        steps: [
          {
            do: 'gain',
            what: { all: true, in: ['character'], where: { playedThisTurn: true, other: true } },
            keyword: 'RUSH_CHARACTER',
          },
        ],
      },
      {
        timings: ['WHEN_ATTACKING'],
        cost: [{ do: 'returnDon', n: 1 }],
        steps: [{ do: 'power', what: { upTo: 1, of: 'opponent', in: ['character'] }, n: -3000, for: 'THIS_TURN' }],
      },
    ],
  ),
  forge.character(
    'LW-105',
    'Foundry Imp',
    ['Special', ['Automata', 'Kiln Hands']],
    { cost: 2, power: 3000, counter: 1000, rarity: 'UC', treatAs: { types: ['Furnace Beasts'] } },
    [
      {
        timings: ['ACTIVATE_MAIN'],
        oncePerTurn: true,
        if: { playedThisTurn: true },
        steps: [{ do: 'moveGivenDon', n: 1, upTo: true, to: { upTo: 1, in: ['leader', 'character'] } }],
      },
      {
        timings: ['PERMANENT'],
        turn: 'you',
        steps: [
          {
            do: 'power',
            what: { all: true, in: ['character'], where: { colour: ['red'], given: { min: 2 } } },
            n: 1000,
          },
        ],
      },
    ],
  ),

  fog.leader(
    'LW-106',
    'The Fogbinder',
    ['Special', ['Ferry Guild', 'Undercity']],
    { power: 5000, life: 5, deckRules: { without: { cost: { min: 8 } } }, art: { alternate: true } },
    [
      {
        timings: ['START_OF_GAME'],
        steps: [{ do: 'play', what: { upTo: 1, in: ['deck'], where: { category: ['STAGE'] } } }, { do: 'shuffle' }],
      },
      {
        timings: ['ACTIVATE_MAIN'],
        oncePerTurn: true,
        cost: [
          {
            do: 'chooseOne',
            options: [
              [{ do: 'rest', what: { n: 1, in: ['stage'] } }],
              [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
            ],
          },
        ],
        steps: [{ do: 'cost', what: { upTo: 1, of: 'opponent', in: ['character'] }, n: -2, for: 'THIS_TURN' }],
      },
    ],
  ),
  fog.character(
    'LW-107',
    'Fog Ferryman',
    ['Ranged', ['Ferry Guild', 'Undercity']],
    { cost: 4, power: 5000, counter: 1000, rarity: 'R' },
    [
      {
        timings: ['ON_PLAY'],
        if: { is: 'leader', where: { multicolour: true } },
        steps: [
          {
            do: 'baseCost',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } },
            n: 1,
            for: 'THIS_TURN',
          },
          {
            do: 'move',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 1 } } },
            to: 'deck-bottom',
          },
        ],
      },
    ],
  ),
  fog.stage('LW-108', 'The Drowned Bell', ['Ferry Guild', 'Undercity'], { cost: 1, rarity: 'UC' }, [
    {
      timings: ['ON_PLAY'],
      steps: [
        { do: 'move', what: { upTo: 1, in: ['deck'], where: { name: ['Fog Ferryman'] } }, to: 'hand', reveal: true },
        { do: 'shuffle' },
      ],
    },
    {
      timings: ['ACTIVATE_MAIN'],
      oncePerTurn: true,
      cost: [{ do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' }],
      steps: [{ do: 'draw', n: 1 }],
    },
  ]),
];
