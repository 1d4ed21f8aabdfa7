// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/** Words of our printer that were once read as something else, or not at all. */
import { describe } from 'vitest';
import type { Effect, Num } from '../../src/tree/tree.ts';
import { type Row, reads } from './reading.ts';

const on = (timing: Effect['timings'][number], more: Partial<Effect>): { effects: Effect[] } => ({
  effects: [{ timings: [timing], steps: [{ do: 'draw', n: 1 }], ...more }],
});
const onPlay = (...steps: Effect['steps']): { effects: Effect[] } => on('ON_PLAY', { steps });
const time = 'THIS_TURN';

const PLAYERS: readonly Row[] = [
  [
    '[On Play] You cannot attack active Leaders without a [Trigger] during this turn.',
    onPlay({
      do: 'playerCannot',
      who: 'you',
      be: 'ATTACK_LEADERS',
      where: { state: 'active', trigger: false },
      for: time,
    }),
  ],
  [
    '[On Play] Your opponent cannot activate {Kiln} type [On Play] effects with a [Trigger] during this turn.',
    onPlay({
      do: 'playerCannot',
      who: 'opponent',
      be: 'ACTIVATE_ON_PLAY',
      where: { type: ['Kiln'], trigger: true },
      for: time,
    }),
  ],
  [
    '[On Play] You cannot activate Events with [Blocker] during this turn.',
    onPlay({ do: 'playerCannot', who: 'you', be: 'ACTIVATE_EVENTS', where: { keyword: 'BLOCKER' }, for: time }),
  ],
  [
    '[On Play] Your opponent cannot activate the [Blocker] of Character cards during this turn.',
    onPlay({
      do: 'playerCannot',
      who: 'opponent',
      be: 'ACTIVATE_BLOCKER',
      where: { category: ['CHARACTER'] },
      for: time,
    }),
  ],
  [
    '[On Play] Choose 2 of your Characters. Then, they cannot attack a Leader during this turn.',
    onPlay(
      { do: 'choose', what: { n: 2, in: ['character'] } },
      { do: 'cannot', what: 'it', be: 'ATTACK_LEADER', for: time },
    ),
  ],
  [
    '[On Play] This Character cannot attack Leader or Character cards that were not played this turn during this turn.',
    onPlay({
      do: 'cannot',
      what: 'this',
      be: 'ATTACK',
      against: { category: ['LEADER', 'CHARACTER'], playedThisTurn: false },
      for: time,
    }),
  ],
];

const few = { count: { in: ['hand'] as const } };
const FILTERS: readonly Row[] = [
  [
    '[On Play] K.O. 1 of your Characters with a cost of X or less without [Rush], where X is ' +
      'the number of cards in your hand.',
    onPlay({ do: 'ko', what: { n: 1, in: ['character'], where: { cost: { max: few }, withoutKeyword: 'RUSH' } } }),
  ],
  [
    '[On Play] K.O. 1 of your Characters with a cost equal to or less than the number of cards ' +
      'in your hand and 3 base power or more.',
    onPlay({ do: 'ko', what: { n: 1, in: ['character'], where: { cost: { max: few }, basePower: { min: 3 } } } }),
  ],
  [
    '[On Play] K.O. 1 of your Characters other than (red cards) that is either a card with a ' +
      'cost of 1 or a black card.',
    onPlay({
      do: 'ko',
      what: {
        n: 1,
        in: ['character'],
        where: { not: { colour: ['red'] }, any: [{ cost: { min: 1, max: 1 } }, { colour: ['black'] }] },
      },
    }),
  ],
  [
    '[On Play] If you have a Leader with the same card name as this Character, 1 Character card ' +
      'with a cost of 2 on your field gains [Rush] during this turn.',
    on('ON_PLAY', {
      if: { have: { in: ['leader'], where: { sameNameAs: 'this' } } },
      steps: [
        {
          do: 'gain',
          what: { n: 1, in: ['character'], where: { cost: { min: 2, max: 2 } } },
          keyword: 'RUSH',
          for: time,
        },
      ],
    }),
  ],
  [
    "[On Play] Up to 1 of your Characters of your opponent's choice gains [Rush] during this turn.",
    onPlay({ do: 'gain', what: { upTo: 1, by: 'opponent', in: ['character'] }, keyword: 'RUSH', for: time }),
  ],
];

const others: Num = { count: { in: ['character'], where: { other: true } } };
const leaders: Num = { count: { in: ['leader'] } };

