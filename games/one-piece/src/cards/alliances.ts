/** Two colours: the forge, where kiln and clockwork meet, and the fog, which rises from river and lane alike. */
import { guild, type PrintedCard } from './printed.ts';

const forge = guild('red', 'purple');
const fog = guild('blue', 'black');

export const ALLIANCES: readonly PrintedCard[] = [
  // Six DON!! buy what nine would elsewhere, so it starts fast and stays behind late.
  forge.leader('LW-103', 'Vesper Anvil', {
    types: ['Clockmakers', 'Kiln Masters'],
    face: { power: 6000, life: 4, attribute: 'Strike', art: { promo: true } },
    text: `
      Under the rules, your DON!! deck has 6 cards.
      Give all Character cards with a base cost of 3 or more in your hand −1 cost.`,
  }),
  forge.character('LW-104', 'Piston Knight', {
    types: ['Clockmakers', 'Kiln Hands'],
    face: { cost: 5, power: 6000, counter: 1000, attribute: 'Slash', rarity: 'R' },
    text: `
      [Your Turn] All of your Characters that were played this turn other than this Character gain [Rush: Character].
      [When Attacking] DON!! −1: Give up to 1 of your opponent's Characters −3000 power during this turn.`,
  }),
  forge.character('LW-105', 'Foundry Imp', {
    types: ['Automata', 'Kiln Hands'],
    face: { cost: 2, power: 3000, counter: 1000, attribute: 'Special', rarity: 'UC' },
    text: `
      Under the rules, this card also has the {Furnace Beasts} type.
      [Activate: Main] [Once Per Turn] If you played this Character this turn, move up to 1 of your given DON!! cards
        to up to 1 of your Leader or Character cards.
      [Your Turn] All of your red Characters with 2 or more given DON!! cards gain +1000 power.`,
  }),

  fog.leader('LW-106', 'The Fogbinder', {
    types: ['Ferry Guild', 'Undercity'],
    face: { power: 5000, life: 5, attribute: 'Special', art: { alternate: true } },
    text: `
      Under the rules, your deck cannot contain cards with a base cost of 8 or more.
      At the start of the game, play up to 1 Stage card from your deck. Then, shuffle your deck.
      [Activate: Main] [Once Per Turn] You may either rest 1 of your Stages or trash 1 card from your hand: Give up to
        1 of your opponent's Characters −2 cost during this turn.`,
  }),
  fog.character('LW-107', 'Fog Ferryman', {
    types: ['Ferry Guild', 'Undercity'],
    face: { cost: 4, power: 5000, counter: 1000, attribute: 'Ranged', rarity: 'R' },
    text: `
      [On Play] If your Leader is multicolour, the base cost of up to 1 of your opponent's Characters with a cost of 3
        or less becomes 1 during this turn. Then, place up to 1 of your opponent's Characters with a cost of 1 or less
        at the bottom of the owner's deck.`,
  }),
  fog.stage('LW-108', 'The Drowned Bell', {
    types: ['Ferry Guild', 'Undercity'],
    face: { cost: 1, rarity: 'UC' },
    text: `
      [On Play] Reveal and add up to 1 [Fog Ferryman] card from your deck to your hand. Then, shuffle your deck.
      [Activate: Main] [Once Per Turn] You may return 1 of your Characters to the owner's hand: Draw 1 card.`,
  }),
];
