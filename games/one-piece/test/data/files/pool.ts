/** Invented cards to build decks from: P-101 to P-130 red, P-201 to P-230 black, P-3xx of both or neither. */
import type { CardData } from '../../../src/tree/card.ts';
import type { Colour } from '../../../src/tree/tree.ts';

type More = Partial<CardData>;
export const poolLeader = (id: string, colours: readonly Colour[], more: More = {}): CardData => ({
  id,
  name: `Leader ${id}`,
  category: 'LEADER',
  colours,
  types: ['Crew'],
  power: 5000,
  life: 5,
  block: 1,
  ...more,
});
export const character = (id: string, colours: readonly Colour[], more: More = {}): CardData => ({
  id,
  name: `Sailor ${id}`,
  category: 'CHARACTER',
  colours,
  types: ['Crew'],
  cost: 2,
  power: 3000,
  block: 1,
  ...more,
});
const row = (first: number, colour: Colour): CardData[] =>
  Array.from({ length: 30 }, (_, i) => character(`P-${first + i}`, [colour], { cost: i % 10 }));

export const POOL: readonly CardData[] = [
  poolLeader('P-001', ['red']),
  poolLeader('P-002', ['red', 'black']),
  poolLeader('P-003', ['red'], { deckRules: { without: { cost: { min: 8 } }, donDeck: 6 } }),
  poolLeader('P-004', ['black'], { deckRules: { onlyTypes: ['Guard', 'Crew'] } }),
  poolLeader('P-005', ['red'], { deckRules: { without: { cost: { min: 8 }, category: ['EVENT', 'STAGE'] } } }),
  ...row(101, 'red'),
  ...row(201, 'black'),
  character('P-301', ['red', 'black']),
  character('P-302', ['red'], { deckRules: { copies: 'any' } }),
  character('P-303', ['red'], { deckRules: { copies: 1 } }),
  character('P-304', ['black'], { types: ['Stranger'] }),
  character('P-305', ['black'], { types: ['Stranger'], treatAs: { types: ['Guard'] } }),
  { id: 'P-401', name: 'Fog', category: 'EVENT', colours: ['red'], types: ['Weather'], cost: 9, block: 2 },
  { id: 'P-402', name: 'Quay', category: 'STAGE', colours: ['black'], types: ['Harbour'], cost: 1 },
  { id: 'P-901', name: 'DON!!', category: 'DON', colours: [], types: [] },
];

/** Four copies of cards from this one on, two of the last. */
export const fifty = (first: number, more: Readonly<Record<string, number>> = {}): Record<string, number> => {
  const cards: Record<string, number> = { ...more };
  let left = 50 - Object.values(more).reduce((sum, n) => sum + n, 0);
  for (let i = first; left > 0; i++) {
    cards[`P-${i}`] = Math.min(4, left);
    left -= 4;
  }
  return cards;
};
