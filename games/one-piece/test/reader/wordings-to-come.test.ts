/** Wordings that no list of ours holds yet: each must mean what a known wording means. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import type { Step } from '../../src/tree/tree.ts';
import { walkEffect } from '../../src/tree/walk.ts';
import { saysTheSame } from './reading.ts';

describe('[OP-R2.4] wordings of sets to come', () => {
  saysTheSame([
    [
      '[On Play] Choose a cost and reveal 1 card from the top of your deck. If the revealed card has the chosen ' +
        'cost, draw 1 card.',
      '[On Play] Choose a cost and reveal 1 card from the top of your deck. If the revealed card has a cost equal to ' +
        'the chosen cost, draw 1 card.',
    ],
    [
      "[On Play] Choose a cost. K.O. all of your opponent's Characters with the chosen cost.",
      "[On Play] Choose a cost. K.O. all of your opponent's Characters with a cost equal to the chosen cost.",
    ],
    ['[On Play] Trash the top 2 cards of your deck.', '[On Play] Trash 2 cards from the top of your deck.'],
    [
      "[Your Turn] All of your opponent's Characters are unable to activate [Blocker].",
      "[Your Turn] All of your opponent's Characters cannot activate [Blocker].",
    ],
    [
      "This Character cannot be rested or K.O.'d in battle by <Slash> attribute Characters.",
      "This Character cannot be rested and cannot be K.O.'d in battle by <Slash> attribute Characters.",
    ],
    [
      '[On Play] Add up to 1 of your Characters with a cost of 5 or less, other than this ' +
        "Character, to the owner's hand.",
      '[On Play] Add up to 1 of your Characters with a cost of 5 or less other than this ' +
        "Character to the owner's hand.",
    ],
    [
      "[On Play] Up to 1 of your opponent's Characters cannot become active in your opponent's next Refresh Phase.",
      "[On Play] Up to 1 of your opponent's Characters will not become active in your opponent's next Refresh Phase.",
    ],
    [
      "[On Play] Up to 1 of your opponent's Characters does not become active in the next Refresh Phase.",
      "[On Play] Up to 1 of your opponent's Characters will not become active in the next Refresh Phase.",
    ],
    [
      "[Counter] If your opponent's attacking card has 8000 power or more, draw 1 card.",
      "[Counter] If your opponent's attacking Leader or Character has 8000 power or more, draw 1 card.",
    ],
    ["[On K.O.] If it's your opponent's turn, draw 1 card.", "[On K.O.] If it is your opponent's turn, draw 1 card."],
    [
      "When one of your Characters is K.O.'d by an opponent's effect, draw 1 card.",
      "When one of your Characters is K.O.'d by your opponent's effect, draw 1 card.",
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost lower than or equal to " +
        'the number of your Life cards.',
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than " +
        'the number of your Life cards.',
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of equal to or less than " +
        "this Character's cost plus 1.",
      "[On Play] K.O. up to 1 of your opponent's Characters with a cost of equal to or less than " +
        "1 plus this Character's cost.",
    ],
    [
      'If you have 2 or less Life cards, this Character in your hand gains −2 cost.',
      'If you have 2 or less Life cards, give this card in your hand −2 cost.',
    ],
    [
      'This Character gains +1000 power for every 2 rested DON!! cards on your field.',
      'This Character gains +1000 power for every 2 of your rested DON!! cards.',
    ],
    [
      '[On Play] If your Leader has 2 or more attached DON!! cards, draw 1 card.',
      '[On Play] If your Leader has 2 or more given DON!! cards, draw 1 card.',
    ],
    [
      '[Once Per Turn] When your [Trigger] activates, draw 1 card.',
      '[Once Per Turn] When you activate a [Trigger], draw 1 card.',
    ],
    [
      '[Once Per Turn] When a [Trigger] is activated, draw 1 card.',
      '[Once Per Turn] When a [Trigger] activates, draw 1 card.',
    ],
    [
      '[Once Per Turn] When you trash a card from your hand, draw 1 card.',
      '[Once Per Turn] When a card is trashed from your hand, draw 1 card.',
    ],
    [
      '[Once Per Turn] When your opponent draws a card by an effect, draw 1 card.',
      '[Once Per Turn] When your opponent draws a card outside of their Draw Phase, draw 1 card.',
    ],
    [
      "When this Character is K.O.'d or removed from the field by your opponent's effect, draw 1 card.",
      "When this Character is removed from the field by your opponent's effect or K.O.'d, draw 1 card.",
    ],
    [
      "[On Play] Set all of your Characters' base power to 6000 during this turn.",
      '[On Play] Set the base power of all of your Characters to 6000 during this turn.',
    ],
    [
      'This Character gains +1000 power for each {Lantern Guild} type Character you have.',
      'This Character gains +1000 power for each of your {Lantern Guild} type Characters.',
    ],
    [
      'This Character gains +1000 power for each Character your opponent has.',
      "This Character gains +1000 power for each of your opponent's Characters.",
    ],
    ['[On Play] Both you and your opponent draw 1 card.', '[On Play] You and your opponent each draw 1 card.'],
    [
      '[On Play] You may rest 1 DON!! card and trash 1 card from your hand: Draw 2 cards.',
      '[On Play] You may rest 1 of your DON!! cards and trash 1 card from your hand: Draw 2 cards.',
    ],
    [
      "[Once Per Turn] When 1 of your Characters would be K.O.'d, you may trash 1 card from your hand instead.",
      "[Once Per Turn] If one of your Characters would be K.O.'d, you may trash 1 card from your hand instead.",
    ],
    [
      '[On Play] Give up to 1 rested DON!! card to up to 2 of your Characters each.',
      '[On Play] Give up to 2 of your Characters up to 1 rested DON!! card each.',
    ],
    [
      '[On Play] Look at all of your Life cards and place them back in any order.',
      '[On Play] Look at all of your Life cards and place them back in your Life area in any order.',
    ],
    [
      '[On Play] Look at 3 cards from the top of your deck and place them back in any order.',
      '[On Play] Look at 3 cards from the top of your deck and place them at the top of your deck in any order.',
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck; if that card is a Character card, you may play that ' +
        'card. If you do, draw 1 card.',
      '[On Play] Reveal 1 card from the top of your deck. If that card is a Character card, you may play that ' +
        'card. If you do, draw 1 card.',
    ],
    [
      "[On Play] Return all of your opponent's Characters to the owner's hand. Then, your opponent trashes 1 " +
        'card from their hand for each Character returned.',
      "[On Play] Return all of your opponent's Characters to the owner's hand. Then, for each Character " +
        'returned, your opponent trashes 1 card from their hand.',
    ],
    [
      'If there are 2 or more [Harbour Cat] cards in your trash, this Character gains +1000 power.',
      'If you have 2 or more [Harbour Cat] cards in your trash, this Character gains +1000 power.',
    ],
    [
      'If your Life area has a face-up card, this Character gains [Rush].',
      'If you have 1 or more face-up Life cards, this Character gains [Rush].',
    ],
    [
      "[On Play] If your opponent's trash has an Event, draw 1 card.",
      '[On Play] If your opponent has 1 or more Events in their trash, draw 1 card.',
    ],
    [
      '[On Play] Both players return all cards in their hand to their deck and shuffle it. Then, each player draws 4 ' +
        'cards.',
      '[On Play] Shuffle your hand into your deck. Then, your opponent shuffles their hand into their deck. Then, ' +
        'each player draws 4 cards.',
    ],
    ['[On Play] All players draw 1 card.', '[On Play] Both players draw 1 card.'],
    [
      "[On Play] Look at 1 card from the top of your opponent's deck and place it at the top or bottom of that deck.",
      "[On Play] Look at 1 card from the top of your opponent's deck and place it at the top or bottom of their deck.",
    ],
    [
      "If this Character's base power is 7000 or more, it cannot be K.O.'d by effects.",
      "If this Character's base power is 7000 or more, this Character cannot be K.O.'d by effects.",
    ],
    [
      '[On Play] Set up to 1 of your DON!! cards as active for each of your Characters.',
      '[On Play] For each of your Characters, set up to 1 of your DON!! cards as active.',
    ],
    [
      "If you have 10 DON!! cards on your field, this Character's cost in your hand is reduced by 3.",
      'If you have 10 DON!! cards on your field, give this card in your hand −3 cost.',
    ],
    [
      "[On Play] If the number of cards in your hand is at least 3 less than your opponent's, draw 2 cards.",
      "[On Play] If the number of cards in your hand is at least 3 less than the number in your opponent's hand, " +
        'draw 2 cards.',
    ],
    [
      'This Character gains [Unblockable] while your opponent has 4 or less Life cards.',
      'If your opponent has 4 or less Life cards, this Character gains [Unblockable].',
    ],
    [
      "[On Play] Give up to 1 of your opponent's Characters −2000 power during this turn. Then, if your opponent has " +
        'a Character with 0 power or less, K.O. it.',
      "[On Play] Give up to 1 of your opponent's Characters −2000 power during this turn. Then, if your opponent has " +
        "a Character with 0 power or less, K.O. 1 of your opponent's Characters with 0 power or less.",
    ],
    [
      '[On Play] If your opponent has a Character with 0 power or less, K.O. up to 1 of them.',
      "[On Play] If your opponent has a Character with 0 power or less, K.O. up to 1 of your opponent's Characters " +
        'with 0 power or less.',
    ],
    [
      '[On Play] If you have a {Lantern Guild} type Character, this Character gains +1000 power during this turn. ' +
        'Then, rest it.',
      '[On Play] If you have a {Lantern Guild} type Character, this Character gains +1000 power during this turn. ' +
        'Then, rest this Character.',
    ],
  ]);

  test('has none that could be meant where there is none', () => {
    const text = '[On Play] Choose 1 of your Characters. If you do not have a rested Character, K.O. it.';
    const { effects, unread } = readText(text, null, { category: 'CHARACTER' });
    expect(unread).toEqual([]);
    const steps: Step[] = [];
    for (const effect of effects) walkEffect(effect, { step: (step) => void steps.push(step) });
    expect(steps).toContainEqual({ do: 'ko', what: 'it' });
  });

  test('stands in for one card after another, never for several at once', () => {
    const text = "If 2 of your Characters would be K.O.'d, you may trash 1 card from your hand instead.";
    expect(readText(text, null, { category: 'CHARACTER' }).unread).toHaveLength(1);
  });
});
