/** Rare wordings, each under a production that it needs; whether all have one is asked in `productions.test.ts`. */
import { expect, test } from 'vitest';
import { readText } from '../../../reader/index.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'add DON!! until':
    '[On Play] Add DON!! cards from your DON!! deck and rest them until you have the same number ' +
    'of DON!! cards on your field as your opponent.',
  'as many as': '[On Play] Draw cards until you have the same number of cards in your hand as your opponent.',
  'DON!! Phase gives': '1 of the DON!! cards placed in your DON!! Phase goes to your Leader.',
  'DON!! cost': '[Activate: Main] DON!! −1, You may trash 1 card from your hand: Draw 1 card.',
  'for each in front': '[On Play] For every 2 cards in your trash, draw 1 card.',
  'has its effects negated':
    "[On Play] Up to 1 of your opponent's Characters has its effects negated during this turn.",
  'K.O.': '[On Play] K.O. all Characters other than this Character.',
  'a player does something': '[Once Per Turn] Draw 1 card when your opponent activates an Event.',
  'a time': '[Once Per Turn] This effect can be activated when your opponent attacks. Draw 1 card.',
  ability: "This Character can also attack your opponent's active Characters.",
  'activate Event': '[On Play] Activate up to 1 Event with a cost of 3 or less from your hand.',
  'activate text': "[Trigger] Activate this card's [Main] effect.",
  'add DON!!':
    '[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active, and add up to 2 ' +
    'additional DON!! cards and rest them.',
  adjectives: 'Give blue Events in your hand −1 cost.',
  'all are': '[On Play] If all of your DON!! cards are rested, draw 1 card.',
  'attack cannot be blocked':
    '[Main] Select up to 1 of your Characters. Then, if that Character attacks during this turn, your opponent ' +
    'cannot activate [Blocker].',
  'based on a number':
    'Apply each of the following effects based on the number of cards in your hand:\n• If you have 2 or more cards, ' +
    'this Character gains +1000 power.',
  becomes: "Your {Kiln} type Characters' base power becomes 6000.",
  'becomes 0': "[On Play] The cost of up to 1 of your opponent's Characters becomes 0 during this turn.",
  body: '[Blocker] [On K.O.] Draw 1 card.',
  cannot: "Once per turn, this Character cannot be K.O.'d by your opponent's effects.",
  'cannot be blocked':
    '[On Play] Select up to 1 of your Characters. Your opponent cannot activate [Blocker] if that ' +
    'Character attacks during this turn.',
  'card already meant': 'Your opponent must attack this Character if able.',
  'card from the Life area': '[On Play] You may add 1 card from your Life area to your hand: Draw 1 card.',
  'card is': '[On Play] If your Leader has the {Kiln} type or is [Ash], draw 1 card.',
  'cards and what they do': 'All blue Events in your hand cost 1 less.',
  'cards from one end':
    "[On Play] Look at up to 1 card from the top of your or your opponent's Life cards, and place it " +
    'at the top or bottom of the Life cards.',
  'cards to choose': 'Give blue Events in your hand −1 cost.',
  cause: 'If a Character is rested by your effect, draw 1 card.',
  'change target':
    "[On Your Opponent's Attack] Select 1 of your Characters. Change the attack target to the selected Character.",
  'check if':
    '[On Play] Check if you have 0 Life cards. If so, do the following:\n• Draw 1 card.\n• Trash 1 ' +
    'card from your hand.\nIn any case, draw 2 cards.',
  choose: '[On Play] Your opponent chooses 1 card from your hand; trash that card.',
  'choose one': '[On Play] Your opponent chooses one:\n- Draw 1 card.\n- Draw 2 cards.',
  comparison:
    "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the " +
    "number of your opponent's Life cards.",
  condition: "[On Play] If you don't have [Ash], draw 1 card.",
  cost: '[On Play] You may add 1 card from your Life area to your hand: Draw 1 card.',
  'cost of playing':
    '[Your Turn] The cost of playing {Kiln} type Character cards with a cost of 2 or more from your ' +
    'hand will be reduced by 1.',
  'costs less': 'All blue Events in your hand cost 1 less.',
  'counted cards': '[On Play] Draw cards equal to the number of your Characters.',
  'counted number': '[On Play] Draw cards equal to the number of your Characters.',
  'deal damage': '[On Play] Deal 1 damage to your opponent.',
  'deck rules': 'Under the rules of this game, you may have any number of this card in your deck.',
  'defeat comes later':
    'Under the rules of this game, you do not lose the game if your deck has 0 cards. You lose the game at the end ' +
    'of the turn in which your deck becomes 0.',
  destination: '[On Play] You may add 1 card from your Life area to your hand: Draw 1 card.',
  'do the following':
    '[On Play] Check if you have 0 Life cards. If so, do the following:\n• Draw 1 card.\n• Trash 1 ' +
    'card from your hand.\nIn any case, draw 2 cards.',
  'done this turn': '[Activate: Main] If you have activated an Event during this turn, draw 1 card.',
  draw: '[On Play] You may draw 1 card.',
  duration: '[On Play] This Character gains +1000 power during this battle.',
  effect: '[DON!! x2] [Rush]',
  'effect is negated': "[Activate: Main] This Character's effect is negated during this turn.",
  'either has': '[On Play] If either you or your opponent has 0 Life cards, draw 1 card.',
  'end of its battle':
    "At the end of a battle in which this Character battles your opponent's Character with a cost of " +
    "5 or less, place the opponent's Character you battled with at the bottom of the owner's deck.",
  'end of the match': 'When your deck is reduced to 0, you win the game instead of losing, according to the rules.',
  'extra turn': '[On Play] Take an extra turn after this one.',
  'for each': '[Your Turn] This Character gains +1000 power for every 2 Events in your trash.',
  gain: '[On Play] This Character gains +1000 power during this battle.',
  gains: '[On Play] This Character gains +1000 power during this battle.',
  'give DON!!': '[On Play] Give this Character up to 2 rested DON!! cards.',
  'give less': 'Give blue Events in your hand −1 cost.',
  'hand into deck':
    '[On Play] Return all cards in your hand to your deck and shuffle your deck. Then, draw cards ' +
    'equal to the number you returned to your deck.',
  'has a Counter':
    'All of your {Kiln} type Character cards without a Counter have a +1000 Counter, according to the rules.',
  have: "[On Play] If you don't have [Ash], draw 1 card.",
  'have somebody': '[On Play] You may have your opponent draw 1 card.',
  header: '[DON!! x2] [Rush]',
  if: '[On Play] Choose one:\n• Draw 1 card.\n• If you have 0 Life cards, draw 2 cards.',
  'into deck and shuffle':
    '[On Play] You may return 20 cards from your trash to your deck and shuffle it: Draw 1 card.',
  'is on the field': '[On Play] If a Character with a cost of 9 or more is on the field, draw 1 card.',
  keyword: '[DON!! x2] [Rush]',
  'kind of cards': "This Character cannot be K.O.'d in battle by <Strike> attribute Characters.",
  later: "[On Play] At the end of this battle, place this Character at the bottom of the owner's deck.",
  letter: '[On Play] Draw X cards, where X is 1 plus the number of your Characters.',
  look: '[On Play] Look at all of your Life cards and place them back in your Life area in any order.',
  loses: "All of your opponent's Characters lose 1000 power.",
  may: '[On Play] You may trash 1 card from your hand. If you do, draw 2 cards.',
  move: '[On Play] You may add 1 card from your Life area to your hand: Draw 1 card.',
  'must attack': 'Your opponent must attack this Character if able.',
  'names and types': "[On Play] If you don't have [Ash], draw 1 card.",
  negate:
    "[On Play] Negate the effect of up to 1 of your opponent's Characters and that Character cannot " +
    "attack until the end of your opponent's next turn.",
  'next play':
    '[Activate: Main] The next time you play a {Kiln} type Character card with a cost of 3 or more ' +
    'from your hand during this turn, the cost will be reduced by 1.',
  not: '[On Play] If it is false that you have 2 or less Life cards, draw 1 card.',
  'not yet this turn':
    'When you activate an Event, you may draw 1 card if you have 4 or less cards in your hand and have not ' +
    "drawn a card using this Character's effect during this turn.",
  noun: 'Give blue Events in your hand −1 cost.',
  'noun phrase': 'Give blue Events in your hand −1 cost.',
  number: '[On Play] You may draw 1 card.',
  'number is':
    '[On Play] If the number of DON!! cards on your field is at least 2 less than the number on your ' +
    "opponent's field, draw 1 card.",
  occasion: 'If a Character is rested by your effect, draw 1 card.',
  'one cannot block':
    '[On Play] Your opponent cannot activate up to 1 [Blocker] Character that has 4000 power or less ' +
    'during this turn.',
  'one of them':
    "[On Play] Choose 2 of your opponent's Characters. K.O. 1 of the chosen Characters and rest the other.",
  'other than': '[On Play] K.O. all Characters other than this Character.',
  place: 'Give blue Events in your hand −1 cost.',
  play: '[On K.O.] Play this Character card from your trash rested.',
  'played this turn': '[Activate: Main] If you played this Character this turn, draw 1 card.',
  'player cannot': '[On Play] You cannot set DON!! cards as active using Character effects during this turn.',
  'player cannot attack':
    'If this Character is rested, your opponent cannot attack any card other than the Character [Ash].',
  'player does': 'Your opponent must attack this Character if able.',
  'player prohibition': '[On Play] You cannot set DON!! cards as active using Character effects during this turn.',
  prohibition: "Once per turn, this Character cannot be K.O.'d by your opponent's effects.",
  quantity: 'All blue Events in your hand cost 1 less.',
  repeat: '[On Play] Repeat the following 2 times: draw 1 card.',
  replacement: "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
  rest: '[On Play] Rest your Leader or 1 of your {Kiln} type Characters.',
  'return DON!!': '[On Play] Your opponent returns 2 of their active DON!! cards to their DON!! deck.',
  'return DON!! until':
    '[On Play] Return DON!! cards from your field to your DON!! deck until you have 3 DON!! cards on your field.',
  reveal:
    '[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, ' +
    'rest up to 1 of your Characters. Then, place the revealed card at the bottom of your deck.',
  'reveal and move': '[On Play] Reveal up to 1 [Ash] from your deck and add it to your hand. Then, shuffle your deck.',
  'reveal and take':
    '[On Play] Reveal 1 card from the top of your deck and play up to 1 Character card with a cost of ' +
    '4 or less. Then, place the rest at the bottom of your deck.',
  'rule for a player': 'Your [On Play] effects are negated.',
  'rules text': "Also treat this card's name as [Ash] according to the rules.",
  sentence: '[Blocker] [On K.O.] Draw 1 card.',
  'set as active': '[End of Your Turn] Set up to 2 of your DON!! cards as active.',
  'set base power': '[On Play] Set the base power of up to 1 of your Characters to 7000 during this turn.',
  'set to 0': "[On Play] Set the cost of up to 1 of your opponent's Characters to 0 during this turn.",
  shuffle: '[On Play] Reveal up to 1 [Ash] from your deck and add it to your hand. Then, shuffle your deck.',
  side: 'Give blue Events in your hand −1 cost.',
  'something happens to a pile': 'When your number of Life cards becomes 0, draw 1 card.',
  'something happens to cards': 'If a Character is rested by your effect, draw 1 card.',
  'standing text': 'Your [On Play] effects are negated.',
  'stays rested':
    "[On Play] Up to 1 of your opponent's Characters will not become active until the end of your " +
    "opponent's next turn.",
  'subject of an occasion': 'If a Character is rested by your effect, draw 1 card.',
  'swap base power':
    "[On Play] Select up to 2 of your opponent's Characters. Swap the base power of the selected " +
    'Characters with each other during this turn.',
  take:
    '[On Play] Look at 3 cards from the top of your deck and play up to 1 Character card with a cost ' +
    'of 2 or less rested. Then, trash the rest.',
  text: '[On Play] You may draw 1 card.',
  that:
    '[On Play] Your opponent cannot activate up to 1 [Blocker] Character that has 4000 power or less ' +
    'during this turn.',
  'that many':
    "[On Play] Apply all of the following effects based on the number of your opponent's Life cards:\n• If there are " +
    '2 or less cards, draw 1 card.\n• If there are 0 cards, draw 2 cards.',
  'the only': '[On Play] If the only Characters on your field are {Kiln} type Characters, draw 1 card.',
  'there is': '[On Play] If there is a Character with a cost of 0, draw 1 card.',
  'this card in your hand': 'If you have 6 or more Events in your trash, give this card in your hand −3 cost.',
  'timing name': "[Trigger] Activate this card's [Main] effect.",
  'timing tag': 'Your [On Play] effects are negated.',
  trash: "[On Play] Trash 1 card from your opponent's hand.",
  'treat as': "Also treat this card's name as [Ash] according to the rules.",
  turn: '[On Play] If it is your second turn or later, draw 1 card.',
  'turn Life': '[Activate: Main] You may turn 1 of your face-up Life cards face-down: Draw 1 card.',
  'type includes': '[On Play] If your Leader\'s type includes "Kiln", draw 1 card.',
  unless:
    "[On Play] Select all of your opponent's Characters. Until the end of your opponent's next turn, " +
    'none of the selected Characters can attack unless your opponent trashes 2 cards from their hand ' +
    'whenever they attack.',
  'unless it holds': "This Character cannot be K.O.'d unless you have 3 or less Life cards.",
  watcher: 'If a Character is rested by your effect, draw 1 card.',
  'watcher behind': '[Once Per Turn] Draw 1 card when your opponent activates an Event.',
  'what a card is': '[On Play] If your Leader has the {Kiln} type or is [Ash], draw 1 card.',
  'will not become active':
    "[On Play] Up to 1 of your opponent's rested Characters will not become active in your opponent's " +
    'next Refresh Phase.',
  with: '[On Play] If there is a Character with a cost of 0, draw 1 card.',
  without: "[On Play] K.O. up to 1 of your opponent's Characters without the <Slash> attribute.",
  would: "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
};

test.each(Object.entries(TEXTS))('%s: %s', (name, text) => {
  const category = /^\[(?:Main|Counter)\]/.test(text) ? 'EVENT' : 'CHARACTER';
  const { productions, unread } = readText(text, null, { category });
  expect(unread).toEqual([]);
  expect(productions).toContain(name);
});
