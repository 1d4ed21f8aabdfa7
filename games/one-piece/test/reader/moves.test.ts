/** Invented texts in the house style of the game, and what they mean: cards that go from one place to another. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] move', () => {
  reads([
    [
      '[On Play] Your opponent trashes 1 card from their hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
          },
        ],
      },
    ],
    [
      "[On Play] Trash 1 card from your opponent's hand.",
      {
        effects: [
          { timings: ['ON_PLAY'], steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'] }, to: 'trash' }] },
        ],
      },
    ],
    [
      '[On Play] Draw cards so that you have 3 cards in your hand.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'drawTo', n: 3 }] }] },
    ],
    [
      '[On Play] Return all cards in your hand to your deck and shuffle your deck. Then, draw cards ' +
        'equal to the number you returned to your deck.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'shuffleHandIntoDeck' }, { do: 'draw', n: { done: 'n' } }] }] },
    ],
    [
      "[On Play] Return up to 1 Character with a cost of 2 or less to the owner's hand or the bottom of their deck.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'choose', what: { upTo: 1, of: 'either', in: ['character'], where: { cost: { max: 2 } } } },
              {
                do: 'chooseOne',
                options: [[{ do: 'move', what: 'it', to: 'hand' }], [{ do: 'move', what: 'it', to: 'deck-bottom' }]],
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Add up to 1 of your opponent's Characters with a cost of 3 or less to the top or " +
        "bottom of your opponent's Life cards face-up.",
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'move',
                what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 3 } } },
                to: 'life-top-or-bottom',
                faceUp: true,
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal up to 1 [Ash] from your deck and add it to your hand. Then, shuffle your deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'move', what: { upTo: 1, in: ['deck'], where: { name: ['Ash'] } }, to: 'hand', reveal: true },
              { do: 'shuffle' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Each player trashes 1 card from their hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
              { do: 'move', what: { n: 1, in: ['hand'], of: 'opponent', by: 'opponent' }, to: 'trash' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent chooses 1 card from your hand; trash that card.',
      {
        effects: [
          { timings: ['ON_PLAY'], steps: [{ do: 'move', what: { n: 1, in: ['hand'], by: 'opponent' }, to: 'trash' }] },
        ],
      },
    ],
    [
      '[On K.O.] Play this Character card from your trash rested.',
      { effects: [{ timings: ['ON_KO'], steps: [{ do: 'play', what: 'this', rested: true }] }] },
    ],
    [
      '[On Play] You may add 1 card from your Life area to your hand: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [{ do: 'move', what: { top: 1, in: ['life'] }, to: 'hand' }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[On Play] Deal 1 damage to your opponent.',
      { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'damage', n: 1, who: 'opponent' }] }] },
    ],
    [
      '[On Play] Activate up to 1 Event with a cost of 3 or less from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'activateEvent',
                what: { upTo: 1, in: ['hand'], where: { category: ['EVENT'], cost: { max: 3 } } },
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] You may return 20 cards from your trash to your deck and shuffle it: Draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            cost: [{ do: 'move', what: { n: 20, in: ['trash'] }, to: 'deck-bottom' }, { do: 'shuffle' }],
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[On Play] Your opponent trashes 1 card from their hand or returns 1 of their DON!! cards to their DON!! deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                who: 'opponent',
                options: [
                  [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
                  [{ do: 'returnDon', n: 1, who: 'opponent' }],
                ],
              },
            ],
          },
        ],
      },
    ],
  ]);
});