const FLOW: readonly Row[] = [
  [
    '[On Play] Rest up to 2 of your Characters. Then, if the chosen cards have 2 or less given DON!! cards, ' +
      'draw 1 card.',
    onPlay(
      { do: 'rest', what: { upTo: 2, in: ['character'] } },
      { do: 'if', if: { is: 'it', where: { given: { max: 2 } } }, then: [{ do: 'draw', n: 1 }] },
    ),
  ],
  [
    '[On Play] Choose a cost. Then, if your Leader has 2 or less given DON!! cards or the chosen cost is 2 to 4, ' +
      'draw 1 card.',
    onPlay(
      { do: 'nameCost' },
      {
        do: 'if',
        if: {
          any: [
            { is: 'leader', where: { given: { max: 2 } } },
            { number: { named: 'cost' }, min: 2, max: 4 },
          ],
        },
        then: [{ do: 'draw', n: 1 }],
      },
    ),
  ],
  [
    "[On Play] Set the cost of up to 2 of your opponent's Characters with a Counter of X to 0 during this turn, " +
      'where X is the number of your Characters other than this Character.',
    onPlay({
      do: 'costZero',
      what: { upTo: 2, of: 'opponent', in: ['character'], where: { counter: { min: others, max: others } } },
      for: time,
    }),
  ],
  [
    '[On Play] Reveal 1 card from the top of your deck. Then, K.O. up to 1 of your Characters with a cost of X that ' +
      'is among the revealed cards, where X is the number of your Leaders.',
    onPlay(
      { do: 'reveal', what: { top: 1, in: ['deck'] } },
      {
        do: 'ko',
        what: { upTo: 1, in: ['character'], where: { cost: { min: leaders, max: leaders }, among: 'revealed' } },
      },
    ),
  ],
  [
    '[On Play] At the end of this turn, you may draw 2 cards. If you do not, shuffle your deck. Then, draw 1 card.',
    onPlay({
      do: 'later',
      at: 'END_OF_TURN',
      steps: [{ do: 'may', steps: [{ do: 'draw', n: 2 }], else: [{ do: 'shuffle' }, { do: 'draw', n: 1 }] }],
    }),
  ],
  [
    "[On Play] If there are 0 to X Leaders on your field, where X is the attacked card's power " +
      'and it is your turn, draw 1 card.',
    on('ON_PLAY', {
      if: {
        all: [{ have: { in: ['leader'] }, n: { min: 0, max: { value: 'power', ofCard: 'target' } } }, { turn: 'you' }],
      },
    }),
  ],
  [
    '[On Play] If your Leader has a cost of 0 or less or 1 for every 3 DON!! cards on your ' +
      'field is 3 or more, draw 1 card.',
    on('ON_PLAY', {
      if: {
        any: [
          { is: 'leader', where: { cost: { max: 0 } } },
          { number: { donOnField: 'you', per: 3 }, min: 3 },
        ],
      },
    }),
  ],
  [
    '[On Play] You may either reveal that card or rest 3 of your DON!! cards: Draw 1 card.',
    on('ON_PLAY', {
      cost: [{ do: 'chooseOne', options: [[{ do: 'reveal', what: 'event' }], [{ do: 'restDon', n: 3 }]] }],
    }),
  ],
  [
    "[On Play] You may rest 1 DON!! card with a total power of 1 or less from either player's cost area: Draw 1 card.",
    on('ON_PLAY', {
      cost: [{ do: 'rest', what: { n: 1, of: 'either', in: ['don'], total: { value: 'power', max: 1 } } }],
    }),
  ],
  [
    '[On Play] You may reveal 1 card from the top of your deck and then add it to your hand: Draw 1 card.',
    on('ON_PLAY', {
      cost: [
        { do: 'reveal', what: { top: 1, in: ['deck'] } },
        { do: 'move', what: 'it', to: 'hand' },
      ],
    }),
  ],
  [
    '[On Play] You may (make it so that this Character cannot attack during this turn unless ' +
      'you shuffle your deck) and take an extra turn after this one: Draw 1 card.',
    on('ON_PLAY', {
      cost: [{ do: 'attackTax', what: 'this', cost: [{ do: 'shuffle' }], for: time }, { do: 'extraTurn' }],
    }),
  ],
  [
    '[On Play] You may K.O. all cards from among your Leader and trash and trash X of your ' +
      'Characters, where X is the number of cards in your hand: Draw 1 card.',
    on('ON_PLAY', {
      cost: [
        { do: 'ko', what: { all: true, in: ['leader', 'trash'] } },
        { do: 'move', what: { n: few, in: ['character'] }, to: 'trash' },
      ],
    }),
  ],
  [
    "When X or more of your Characters are K.O.'d, where X is this Character's cost, draw 1 card.",
    on('ON_KO', { when: { cards: { in: ['character'] }, n: { min: { value: 'cost', ofCard: 'this' } } } }),
  ],
];

describe('[OP-R2.4] players', () => reads(PLAYERS));
describe('[OP-R2.4] filters', () => reads(FILTERS));
describe('[OP-R2.4] the flow', () => reads(FLOW));
