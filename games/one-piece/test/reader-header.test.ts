// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/** Invented texts in the house style of the game, and what they mean: tags, keywords, costs and rules. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] header', () => {
  reads([
    [
      '[DON!! x1] [Your Turn] [Once Per Turn] [On Play]/[When Attacking] Draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAY', 'WHEN_ATTACKING'],
            don: 1,
            turn: 'you',
            oncePerTurn: true,
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Main]/[Counter] Draw 2 cards.',
      { effects: [{ timings: ['MAIN', 'COUNTER'], steps: [{ do: 'draw', n: 2 }] }] },
      'EVENT',
    ],
    [
      '[Blocker] [On K.O.] Draw 1 card.',
      { effects: [{ timings: ['ON_KO'], steps: [{ do: 'draw', n: 1 }] }], keywords: ['BLOCKER'] },
    ],
    [
      '[DON!! x2] [Rush]',
      { effects: [{ timings: ['PERMANENT'], don: 2, steps: [{ do: 'gain', what: 'this', keyword: 'RUSH' }] }] },
    ],
    [
      '[On Play] Draw 1 card.[End of Your Turn] Draw 2 cards.',
      {
        effects: [
          { timings: ['ON_PLAY'], steps: [{ do: 'draw', n: 1 }] },
          { timings: ['END_OF_YOUR_TURN'], steps: [{ do: 'draw', n: 2 }] },
        ],
      },
    ],
  ]);
});

describe('[OP-R2.4] keyword', () => {
  reads([['[Double Attack] (This card deals 2 damage.)\n[Banish]', { keywords: ['DOUBLE_ATTACK', 'BANISH'] }]]);
});

describe('[OP-R2.4] cost', () => {
  reads([
    [
      '[On Play] ③ (You may rest the specified number of DON!! cards in your cost area.): Draw 1 card.',
      { effects: [{ timings: ['ON_PLAY'], cost: [{ do: 'restDon', n: 3 }], steps: [{ do: 'draw', n: 1 }] }] },
    ],
    [
      '[When Attacking] DON!! −2 (You may return the specified number of DON!! cards from your field to your DON!! deck.): Draw 1 card.',
      { effects: [{ timings: ['WHEN_ATTACKING'], cost: [{ do: 'returnDon', n: 2 }], steps: [{ do: 'draw', n: 1 }] }] },
    ],
    [
      '[Activate: Main] ➀ You may rest this Character and place 2 cards from your trash at the bottom of your deck in any order: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [
              { do: 'restDon', n: 1 },
              { do: 'rest', what: 'this' },
              { do: 'move', what: { n: 2, in: ['trash'] }, to: 'deck-bottom' },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] DON!! −1, You may trash 1 card from your hand: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [
              { do: 'returnDon', n: 1 },
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] You may rest this Character and 1 of your {Kiln} type Leader or Stage cards: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [
              { do: 'rest', what: 'this' },
              { do: 'rest', what: { n: 1, in: ['leader', 'stage'], where: { type: ['Kiln'] } } },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[On Play] You may return 1 or more DON!! cards from your field to your DON!! deck: Draw 1 card.',
      {
        effects: [
          { timings: ['ON_PLAY'], cost: [{ do: 'returnDon', n: 1, orMore: true }], steps: [{ do: 'draw', n: 1 }] },
        ],
      },
    ],
    [
      '[On Play] You may trash 1 {Kiln} type card or 1 Event from your hand: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'move', what: { n: 1, in: ['hand'], where: { type: ['Kiln'] } }, to: 'trash' }],
                  [{ do: 'move', what: { n: 1, in: ['hand'], where: { category: ['EVENT'] } }, to: 'trash' }],
                ],
              },
            ],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      "[Activate: Main] If the total cost of your Characters is 5 or more, you may return 1 of your Characters to the owner's hand: Draw 1 card.",
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            if: { number: { value: 'cost', sumOf: { in: ['character'] } }, min: 5 },
            cost: [{ do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] You may turn 2 cards from the top of your Life cards face-up: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [{ do: 'turnLife', which: 'top', n: 2, faceUp: true }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Activate: Main] You may turn 1 of your face-up Life cards face-down: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            cost: [{ do: 'turnLife', which: 'any', n: 1, faceUp: false }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
  ]);
});

describe('[OP-R2.4] rules', () => {
  reads([
    [
      'Under the rules of this game, you may have any number of this card in your deck.',
      { deckRules: { copies: 'any' } },
    ],
    ["Also treat this card's name as [Ash] according to the rules.", { treatAs: { names: ['Ash'] } }],
    [
      'Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck.',
      { deckRules: { without: { cost: { min: 2 }, category: ['EVENT'] } } },
      'LEADER',
    ],
    ['Under the rules of this game, your DON!! deck consists of 6 cards.', { deckRules: { donDeck: 6 } }, 'LEADER'],
  ]);
});

describe('[OP-R2.4] trigger', () => {
  reads([
    [
      "[Trigger] Activate this card's [Main] effect.",
      { effects: [{ timings: ['TRIGGER'], steps: [{ do: 'activateText', what: 'this', timing: 'MAIN' }] }] },
    ],
    [
      '[Trigger] DON!! −1 (You may return the specified number of DON!! cards from your field to your DON!! deck.): Play this card.',
      { effects: [{ timings: ['TRIGGER'], cost: [{ do: 'returnDon', n: 1 }], steps: [{ do: 'play', what: 'this' }] }] },
    ],
  ]);
});
