/** Conditions in a row, values in front of a noun, piles of both players, and the card that paid. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import { saysTheSame } from './reading.ts';

describe('[OP-R2.4] "If A, B and C" asks for all of them', () => {
  saysTheSame([
    [
      '[On Play] If your Leader has the {Fog} type, you have 6 or more DON!! cards on your field and your ' +
        'opponent has 5 or more cards in their hand, draw 2 cards.',
      '[On Play] If your Leader has the {Fog} type and you have 6 or more DON!! cards on your field and your ' +
        'opponent has 5 or more cards in their hand, draw 2 cards.',
    ],
    [
      'If your Leader is [Harbour Cat], you have 2 or less Life cards, and your opponent has a Character with 7000 ' +
        'power or more, this Character gains [Rush].',
      'If your Leader is [Harbour Cat] and you have 2 or less Life cards and your opponent has a Character with 7000 ' +
        'power or more, this Character gains [Rush].',
    ],
    [
      '[On Play] If you have 7 or more Life cards in total, draw 1 card.',
      '[On Play] If you have 7 or more Life cards, draw 1 card.',
    ],
    [
      '[On Play] If you and your opponent have 7 or more Life cards in total, draw 1 card.',
      '[On Play] If you and your opponent have a total of 7 or more Life cards, draw 1 card.',
    ],
  ]);
});

describe('[OP-R2.4] a value may stand in front of its noun', () => {
  saysTheSame([
    ['[On Play] K.O. all 0 cost Characters.', '[On Play] K.O. all Characters with a cost of 0.'],
    [
      "[On Play] Rest up to 1 of your opponent's active 4 cost or less Characters.",
      "[On Play] Rest up to 1 of your opponent's active Characters with a cost of 4 or less.",
    ],
    [
      '[On Play] Play up to 1 2 cost or lower {Fog} type Character card from your trash.',
      '[On Play] Play up to 1 {Fog} type Character card with a cost of 2 or less from your trash.',
    ],
    [
      "[On Play] Return up to 1 of your opponent's 6000 base power or less Characters to the owner's hand.",
      "[On Play] Return up to 1 of your opponent's Characters with 6000 base power or less to the owner's hand.",
    ],
    [
      '[On Play] If your opponent has a 0 cost Character, draw 1 card.',
      '[On Play] If your opponent has a Character with a cost of 0, draw 1 card.',
    ],
  ]);
});

describe('[OP-R2.4] Life of both players, or of either', () => {
  const BOTH =
    '[On Play] Trash 1 card from the top of your Life cards. ' +
    "Then, trash 1 card from the top of your opponent's Life cards.";
  const ONE =
    '[On Play] Choose one:\n• Trash 1 card from the top of your Life cards.\n• Trash 1 card from the top of your ' +
    "opponent's Life cards.";
  saysTheSame([
    ["[On Play] Trash 1 card from the top of both players' Life cards.", BOTH],
    ["[On Play] Trash 1 card from the top of each player's Life cards.", BOTH],
    ["[On Play] Trash 1 card from the top of both your and your opponent's Life cards.", BOTH],
    ["[On Play] Trash 1 card from the top of your and your opponent's Life cards.", BOTH],
    ['[On Play] Each player trashes 1 card from the top of their Life cards.', BOTH],
    ["[On Play] Trash 1 card from the top of your or your opponent's Life cards.", ONE],
    [
      '[On Play] You and your opponent each add 1 card from the top of your respective Life cards to your hands.',
      '[On Play] Add 1 card from the top of your Life cards to your hand. Then, add 1 card from the top of your ' +
        "opponent's Life cards to the owner's hand.",
    ],
    [
      "[On Play] Look at 1 card from the top of both players' Life cards.",
      '[On Play] Look at 1 card from the top of your Life cards. Then, look at 1 card from the top of your ' +
        "opponent's Life cards.",
    ],
  ]);
});

describe('[OP-R2.4] the card that paid, and the one that was played', () => {
  saysTheSame([
    [
      '[On Play] You may trash 1 card from your hand: If the card trashed is an Event, draw 1 card.',
      '[On Play] You may trash 1 card from your hand: If the trashed card is an Event, draw 1 card.',
    ],
    [
      '[On Play] You may add 1 card from the top of your Life cards to your hand: If the card added to your hand has ' +
        'a [Trigger], draw 1 card.',
      '[On Play] You may add 1 card from the top of your Life cards to your hand: If that card has a [Trigger], ' +
        'draw 1 card.',
    ],
    [
      '[Main] You may trash 1 of your Characters: Play up to 1 Character card with a cost 2 higher than the trashed ' +
        'Character from your trash.',
      '[Main] You may trash 1 of your Characters: Play up to 1 Character card with a cost equal to 2 plus its cost ' +
        'from your trash.',
    ],
    [
      '[Main] Play up to 1 Character card from your trash. The 1 Character played by this effect gains [Rush] during ' +
        'this turn.',
      '[Main] Play up to 1 Character card from your trash. It gains [Rush] during this turn.',
    ],
    [
      "When one of your Characters is K.O.'d by the effect of an opponent's Event, draw 1 card.",
      "When one of your Characters is K.O.'d by your opponent's effect of Event cards, draw 1 card.",
    ],
  ]);

  test.each([
    '[On Play] You may rest 1 of your Characters and trash 1 card from your hand: If the rested Character has 6000 ' +
      'power or more, draw 1 card.',
    '[On Play] You may trash 1 card from your hand and rest 1 of your Characters: If the trashed card is an Event, ' +
      'draw 1 card.',
  ])('Of two payments only the last is meant by what was done to it: %s', (text) => {
    expect(readText(text, null, { category: 'CHARACTER' }).unread).toHaveLength(1);
  });
});
