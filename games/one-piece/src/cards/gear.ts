/** Purple: the clockmakers of Lowwater. They have more DON!! sooner, and pay with the DON!! themselves. */
import { guild, type PrintedCard } from './printed.ts';

const { leader, character, event, stage } = guild('purple');

export const GEAR: readonly PrintedCard[] = [
  leader('LW-052', 'Quill Harrowgate', {
    types: ['Clockmakers'],
    face: { power: 6000, life: 4, attribute: 'Wisdom' },
    text: `
      If it is not your first turn, 1 of the DON!! cards placed in your DON!! Phase goes to your Leader.
      [Your Turn] [Once Per Turn] When a DON!! card on your field is returned to the DON!! deck, add up to 1 DON!! card
        from your DON!! deck and set it as active.`,
  }),

  character('LW-053', 'Cog Mouse', {
    types: ['Automata'],
    face: { cost: 1, power: 3000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-054', 'Bell Golem', {
    types: ['Automata', 'Bell Wardens'],
    face: { cost: 6, power: 8000, counter: 1000, attribute: 'Strike' },
  }),
  character('LW-055', 'Apprentice Winder', {
    types: ['Clockmakers'],
    face: { cost: 2, power: 2000, counter: 2000, attribute: 'Wisdom' },
    text: `
      [On Play] The next {Automata} type Character card you play during this turn costs 1 less.
      [Activate: Main] You may place this Character at the bottom of the owner's deck: Add up to 1 DON!! card from your
        DON!! deck and rest it.`,
  }),
  character('LW-056', 'Tin Grenadier', {
    types: ['Automata'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Ranged', rarity: 'UC' },
    text: `
      Under the rules, you may have any number of this card in your deck.
      [Your Turn] This Character gains +1000 power for each of your [Tin Grenadier] Characters other than this
        Character.`,
  }),
  character('LW-057', 'Mainspring Maud', {
    types: ['Clockmakers'],
    face: { cost: 3, power: 4000, counter: 1000, attribute: 'Wisdom', rarity: 'R' },
    text: `
      [On Play] If your Leader has the {Clockmakers} type, add up to 1 DON!! card from your DON!! deck and rest it.`,
  }),
  character('LW-058', 'Pendulum Guard', {
    types: ['Bell Wardens'],
    face: { cost: 2, power: 1000, counter: 1000, attribute: 'Slash' },
    text: `
      [Blocker]
      [On Your Opponent's Attack] [Once Per Turn] DON!! −1: Up to 1 of your Leader or Character cards gains +2000 power
        during this battle.`,
  }),
  character('LW-059', 'Escapement Duelist', {
    types: ['Clockmakers'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [Your Turn] [Once Per Turn] When 2 or more DON!! cards on your field are returned to the DON!! deck, this
        Character gains +1000 power during this turn for each of those and gains [Unblockable] during this turn.`,
  }),
  character('LW-060', 'Chime Warden', {
    types: ['Bell Wardens'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Strike', rarity: 'R' },
    text: `
      At the start of your turn, if you have 6 or more DON!! cards on your field, reveal 1 card from the top of your
        deck. Then, if it has the {Automata} type, add it to your hand.
      All of your {Automata} type Characters cannot be K.O.'d by your opponent's effects.`,
  }),
  character('LW-061', 'Regulator Prime', {
    types: ['Automata'],
    face: { cost: 8, power: 9000, attribute: 'Ranged', rarity: 'SR' },
    text: `
      [On Play] DON!! −2: Look at 5 cards from the top of your deck; play up to 1 {Automata} type Character card with a
        cost of 6 or less. Then, place the rest at the bottom of your deck in any order.
      Once per turn, this Character cannot be removed from the field by your opponent's effects.`,
  }),
  character('LW-062', 'The Orrery Engine', {
    types: ['Automata'],
    face: { cost: 10, power: 12000, attribute: 'Special', rarity: 'SR' },
    text: `
      [On Play] Your opponent returns 2 DON!! cards from their field to their DON!! deck. Then, repeat the following X
        times, where X is 1 for every 4 DON!! cards on your opponent's field: K.O. up to 1 of your opponent's
        Characters with a cost of 3 or less.`,
  }),

  event('LW-063', 'Overwind', {
    types: ['Clockwork'],
    face: { cost: 1, rarity: 'UC' },
    text: `
      [Main] Add up to 2 DON!! cards from your DON!! deck and set them as active. Then, at the start of your next Main
        Phase, return 2 DON!! cards from your field to your DON!! deck.
      [Trigger] Add up to 1 DON!! card from your DON!! deck and set it as active.`,
  }),
  event('LW-064', 'Strike Twelve', {
    types: ['Clockwork'],
    face: { cost: 1 },
    text: `
      [Counter] DON!! −1: Up to 1 of your Leader or Character cards gains +4000 power during this battle.
      [Trigger] Activate this card's [Counter] effect.`,
  }),
  // One turn more, but half the DON!! for it, and nothing new joins the fight.
  event('LW-065', 'The Thirteenth Hour', {
    types: ['Clockwork'],
    face: { cost: 6, rarity: 'SR' },
    text: `
      [Main] DON!! −5: Take an extra turn after this one. Then, you cannot play cards from your hand until the end of
        your next turn.`,
  }),
  // When its Main Phase starts, its player has had this turn's DON!! already: one more is level.
  stage('LW-066', 'Clocktower Square', {
    types: ['Clockwork'],
    face: { cost: 1, rarity: 'UC' },
    text: `
      Playing {Clockmakers} type Character cards with a cost of 6 or more from your hand costs 1 less.
      At the start of your Main Phase, if the number of DON!! cards on your field is equal to or less than 1 plus the
        number of DON!! cards on your opponent's field, you may trash this Stage: Add up to 2 DON!! cards from your
        DON!! deck and rest them.`,
  }),
  character('LW-067', 'Gearwright Sable', {
    types: ['Clockmakers'],
    face: { cost: 5, power: 5000, counter: 1000, attribute: 'Special', rarity: 'R' },
    text: `
      [On Play] Choose up to 1 of your opponent's Characters with 5000 base power or more. If you do, the base power of
        this Character becomes equal to the chosen card's power until the end of your opponent's next turn. Otherwise,
        draw 1 card.`,
  }),
  event('LW-068', 'Hourglass Bargain', {
    types: ['Clockwork'],
    face: { cost: 2, rarity: 'UC' },
    text: `
      [Main] Your opponent chooses one:
      • Your opponent returns 1 DON!! card from their field to their DON!! deck.
      • Draw up to 2 cards.`,
  }),
];
