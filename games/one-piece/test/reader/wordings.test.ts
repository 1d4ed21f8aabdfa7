/** One thing said in two ways: the second wording is tested elsewhere, the first must mean the same. */
import { describe } from 'vitest';
import { saysTheSame } from './reading.ts';

describe('[OP-R2.4] other words for the same', () => {
  saysTheSame([
    [
      '[On Play] If you do have 3 or more cards in your hand, draw 1 card.',
      '[On Play] If you have 3 or more cards in your hand, draw 1 card.',
    ],
    [
      '[On K.O.] You may add this Character card from your trash to your hand.',
      '[On K.O.] You may add this card to your hand.',
    ],
    [
      "[On Play] Return up to 1 Character to the owner's hand, then your opponent may draw 1 card.",
      "[On Play] Return up to 1 Character to the owner's hand. Then, your opponent may draw 1 card.",
    ],
    [
      '[On Play] Draw 1 card and you may trash 2 cards from the top of your deck.',
      '[On Play] Draw 1 card. Then, you may trash 2 cards from the top of your deck.',
    ],
    [
      '[On Play] Draw 1 card. Then, you may trash 2 cards from your hand: Draw 2 cards.',
      '[On Play] Draw 1 card. Then, you may fully trash 2 cards from your hand. If you do, draw 2 cards.',
    ],
    [
      '[Main] Choose up to 1 of your Characters; that Character gains +1000 power and [Banish] during this turn.',
      '[Main] Choose up to 1 of your Characters. That Character gains +1000 power and [Banish] during this turn.',
    ],
    [
      '[On Play] During this battle, your opponent cannot activate [Blocker].',
      '[On Play] Your opponent cannot activate [Blocker] during this battle.',
    ],
    [
      '[On Play] Your opponent cannot activate [Blocker] or Events during this battle.',
      '[On Play] Your opponent cannot activate [Blocker] during this battle and your opponent cannot activate ' +
        'Events during this battle.',
    ],
    [
      "[On Play] Negate your opponent's Leader's effects during this turn.",
      "[On Play] Negate the effects of your opponent's Leader during this turn.",
    ],
    [
      "[On Play] Your opponent's Leader's effects are negated during this turn.",
      "[On Play] Negate the effects of your opponent's Leader during this turn.",
    ],
    [
      "[On Play] Choose up to 1 of your opponent's Characters. Negate its effects during this turn.",
      "[On Play] Choose up to 1 of your opponent's Characters. Negate the effects of that Character during this turn.",
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters other than [Harbour Cat] and no base effect.",
      "[On Play] K.O. up to 1 of your opponent's Characters with no base effect other than [Harbour Cat].",
    ],
    [
      'If you have less than 3 Life cards, this Character gains [Rush].',
      'If you have 2 or less Life cards, this Character gains [Rush].',
    ],
    [
      'If you have at least 3 Life cards, this Character gains [Rush].',
      'If you have 3 or more Life cards, this Character gains [Rush].',
    ],
    [
      'If you have more than 3 Life cards, this Character gains [Rush].',
      'If you have 4 or more Life cards, this Character gains [Rush].',
    ],
    [
      'If you have another [Harbour Cat], this Character gains +1000 power.',
      'If you have [Harbour Cat] other than this Character, this Character gains +1000 power.',
    ],
    [
      'If a [Harbour Cat] is on your field, this Character gains +1000 power.',
      'If there is a [Harbour Cat] on your field, this Character gains +1000 power.',
    ],
    [
      '[On Play] If a Character with a cost of 9 or more is on the field, draw 1 card.',
      '[On Play] If there is a Character with a cost of 9 or more on the field, draw 1 card.',
    ],
    ['[On Play] If this is your first turn, draw 1 card.', '[On Play] If it is your first turn, draw 1 card.'],
    [
      '[On Play] If this Character has 3 or more DON!! cards given to it, draw 1 card.',
      '[On Play] If this Character has 3 or more DON!! cards given, draw 1 card.',
    ],
    [
      '[On Play] Give up to 1 rested DON!! card to your Leader and 1 of your Characters each.',
      '[On Play] Give your Leader and 1 of your Characters up to 1 rested DON!! card each.',
    ],
    [
      'If you have 15 or more cards in your trash, this Character also gains [Double Attack].',
      'If you have 15 or more cards in your trash, this Character gains [Double Attack].',
    ],
    [
      "[On Play] Look at 1 card from the top of your deck or your opponent's deck, and place it at the top or " +
        'bottom of the deck.',
      "[On Play] Look at 1 card from the top of your or your opponent's deck, and place it at the top or bottom " +
        'of the deck.',
    ],
    [
      "[On Play] Look at 1 card from the top of your opponent's Life cards.",
      "[On Play] Look at 1 card from the top of your opponent's Life cards and put it back as it was.",
    ],
    [
      '[On Play] Play up to 1 red Character card each from your hand and trash.',
      '[On Play] Play up to 1 red Character card from your hand and up to 1 red Character card from your trash.',
    ],
    [
      '[Counter] Up to 1 of your Characters gains +2000 power during this battle. If you have 2 or less Life ' +
        'cards, that card gains +4000 power instead.',
      '[Counter] Up to 1 of your Characters gains +2000 power during this battle. If you have 2 or less Life ' +
        'cards, that card gains +4000 power during this battle instead.',
    ],
    ["Your opponent's Characters cannot attack your Leader.", "Your opponent's Characters cannot attack the Leader."],
    [
      'Under the rules of this game, all of your red Character cards without a Counter have a +1000 Counter.',
      'All of your red Character cards without a Counter have a +1000 Counter, according to the rules.',
    ],
    [
      "Under the rules of this game, this card's name is also treated as [Harbour Cat].",
      "Under the rules of this game, also treat this card's name as [Harbour Cat].",
    ],
    [
      "Under the rules of this game, this card's type is also treated as {Lantern Guild}.",
      "Under the rules of this game, also treat this card's type as {Lantern Guild}.",
    ],
    [
      'Cards with a cost of 5 or more cannot be included in your deck.',
      'Under the rules of this game, you cannot include cards with a cost of 5 or more in your deck.',
    ],
    [
      "[On Play] This Character's base power becomes the same as the power of your opponent's Leader during this turn.",
      "[On Play] This Character's base power becomes the same as your opponent's Leader's power during this turn.",
    ],
    [
      "[Once Per Turn] This Character cannot be K.O.'d in battle.",
      "Once per turn, this Character cannot be K.O.'d in battle.",
    ],
    [
      'If you have 2 or less Life cards, this Character gains +1000 power during your turn.',
      'If you have 2 or less Life cards, during your turn, this Character gains +1000 power.',
    ],
    [
      'If this Character was played on this turn, it gains +1000 power.',
      'If this Character was played on this turn, this Character gains +1000 power.',
    ],
    [
      '[Once Per Turn] If your Leader would take damage, you may trash 1 card from your hand instead.',
      '[Once Per Turn] If you would take damage, you may trash 1 card from your hand instead.',
    ],
    [
      '[On Play] Play up to 1 [Harbour Cat] and up to 1 red Character card from your hand.',
      '[On Play] Play up to 1 [Harbour Cat] from your hand and up to 1 red Character card from your hand.',
    ],
    [
      '[On Play] Add up to 1 {Lantern Guild} type card, 1 [Harbour Cat], and 1 Event from your trash to your hand.',
      '[On Play] Add up to 1 {Lantern Guild} type card from your trash, 1 [Harbour Cat] from your trash, and 1 ' +
        'Event from your trash to your hand.',
    ],
    [
      "[On Play] Trash up to 1 of your opponent's Life cards.",
      "[On Play] Trash up to 1 card from the top of your opponent's Life cards.",
    ],
    [
      '[On Play] Add 1 card from your Life to your hand.',
      '[On Play] Add 1 card from the top of your Life cards to your hand.',
    ],
    [
      'When this Character attacks, it gains +1000 power during this battle.',
      'When this Character attacks, this Character gains +1000 power during this battle.',
    ],
    [
      'When you play a Character, if it has a [Trigger], draw 1 card.',
      'When you play a Character, if that Character has a [Trigger], draw 1 card.',
    ],
    [
      '[Counter] K.O. the attacking Character if it has a cost of 3 or less.',
      '[Counter] Check if the attacking Character has a cost of 3 or less. If so, K.O. the attacking Character.',
    ],
    [
      '[On Play] If your deck is 20 cards or less, draw 1 card.',
      '[On Play] If you have 20 or less cards in your deck, draw 1 card.',
    ],
    [
      'This Character cannot attack a Leader on the turn in which it is played.',
      'If this Character was played on this turn, this Character cannot attack a Leader.',
    ],
    [
      "If your Leader isn't [Harbour Cat], this Character cannot attack.",
      'If your Leader is not [Harbour Cat], this Character cannot attack.',
    ],
    [
      'As long as you have [Harbour Cat], this Character gains [Double Attack].',
      'If you have [Harbour Cat], this Character gains [Double Attack].',
    ],
    [
      "[On Play] Give up to 1 of your opponent's Characters −3000 power and your opponent's Leader −1000 power " +
        'during this turn.',
      "[On Play] Give up to 1 of your opponent's Characters −3000 power during this turn and give your opponent's " +
        'Leader −1000 power during this turn.',
    ],
    [
      '[On Play] Give up to 1 rested DON!! card each to your Leader and this Character.',
      '[On Play] Give up to 1 rested DON!! card to your Leader and give up to 1 rested DON!! card to this Character.',
    ],
    [
      "[On Play] K.O. up to 1 of your opponent's Characters with a power equal to or less than your Leader.",
      "[On Play] K.O. up to 1 of your opponent's Characters with a power equal to or less than your Leader's power.",
    ],
    [
      "[On Play] You may return 1 of your Characters to the owner's hand: Play up to 1 Character card with a cost " +
        'equal to or less than the returned Character from your hand.',
      "[On Play] You may return 1 of your Characters to the owner's hand: Play up to 1 Character card with a cost " +
        "equal to or less than the returned Character's cost from your hand.",
    ],
    [
      "[On Play] Up to 1 of your opponent's Characters' cost becomes 0 during this turn.",
      "[On Play] The cost of up to 1 of your opponent's Characters becomes 0 during this turn.",
    ],
    [
      "This Character cannot be K.O.'d or rested by your opponent's effects.",
      "This Character cannot be K.O.'d by your opponent's effects and cannot be rested by your opponent's effects.",
    ],
    [
      'Your opponent cannot activate the [On Play] effects of Characters with a base cost of 3 or less.',
      'Your opponent cannot activate [On Play] effects with a base cost of 3 or less.',
    ],
    [
      '[On Play] Draw 1 card and, if you have 3 or less Life cards, draw 1 card.',
      '[On Play] Draw 1 card, and if you have 3 or less Life cards, draw 1 card.',
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of 9 or less.',
      '[On Play] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of 9 or less. ' +
        'Then, put the rest back as they were.',
    ],
    [
      "[On Play] Select your opponent's Leader and up to 1 of your Characters. The selected cards cannot attack and " +
        'gain +1000 power until the start of your next turn.',
      "[On Play] Your opponent's Leader cannot attack and gains +1000 power until the start of your next turn. Then, " +
        'up to 1 of your Characters cannot attack and gains +1000 power until the start of your next turn.',
    ],
    [
      "When you deal damage to your opponent's Life, draw 1 card.",
      "When one of your Leader or Character cards deals damage to your opponent's Life, draw 1 card.",
    ],
    [
      "[On Play] Up to 1 of your opponent's Characters cannot attack or activate [Blocker] during this turn.",
      "[On Play] Up to 1 of your opponent's Characters cannot attack and cannot activate [Blocker] during this turn.",
    ],
    [
      'Your opponent cannot attack any card other than this Character.',
      "Your opponent's Leader and Characters cannot attack cards other than this Character.",
    ],
    [
      "[On Play] All of your opponent's Characters get −1000 power during this turn.",
      "[On Play] All of your opponent's Characters gain −1000 power during this turn.",
    ],
    [
      '[On Play] Trash 1 {Lantern Guild} type card from your hand or 1 of your Stages.',
      '[On Play] Choose one:\n• Trash 1 {Lantern Guild} type card from your hand.\n• Trash 1 of your Stages.',
    ],
    [
      "[On Play] Negate the effect of up to 1 of your opponent's cards during this turn.",
      "[On Play] Negate the effect of up to 1 of your opponent's Leader, Character or Stage cards during this turn.",
    ],
    [
      '[On Play] You cannot play any Character cards on your field during this turn.',
      '[On Play] You cannot play Character cards during this turn.',
    ],
    [
      '[On Play] Trash the top or bottom card of your Life cards.',
      '[On Play] Trash 1 card from the top or bottom of your Life cards.',
    ],
    [
      '[On Play] Place 1 card from your trash at either the top or the bottom of your deck.',
      '[On Play] Place 1 card from your trash at the top or bottom of your deck.',
    ],
    [
      "[On Play] If your Leader's colors include purple, draw 1 card.",
      '[On Play] If your Leader is purple, draw 1 card.',
    ],
    [
      '[On Play] If your Leader is multicolored and includes blue, draw 1 card.',
      '[On Play] If your Leader is multicolored and is blue, draw 1 card.',
    ],
    [
      '[On Play] If your Leader has 2 or more colors, draw 1 card.',
      '[On Play] If your Leader is multicolored, draw 1 card.',
    ],
    ['[On Play] K.O. up to 1 Character card named [Ash].', '[On Play] K.O. up to 1 [Ash] Character card.'],
    [
      '[On Play] Rest up to 1 of your Characters with no [On Play] effect.',
      '[On Play] Rest up to 1 of your Characters without an [On Play] effect.',
    ],
    [
      "[On Play] Give up to 1 of your opponent's Characters −2000 power until the end of their next turn.",
      "[On Play] Give up to 1 of your opponent's Characters −2000 power until the end of your opponent's next turn.",
    ],
    [
      'When your Life card is added to your hand by your own effect, draw 1 card.',
      'When a card is added to your hand from your Life area by your effect, draw 1 card.',
    ],
    [
      '[On Play] Draw 1 card for each {Kiln} type Character you have other than this Character.',
      '[On Play] Draw 1 card for each of your {Kiln} type Characters other than this Character.',
    ],
    [
      'If there are 3 or less total Life cards between you and your opponent, this Character gains [Rush].',
      'If you and your opponent together have 3 or less Life cards, this Character gains [Rush].',
    ],
    [
      '[On Play] Your opponent may trash 1 card from their hand. If they cannot or do not, draw 1 card.',
      '[On Play] Your opponent may trash 1 card from their hand. If they do not, draw 1 card.',
    ],
    [
      '[On Play] Your opponent cannot activate [Counter] Events during this turn.',
      '[On Play] Your opponent cannot activate Events with a [Counter] effect during this turn.',
    ],
    [
      '[On Play] You may rest 1 of your Characters: ' +
        "K.O. up to 1 of your opponent's Characters with a cost lower than that of the rested Character.",
      '[On Play] You may rest 1 of your Characters: ' +
        "K.O. up to 1 of your opponent's Characters with a cost less than its cost.",
    ],
    [
      '[On Play] If this Character was played from your trash, draw 1 card. ' +
        'If it was played from your hand, draw 2 cards.',
      '[On Play] If this Character was played from your trash, draw 1 card. ' +
        'If this Character was played from your hand, draw 2 cards.',
    ],
    [
      '[On Play] If your Leader is red, draw 1 card; otherwise, trash 1 card from your hand.',
      '[On Play] If your Leader is red, draw 1 card. Otherwise, trash 1 card from your hand.',
    ],
    [
      '[On Play] Reveal 1 card from the top of your deck. If it is an Event, add it to your hand, otherwise place ' +
        'it at the bottom of your deck.',
      '[On Play] Reveal 1 card from the top of your deck. If it is an Event, add it to your hand. Otherwise, place ' +
        'it at the bottom of your deck.',
    ],
  ]);
});
