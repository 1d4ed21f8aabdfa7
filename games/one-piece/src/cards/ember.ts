/** Red: the kilns of Lowwater. They raise their power, lower yours, and strike in the turn they arrive. */
import { guild, type PrintedCard } from './printed.ts';

const { leader, character, event, stage } = guild('red');

export const EMBER: readonly PrintedCard[] = [
  leader('LW-001', 'Bram Cinderhall', {
    types: ['Kiln Masters'],
    face: { power: 5000, life: 5, attribute: 'Strike' },
    text: `
      [DON!! x1] [When Attacking] Up to 1 of your Characters gains +1000 power until the start of your next turn.
      [Your Turn] [Once Per Turn] When a DON!! card is given to one of your Characters, up to 1 of your opponent's
        Characters with 3000 power or less cannot block during this turn.`,
  }),

  character('LW-002', 'Cinder Pup', {
    types: ['Furnace Beasts'],
    face: { cost: 1, power: 3000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-003', 'Spark Courier', {
    types: ['Kiln Hands'],
    face: { cost: 1, power: 2000, counter: 1000, attribute: 'Ranged' },
    text: `
      [On Play] Look at 5 cards from the top of your deck; reveal up to 1 card with a type including "Kiln" other than
        [Spark Courier] and add it to your hand. Then, place the rest at the bottom of your deck in any order.`,
  }),
  character('LW-004', 'Ada Tinder', {
    types: ['Kiln Hands'],
    face: { cost: 2, power: 2000, counter: 1000, attribute: 'Ranged', rarity: 'UC' },
    text: `
      [Your Turn] If you have an [Odo Tinder] Character, this Character gains [Rush] and gains +1000 power.
      When this Character deals damage to your opponent's Life, give up to 1 rested DON!! card to up to 1 of your
        Leader or Character cards.`,
  }),
  character('LW-005', 'Odo Tinder', {
    types: ['Kiln Hands'],
    face: { cost: 4, power: 6000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-006', 'The Tinder Twins', {
    types: ['Kiln Hands'],
    face: { cost: 7, power: 7000, attribute: 'Slash', rarity: 'SR' },
    text: `
      [Rush]
      Under the rules, this card is also named [Ada Tinder] and [Odo Tinder].
      [Your Turn] [Once Per Turn] At the end of a battle fought by this Character, you may trash 2 cards from your
        hand: Set this Character as active.`,
  }),
  character('LW-007', 'Bellows Guard', {
    types: ['Kiln Hands'],
    face: { cost: 2, power: 1000, counter: 1000, attribute: 'Strike' },
    text: `
      [Blocker]
      [On Block] Give the attacking card −1000 power during this battle.`,
  }),
  character('LW-008', 'Furnace Ox', {
    types: ['Furnace Beasts'],
    face: { cost: 3, power: 5000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-009', 'Slag Breaker', {
    types: ['Kiln Hands'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Strike', rarity: 'UC' },
    text: `
      [On Play] K.O. up to 1 of your opponent's Characters with 3000 power or less and [Blocker].
      [Your Turn] [Once Per Turn] When your opponent activates a [Blocker], give that card −3000 power during this
        battle.`,
  }),
  character('LW-010', 'Kiln Captain Rhoda', {
    types: ['Kiln Masters'],
    face: { cost: 5, power: 6000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [Rush: Character]
      [Your Turn] All of your <Slash> attribute Characters other than this Character gain +1000 power.`,
  }),
  character('LW-011', 'Salamander Rider', {
    types: ['Kiln Hands', 'Furnace Beasts'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [DON!! x1] This Character can also attack active Characters.
      [Your Turn] When this Character battles, if the attacked card is a Character and has a cost of 4 or less, K.O.
        the attacked card.`,
  }),
  character('LW-012', 'Glass Duelist', {
    types: ['Kiln Masters'],
    face: { cost: 3, power: 4000, attribute: 'Slash', rarity: 'UC' },
    text: `
      [Activate: Main] [Once Per Turn] This Character gains +3000 power during this turn. Then, at the end of this
        turn, trash this Character.`,
  }),
  character('LW-013', 'Molten Colossus', {
    types: ['Furnace Beasts'],
    face: { cost: 9, power: 10000, attribute: 'Special', rarity: 'SR' },
    text: `
      [On Play] Set the power of up to 1 of your opponent's Characters to 0 during this turn. Then, K.O. up to 1 of
        your opponent's Characters with 0 power or less.
      [DON!! x1] This Character gains [Double Attack].`,
  }),

  event('LW-014', 'Flashover', {
    types: ['Kiln Works'],
    face: { cost: 3, rarity: 'R' },
    text: `
      [Main] K.O. up to 2 of your opponent's Characters with a total power of 6000 or less.
      [Trigger] Activate this card's [Main] effect.`,
  }),
  event('LW-015', 'Quench', {
    types: ['Kiln Works'],
    face: { cost: 1 },
    text: `
      [Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle. Then, if you have 2 or
        less Life cards, it gains +2000 power during this battle.
      [Trigger] Give up to 1 of your opponent's Leader or Character cards −2000 power during this turn.`,
  }),
  stage('LW-016', 'The Great Kiln', {
    types: ['Kiln Works'],
    face: { cost: 1, rarity: 'UC' },
    text: `
      All of your Characters with a type including "Kiln" gain the <Slash> attribute.
      [Activate: Main] You may rest this Stage and give 1 active DON!! card to your Leader: Up to 1 of your Characters
        gains +2000 power during this turn.`,
  }),
  event('LW-017', 'Stoke the Line', {
    types: ['Kiln Works'],
    face: { cost: 2, rarity: 'UC' },
    text: `
      [Main] Choose one:
      • Give up to 1 rested DON!! card each to up to 2 of your Leader or Character cards. Then, your opponent cannot
        activate the [Blocker] of cards with 4000 power or less during this turn.
      • Swap the base power of 2 of your Leader or Character cards during this turn.`,
  }),
];
