/** The worth of things, in gold, to somebody who wants to trade with them later. */
import { CARDS } from '../cards/index.ts';
import type { Card } from '../rules/table.ts';

export interface Prices {
  ware: number;
  /** A space beyond the large stand. */
  space: number;
  /** A card that nobody has seen yet. */
  unknown: number;
  unknownWareCard: number;
  /** A ware card of whose set nothing is there yet. */
  wareCard: number;
  /** The share of its price that a complete set can be counted on to bring. */
  completeShare: number;
  /** One look, before it is known which card it shows and without the action it costs. */
  look: number;
  /** By copy: a card that is not a ware card, in hand. */
  inHand: readonly number[];
  /** By copy: a utility that lies before its owner. */
  inPlay: readonly number[];
}

/** By copy, as the kernel counts them: from 1, in the order of the cards. */
export const byCopy = (worth: (card: Card) => number): number[] => [
  0,
  ...CARDS.flatMap((card) => new Array<number>(card.copies).fill(worth(card))),
];

/** A utility in hand is worth this much of one in play. */
const IN_HAND = 0.6;

/** The merchant's. Tuned by playing against itself. */
export const PRICES: Prices = {
  ware: 2,
  space: 0.5,
  unknown: 2,
  unknownWareCard: 2.2,
  wareCard: 1.2,
  completeShare: 0.85,
  look: 2.4,
  inHand: byCopy(({ category, worth }) => (category === 'utility' ? IN_HAND * worth : worth)),
  inPlay: byCopy(({ worth }) => worth),
};
