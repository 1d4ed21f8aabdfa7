/** Black: the lanes under Lowwater. They make Characters cheap, do away with cheap ones, and dig up their own. */
import { guild, type PrintedCard } from './printed.ts';

const { leader, character, event, stage } = guild('black');

export const SOOT: readonly PrintedCard[] = [
  leader('LW-069', 'Nessa Underlane', {
    types: ['Undercity', 'Sootwalkers'],
    face: { power: 5000, life: 4, attribute: 'Slash' },
    text: `
      Under the rules, your deck can contain only {Undercity} type cards.
      [Activate: Main] [Once Per Turn] You may trash 1 card from your hand: Give up to 1 of your opponent's Characters
        −3 cost during this turn. Then, draw 1 card.`,
  }),

  character('LW-070', 'Gutter Tabby', {
    types: ['Undercity'],
    face: { cost: 1, power: 3000, counter: 1000, attribute: 'Slash' },
  }),
  character('LW-071', 'Alley Bruiser', {
    types: ['Undercity'],
    face: { cost: 5, power: 7000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-072', 'Chimney Pip', {
    types: ['Undercity', 'Sootwalkers'],
    face: { cost: 1, power: 1000, counter: 2000, attribute: 'Wisdom' },
    text: `
      [On Play] Look at 3 cards from the top of your deck; trash 1 card. Then, place the rest at the top of your deck
        in any order. Then, you may trash 1 card from your hand, then draw 1 card.`,
  }),
  character('LW-073', 'Ledger Ghost', {
    types: ['Undercity', 'Night Market'],
    face: { cost: 2, power: 3000, counter: 1000, attribute: 'Special' },
    text: `
      [On K.O.] Add up to 1 Character card with a cost of 5 or less and a Counter of 1000 or more other than [Ledger
        Ghost] from your trash to your hand.`,
  }),
  character('LW-074', 'Tunnel Warden', {
    types: ['Undercity', 'Sootwalkers'],
    face: { cost: 3, power: 3000, counter: 1000, attribute: 'Strike', rarity: 'UC' },
    text: `
      [Blocker]
      [Opponent's Turn] The base cost of this Character becomes 7.
      This Character cannot be K.O.'d in battle by <Slash> attribute cards.`,
  }),
  character('LW-075', 'Soot Reaper', {
    types: ['Undercity', 'Sootwalkers'],
    face: { cost: 5, power: 6000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less.
      [Your Turn] [Once Per Turn] When one of your opponent's Characters is K.O.'d by an effect, draw 1 card.`,
  }),
  character('LW-076', 'Cutpurse Finn', {
    types: ['Undercity', 'Night Market'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Slash', rarity: 'UC' },
    text: `
      [On Play]/[When Attacking] If your opponent has 6 or more cards in their hand, trash 1 card from your opponent's
        hand.`,
  }),
  character('LW-077', 'Grave Auctioneer', {
    types: ['Undercity', 'Night Market'],
    face: { cost: 6, power: 7000, counter: 1000, attribute: 'Wisdom', rarity: 'R' },
    text: `
      [On Play] You may K.O. 1 of your Characters other than this Character: Play up to 1 Character card with a cost of
        5 or less from your trash, rested.`,
  }),
  character('LW-078', 'The Rat Parliament', {
    types: ['Undercity'],
    face: { cost: 8, power: 8000, attribute: 'Special', rarity: 'SR' },
    text: `
      [On Play] Play up to 2 Character cards with a cost of 4 or less, different card names and a total cost of 5 or
        less from your trash. Then, you cannot play Character cards with a cost of 3 or more during this turn.`,
  }),
  character('LW-079', 'The Long Shadow', {
    types: ['Undercity'],
    face: { cost: 9, power: 10000, attribute: '?', rarity: 'SR' },
    text: `
      [Banish]
      Under the rules, this card also has the <Slash> attribute.
      [On Play] K.O. all Characters with a cost of 3 or less other than this Character.
      [Your Turn] Negate the effects of all of your opponent's Characters with a base cost of 2 or less.`,
  }),
  character('LW-080', 'Silence Broker', {
    types: ['Undercity', 'Night Market'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Special', rarity: 'R' },
    text: `
      [On Play] Negate the effects of up to 1 of your opponent's Leader or Character cards that is either a Leader card
        or a card with a cost of 5 or less until the end of your opponent's next turn.`,
  }),
  character('LW-081', 'Collector Vane', {
    types: ['Undercity', 'Night Market'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Ranged', rarity: 'R' },
    text: `
      [On Play] If you do not have a [Collector Vane] Character other than this Character, look at 3 cards from the top
        of your deck; reveal up to 1 card and add it to your hand. Then, trash the rest.
      This Character gains +1000 power for every 7 cards in your trash.
      [Your Turn] [Once Per Turn] When a card is trashed from your hand by your effect, give up to 1 DON!! card to this
        Character.`,
  }),

  event('LW-082', 'Blackout', {
    types: ['Undercity'],
    face: { cost: 4, rarity: 'R' },
    text: `
      [Main] Set the cost of up to 1 of your opponent's Characters with a base cost of 6 or less to 0 during this turn.
        Then, K.O. up to 1 of your opponent's Characters with a cost of 0 or less.
      [Trigger] K.O. up to 1 of your opponent's Characters with a cost of 3 or less.`,
  }),
  event('LW-083', 'Dig It Up', {
    types: ['Undercity'],
    face: { cost: 3, rarity: 'UC' },
    text: `
      [Main] You may trash 2 cards from the top of your deck: Activate the [Main] effect of up to 1 Event card with a
        cost of 4 or less and a [Main] effect other than [Dig It Up] in your trash.`,
  }),
  event('LW-084', 'Cover of Dark', {
    types: ['Undercity'],
    face: { cost: 1 },
    text: `
      [Counter] You may place 2 cards from your trash at the bottom of your deck: Up to 1 of your Leader or Character
        cards gains +4000 power during this battle.
      [Trigger] Play up to 1 Character card with a cost of 2 or less from your trash, rested.`,
  }),
  stage('LW-085', 'The Sump Market', {
    types: ['Undercity', 'Night Market'],
    face: { cost: 2, rarity: 'UC' },
    text: `
      [Your Turn] Give all of your opponent's Characters −1 cost.
      [Activate: Main] You may rest this Stage: Trash any number of cards from your hand. Then, give up to 1 of your
        opponent's Characters −2 cost during this turn for each card trashed this way.`,
  }),
];
