/** Exact odds of drawing a card, by the hypergeometric distribution. */

/** The size of a deck, and how many of its cards are the wanted ones. */
export interface Draws {
  deck: number;
  wanted: number;
}

/** The chance that none of the wanted cards is among the first `drawn`. */
export function missing({ deck, wanted }: Draws, drawn: number): number {
  if (drawn > deck - wanted) return 0;
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= (deck - wanted - i) / (deck - i);
  return chance;
}

/** The chance of at least `least` of them among the first `drawn`. */
export function atLeast({ deck, wanted }: Draws, drawn: number, least: number): number {
  let chance = 0;
  for (let k = least; k <= Math.min(wanted, drawn); k++) chance += exactly({ deck, wanted }, drawn, k);
  return Math.min(1, chance);
}

/** The chance of exactly `k`: the ways to choose them and the others, of all ways. */
export const exactly = ({ deck, wanted }: Draws, drawn: number, k: number): number =>
  (ways(wanted, k) * ways(deck - wanted, drawn - k)) / ways(deck, drawn);

/** In how many ways `k` of `n` can be chosen. */
function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let count = 1;
  for (let i = 0; i < k; i++) count = (count * (n - i)) / (i + 1);
  return count;
}

export interface Odds {
  /** In the opening hand. */
  hand: number;
  /** In the opening hand, or in the one that is drawn instead when it is missing (OP-16). */
  redraw: number;
  /** The same, and after three draws. */
  turn3: number;
}

const HAND = 5;
const DRAWS = 3;

/** A hand that is given back is shuffled into the deck: the second one owes the first nothing. */
export function oddsOf(draws: Draws): Odds {
  const [first, later] = [missing(draws, HAND), missing(draws, HAND + DRAWS)];
  return { hand: 1 - first, redraw: 1 - first * first, turn3: 1 - first * later };
}
