/** Blue: the ferries of Lowwater. They send Characters back, see further into the deck, and fear its end the least. */
import { guild, type PrintedCard } from './printed.ts';

const { leader, character, event, stage } = guild('blue');

export const TIDE: readonly PrintedCard[] = [
  leader('LW-035', 'Maren Deepwell', {
    types: ['Tiderunners'],
    face: { power: 5000, life: 5, attribute: 'Ranged' },
    text: `
      If you would lose the game because your deck has 0 cards, you lose the game at the end of this turn instead.
      [Activate: Main] [Once Per Turn] Rest 1 of your DON!! cards: Draw 1 card. Then, place 1 card from your hand at
        the bottom of your deck.`,
  }),

  character('LW-036', 'Pearl Diver', {
    types: ['Deepfolk'],
    face: { cost: 2, power: 4000, counter: 1000, attribute: 'Slash' },
  }),
  character('LW-037', 'Reef Turtle', {
    types: ['Deepfolk'],
    face: { cost: 5, power: 7000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-038', 'Ferry Lookout', {
    types: ['Ferry Guild'],
    face: { cost: 1, power: 1000, counter: 2000, attribute: 'Wisdom' },
    text: `
      [On Play] Look at 3 cards from the top of your deck; place up to 1 card at the top of your deck. Then, place the
        rest at the bottom of your deck in any order.`,
  }),
  character('LW-039', 'Knot Caster', {
    types: ['Tiderunners'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Special', rarity: 'UC' },
    text: "[On Play] Return up to 1 Character with a cost of 3 or less other than this Character to the owner's hand.",
  }),
  character('LW-040', 'Undertow Eel', {
    types: ['Deepfolk'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Strike' },
    text: `
      [On K.O.] Place up to 1 of your opponent's Characters with a cost of 4 or less at the top or bottom of the
        owner's deck.`,
  }),
  character('LW-041', 'Storm Reader', {
    types: ['Tiderunners'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Wisdom', rarity: 'R' },
    text: `
      [Once Per Turn] When you activate an Event, draw 2 cards. Then, place 1 card from your hand at the top of your
        deck.`,
  }),
  character('LW-042', 'Inkwell Censor', {
    types: ['Ferry Guild'],
    face: { cost: 2, power: 3000, counter: 1000, attribute: 'Wisdom' },
    text: `
      [Your Turn] Your opponent cannot draw cards by effects.
      [Your Turn] [Once Per Turn] When you draw a card outside the Draw Phase, this Character gains +2000 power during
        this turn.`,
  }),
  character('LW-043', 'Tollkeeper Nacre', {
    types: ['Ferry Guild'],
    face: { cost: 5, power: 6000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [Blocker]
      [End of Your Opponent's Turn] Draw cards until you have 3 cards in your hand.`,
  }),
  character('LW-044', 'Wreck Salvager', {
    types: ['Tiderunners'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Strike', rarity: 'UC' },
    text: `
      [Once Per Turn] When one of your Characters other than this Character is removed from the field by your
        opponent's effect, draw 1 card.`,
  }),
  character('LW-045', 'Siren of the Bar', {
    types: ['Deepfolk'],
    face: { cost: 6, power: 7000, counter: 1000, attribute: 'Special', rarity: 'R' },
    text: "[On Play] Your opponent returns 1 of their Characters to the owner's hand.",
  }),
  character('LW-046', 'Paper Captain', {
    types: ['Tiderunners'],
    face: { cost: 7, power: 8000, attribute: 'Ranged', rarity: 'SR' },
    text: `
      [On Play] Activate up to 1 Event card with a cost of 4 or less and a [Main] effect from your hand without paying
        its cost.
      [When Attacking] Your opponent cannot activate Events with a cost of 2 or less during this battle.`,
  }),
  character('LW-047', 'Leviathan Below', {
    types: ['Deepfolk'],
    face: { cost: 9, power: 10000, attribute: '?', rarity: 'SR' },
    text: `
      [On Play] Place up to 2 of your opponent's Characters with a total cost of 8 or less at the bottom of the owner's
        deck.
      [Once Per Turn] If one of your Characters would be removed from the field, you may trash 1 card from your hand
        instead.`,
  }),

  event('LW-048', 'Slack Tide', {
    types: ['Sea Charts'],
    face: { cost: 3, rarity: 'UC' },
    text: `
      [Main] Shuffle your hand into your deck. Then, your opponent shuffles their hand into their deck. Then, each
        player draws 5 cards. Then, you cannot draw cards by effects during this turn.
      [Trigger] Draw 1 card.`,
  }),
  event('LW-049', 'Riptide', {
    types: ['Sea Charts'],
    face: { cost: 2 },
    text: `
      [Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle. Then, at the end of
        this battle, if the attacking card is a Character and has a cost of 4 or less, return the attacking card to the
        owner's hand.
      [Trigger] Return up to 1 Character with a cost of 4 or less to the owner's hand.`,
  }),
  // The way to win without a last blow: a whole turn's DON!!, and most of the deck seen.
  event('LW-050', 'The Last Chart', {
    types: ['Sea Charts'],
    face: { cost: 9, rarity: 'SR' },
    text: '[Main] Check if you have 15 or less cards in your deck. If so, you win the game. Otherwise, draw 3 cards.',
  }),
  stage('LW-051', 'The Tidal Ledger', {
    types: ['Sea Charts'],
    face: { cost: 1, rarity: 'UC' },
    text: `
      The Counter of all Character cards with a base cost of 6 or more in your hand becomes +2000.
      [Activate: Main] You may rest this Stage and reveal 1 Event card from your hand: Look at 3 cards from the top of
        your deck and place them at the top or bottom of your deck in any order.`,
  }),
];
