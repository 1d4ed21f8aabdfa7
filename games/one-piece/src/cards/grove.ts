/** Green: the gardeners of Lowwater. They rest your side of the table, keep it rested, and wake their own. */
import { guild, type PrintedCard } from './printed.ts';

const { leader, character, event, stage } = guild('green');

export const GROVE: readonly PrintedCard[] = [
  leader('LW-018', 'Orla Fernwick', {
    types: ['Rootwardens'],
    face: { power: 5000, life: 5, attribute: 'Wisdom' },
    text: '[DON!! x1] [End of Your Turn] Set up to 1 of your Characters with a cost of 5 or less as active.',
  }),

  character('LW-019', 'Mossback Boar', {
    types: ['Hedge Folk'],
    face: { cost: 2, power: 4000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-020', 'Orchard Forewoman', {
    types: ['Rootwardens'],
    face: { cost: 5, power: 5000, counter: 1000, attribute: 'Wisdom', rarity: 'UC' },
    text: `
      [On Play] Look at 5 cards from the top of your deck; play up to 1 Character card with a cost of 4 or less and no
        base effect, rested. Then, place the rest at the bottom of your deck in any order.`,
  }),
  character('LW-021', 'Beekeeper Lune', {
    types: ['Beekeepers'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Special', rarity: 'R' },
    text: `
      [On Play] Rest up to 1 card that is either a DON!! card or a card with a cost of 4 or less from among your
        opponent's Characters and cost area.`,
  }),
  character('LW-022', 'Thorn Sentry', {
    types: ['Hedge Folk'],
    face: { cost: 2, power: 1000, counter: 1000, attribute: 'Slash' },
    text: `
      [Blocker]
      When this Character is attacked, rest 1 of your opponent's DON!! cards.`,
  }),
  character('LW-023', 'Bramble Hound', {
    types: ['Hedge Folk'],
    face: { cost: 4, power: 6000, counter: 1000, attribute: 'Slash' },
  }),
  character('LW-024', 'Frostpetal Witch', {
    types: ['Rootwardens'],
    face: { cost: 5, power: 6000, counter: 1000, attribute: 'Special', rarity: 'R' },
    text: `
      [On Play] Up to 1 of your opponent's rested Characters with a cost of 6 or less will not become active in its
        owner's next Refresh Phase. Then, if your opponent's Leader is rested, 1 of your opponent's rested DON!! cards
        will not become active in the next Refresh Phase.`,
  }),
  character('LW-025', 'Hedge Marshal Tovi', {
    types: ['Hedge Folk'],
    face: { cost: 6, power: 7000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [Your Turn] [Once Per Turn] When this Character becomes rested, rest up to 1 of your opponent's Characters with a
        cost of 5 or less.`,
  }),
  character('LW-026', 'Ironbark Elder', {
    types: ['Rootwardens'],
    face: { cost: 8, power: 9000, attribute: 'Wisdom', rarity: 'SR' },
    text: `
      [Blocker]
      [On Play] Up to 1 of your opponent's Characters cannot be rested until the end of your opponent's next turn.
      All of your opponent's Characters with a base cost of 2 or less cannot become active in Refresh Phases.`,
  }),
  character('LW-027', 'Mistletoe Spy', {
    types: ['Hedge Folk'],
    face: { cost: 2, power: 3000, counter: 1000, attribute: 'Ranged', rarity: 'UC' },
    text: `
      At the start of your opponent's turn, you may rest this Character: Up to 1 of your opponent's Characters with a
        cost of 4 or less cannot attack during this turn.`,
  }),
  character('LW-028', 'Swarm Queen', {
    types: ['Beekeepers'],
    face: { cost: 7, power: 6000, attribute: 'Special', rarity: 'SR' },
    text: `
      [Your Turn] This Character gains +1000 power for every 3 of the total cost of your Characters other than this
        Character.
      [Your Turn] [Once Per Turn] When one of your Characters with a cost of 3 or less other than this Character is
        played, rest up to 1 of your opponent's Characters with a cost of 4 or less. Then, if the triggering card has
        the {Beekeepers} type, the chosen card cannot become active until the end of your opponent's next turn.`,
  }),
  character('LW-029', 'Decoy Topiary', {
    types: ['Hedge Folk'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: '?', rarity: 'UC' },
    text: `
      [Opponent's Turn] If this Character is rested, your opponent must attack this Character if able.
      If one of your Characters other than this Character would be rested by your opponent's effect, you may rest this
        Character instead.`,
  }),
  character('LW-030', 'Toll Willow', {
    types: ['Rootwardens'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Wisdom', rarity: 'R' },
    text: `
      [On Play] Up to 1 of your Characters without [Blocker] gains [Blocker] until the start of your next turn.
      [Opponent's Turn] All of your opponent's Characters with a cost of 4 or less cannot attack unless your opponent
        rests 1 of their DON!! cards.`,
  }),

  event('LW-031', 'Overgrowth', {
    types: ['Garden Lore'],
    face: { cost: 2 },
    text: `
      [Main] Rest up to 2 of your opponent's Characters with a total cost of 6 or less.
      [Trigger] Rest up to 1 of your opponent's Leader or Character cards.`,
  }),
  event('LW-032', 'Second Spring', {
    types: ['Garden Lore'],
    face: { cost: 3, rarity: 'UC' },
    text: `
      [Main] Set up to 1 of your rested Characters as active. Then, it cannot attack a Leader during this turn.
      [Trigger] Set up to 1 of your Leader or Character cards as active.`,
  }),
  event('LW-033', 'Hedge Maze', {
    types: ['Garden Lore'],
    face: { cost: 1 },
    text: `
      [Counter] Change the target of the attack to up to 1 of your Leader or Character cards. Then, the attacked card
        gains +2000 power during this battle.
      [Trigger] Up to 1 of your opponent's Leader or Character cards cannot attack during this turn.`,
  }),
  stage('LW-034', 'The Old Orchard', {
    types: ['Garden Lore'],
    face: { cost: 2, rarity: 'UC' },
    text: `
      [Activate: Main] You may rest this Stage and rest 1 of your Characters: Set up to 2 of your DON!! cards as
        active. Then, you cannot set DON!! cards as active during this turn.`,
  }),
];
