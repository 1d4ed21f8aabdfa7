/** Yellow: the lamplighters of Lowwater. They tend their Life, and what lies in it answers for itself. */
import { guild, type PrintedCard } from './printed.ts';

const { leader, character, event, stage } = guild('yellow');

export const LAMP: readonly PrintedCard[] = [
  leader('LW-086', 'Elsin Wickmoor', {
    types: ['Lamplighters'],
    face: { power: 5000, life: 5, attribute: 'Special' },
    text: `
      [Activate: Main] [Once Per Turn] You may add 1 card from the top or bottom of your Life cards to your hand: Add
        up to 1 card with a [Trigger] from your hand to the top of your Life cards face-up.`,
  }),

  character('LW-087', 'Candle Moth', {
    types: ['Moths'],
    face: { cost: 1, power: 3000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-088', 'Wick Runner', {
    types: ['Lamplighters'],
    face: { cost: 2, power: 2000, counter: 1000, attribute: 'Strike' },
    text: `
      [On Play] Look at 4 cards from the top of your deck; reveal up to 1 card with a name including "Lamp" or
        "Lantern" and add it to your hand. Then, place the rest at the bottom of your deck in any order.
      [Trigger] Play this card.`,
  }),
  character('LW-089', 'Lantern Guard', {
    types: ['Lamplighters'],
    face: { cost: 3, power: 3000, counter: 1000, attribute: 'Slash' },
    text: `
      [Blocker]
      [On Play] Check if it is your opponent's turn. If so, draw 1 card.
      [Trigger] You may trash 1 card from your hand: Play this card.`,
  }),
  character('LW-090', 'Flame Reader', {
    types: ['Wick Choir'],
    face: { cost: 1, power: 1000, counter: 2000, attribute: 'Wisdom' },
    text: `
      [On Play] Look at 1 card from the top of your opponent's Life cards and place it at the top or bottom of your
        opponent's Life cards.`,
  }),
  character('LW-091', 'Choir of Wicks', {
    types: ['Wick Choir'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Special', rarity: 'UC' },
    text: `
      [On Play] Look at 3 cards from the top of your Life cards and place them at the top of your Life cards in any
        order.
      [Once Per Turn] When you activate a [Trigger], draw 1 card.
      [Trigger] If you have 2 or less Life cards or your opponent has 2 or less Life cards, play this card.`,
  }),
  character('LW-092', 'Lamp Warden Ysolt', {
    types: ['Lamplighters'],
    face: { cost: 5, power: 6000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [On Play] You may turn the top card of your Life cards face-up: K.O. up to 1 of your opponent's Characters with a
        cost equal to or less than 1 plus the number of your opponent's Life cards.`,
  }),
  character('LW-093', 'Wax Saint', {
    types: ['Wick Choir'],
    face: { cost: 5, power: 5000, counter: 1000, attribute: 'Special', rarity: 'R' },
    text: `
      [Blocker]
      [On Play] If you have 3 or less Life cards and your Leader has the {Lamplighters} type, add up to 1 card from the
        top of your deck to the top of your Life cards. Then, you cannot add Life cards to your hand during this turn.`,
  }),
  character('LW-094', 'Sun Herald', {
    types: ['Lamplighters'],
    face: { cost: 8, power: 9000, attribute: 'Ranged', rarity: 'SR' },
    text: '[On Play] Your opponent may trash 2 cards from their hand. If they do not, deal 1 damage to your opponent.',
  }),
  character('LW-095', 'Moth Dancer', {
    types: ['Moths'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Slash', rarity: 'UC' },
    text: `
      [Once Per Turn] When you take damage, this Character gains +2000 power until the end of your next turn.
      [Activate: Main] You may return this Character to the owner's hand: Your Leader gains +1000 power during this
        turn.`,
  }),
  character('LW-096', 'Tallow Knight', {
    types: ['Lamplighters'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Slash', rarity: 'UC' },
    text: `
      [On Play] Look at 1 card from the top of your Life cards and put it back as it was.
      [Once Per Turn] If one of your Characters would be K.O.'d in battle, you may trash 1 card from the top of your
        Life cards instead.`,
  }),
  character('LW-097', 'The Unsleeping', {
    types: ['Moths'],
    face: { cost: 7, power: 8000, attribute: 'Special', rarity: 'SR' },
    text: `
      While this card is in your hand, if you have 2 or less Life cards, give this card −3 cost.
      [Your Turn] [Once Per Turn] When a card is removed from either player's Life cards, this Character gains
        [Unblockable] during this turn.`,
  }),
  character('LW-098', 'Glasswing', {
    types: ['Moths'],
    face: { cost: 5, power: 5000, counter: 1000, attribute: 'Special', rarity: 'R' },
    text: 'If you would take damage, you may trash this Character instead.',
  }),

  event('LW-099', 'Relight', {
    types: ['Lamp Lore'],
    face: { cost: 4, rarity: 'R' },
    text: `
      [Main] If you have 3 or less Life cards, look at 3 cards from the top of your deck; add up to 1 card to the top
        of your Life cards. Then, shuffle the rest into your deck.
      [Trigger] If you have 2 or less Life cards, add up to 1 card from the top of your deck to the top of your Life
        cards.`,
  }),
  event('LW-100', 'Beacon Wall', {
    types: ['Lamp Lore'],
    face: { cost: 1 },
    text: `
      [Counter] You may add 1 card from the bottom of your Life cards to your hand: Up to 1 of your Leader or Character
        cards gains +5000 power during this battle. Then, it cannot be K.O.'d during this turn.
      [Trigger] Play up to 1 Character card with a cost of 4 or less and a [Trigger] from your hand.`,
  }),
  event('LW-101', 'Put Out the Lamps', {
    types: ['Lamp Lore'],
    face: { cost: 3, rarity: 'UC' },
    text: `
      [Main] You may trash 1 card from the top of your Life cards: Add up to 1 of your opponent's Characters with a
        cost of 7 or less to the top or bottom of the owner's Life cards face-up.
      [Trigger] Add up to 1 of your opponent's Characters with a cost of 3 or less to the bottom of the owner's Life
        cards.`,
  }),
  stage('LW-102', 'Lamp Street', {
    types: ['Lamp Lore'],
    face: { cost: 1, rarity: 'UC' },
    text: `
      [Opponent's Turn] If you have 1 or less Life cards, the base power of your Leader becomes 6000.
      [Activate: Main] You may rest this Stage and turn the top card of your Life cards face-up: Up to 1 of your Leader
        or Character cards gains +1000 power until the end of this turn for each of your face-up Life cards.
      [End of Your Turn] Turn all of your Life cards face-down.`,
  }),
];
