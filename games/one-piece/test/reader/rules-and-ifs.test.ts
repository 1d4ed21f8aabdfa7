/** Invented texts in the house style of the game, and what they mean: rules and texts in one, how far an if goes. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] rules and texts in one, how far an if goes', () => {
  reads([
    [
      'Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck and at ' +
        'the start of the game, play up to 1 {Kiln} type Stage card from your deck.',
      {
        effects: [
          {
            timings: ['START_OF_GAME'],
            steps: [{ do: 'play', what: { upTo: 1, in: ['deck'], where: { category: ['STAGE'], type: ['Kiln'] } } }],
          },
        ],
        deckRules: { without: { cost: { min: 2 }, category: ['EVENT'] } },
      },
      'LEADER',
    ],
    [
      'Under the rules of this game, you can only include {Kiln} type cards in your deck and when your deck ' +
        'is reduced to 0, you win the game instead of losing.',
      {
        effects: [{ timings: ['REPLACEMENT'], would: { what: 'DECK_OUT' }, steps: [{ do: 'win' }] }],
        deckRules: { onlyTypes: ['Kiln'] },
      },
      'LEADER',
    ],
    [
      'Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck and ' +
        'your DON!! deck consists of 6 cards.',
      { deckRules: { without: { cost: { min: 2 }, category: ['EVENT'] }, donDeck: 6 } },
      'LEADER',
    ],
    [
      '[DON!! x1] When you activate an Event, you may draw 1 card if you have 4 or less cards in your hand ' +
        "and haven't drawn a card using this Leader's effect during this turn.",
      {
        effects: [
          {
            timings: ['ON_EVENT_ACTIVATED'],
            don: 1,
            oncePerTurn: true,
            if: { number: { count: { in: ['hand'] } }, max: 4 },
            optional: true,
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
      'LEADER',
    ],
    [
      '[On Play] You may draw 1 card if you have 2 or less Life cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            if: { number: { count: { in: ['life'] } }, max: 2 },
            optional: true,
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, ' +
        'draw 1 card. Otherwise, draw 2 cards. Then, trash the revealed card. Then, draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'reveal', what: { top: 1, in: ['deck'] } },
              {
                do: 'if',
                if: { is: 'revealed', where: { cost: { min: 4 } } },
                then: [{ do: 'draw', n: 1 }],
                else: [{ do: 'draw', n: 2 }],
              },
              { do: 'move', what: 'revealed', to: 'trash' },
              { do: 'draw', n: 1 },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, add ' +
        'the revealed card to your hand. Then, draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'reveal', what: { top: 1, in: ['deck'] } },
              {
                do: 'if',
                if: { is: 'revealed', where: { cost: { min: 4 } } },
                then: [
                  { do: 'move', what: 'revealed', to: 'hand' },
                  { do: 'draw', n: 1 },
                ],
              },
            ],
          },
        ],
      },
    ],
  ]);
});
