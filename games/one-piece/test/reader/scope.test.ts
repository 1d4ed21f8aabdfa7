/** Invented texts whose words reach further, or less far, than they seem to: which noun they belong to, and whose. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import type { Filter, Step } from '../../src/tree/tree.ts';
import { drawsIf, type Row, reads } from './reading.ts';

const onPlay = (...steps: Step[]): Row[1] => ({ effects: [{ timings: ['ON_PLAY'], steps }] });

const SEARCH = '[On Play] Look at 5 cards from the top of your deck; reveal up to 1 ';
const ADD = ' and add it to your hand. Then, place the rest at the bottom of your deck in any order.';
const searching = (what: string, where: Filter): Row => [
  `${SEARCH}${what}${ADD}`,
  onPlay({ do: 'look', what: { top: 5, in: ['deck'] }, take: { upTo: 1, where, to: 'hand' }, rest: 'deck-bottom' }),
];

describe('[OP-R2.4] one noun or another', () => {
  reads([
    searching('[Harbour Cat] or red Event', {
      any: [{ name: ['Harbour Cat'] }, { category: ['EVENT'], colour: ['red'] }],
    }),
    searching('[Harbour Cat] or Event card', { any: [{ name: ['Harbour Cat'] }, { category: ['EVENT'] }] }),
    searching('<Slash> attribute card or green Event', {
      any: [{ attribute: ['Slash'] }, { category: ['EVENT'], colour: ['green'] }],
    }),
    searching('{Lantern Guild} type Character card or [Harbour Cat]', {
      any: [{ category: ['CHARACTER'], type: ['Lantern Guild'] }, { name: ['Harbour Cat'] }],
    }),
    searching('{Lantern Guild} type Character card or red {Ferry} type Event with a cost of 3 or less', {
      any: [
        { category: ['CHARACTER'], type: ['Lantern Guild'] },
        { category: ['EVENT'], colour: ['red'], type: ['Ferry'] },
      ],
      cost: { max: 3 },
    }),
    // One noun for all of them: the category is theirs together.
    searching('{Lantern Guild} type Character card or Character card with a [Trigger], with a cost of 5 or less', {
      category: ['CHARACTER'],
      any: [{ type: ['Lantern Guild'] }, { trigger: true }],
      cost: { max: 5 },
    }),
    [
      '[Counter] Up to 1 of your Characters or [Harbour Cat] gains +2000 power during this battle.',
      {
        effects: [
          {
            timings: ['COUNTER'],
            steps: [
              {
                do: 'power',
                what: {
                  upTo: 1,
                  in: ['leader', 'character', 'stage'],
                  where: { any: [{ category: ['CHARACTER'] }, { name: ['Harbour Cat'] }] },
                },
                n: 2000,
                for: 'THIS_BATTLE',
              },
            ],
          },
        ],
      },
      'EVENT',
    ],
  ]);
});

describe('[OP-R2.4] whose', () => {
  reads([
    [
      "[Opponent's Turn] All of your [Harbour Cat] and [Bell Ringer] cards gain +3000 power.",
      {
        effects: [
          {
            timings: ['PERMANENT'],
            turn: 'opponent',
            steps: [
              {
                do: 'power',
                what: {
                  all: true,
                  in: ['leader', 'character', 'stage'],
                  where: { name: ['Harbour Cat', 'Bell Ringer'] },
                },
                n: 3000,
              },
            ],
          },
        ],
      },
    ],
    [
      '[On Play] Give your Leader and 1 Character up to 2 rested DON!! cards each.',
      onPlay(
        { do: 'giveDon', n: 2, upTo: true, from: 'rested', to: { n: 1, in: ['leader'] } },
        { do: 'giveDon', n: 2, upTo: true, from: 'rested', to: { n: 1, in: ['character'] } },
      ),
    ],
    [
      '[On Play] If either you or your opponent has 10 DON!! cards on the field, draw 1 card.',
      drawsIf({
        any: [
          { number: { donOnField: 'you' }, min: 10, max: 10 },
          { number: { donOnField: 'opponent' }, min: 10, max: 10 },
        ],
      }),
    ],
  ]);
});

describe('[OP-R2.4] on the field', () => {
  reads([
    [
      '[On Play] If you have a Character with a cost of 8 or more on the field, draw 1 card.',
      drawsIf({ have: { in: ['character'], where: { cost: { min: 8 } } } }),
    ],
    [
      '[On Play] K.O. up to 1 Character with a cost of 3 or less on the field.',
      onPlay({ do: 'ko', what: { upTo: 1, of: 'either', in: ['character'], where: { cost: { max: 3 } } } }),
    ],
  ]);
});

describe('[OP-R7.3] instead', () => {
  reads([
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less. If you have a Character with a " +
        "cost of 8 or more, you may select your opponent's Character with a cost of 6 or less instead.",
      onPlay({
        do: 'if',
        if: { have: { in: ['character'], where: { cost: { min: 8 } } } },
        then: [
          {
            do: 'may',
            steps: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 6 } } } }],
            else: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } } }],
          },
        ],
        else: [{ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 4 } } } }],
      }),
    ],
  ]);
});

describe('[OP-R7.5] who goes on', () => {
  const theirs = { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' } as const;
  reads([
    [
      '[On Play] Your opponent draws 1 card and trashes 1 card from their hand.',
      onPlay({ do: 'draw', n: 1, who: 'opponent' }, { do: 'move', what: theirs, to: 'trash' }),
    ],
    [
      "[On Play] Your opponent K.O.'s 1 of their Characters and draws 2 cards.",
      onPlay(
        { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'], by: 'opponent' } },
        { do: 'draw', n: 2, who: 'opponent' },
      ),
    ],
    [
      '[On Play] Your opponent trashes 1 card from their hand and you draw 1 card.',
      onPlay({ do: 'move', what: theirs, to: 'trash' }, { do: 'draw', n: 1 }),
    ],
    [
      '[On Play] Each player draws 1 card and trashes 1 card from their hand.',
      onPlay(
        { do: 'draw', n: 1, who: 'either' },
        { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' },
        { do: 'move', what: theirs, to: 'trash' },
      ),
    ],
  ]);
});

describe('[OP-R2.4] that Character', () => {
  const played = { timings: ['ON_PLAYED'], when: { cards: { of: 'opponent', in: ['character'] } } } as const;
  reads([
    [
      'When your opponent plays a Character, you may trash 1 card from your hand. If you do, rest that Character.',
      {
        effects: [
          {
            ...played,
            steps: [
              { do: 'may', steps: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }] },
              { do: 'ifDone', then: [{ do: 'rest', what: 'event' }] },
            ],
          },
        ],
      },
    ],
  ]);
  // Whoever was chosen first is not the card that was trashed since: nobody knows who is meant.
  test('is nobody when a card of the hand was chosen last', () => {
    const text =
      "[On Play] Select up to 1 of your opponent's Characters. You may trash 1 card from your hand. If you do, K.O. " +
      'the selected Character.';
    expect(readText(text, null, { category: 'CHARACTER' })).toMatchObject({ effects: [], unread: [{}] });
  });
});

describe('[OP-R2.4] the chosen Characters', () => {
  // Of two choices only the second is "it": both together are not read as if they were that one.
  test.each([
    '[On Play] Play up to 1 [Harbour Cat] and up to 1 [Bell Ringer] from your hand. The Characters played with this ' +
      'effect gain [Rush] during this turn.',
    "[On Play] Rest up to 1 of your opponent's Characters and up to 1 of your opponent's DON!! cards. They will not " +
      "become active in your opponent's next Refresh Phase.",
  ])('%s', (text) => {
    expect(readText(text, null, { category: 'CHARACTER' })).toMatchObject({ effects: [], unread: [{}] });
  });
});

describe('[OP-R2.4] what is said of a choice', () => {
  // Nobody chooses what is counted, and a search has no such limit: they are not read as if it stood nowhere.
  test.each([
    '[On Play] If you have 3 or more Characters with a total cost of 5 or less, draw 1 card.',
    `${SEARCH}red card with a total cost of 5 or less${ADD}`,
    // From which card would one alone differ?
    "[On Play] K.O. up to 1 of your opponent's Characters with a different card name.",
  ])('%s', (text) => {
    expect(readText(text, null, { category: 'CHARACTER' })).toMatchObject({ effects: [], unread: [{}] });
  });
});
