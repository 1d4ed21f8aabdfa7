/** Invented texts in the house style of the game, and what they mean: cards that are looked at. */
import { describe } from 'vitest';
import { reads, saysTheSame } from './reading.ts';

describe('[OP-R2.4] look', () => {
  reads([
    [
      '[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Kiln} type card other than ' +
        '[Ash] and add it to your hand. Then, place the rest at the bottom of your deck in any order and ' +
        'trash 1 card from your hand.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'look',
                what: { top: 5, in: ['deck'] },
                take: { upTo: 1, where: { type: ['Kiln'], not: { name: ['Ash'] } }, to: 'hand' },
                rest: 'deck-bottom',
              },
              { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Look at 3 cards from the top of your deck and play up to 1 Character card with a cost ' +
        'of 2 or less rested. Then, trash the rest.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'look',
                what: { top: 3, in: ['deck'] },
                take: { upTo: 1, where: { category: ['CHARACTER'], cost: { max: 2 } }, to: 'play-rested' },
                rest: 'trash',
              },
            ],
          },
        ],
      },
    ],
    [
      "[On Play] Look at up to 1 card from the top of your or your opponent's Life cards, and place it " +
        'at the top or bottom of the Life cards.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              {
                do: 'chooseOne',
                options: [
                  [{ do: 'look', what: { top: 1, in: ['life'], upTo: true }, rest: 'life-top-or-bottom' }],
                  [
                    {
                      do: 'look',
                      what: { top: 1, in: ['life'], of: 'opponent', upTo: true },
                      rest: 'life-top-or-bottom',
                    },
                  ],
                ],
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Look at all of your Life cards and place them back in your Life area in any order.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'look', what: { top: { count: { in: ['life'] } }, in: ['life'] }, rest: 'life-top' }],
          },
        ],
      },
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of ' +
        '4 or less. Then, place the rest at the bottom of your deck.',
      {
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [
              { do: 'reveal', what: { top: 1, in: ['deck'] } },
              {
                do: 'look',
                what: { top: 1, in: ['deck'] },
                take: { upTo: 1, where: { category: ['CHARACTER'], cost: { max: 4 } }, to: 'play' },
                rest: 'deck-bottom',
              },
            ],
          },
        ],
      },
    ],
    [
      '[Activate: Main] Look at 5 cards from the top of your deck and add up to 1 Character card with a ' +
        'cost of 5 to the top of your Life cards face-up. Then, place the rest at the bottom of your deck ' +
        'in any order.',
      {
        effects: [
          {
            timings: ['ACTIVATE_MAIN'],
            steps: [
              {
                do: 'look',
                what: { top: 5, in: ['deck'] },
                take: {
                  upTo: 1,
                  where: { category: ['CHARACTER'], cost: { min: 5, max: 5 } },
                  to: 'life-top',
                  faceUp: true,
                },
                rest: 'deck-bottom',
              },
            ],
          },
        ],
      },
    ],
  ]);
});

describe('[OP-R2.4] look: one sentence for what is taken and for the rest', () => {
  saysTheSame([
    [
      '[On Play] Look at 5 cards from the top of your deck, reveal up to 1 {Kiln} type card, add it to your hand and ' +
        'place the rest at the bottom of your deck in any order.',
      '[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Kiln} type card and add it to your hand. ' +
        'Then, place the rest at the bottom of your deck in any order.',
    ],
    [
      '[Main] Look at 4 cards from the top of your deck; reveal up to 2 {Kiln} type cards other than [Ash], add them ' +
        'to your hand, and trash the rest.',
      '[Main] Look at 4 cards from the top of your deck; reveal up to 2 {Kiln} type cards other than [Ash] and add ' +
        'them to your hand. Then, trash the rest.',
    ],
    [
      '[On Play] Look at 3 cards from the top of your deck, reveal up to 1 card with a [Trigger], play it, then ' +
        'shuffle the rest into your deck.',
      '[On Play] Look at 3 cards from the top of your deck; reveal up to 1 card with a [Trigger] and play it. Then, ' +
        'shuffle the rest into your deck.',
    ],
    [
      '[On Play] Look at 5 cards from the top of your deck; reveal up to a total of 2 [Ash] and [Coal] cards and add ' +
        'them to your hand. Then, trash the rest.',
      '[On Play] Look at 5 cards from the top of your deck; reveal up to 2 [Ash] or [Coal] cards and add them to ' +
        'your hand. Then, trash the rest.',
    ],
    [
      '[On Play] Look at 3 cards from the top of your deck, rearrange them in any order and place them at the top of ' +
        'your deck.',
      '[On Play] Look at 3 cards from the top of your deck and place them at the top of your deck in any order.',
    ],
  ]);
});
