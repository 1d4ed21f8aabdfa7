// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
import { describe, expect, test } from 'vitest';
import { printEffect } from '../../src/tree/print/index.ts';
import type { Condition, Step } from '../../src/tree/tree.ts';
import { CHARACTER, type PrintedAs } from './cards.ts';

const draw: Step = { do: 'draw', n: 1 };
const shuffle: Step = { do: 'shuffle' };
const rest: Step = { do: 'rest', what: 'this' };
const turn: Condition = { turn: 'you' };
const first: Condition = { firstTurn: true };

const FLOW: PrintedAs<readonly Step[]> = [
  [[draw, shuffle, rest], 'Draw 1 card. Then, shuffle your deck. Then, rest this Character.'],

  // An "if" reaches as far as its "Then"; "In any case" leaves it.
  [
    [draw, { do: 'if', if: turn, then: [shuffle, rest] }],
    'Draw 1 card. Then, if it is your turn, shuffle your deck. Then, rest this Character.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [shuffle] }, rest],
    'Draw 1 card. Then, if it is your turn, shuffle your deck. In any case, rest this Character.',
  ],
  // "It" would be the one that was asked for.
  [
    [
      { do: 'choose', what: { n: 1, in: ['character'] } },
      { do: 'if', if: { have: { in: ['character'], where: { state: 'rested' } } }, then: [{ do: 'ko', what: 'it' }] },
    ],
    'Choose 1 of your Characters. Then, if you have a rested Character, K.O. the chosen card.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [shuffle], else: [rest] }, draw],
    'Draw 1 card. Then, if it is your turn, shuffle your deck. Otherwise, rest this Character. In any case, draw ' +
      '1 card.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [shuffle, { do: 'if', if: first, then: [rest] }] }],
    'Draw 1 card. Then, if it is your turn, shuffle your deck. Then, if it is your first turn, rest this Character.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [{ do: 'if', if: first, then: [rest] }, shuffle] }],
    'Draw 1 card. Then, if it is your turn, do the following:\n• If it is your first turn, rest this Character.\n' +
      '• Shuffle your deck.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [{ do: 'if', if: first, then: [rest] }], else: [shuffle] }, draw],
    'Draw 1 card. Then, if it is your turn, do the following:\n• If it is your first turn, rest this Character.\n' +
      'Otherwise, shuffle your deck.\nIn any case, draw 1 card.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [{ do: 'if', if: first, then: [rest], else: [shuffle] }] }],
    'Draw 1 card. Then, if it is your turn, if it is your first turn, rest this Character. Otherwise, shuffle ' +
      'your deck.',
  ],
  // The first "if" is asked while the text is carried out; one before the whole text would say "If".
  [
    [{ do: 'if', if: turn, then: [draw] }, shuffle],
    'Check if it is your turn. If so, draw 1 card. In any case, shuffle your deck.',
  ],

  // If you do.
  [[draw, { do: 'ifDone', then: [shuffle] }], 'Draw 1 card. If you do, shuffle your deck.'],
  [
    [draw, { do: 'ifDone', then: [shuffle, rest], else: [draw] }, rest],
    'Draw 1 card. If you do, shuffle your deck. Then, rest this Character. Otherwise, draw 1 card. In any case, ' +
      'rest this Character.',
  ],
  [
    [
      { do: 'shuffle', who: 'opponent' },
      { do: 'ifDone', then: [draw] },
    ],
    'Your opponent shuffles their deck. If they do, draw 1 card.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [shuffle] }, { do: 'ifDone', then: [rest] }],
    'Draw 1 card. Then, if it is your turn, shuffle your deck. In any case, if you do, rest this Character.',
  ],

  // You may: one sentence, closed by its full stop.
  [
    [{ do: 'may', steps: [draw, shuffle] }, rest],
    'You may draw 1 card, then shuffle your deck. Then, rest this Character.',
  ],
  [
    [
      { do: 'may', steps: [draw] },
      { do: 'ifDone', then: [rest] },
    ],
    'You may draw 1 card. If you do, rest this Character.',
  ],
  [
    [draw, { do: 'may', steps: [shuffle, { do: 'ifDone', then: [rest, draw] }] }],
    'Draw 1 card. Then, you may shuffle your deck, and if you do, rest this Character, then draw 1 card.',
  ],
  [
    [{ do: 'may', steps: [draw, { do: 'if', if: turn, then: [rest] }] }, shuffle],
    'You may do the following:\n• Draw 1 card.\n• If it is your turn, rest this Character.\nThen, shuffle your deck.',
  ],
  [
    [
      {
        do: 'may',
        who: 'opponent',
        steps: [{ do: 'move', what: { n: 1, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' }],
        else: [draw, rest],
      },
      shuffle,
    ],
    'Your opponent may trash 1 card from their hand. If they do not, draw 1 card. Then, rest this Character. In ' +
      'any case, shuffle your deck.',
  ],
  [
    [{ do: 'may', who: 'opponent', steps: [{ do: 'restDon', n: 1, who: 'opponent' }] }],
    'Your opponent may rest 1 of their DON!! cards.',
  ],
  // What somebody else does, or what happens to a card, is "had" done.
  [[{ do: 'may', who: 'opponent', steps: [draw] }], 'Your opponent may have you draw 1 card.'],
  [
    [rest, { do: 'may', steps: [{ do: 'gain', what: 'this', keyword: 'RUSH', for: 'THIS_TURN' }] }],
    'Rest this Character. Then, you may have this Character gain [Rush] during this turn.',
  ],
  [
    [rest, { do: 'may', steps: [{ do: 'cannot', what: 'this', be: 'ATTACK', for: 'THIS_TURN' }] }],
    'Rest this Character. Then, you may make it so that this Character cannot attack during this turn.',
  ],

  // Lists end where a line stands further left.
  [
    [{ do: 'chooseOne', options: [[draw], [shuffle, rest]] }, draw],
    'Choose one:\n• Draw 1 card.\n• Shuffle your deck. Then, rest this Character.\nThen, draw 1 card.',
  ],
  [
    [{ do: 'chooseOne', options: [[{ do: 'chooseOne', options: [[draw], [rest]] }, draw], [shuffle]] }],
    'Choose one:\n• Choose one:\n  • Draw 1 card.\n  • Rest this Character.\n  Then, draw 1 card.\n' +
      '• Shuffle your deck.',
  ],
  [
    [draw, { do: 'if', if: turn, then: [{ do: 'chooseOne', options: [[draw], [rest]] }] }, shuffle],
    'Draw 1 card. Then, if it is your turn, choose one:\n• Draw 1 card.\n• Rest this Character.\n' +
      'In any case, shuffle your deck.',
  ],

  [
    [{ do: 'repeat', n: 2, steps: [draw, shuffle] }, rest],
    'Repeat the following 2 times: draw 1 card, then shuffle your deck. Then, rest this Character.',
  ],
  [
    [{ do: 'repeat', n: 2, steps: [draw, { do: 'if', if: turn, then: [rest] }] }],
    'Repeat the following 2 times:\n• Draw 1 card.\n• If it is your turn, rest this Character.',
  ],
  [
    [{ do: 'later', at: 'END_OF_TURN', steps: [{ do: 'if', if: turn, then: [rest] }] }, draw],
    'At the end of this turn, if it is your turn, rest this Character. In any case, draw 1 card.',
  ],
  [
    [{ do: 'later', at: 'END_OF_TURN', steps: [{ do: 'if', if: turn, then: [rest] }, draw] }],
    'At the end of this turn, do the following:\n• If it is your turn, rest this Character.\n• Draw 1 card.',
  ],

  // The same cards once more need no name; other cards do.
  [
    [
      { do: 'gain', what: 'this', keyword: 'RUSH', for: 'THIS_TURN' },
      { do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' },
      { do: 'cannot', what: 'this', be: 'BE_KOED', for: 'THIS_TURN' },
    ],
    "This Character gains [Rush] during this turn and gains +1000 power during this turn and cannot be K.O.'d " +
      'during this turn.',
  ],
  [
    [
      { do: 'power', what: { upTo: 1, in: ['character'] }, n: 1000, for: 'THIS_TURN' },
      { do: 'gain', what: { upTo: 1, in: ['character'] }, keyword: 'RUSH', for: 'THIS_TURN' },
    ],
    'Up to 1 of your Characters gains +1000 power during this turn. Then, up to 1 of your Characters gains ' +
      '[Rush] during this turn.',
  ],
];

const MEANT: PrintedAs<readonly Step[]> = [
  [
    [
      { do: 'choose', what: { upTo: 1, in: ['character'] } },
      { do: 'rest', what: 'it' },
    ],
    'Choose up to 1 of your Characters. Then, rest it.',
  ],
  [
    [
      { do: 'choose', what: { n: 2, in: ['character'] } },
      { do: 'rest', what: 'it' },
    ],
    'Choose 2 of your Characters. Then, rest them.',
  ],
  [
    [
      { do: 'choose', what: { n: 2, in: ['character'] } },
      { do: 'freeze', what: 'it' },
    ],
    "Choose 2 of your Characters. Then, they will not become active in their owner's next Refresh Phase.",
  ],
  // Another card in between: "it" would not be clear.
  [
    [{ do: 'choose', what: { upTo: 1, in: ['character'] } }, rest, { do: 'ko', what: 'it' }],
    'Choose up to 1 of your Characters. Then, rest this Character. Then, K.O. the chosen card.',
  ],
  [
    [
      { do: 'choose', what: { upTo: 1, in: ['character'] } },
      { do: 'if', if: { number: { value: 'power', ofCard: 'this' }, min: 5000 }, then: [{ do: 'ko', what: 'it' }] },
    ],
    "Choose up to 1 of your Characters. Then, if this Character's power is 5000 or more, K.O. the chosen card.",
  ],
  [
    [
      { do: 'reveal', what: { top: 1, in: ['deck'] } },
      { do: 'move', what: 'it', to: 'hand' },
    ],
    'Reveal 1 card from the top of your deck. Then, add it to your hand.',
  ],
  [
    [
      { do: 'choose', what: { n: 1, of: 'opponent', in: ['character'] } },
      { do: 'move', what: 'it', to: 'hand' },
    ],
    "Choose 1 of your opponent's Characters. Then, return it to the owner's hand.",
  ],
  [
    [
      { do: 'ko', what: { upTo: 'any', in: ['character'] } },
      { do: 'draw', n: { done: 'n' } },
    ],
    "K.O. any number of your Characters. Then, draw 1 card for each card K.O.'d this way.",
  ],
  [
    [
      { do: 'returnDon', n: 2, upTo: true },
      { do: 'draw', n: { done: 'n', plus: 1 } },
    ],
    'Return up to 2 DON!! cards from your field to your DON!! deck. Then, draw X cards, where X is 1 plus the ' +
      'number of DON!! cards returned this way.',
  ],
  [
    [
      { do: 'ko', what: 'attacker' },
      { do: 'rest', what: 'target' },
    ],
    'K.O. the attacking card. Then, rest the attacked card.',
  ],
  [[draw, { do: 'move', what: 'event', to: 'trash' }], 'Draw 1 card. Then, trash that card.'],
];

describe('[OP-R2.4] steps one after another read', () => {
  test.each([...FLOW, ...MEANT].map(([steps, text]) => [text, steps] as const))('%s', (text, steps) => {
    expect(printEffect({ timings: ['WHEN_ATTACKING'], steps }, CHARACTER)).toBe(`[When Attacking] ${text}`);
  });
});
