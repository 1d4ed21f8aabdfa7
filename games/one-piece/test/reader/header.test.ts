/** Invented texts in the house style of the game, and what they mean: tags, keywords and rules. */
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
      '[Trigger] DON!! −1 (You may return the specified number of DON!! cards from your field to your ' +
        'DON!! deck.): Play this card.',
      { effects: [{ timings: ['TRIGGER'], cost: [{ do: 'returnDon', n: 1 }], steps: [{ do: 'play', what: 'this' }] }] },
    ],
  ]);
});
