/** Invented texts in the house style of the game, and what they mean: wider targets and numbers. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] wider targets and numbers', () => {
  reads([
    [
      '[Activate: Main] Up to 1 of your Characters without an [On Play] effect and with a cost of 8 or less ' +
        'gains [Rush] during this turn.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'gain',
                what: { upTo: 1, in: ['character'], where: { not: { timing: 'ON_PLAY' }, cost: { max: 8 } } },
                keyword: 'RUSH',
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      'All of your Characters that do not have [Blocker] gain +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              { do: 'power', what: { all: true, in: ['character'], where: { not: { keyword: 'BLOCKER' } } }, n: 1000 },
            ],
          },
        ],
      },
    ],
    [
      'All of your {Kiln} and {Moss} type Characters gain +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              { do: 'power', what: { all: true, in: ['character'], where: { type: ['Kiln', 'Moss'] } }, n: 1000 },
            ],
          },
        ],
      },
    ],
    [
      '[When Attacking] Give up to 1 rested DON!! card to your Leader with a type including "Kiln" or 1 ' +
        'Character with a type including "Kiln".',
      {
        effects: [
          {
            timings: ['WHEN_ATTACKING'],
            steps: [
              {
                do: 'giveDon',
                n: 1,
                upTo: true,
                from: 'rested',
                to: { n: 1, in: ['leader', 'character'], where: { typeIncludes: ['Kiln'] } },
              },
            ],
          },
        ],
      },
    ],
    [
      '[Activate: Main] Give up to 1 rested DON!! card to your {Kiln} type Leader or 1 of your Characters.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'giveDon',
                n: 1,
                upTo: true,
                from: 'rested',
                to: {
                  n: 1,
                  in: ['leader', 'character'],
                  where: { any: [{ category: ['LEADER'], type: ['Kiln'] }, { category: ['CHARACTER'] }] },
                },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may rest your <Slash> attribute Leader or 1 of your DON!! cards: Draw 2 cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'rest', what: { n: 1, in: ['leader'], where: { attribute: ['Slash'] } } }],
                  [{ do: 'restDon', n: 1 }],
                ],
              },
            ],
            steps: [{ do: 'draw', n: 2 }],
          },
        ],
      },
    ],
    [
      '[Main] Play up to 1 [Ash] from your hand with a cost of 3 or more that is equal to or less than the ' +
        "number of DON!! cards on your opponent's field.",
      {
        effects: [
          {
            timings: ['MAIN'],
            steps: [
              {
                do: 'play',
                what: {
                  upTo: 1,
                  in: ['hand'],
                  where: { name: ['Ash'], cost: { min: 3, max: { donOnField: 'opponent' } } },
                },
              },
            ],
          },
        ],
      },
      'EVENT',
    ],
    [
      'Your Leader and all of your Characters that do not have a type including "Kiln" have their effects negated.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [
              // The clause is about all that stands before it, the Leader too.
              { do: 'negate', what: { all: true, in: ['leader'], where: { not: { typeIncludes: ['Kiln'] } } } },
              { do: 'negate', what: { all: true, in: ['character'], where: { not: { typeIncludes: ['Kiln'] } } } },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may trash any number of cards from your hand: Draw that many cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [{ do: 'move', what: { upTo: 'any', in: ['hand'] }, to: 'trash' }],
            steps: [{ do: 'draw', n: { done: 'n' } }],
          },
        ],
      },
    ],
    [
      'When 2 or more cards are trashed from your hand, draw that many cards.',
      {
        effects: [
          { timings: ['ON_HAND_TRASHED'], steps: [{ do: 'draw', n: { event: 'n' } }], when: { n: { min: 2 } } },
        ],
      },
    ],
    [
      "[Counter] You may return any number of Characters on your field to the owner's hand. Up to 1 of your " +
        'Leader or Character cards gains +2000 power during this battle for every returned Character.',
      {
        effects: [
          {
            timings: ['COUNTER'],
            steps: [
              { do: 'may', steps: [{ do: 'move', what: { upTo: 'any', in: ['character'] }, to: 'hand' }] },
              {
                do: 'power',
                what: { upTo: 1, in: ['leader', 'character'] },
                n: { done: 'n', times: 2000 },
                for: 'THIS_BATTLE',
              },
            ],
          },
        ],
      },
      'EVENT',
    ],
    [
      "[DON!! x1] [On Your Opponent's Attack] You may rest any number of your DON!! cards. For every DON!! " +
        'card rested this way, this Leader or up to 1 of your {Kiln} type Characters gains +2000 power during ' +
        'this battle.',
      {
        effects: [
          {
            timings: ['ON_OPPONENT_ATTACK'],
            don: 1,
            steps: [
              {
                do: 'may',
                steps: [{ do: 'restDon', n: { count: { in: ['don'], where: { state: 'active' } } }, upTo: true }],
              },
              {
                do: 'power',
                what: {
                  upTo: 1,
                  in: ['leader', 'character'],
                  where: { any: [{ category: ['LEADER'] }, { type: ['Kiln'] }] },
                },
                n: { done: 'n', times: 2000 },
                for: 'THIS_BATTLE',
              },
            ],
          },
        ],
      },
      'LEADER',
    ],
    [
      'For every 2 cards in your trash, this Character gains +1000 power.',
      {
        effects: [
          {
            timings: ['PERMANENT'],
            steps: [{ do: 'power', what: 'this', n: { count: { in: ['trash'] }, per: 2, times: 1000 } }],
          },
        ],
      },
    ],
    [
      "[On Play] For every {Kiln} type card on your field, give up to 1 of your opponent's Characters −1000 " +
        'power during this turn.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'power',
                what: { upTo: 1, of: 'opponent', in: ['character'] },
                n: { count: { in: ['leader', 'character', 'stage'], where: { type: ['Kiln'] } }, times: -1000 },
                for: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] For each card in your hand, trash 2 cards from the top of your deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'move', what: { top: { count: { in: ['hand'] }, times: 2 }, in: ['deck'] }, to: 'trash' }],
          },
        ],
      },
    ],
    [
      "[On Play] Rest up to 1 of your opponent's Characters with a cost of 3 or less or up to 2 of your " +
        "opponent's DON!! cards.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } } }],
                  [{ do: 'restDon', n: 2, who: 'opponent', upTo: true }],
                ],
              },
            ],
          },
        ],
      },
    ],
  ]);
});
