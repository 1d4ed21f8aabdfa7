// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
import { describe, expect, test } from 'vitest';
import { printEffect } from '../../src/tree/print/index.ts';
import type { Pick, Step } from '../../src/tree/tree.ts';
import { CHARACTER, type PrintedAs } from './cards.ts';

const theirs: Pick = { upTo: 1, of: 'opponent', in: ['character'] };
const draw: Step = { do: 'draw', n: 1 };

/** Every kind of step with all its fields: a kind that the language gains does not compile until it is here. */
const SAID: { readonly [K in Step['do']]: PrintedAs<Extract<Step, { do: K }>> } = {
  draw: [
    [{ do: 'draw', n: 1 }, 'Draw 1 card.'],
    [{ do: 'draw', n: 2, upTo: true }, 'Draw up to 2 cards.'],
    [{ do: 'draw', n: 2, who: 'opponent' }, 'Your opponent draws 2 cards.'],
    [{ do: 'draw', n: 5, who: 'either' }, 'Each player draws 5 cards.'],
    [{ do: 'draw', n: { count: { in: ['character'] } } }, 'Draw 1 card for each of your Characters.'],
    [{ do: 'draw', n: { value: 'cost', ofCard: 'this' } }, "Draw X cards, where X is this Character's cost."],
  ],
  drawTo: [
    [{ do: 'drawTo', n: 5 }, 'Draw cards until you have 5 cards in your hand.'],
    [{ do: 'drawTo', n: 1, who: 'opponent' }, 'Your opponent draws cards until they have 1 card in their hand.'],
  ],
  move: [
    [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }, 'Trash 1 card from your hand.'],
    [
      { do: 'move', what: { n: 2, of: 'opponent', in: ['hand'], by: 'opponent' }, to: 'trash' },
      'Your opponent trashes 2 cards from their hand.',
    ],
    [
      { do: 'move', what: { n: 2, of: 'opponent', in: ['hand'] }, to: 'trash' },
      "Trash 2 cards from your opponent's hand.",
    ],
    [{ do: 'move', what: theirs, to: 'hand' }, "Return up to 1 of your opponent's Characters to the owner's hand."],
    [{ do: 'move', what: { upTo: 1, in: ['trash'] }, to: 'hand' }, 'Add up to 1 card from your trash to your hand.'],
    [
      { do: 'move', what: { upTo: 1, in: ['deck'] }, to: 'hand', reveal: true },
      'Reveal and add up to 1 card from your deck to your hand.',
    ],
    [
      { do: 'move', what: theirs, to: 'deck-bottom' },
      "Place up to 1 of your opponent's Characters at the bottom of the owner's deck.",
    ],
    [
      { do: 'move', what: { n: 1, in: ['hand'] }, to: 'deck-top' },
      'Place 1 card from your hand at the top of your deck.',
    ],
    [
      { do: 'move', what: 'this', to: 'deck-top-or-bottom' },
      "Place this Character at the top or bottom of the owner's deck.",
    ],
    [
      { do: 'move', what: { top: 1, in: ['deck'] }, to: 'life-top' },
      'Add 1 card from the top of your deck to the top of your Life cards.',
    ],
    [
      { do: 'move', what: { n: 1, in: ['hand'] }, to: 'life-bottom', faceUp: true },
      'Add 1 card from your hand to the bottom of your Life cards face-up.',
    ],
    [
      { do: 'move', what: { top: 1, of: 'opponent', in: ['life'] }, to: 'life-top-or-bottom' },
      "Place 1 card from the top of your opponent's Life cards at the top or bottom of your opponent's Life cards.",
    ],
  ],
  shuffle: [
    [{ do: 'shuffle' }, 'Shuffle your deck.'],
    [{ do: 'shuffle', who: 'opponent' }, 'Your opponent shuffles their deck.'],
  ],
  shuffleHandIntoDeck: [
    [{ do: 'shuffleHandIntoDeck' }, 'Shuffle your hand into your deck.'],
    [{ do: 'shuffleHandIntoDeck', who: 'opponent' }, 'Your opponent shuffles their hand into their deck.'],
  ],
  lookAtHand: [[{ do: 'lookAtHand' }, "Look at your opponent's hand."]],
  look: [
    [
      {
        do: 'look',
        what: { top: 5, in: ['deck'] },
        take: { upTo: 1, where: { type: ['Kiln'] }, to: 'hand' },
        rest: 'deck-bottom',
      },
      'Look at 5 cards from the top of your deck; reveal up to 1 {Kiln} type card and add it to your hand. Then, ' +
        'place the rest at the bottom of your deck in any order.',
    ],
    [
      { do: 'look', what: { top: 3, in: ['deck'] }, take: { n: 2, to: 'hand' }, rest: 'trash' },
      'Look at 3 cards from the top of your deck; add 2 cards to your hand. Then, trash the rest.',
    ],
    [
      { do: 'look', what: { top: 3, in: ['deck'] }, take: { n: 2, to: 'hand', reveal: true }, rest: 'deck-top' },
      'Look at 3 cards from the top of your deck; reveal 2 cards and add them to your hand. Then, place the rest ' +
        'at the top of your deck in any order.',
    ],
    [
      {
        do: 'look',
        what: { top: 3, in: ['deck'] },
        take: { upTo: 1, where: { cost: { max: 3 } }, to: 'play' },
        rest: 'shuffle',
      },
      'Look at 3 cards from the top of your deck; play up to 1 card with a cost of 3 or less. Then, shuffle the ' +
        'rest into your deck.',
    ],
    [
      { do: 'look', what: { top: 3, in: ['deck'] }, take: { upTo: 1, to: 'play-rested' }, rest: 'deck-top-or-bottom' },
      'Look at 3 cards from the top of your deck; play up to 1 card, rested. Then, place the rest at the top or ' +
        'bottom of your deck in any order.',
    ],
    [
      {
        do: 'look',
        what: { top: 3, in: ['deck'] },
        take: { upTo: 1, to: 'trash' },
        rest: 'deck-bottom',
        who: 'opponent',
      },
      'Your opponent looks at 3 cards from the top of your deck; they trash up to 1 card. Then, they place the ' +
        'rest at the bottom of your deck in any order.',
    ],
    [
      { do: 'look', what: { top: 3, in: ['deck'] }, take: { n: 1, to: 'life-top' }, rest: 'deck-bottom' },
      'Look at 3 cards from the top of your deck; add 1 card to the top of your Life cards. Then, place the rest ' +
        'at the bottom of your deck in any order.',
    ],
    [
      { do: 'look', what: { top: 3, in: ['deck'] }, take: { n: 1, to: 'deck-top' }, rest: 'deck-bottom' },
      'Look at 3 cards from the top of your deck; place 1 card at the top of your deck. Then, place the rest at ' +
        'the bottom of your deck in any order.',
    ],
    [
      { do: 'look', what: { top: 1, of: 'opponent', in: ['life'] }, rest: 'as-they-were' },
      "Look at 1 card from the top of your opponent's Life cards and put it back as it was.",
    ],
    [
      { do: 'look', what: { top: 4, in: ['life'] }, rest: 'life-top' },
      'Look at 4 cards from the top of your Life cards and place them at the top of your Life cards in any order.',
    ],
    [
      { do: 'look', what: { top: 1, in: ['life'] }, rest: 'life-top-or-bottom' },
      'Look at 1 card from the top of your Life cards and place it at the top or bottom of your Life cards.',
    ],
  ],
  reveal: [[{ do: 'reveal', what: { top: 1, in: ['deck'] } }, 'Reveal 1 card from the top of your deck.']],
  choose: [[{ do: 'choose', what: theirs }, "Choose up to 1 of your opponent's Characters."]],
  nameCost: [[{ do: 'nameCost' }, 'Choose a cost.']],
  play: [
    [{ do: 'play', what: 'this' }, 'Play this Character.'],
    [
      { do: 'play', what: { upTo: 1, in: ['trash'], where: { category: ['CHARACTER'] } }, rested: true },
      'Play up to 1 Character card from your trash, rested.',
    ],
  ],
  ko: [
    [{ do: 'ko', what: theirs }, "K.O. up to 1 of your opponent's Characters."],
    [
      { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'], by: 'opponent' } },
      "Your opponent K.O.'s 1 of their Characters.",
    ],
  ],
  rest: [
    [{ do: 'rest', what: theirs }, "Rest up to 1 of your opponent's Characters."],
    [{ do: 'rest', what: { n: 2, in: ['don'] } }, 'Rest 2 DON!! cards from your cost area.'],
  ],
  setActive: [[{ do: 'setActive', what: 'this' }, 'Set this Character as active.']],
  freeze: [
    [
      { do: 'freeze', what: theirs },
      "Up to 1 of your opponent's Characters will not become active in its owner's next Refresh Phase.",
    ],
    [
      { do: 'freeze', what: { all: true, in: ['stage'] } },
      "All of your Stages will not become active in their owner's next Refresh Phase.",
    ],
  ],
  power: [
    [{ do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' }, 'This Character gains +1000 power during this turn.'],
    [
      { do: 'power', what: { upTo: 2, in: ['leader', 'character'] }, n: 1000, for: 'THIS_BATTLE' },
      'Up to 2 of your Leader or Character cards gain +1000 power during this battle.',
    ],
    [
      { do: 'power', what: theirs, n: -2000, for: 'THIS_TURN' },
      "Give up to 1 of your opponent's Characters −2000 power during this turn.",
    ],
    [
      {
        do: 'power',
        what: 'this',
        n: { count: { in: ['don'], where: { state: 'rested' } }, times: 1000 },
        for: 'THIS_TURN',
      },
      'This Character gains +1000 power during this turn for each rested DON!! card in your cost area.',
    ],
    [
      { do: 'power', what: theirs, n: { count: { in: ['trash'] }, per: 5, times: -1000 }, for: 'THIS_TURN' },
      "Give up to 1 of your opponent's Characters −1000 power during this turn for every 5 cards in your trash.",
    ],
    [
      { do: 'power', what: { n: 1, of: 'opponent', in: ['character'], by: 'opponent' }, n: -1000, for: 'END_OF_TURN' },
      "Give 1 of your opponent's Characters of your opponent's choice −1000 power until the end of this turn.",
    ],
  ],
  powerZero: [
    [
      { do: 'powerZero', what: theirs, for: 'THIS_TURN' },
      "Set the power of up to 1 of your opponent's Characters to 0 during this turn.",
    ],
  ],
  basePower: [
    [
      { do: 'basePower', what: 'this', n: 7000, for: 'THIS_TURN' },
      'The base power of this Character becomes 7000 during this turn.',
    ],
    [
      { do: 'basePower', what: 'this', n: { value: 'power', ofCard: 'target' }, for: 'THIS_TURN' },
      "The base power of this Character becomes equal to the attacked card's power during this turn.",
    ],
  ],
  swapBasePower: [
    [
      { do: 'swapBasePower', what: { n: 2, in: ['character'] }, for: 'THIS_TURN' },
      'Swap the base power of 2 of your Characters during this turn.',
    ],
    [
      { do: 'swapBasePower', what: 'this', with: theirs, for: 'THIS_TURN' },
      "Swap the base power of this Character with that of up to 1 of your opponent's Characters during this turn.",
    ],
  ],
  cost: [
    [
      { do: 'cost', what: theirs, n: -3, for: 'THIS_TURN' },
      "Give up to 1 of your opponent's Characters −3 cost during this turn.",
    ],
    [
      { do: 'cost', what: 'this', n: 4, for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' },
      "This Character gains +4 cost until the end of your opponent's next turn.",
    ],
  ],
  costZero: [
    [
      { do: 'costZero', what: theirs, for: 'THIS_TURN' },
      "Set the cost of up to 1 of your opponent's Characters to 0 during this turn.",
    ],
  ],
  baseCost: [
    [
      { do: 'baseCost', what: 'this', n: 7, for: 'THIS_TURN' },
      'The base cost of this Character becomes 7 during this turn.',
    ],
  ],
  counter: [
    [
      { do: 'counter', what: { all: true, in: ['hand'] }, n: 2000 },
      'The Counter of all cards in your hand becomes +2000.',
    ],
  ],
  gain: [
    [{ do: 'gain', what: 'this', keyword: 'RUSH', for: 'THIS_TURN' }, 'This Character gains [Rush] during this turn.'],
    [
      { do: 'gain', what: 'it', keyword: 'RUSH_CHARACTER', for: 'THIS_TURN' },
      'It gains [Rush: Character] during this turn.',
    ],
    [
      { do: 'gain', what: 'this', keyword: 'DOUBLE_ATTACK', for: 'THIS_TURN' },
      'This Character gains [Double Attack] during this turn.',
    ],
    [
      { do: 'gain', what: 'this', keyword: 'BANISH', for: 'THIS_TURN' },
      'This Character gains [Banish] during this turn.',
    ],
    [
      { do: 'gain', what: 'this', keyword: 'BLOCKER', for: 'THIS_TURN' },
      'This Character gains [Blocker] during this turn.',
    ],
    [
      { do: 'gain', what: 'this', keyword: 'UNBLOCKABLE', for: 'THIS_TURN' },
      'This Character gains [Unblockable] during this turn.',
    ],
    [
      { do: 'gain', what: 'this', keyword: 'ATTACK_ACTIVE', for: 'THIS_TURN' },
      'This Character can also attack active Characters during this turn.',
    ],
  ],
  gainAttribute: [
    [
      { do: 'gainAttribute', what: 'this', attribute: 'Slash', for: 'THIS_TURN' },
      'This Character gains the <Slash> attribute during this turn.',
    ],
  ],
  cannot: [
    [
      { do: 'cannot', what: theirs, be: 'ATTACK', for: 'THIS_TURN' },
      "Up to 1 of your opponent's Characters cannot attack during this turn.",
    ],
    [
      { do: 'cannot', what: 'this', be: 'ATTACK', against: { category: ['CHARACTER'] }, for: 'THIS_TURN' },
      'This Character cannot attack Characters during this turn.',
    ],
    [
      { do: 'cannot', what: 'this', be: 'ATTACK_LEADER', for: 'THIS_TURN' },
      'This Character cannot attack a Leader during this turn.',
    ],
    [
      { do: 'cannot', what: theirs, be: 'BLOCK', for: 'THIS_TURN' },
      "Up to 1 of your opponent's Characters cannot block during this turn.",
    ],
    [
      { do: 'cannot', what: 'this', be: 'BE_RESTED', by: 'opponent', for: 'THIS_TURN' },
      "This Character cannot be rested by your opponent's effects during this turn.",
    ],
    [
      { do: 'cannot', what: 'this', be: 'BECOME_ACTIVE', for: 'THIS_TURN' },
      'This Character cannot become active during this turn.',
    ],
    [
      { do: 'cannot', what: 'this', be: 'BE_KOED', for: 'THIS_TURN' },
      "This Character cannot be K.O.'d during this turn.",
    ],
    [
      { do: 'cannot', what: 'this', be: 'BE_KOED', by: 'opponent', for: 'THIS_TURN' },
      "This Character cannot be K.O.'d by your opponent during this turn.",
    ],
    [
      { do: 'cannot', what: 'this', be: 'BE_KOED_IN_BATTLE', against: { attribute: ['Slash'] }, for: 'THIS_TURN' },
      "This Character cannot be K.O.'d in battle by <Slash> attribute cards during this turn.",
    ],
    [
      { do: 'cannot', what: 'this', be: 'BE_KOED_BY_EFFECTS', for: 'THIS_TURN' },
      "This Character cannot be K.O.'d by effects during this turn.",
    ],
    [
      {
        do: 'cannot',
        what: 'this',
        be: 'BE_KOED_BY_EFFECTS',
        by: 'opponent',
        against: { category: ['EVENT'] },
        for: 'THIS_TURN',
      },
      "This Character cannot be K.O.'d by your opponent's effects of Event cards during this turn.",
    ],
    [
      { do: 'cannot', what: 'this', be: 'BE_REMOVED', by: 'opponent', for: 'THIS_TURN', oncePerTurn: true },
      "Once per turn, this Character cannot be removed from the field by your opponent's effects during this turn.",
    ],
  ],
  playerCannot: [
    [
      { do: 'playerCannot', who: 'you', be: 'PLAY_FROM_HAND', for: 'THIS_TURN' },
      'You cannot play cards from your hand during this turn.',
    ],
    [
      { do: 'playerCannot', who: 'opponent', be: 'PLAY_FROM_HAND', where: { cost: { max: 2 } }, for: 'THIS_TURN' },
      'Your opponent cannot play cards with a cost of 2 or less from their hand during this turn.',
    ],
    [
      {
        do: 'playerCannot',
        who: 'you',
        be: 'PLAY_CHARACTERS',
        where: { colour: ['red'], cost: { min: 3 } },
        for: 'THIS_TURN',
      },
      'You cannot play red Character cards with a cost of 3 or more during this turn.',
    ],
    [
      { do: 'playerCannot', who: 'you', be: 'DRAW_BY_EFFECTS', for: 'THIS_TURN' },
      'You cannot draw cards by effects during this turn.',
    ],
    [
      { do: 'playerCannot', who: 'you', be: 'DRAW_BY_OWN_EFFECTS', for: 'THIS_TURN' },
      'You cannot draw cards using your own effects during this turn.',
    ],
    [
      { do: 'playerCannot', who: 'opponent', be: 'LIFE_TO_HAND_BY_OWN_EFFECTS', for: 'THIS_TURN' },
      'Your opponent cannot add Life cards to their hand using their own effects during this turn.',
    ],
    [
      { do: 'playerCannot', who: 'opponent', be: 'LIFE_TO_HAND', for: 'THIS_TURN' },
      'Your opponent cannot add Life cards to their hand during this turn.',
    ],
    [
      { do: 'playerCannot', who: 'opponent', be: 'ACTIVATE_BLOCKER', for: 'THIS_TURN' },
      'Your opponent cannot activate [Blocker] during this turn.',
    ],
    [
      {
        do: 'playerCannot',
        who: 'opponent',
        be: 'ACTIVATE_BLOCKER',
        where: { power: { max: 4000 } },
        for: 'THIS_BATTLE',
      },
      'Your opponent cannot activate the [Blocker] of cards with 4000 power or less during this battle.',
    ],
    [
      { do: 'playerCannot', who: 'opponent', be: 'ACTIVATE_EVENTS', for: 'THIS_TURN' },
      'Your opponent cannot activate Events during this turn.',
    ],
    [
      { do: 'playerCannot', who: 'you', be: 'SET_DON_ACTIVE', for: 'THIS_TURN' },
      'You cannot set DON!! cards as active during this turn.',
    ],
    [
      {
        do: 'playerCannot',
        who: 'you',
        be: 'SET_DON_ACTIVE',
        where: { category: ['CHARACTER'] },
        for: 'THIS_TURN',
      },
      'You cannot set DON!! cards as active using the effects of Character cards during this turn.',
    ],
  ],
  mustAttack: [
    [
      { do: 'mustAttack', what: 'this', for: 'UNTIL_START_OF_YOUR_NEXT_TURN' },
      'Your opponent must attack this Character if able until the start of your next turn.',
    ],
    [
      { do: 'mustAttack', what: { n: 1, in: ['character'], by: 'opponent' }, for: 'THIS_TURN' },
      "Your opponent must attack 1 of your Characters of your opponent's choice if able during this turn.",
    ],
  ],
  attackTax: [
    [
      {
        do: 'attackTax',
        what: { all: true, of: 'opponent', in: ['character'] },
        cost: [{ do: 'restDon', n: 1, who: 'opponent' }],
        for: 'THIS_TURN',
      },
      "All of your opponent's Characters cannot attack during this turn unless your opponent rests 1 of their " +
        'DON!! cards.',
    ],
    [
      { do: 'attackTax', what: 'this', cost: [draw, { do: 'shuffle' }], for: 'THIS_TURN' },
      'This Character cannot attack during this turn unless you draw 1 card and you shuffle your deck.',
    ],
  ],
  negate: [
    [
      { do: 'negate', what: theirs, for: 'THIS_TURN' },
      "Negate the effects of up to 1 of your opponent's Characters during this turn.",
    ],
  ],
  addDon: [
    [{ do: 'addDon', n: 1 }, 'Add 1 DON!! card from your DON!! deck and set it as active.'],
    [{ do: 'addDon', n: 2, upTo: true, rested: true }, 'Add up to 2 DON!! cards from your DON!! deck and rest them.'],
  ],
  giveDon: [
    [
      { do: 'giveDon', n: 2, upTo: true, from: 'rested', to: { n: 1, in: ['leader'] } },
      'Give up to 2 rested DON!! cards to your Leader.',
    ],
    [
      { do: 'giveDon', n: 1, from: 'active', to: { all: true, in: ['character'] }, each: true },
      'Give 1 active DON!! card each to all of your Characters.',
    ],
    [{ do: 'giveDon', n: 1, from: 'any', to: 'this' }, 'Give 1 DON!! card to this Character.'],
  ],
  moveGivenDon: [
    [{ do: 'moveGivenDon', n: 1, upTo: true, to: 'this' }, 'Move up to 1 of your given DON!! cards to this Character.'],
  ],
  returnGivenDon: [
    [{ do: 'returnGivenDon', n: 2 }, 'Return 2 of your given DON!! cards to your cost area rested.'],
    [
      { do: 'returnGivenDon', n: 1, who: 'opponent', upTo: true },
      'Your opponent returns up to 1 of their given DON!! cards to their cost area rested.',
    ],
  ],
  returnDon: [
    [{ do: 'returnDon', n: 1 }, 'Return 1 DON!! card from your field to your DON!! deck.'],
    [
      { do: 'returnDon', n: 2, who: 'opponent' },
      'Your opponent returns 2 DON!! cards from their field to their DON!! deck.',
    ],
    [{ do: 'returnDon', n: 2, upTo: true }, 'Return up to 2 DON!! cards from your field to your DON!! deck.'],
  ],
  restDon: [
    [{ do: 'restDon', n: 1 }, 'Rest 1 of your DON!! cards.'],
    [{ do: 'restDon', n: 1, upTo: true, who: 'opponent' }, "Rest up to 1 of your opponent's DON!! cards."],
  ],
  activateDon: [
    [{ do: 'activateDon', n: 2, upTo: true }, 'Set up to 2 of your DON!! cards as active.'],
    [{ do: 'activateDon', n: 2, who: 'opponent' }, "Set 2 of your opponent's DON!! cards as active."],
  ],
  freezeDon: [
    [{ do: 'freezeDon', n: 1 }, '1 of your rested DON!! cards will not become active in the next Refresh Phase.'],
    [
      { do: 'freezeDon', n: 2, who: 'opponent' },
      "2 of your opponent's rested DON!! cards will not become active in the next Refresh Phase.",
    ],
    [
      { do: 'freezeDon', n: 1, who: 'opponent', upTo: true },
      "Up to 1 of your opponent's rested DON!! cards will not become active in the next Refresh Phase.",
    ],
  ],
  turnLife: [
    [{ do: 'turnLife', which: 'top', faceUp: true }, 'Turn the top card of your Life cards face-up.'],
    [
      { do: 'turnLife', which: 'all', faceUp: false, who: 'opponent' },
      "Turn all of your opponent's Life cards face-down.",
    ],
  ],
  lifeInstead: [
    [
      { do: 'lifeInstead', faceUp: true, to: 'deck-bottom' },
      'Your face-up Life cards are placed at the bottom of your deck instead of being added to your hand.',
    ],
    [
      { do: 'lifeInstead', who: 'opponent', to: 'trash' },
      "Your opponent's Life cards are trashed instead of being added to their hand.",
    ],
  ],
  damage: [
    [{ do: 'damage', n: 1, who: 'opponent' }, 'Deal 1 damage to your opponent.'],
    [{ do: 'damage', n: 2, who: 'you' }, 'Deal 2 damage to yourself.'],
  ],
  if: [
    [
      { do: 'if', if: { turn: 'you' }, then: [draw], else: [{ do: 'shuffle' }] },
      'Check if it is your turn. If so, draw 1 card. Otherwise, shuffle your deck.',
    ],
  ],
  // Never the first: see print-flow.test.ts.
  ifDone: [],
  may: [
    [{ do: 'may', steps: [draw] }, 'You may choose to draw 1 card.'],
    [{ do: 'may', steps: [draw], else: [{ do: 'shuffle' }] }, 'You may draw 1 card. If you do not, shuffle your deck.'],
  ],
  chooseOne: [
    [
      { do: 'chooseOne', options: [[draw, { do: 'shuffle' }], [{ do: 'extraTurn' }]] },
      'Choose one:\n• Draw 1 card. Then, shuffle your deck.\n• Take an extra turn after this one.',
    ],
    [
      { do: 'chooseOne', who: 'opponent', options: [[draw], [{ do: 'shuffle' }]] },
      'Your opponent chooses one:\n• Draw 1 card.\n• Shuffle your deck.',
    ],
  ],
  repeat: [
    [{ do: 'repeat', n: 3, steps: [draw] }, 'Repeat the following 3 times: draw 1 card.'],
    [
      { do: 'repeat', n: { donOnField: 'you', per: 4 }, steps: [draw] },
      'Repeat the following X times, where X is 1 for every 4 DON!! cards on your field: draw 1 card.',
    ],
  ],
  later: [
    [
      { do: 'later', at: 'END_OF_TURN', steps: [{ do: 'move', what: 'this', to: 'trash' }] },
      'At the end of this turn, trash this Character.',
    ],
    [
      { do: 'later', at: 'END_OF_BATTLE', steps: [draw, { do: 'shuffle' }] },
      'At the end of this battle, draw 1 card, then shuffle your deck.',
    ],
    [{ do: 'later', at: 'NEXT_START_OF_MAIN', steps: [draw] }, 'At the start of your next Main Phase, draw 1 card.'],
  ],
  instead: [
    [
      {
        do: 'instead',
        would: { what: 'KO', cards: { in: ['character'] }, by: 'battle' },
        optional: true,
        steps: [{ do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' }],
        for: 'THIS_TURN',
      },
      "During this turn, if one of your Characters would be K.O.'d in battle, you may trash 1 card from your hand " +
        'instead.',
    ],
  ],
  activateText: [
    [{ do: 'activateText', what: 'this', timing: 'MAIN' }, "Activate this Character's [Main] effect."],
    [
      { do: 'activateText', what: { n: 1, in: ['trash'] }, timing: 'ON_PLAY' },
      'Activate the [On Play] effect of 1 card in your trash.',
    ],
  ],
  activateEvent: [
    [
      { do: 'activateEvent', what: { upTo: 1, in: ['hand'], where: { category: ['EVENT'] } } },
      'Activate up to 1 Event card from your hand without paying its cost.',
    ],
  ],
  changeTarget: [
    [
      { do: 'changeTarget', to: { upTo: 1, in: ['character'] } },
      'Change the target of the attack to up to 1 of your Characters.',
    ],
    [
      { do: 'changeTarget', to: { n: 1, of: 'opponent', in: ['character'], by: 'opponent' } },
      'Your opponent changes the target of the attack to 1 of their Characters.',
    ],
  ],
  nextPlay: [
    [
      { do: 'nextPlay', n: -1, where: { category: ['CHARACTER'] }, for: 'THIS_TURN' },
      'The next Character card you play during this turn costs 1 less.',
    ],
    [
      { do: 'nextPlay', n: 2, where: { colour: ['red'] }, for: 'THIS_TURN' },
      'The next red card you play during this turn costs 2 more.',
    ],
  ],
  playCost: [
    [
      { do: 'playCost', n: -1, where: { category: ['CHARACTER'], cost: { min: 2 } }, for: 'THIS_TURN' },
      'Playing Character cards with a cost of 2 or more from your hand costs 1 less during this turn.',
    ],
    [
      { do: 'playCost', n: { count: { in: ['life'] } }, where: { category: ['EVENT'] }, for: 'THIS_TURN' },
      'Playing Event cards from your hand costs 1 more during this turn for each of your Life cards.',
    ],
  ],
  extraTurn: [[{ do: 'extraTurn' }, 'Take an extra turn after this one.']],
  win: [
    [{ do: 'win' }, 'You win the game.'],
    [{ do: 'win', who: 'opponent' }, 'Your opponent wins the game.'],
  ],
  lose: [
    [{ do: 'lose' }, 'You lose the game.'],
    [{ do: 'lose', who: 'opponent', atEndOfTurn: true }, 'Your opponent loses the game at the end of this turn.'],
  ],
  donPhaseGives: [
    [{ do: 'donPhaseGives', n: 1 }, '1 of the DON!! cards placed in your DON!! Phase goes to your Leader.'],
  ],
};

const ALL = Object.values<PrintedAs<Step>>(SAID).flat();

describe('[OP-R2.4] a step reads', () => {
  test.each(ALL.map(([step, text]) => [text, step] as const))('%s', (text, step) => {
    expect(printEffect({ timings: ['ON_PLAY'], steps: [step] }, CHARACTER)).toBe(`[On Play] ${text}`);
  });
});
