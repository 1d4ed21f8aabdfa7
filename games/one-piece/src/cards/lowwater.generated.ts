/** What the texts of our own cards say, by card number. Written by `npm run fix`: change the texts instead. */
import type { CardTree } from './printed.ts';

export const TREES: Readonly<Record<string, CardTree>> = {
  'LW-001': {
    effects: [
      {
        timings: ['WHEN_ATTACKING'],
        don: 1,
        steps: [{ do: 'power', what: { upTo: 1, in: ['character'] }, n: 1000, for: 'UNTIL_START_OF_YOUR_NEXT_TURN' }],
      },
      {
        timings: ['ON_DON_GIVEN'],
        turn: 'you',
        oncePerTurn: true,
        steps: [
          {
            do: 'cannot',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { power: { max: 3000 } } },
            be: 'BLOCK',
            for: 'THIS_TURN',
          },
        ],
        when: { cards: { in: ['character'] } },
      },
    ],
  },
  'LW-003': {
    effects: [
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
    ],
  },
  'LW-004': {
    effects: [
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
    ],
  },
  'LW-006': {
    keywords: ['RUSH'],
    treatAs: { names: ['Ada Tinder', 'Odo Tinder'] },
    effects: [
      {
        timings: ['END_OF_BATTLE'],
        turn: 'you',
        oncePerTurn: true,
        cost: [{ do: 'move', what: { n: 2, in: ['hand'] }, to: 'trash' }],
        steps: [{ do: 'setActive', what: 'this' }],
      },
    ],
  },
  'LW-007': {
    keywords: ['BLOCKER'],
    effects: [{ timings: ['ON_BLOCK'], steps: [{ do: 'power', what: 'attacker', n: -1000, for: 'THIS_BATTLE' }] }],
  },
  'LW-009': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'ko',
            what: { upTo: 1, of: 'opponent', in: ['character'], where: { power: { max: 3000 }, keyword: 'BLOCKER' } },
          },
        ],
      },
      {
        timings: ['ON_BLOCKER_ACTIVATED'],
        turn: 'you',
        oncePerTurn: true,
        steps: [{ do: 'power', what: 'event', n: -3000, for: 'THIS_BATTLE' }],
        when: { whose: 'opponent' },
      },
    ],
  },
  'LW-010': {
    keywords: ['RUSH_CHARACTER'],
    effects: [
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
  },
  'LW-011': {
    effects: [
      { timings: ['PERMANENT'], don: 1, steps: [{ do: 'gain', what: 'this', keyword: 'ATTACK_ACTIVE' }] },
      {
        timings: ['ON_BATTLED'],
        turn: 'you',
        if: { is: 'target', where: { category: ['CHARACTER'], cost: { max: 4 } } },
        steps: [{ do: 'ko', what: 'target' }],
      },
    ],
  },
  'LW-012': {
    effects: [
      {
        timings: ['ACTIVATE_MAIN'],
        oncePerTurn: true,
        steps: [
          { do: 'power', what: 'this', n: 3000, for: 'THIS_TURN' },
          { do: 'later', at: 'END_OF_TURN', steps: [{ do: 'move', what: 'this', to: 'trash' }] },
        ],
      },
    ],
  },
  'LW-013': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [
          { do: 'powerZero', what: { upTo: 1, of: 'opponent', in: ['character'] }, for: 'THIS_TURN' },
          { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { power: { max: 0 } } } },
        ],
      },
      { timings: ['PERMANENT'], don: 1, steps: [{ do: 'gain', what: 'this', keyword: 'DOUBLE_ATTACK' }] },
    ],
  },
  'LW-014': {
    effects: [
      {
        timings: ['MAIN'],
        steps: [
          { do: 'ko', what: { upTo: 2, of: 'opponent', in: ['character'], total: { value: 'power', max: 6000 } } },
        ],
      },
      { timings: ['TRIGGER'], steps: [{ do: 'activateText', what: 'this', timing: 'MAIN' }] },
    ],
  },
  'LW-015': {
    effects: [
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
    ],
  },
  'LW-016': {
    effects: [
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
    ],
  },
  'LW-017': {
    effects: [
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
    ],
  },
  'LW-018': {
    effects: [
      {
        timings: ['END_OF_YOUR_TURN'],
        don: 1,
        steps: [{ do: 'setActive', what: { upTo: 1, in: ['character'], where: { cost: { max: 5 } } } }],
      },
    ],
  },
  'LW-020': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'look',
            what: { top: 5, in: ['deck'] },
            take: {
              upTo: 1,
              where: { category: ['CHARACTER'], cost: { max: 4 }, noBaseEffect: true },
              to: 'play-rested',
            },
            rest: 'deck-bottom',
          },
        ],
      },
    ],
  },
  'LW-021': {
    effects: [
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
  },
  'LW-022': {
    keywords: ['BLOCKER'],
    effects: [{ timings: ['WHEN_ATTACKED'], steps: [{ do: 'restDon', n: 1, who: 'opponent' }] }],
  },
  'LW-024': {
    effects: [
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
  },
  'LW-025': {
    effects: [
      {
        timings: ['ON_RESTED'],
        turn: 'you',
        oncePerTurn: true,
        steps: [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 5 } } } }],
      },
    ],
  },
  'LW-026': {
    keywords: ['BLOCKER'],
    effects: [
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
  },
  'LW-027': {
    effects: [
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
  },
  'LW-028': {
    effects: [
      {
        timings: ['PERMANENT'],
        turn: 'you',
        steps: [
          {
            do: 'power',
            what: 'this',
            n: { value: 'cost', sumOf: { in: ['character'], where: { other: true } }, per: 3, times: 1000 },
          },
        ],
      },
      {
        timings: ['ON_PLAYED'],
        turn: 'you',
        oncePerTurn: true,
        steps: [
          { do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } } },
          {
            do: 'if',
            if: { is: 'event', where: { type: ['Beekeepers'] } },
            then: [{ do: 'cannot', what: 'it', be: 'BECOME_ACTIVE', for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' }],
          },
        ],
        when: { cards: { in: ['character'], where: { cost: { max: 3 }, other: true } } },
      },
    ],
  },
  'LW-029': {
    effects: [
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
    ],
  },
  'LW-030': {
    effects: [
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
  },
  'LW-031': {
    effects: [
      {
        timings: ['MAIN'],
        steps: [{ do: 'rest', what: { upTo: 2, of: 'opponent', in: ['character'], total: { value: 'cost', max: 6 } } }],
      },
      { timings: ['TRIGGER'], steps: [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['leader', 'character'] } }] },
    ],
  },
  'LW-032': {
    effects: [
      {
        timings: ['MAIN'],
        steps: [
          { do: 'setActive', what: { upTo: 1, in: ['character'], where: { state: 'rested' } } },
          { do: 'cannot', what: 'it', be: 'ATTACK_LEADER', for: 'THIS_TURN' },
        ],
      },
      { timings: ['TRIGGER'], steps: [{ do: 'setActive', what: { upTo: 1, in: ['leader', 'character'] } }] },
    ],
  },
  'LW-033': {
    effects: [
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
    ],
  },
  'LW-034': {
    effects: [
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
    ],
  },
  'LW-035': {
    effects: [
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
    ],
  },
  'LW-038': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'look', what: { top: 3, in: ['deck'] }, take: { upTo: 1, to: 'deck-top' }, rest: 'deck-bottom' }],
      },
    ],
  },
  'LW-039': {
    effects: [
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
  },
  'LW-040': {
    effects: [
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
    ],
  },
  'LW-041': {
    effects: [
      {
        timings: ['ON_EVENT_ACTIVATED'],
        oncePerTurn: true,
        steps: [
          { do: 'draw', n: 2 },
          { do: 'move', what: { n: 1, in: ['hand'] }, to: 'deck-top' },
        ],
      },
    ],
  },
  'LW-042': {
    effects: [
      { timings: ['PERMANENT'], turn: 'you', steps: [{ do: 'playerCannot', who: 'opponent', be: 'DRAW_BY_EFFECTS' }] },
      {
        timings: ['ON_DRAW_BY_EFFECT'],
        turn: 'you',
        oncePerTurn: true,
        steps: [{ do: 'power', what: 'this', n: 2000, for: 'THIS_TURN' }],
      },
    ],
  },
  'LW-043': {
    keywords: ['BLOCKER'],
    effects: [{ timings: ['END_OF_OPPONENT_TURN'], steps: [{ do: 'drawTo', n: 3 }] }],
  },
  'LW-044': {
    effects: [
      {
        timings: ['ON_REMOVED'],
        oncePerTurn: true,
        steps: [{ do: 'draw', n: 1 }],
        when: { cards: { in: ['character'], where: { other: true } }, by: 'opponent-effect' },
      },
    ],
  },
  'LW-045': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['character'], by: 'opponent' }, to: 'hand' }],
      },
    ],
  },
  'LW-046': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [
          {
            do: 'activateEvent',
            what: { upTo: 1, in: ['hand'], where: { category: ['EVENT'], cost: { max: 4 }, timing: 'MAIN' } },
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
    ],
  },
  'LW-047': {
    effects: [
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
    ],
  },
  'LW-048': {
    effects: [
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
    ],
  },
  'LW-049': {
    effects: [
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
    ],
  },
  'LW-050': {
    effects: [
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
    ],
  },
  'LW-051': {
    effects: [
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
    ],
  },
  'LW-052': {
    effects: [
      { timings: ['PERMANENT'], if: { firstTurn: false }, steps: [{ do: 'donPhaseGives', n: 1 }] },
      { timings: ['ON_DON_RETURNED'], turn: 'you', oncePerTurn: true, steps: [{ do: 'addDon', n: 1, upTo: true }] },
    ],
  },
  'LW-055': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'nextPlay', n: -1, where: { category: ['CHARACTER'], type: ['Automata'] }, for: 'THIS_TURN' }],
      },
      {
        timings: ['ACTIVATE_MAIN'],
        cost: [{ do: 'move', what: 'this', to: 'deck-bottom' }],
        steps: [{ do: 'addDon', n: 1, upTo: true, rested: true }],
      },
    ],
  },
  'LW-056': {
    deckRules: { copies: 'any' },
    effects: [
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
  },
  'LW-057': {
    effects: [
      {
        timings: ['ON_PLAY'],
        if: { is: 'leader', where: { type: ['Clockmakers'] } },
        steps: [{ do: 'addDon', n: 1, upTo: true, rested: true }],
      },
    ],
  },
  'LW-058': {
    keywords: ['BLOCKER'],
    effects: [
      {
        timings: ['ON_OPPONENT_ATTACK'],
        oncePerTurn: true,
        cost: [{ do: 'returnDon', n: 1 }],
        steps: [{ do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 2000, for: 'THIS_BATTLE' }],
      },
    ],
  },
  'LW-059': {
    effects: [
      {
        timings: ['ON_DON_RETURNED'],
        turn: 'you',
        oncePerTurn: true,
        steps: [
          { do: 'power', what: 'this', n: { event: 'n', times: 1000 }, for: 'THIS_TURN' },
          { do: 'gain', what: 'this', keyword: 'UNBLOCKABLE', for: 'THIS_TURN' },
        ],
        when: { n: { min: 2 } },
      },
    ],
  },
  'LW-060': {
    effects: [
      {
        timings: ['START_OF_TURN'],
        if: { number: { donOnField: 'you' }, min: 6 },
        steps: [
          { do: 'reveal', what: { top: 1, in: ['deck'] } },
          { do: 'if', if: { is: 'it', where: { type: ['Automata'] } }, then: [{ do: 'move', what: 'it', to: 'hand' }] },
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
  },
  'LW-061': {
    effects: [
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
    ],
  },
  'LW-062': {
    effects: [
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
    ],
  },
  'LW-063': {
    effects: [
      {
        timings: ['MAIN'],
        steps: [
          { do: 'addDon', n: 2, upTo: true },
          { do: 'later', at: 'NEXT_START_OF_MAIN', steps: [{ do: 'returnDon', n: 2 }] },
        ],
      },
      { timings: ['TRIGGER'], steps: [{ do: 'addDon', n: 1, upTo: true }] },
    ],
  },
  'LW-064': {
    effects: [
      {
        timings: ['COUNTER'],
        cost: [{ do: 'returnDon', n: 1 }],
        steps: [{ do: 'power', what: { upTo: 1, in: ['leader', 'character'] }, n: 4000, for: 'THIS_BATTLE' }],
      },
      { timings: ['TRIGGER'], steps: [{ do: 'activateText', what: 'this', timing: 'COUNTER' }] },
    ],
  },
  'LW-065': {
    effects: [
      {
        timings: ['MAIN'],
        cost: [{ do: 'returnDon', n: 5 }],
        steps: [
          { do: 'extraTurn' },
          { do: 'playerCannot', who: 'you', be: 'PLAY_FROM_HAND', for: 'UNTIL_END_OF_YOUR_NEXT_TURN' },
        ],
      },
    ],
  },
  'LW-066': {
    effects: [
      {
        timings: ['PERMANENT'],
        steps: [{ do: 'playCost', n: -1, where: { category: ['CHARACTER'], type: ['Clockmakers'], cost: { min: 6 } } }],
      },
      {
        timings: ['START_OF_MAIN'],
        if: { number: { donOnField: 'you' }, max: { donOnField: 'opponent', plus: 1 } },
        cost: [{ do: 'move', what: 'this', to: 'trash' }],
        steps: [{ do: 'addDon', n: 2, upTo: true, rested: true }],
      },
    ],
  },
  'LW-067': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [
          { do: 'choose', what: { upTo: 1, of: 'opponent', in: ['character'], where: { basePower: { min: 5000 } } } },
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
  },
  'LW-068': {
    effects: [
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
    ],
  },
  'LW-069': {
    deckRules: { onlyTypes: ['Undercity'] },
    effects: [
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
  },
  'LW-072': {
    effects: [
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
  },
  'LW-073': {
    effects: [
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
  },
  'LW-074': {
    keywords: ['BLOCKER'],
    effects: [
      { timings: ['PERMANENT'], turn: 'opponent', steps: [{ do: 'baseCost', what: 'this', n: 7 }] },
      {
        timings: ['PERMANENT'],
        steps: [{ do: 'cannot', what: 'this', be: 'BE_KOED_IN_BATTLE', against: { attribute: ['Slash'] } }],
      },
    ],
  },
  'LW-075': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }],
      },
      {
        timings: ['ON_KO'],
        turn: 'you',
        oncePerTurn: true,
        steps: [{ do: 'draw', n: 1 }],
        when: { cards: { of: 'opponent', in: ['character'] }, by: 'effect' },
      },
    ],
  },
  'LW-076': {
    effects: [
      {
        timings: ['ON_PLAY', 'WHEN_ATTACKING'],
        if: { number: { count: { of: 'opponent', in: ['hand'] } }, min: 6 },
        steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'] }, to: 'trash' }],
      },
    ],
  },
  'LW-077': {
    effects: [
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
  },
  'LW-078': {
    effects: [
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
    ],
  },
  'LW-079': {
    keywords: ['BANISH'],
    treatAs: { attributes: ['Slash'] },
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [
          { do: 'ko', what: { all: true, of: 'either', in: ['character'], where: { cost: { max: 3 }, other: true } } },
        ],
      },
      {
        timings: ['PERMANENT'],
        turn: 'you',
        steps: [
          { do: 'negate', what: { all: true, of: 'opponent', in: ['character'], where: { baseCost: { max: 2 } } } },
        ],
      },
    ],
  },
  'LW-080': {
    effects: [
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
  },
  'LW-081': {
    effects: [
      {
        timings: ['ON_PLAY'],
        if: { not: { have: { in: ['character'], where: { name: ['Collector Vane'], other: true } } } },
        steps: [
          { do: 'look', what: { top: 3, in: ['deck'] }, take: { upTo: 1, to: 'hand', reveal: true }, rest: 'trash' },
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
        steps: [{ do: 'giveDon', n: 1, upTo: true, from: 'any', to: 'this' }],
        when: { by: 'your-effect' },
      },
    ],
  },
  'LW-082': {
    effects: [
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
    ],
  },
  'LW-083': {
    effects: [
      {
        timings: ['MAIN'],
        cost: [{ do: 'move', what: { top: 2, in: ['deck'] }, to: 'trash' }],
        steps: [
          {
            do: 'activateText',
            what: {
              upTo: 1,
              in: ['trash'],
              where: { category: ['EVENT'], cost: { max: 4 }, timing: 'MAIN', not: { name: ['Dig It Up'] } },
            },
            timing: 'MAIN',
          },
        ],
      },
    ],
  },
  'LW-084': {
    effects: [
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
    ],
  },
  'LW-085': {
    effects: [
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
    ],
  },
  'LW-086': {
    effects: [
      {
        timings: ['ACTIVATE_MAIN'],
        oncePerTurn: true,
        cost: [{ do: 'move', what: { top: 1, in: ['life'], end: 'top-or-bottom' }, to: 'hand' }],
        steps: [
          { do: 'move', what: { upTo: 1, in: ['hand'], where: { trigger: true } }, to: 'life-top', faceUp: true },
        ],
      },
    ],
  },
  'LW-088': {
    effects: [
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
    ],
  },
  'LW-089': {
    keywords: ['BLOCKER'],
    effects: [
      { timings: ['ON_PLAY'], steps: [{ do: 'if', if: { turn: 'opponent' }, then: [{ do: 'draw', n: 1 }] }] },
      {
        timings: ['TRIGGER'],
        cost: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
        steps: [{ do: 'play', what: 'this' }],
      },
    ],
  },
  'LW-090': {
    effects: [
      {
        timings: ['ON_PLAY'],
        steps: [{ do: 'look', what: { top: 1, in: ['life'], of: 'opponent' }, rest: 'life-top-or-bottom' }],
      },
    ],
  },
  'LW-091': {
    effects: [
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
  },
  'LW-092': {
    effects: [
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
  },
  'LW-093': {
    keywords: ['BLOCKER'],
    effects: [
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
  },
  'LW-094': {
    effects: [
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
    ],
  },
  'LW-095': {
    effects: [
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
    ],
  },
  'LW-096': {
    effects: [
      { timings: ['ON_PLAY'], steps: [{ do: 'look', what: { top: 1, in: ['life'] }, rest: 'as-they-were' }] },
      {
        timings: ['REPLACEMENT'],
        oncePerTurn: true,
        would: { what: 'KO', cards: { in: ['character'] }, by: 'battle' },
        optional: true,
        steps: [{ do: 'move', what: { top: 1, in: ['life'] }, to: 'trash' }],
      },
    ],
  },
  'LW-097': {
    effects: [
      {
        timings: ['PERMANENT'],
        if: { number: { count: { in: ['life'] } }, max: 2 },
        steps: [{ do: 'cost', what: 'this', n: -3 }],
        in: 'hand',
      },
      {
        timings: ['ON_LIFE_REMOVED'],
        turn: 'you',
        oncePerTurn: true,
        steps: [{ do: 'gain', what: 'this', keyword: 'UNBLOCKABLE', for: 'THIS_TURN' }],
        when: { whose: 'either' },
      },
    ],
  },
  'LW-098': {
    effects: [
      {
        timings: ['REPLACEMENT'],
        would: { what: 'DAMAGE' },
        optional: true,
        steps: [{ do: 'move', what: 'this', to: 'trash' }],
      },
    ],
  },
  'LW-099': {
    effects: [
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
    ],
  },
  'LW-100': {
    effects: [
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
            what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'], cost: { max: 4 }, trigger: true } },
          },
        ],
      },
    ],
  },
  'LW-101': {
    effects: [
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
    ],
  },
  'LW-102': {
    effects: [
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
    ],
  },
  'LW-103': {
    deckRules: { donDeck: 6 },
    effects: [
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
  },
  'LW-104': {
    effects: [
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
  },
  'LW-105': {
    treatAs: { types: ['Furnace Beasts'] },
    effects: [
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
  },
  'LW-106': {
    deckRules: { without: { cost: { min: 8 } } },
    effects: [
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
  },
  'LW-107': {
    effects: [
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
  },
  'LW-108': {
    effects: [
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
    ],
  },
};
