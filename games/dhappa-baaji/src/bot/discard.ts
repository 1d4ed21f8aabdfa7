/** Which card to throw away: one that helps nobody, ourselves least of all. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { HOME, isJoker, isStatic, rankOf, suitOf } from '../cards/pack.ts';
import { count, type Holding, highest, holdingOf, lowest, type Shape, shapesOf, slotsOf } from '../rules/shapes.ts';
import type { Dhappa } from '../rules/table.ts';

type View = MatchOf<Dhappa>;

/** A Dhappa is worth a 2 when it burns so many cards before a rival who holds so few. */
const PILE_TO_BURN = 6;
const RIVAL_NEAR_OUT = 5;

export function discardFrom(view: View, seat: Seat): CopyId {
  const { hand, pile } = view.table;
  const cards = hand[seat];
  const rival = ((seat + 1) % view.seats) as Seat;
  const two = cards.find((card) => isStatic(card));
  if (two !== undefined && cards.length > 1 && pile.length >= PILE_TO_BURN && hand[rival].length <= RIVAL_NEAR_OUT) {
    return two;
  }
  const held = holdingOf(cards);
  const [ours, theirs] = [shapesOf(view.table, seat & 1), shapesOf(view.table, rival & 1)];
  const keep = (card: CopyId): number => use(card, held, ours) + 1.5 * gift(card, theirs);
  return cards.reduce((worst, card) => (keep(card) < keep(worst) ? card : worst));
}

/** How likely a card is to be laid by us: neighbours in the hand, and runs it is near to. */
function use(card: CopyId, held: Holding, runs: readonly Shape[]): number {
  if (isJoker(card)) return 30;
  if (isStatic(card)) return 20;
  const home = HOME[card] ?? 0;
  const [suit, rank] = [suitOf(home), rankOf(home)];
  const ranks = held.once[suit] ?? 0;
  const near = 2 * count(ranks & ((1 << (rank - 1)) | (1 << (rank + 1))));
  const far = count(ranks & ((1 << (rank - 2)) | (1 << (rank + 2))));
  const isPair = (held.twice[suit] ?? 0) & (1 << rank) ? 0.5 : 1;
  const sets = rank === 14 || rank === 3 ? [0, 1, 2, 3].filter((s) => ((held.once[s] ?? 0) >> rank) & 1).length - 1 : 0;
  const board = runs.reduce((sum, run) => sum + Math.max(0, 3 - apart(run, suit, rank)), 0);
  return (near + far + sets + board) * isPair;
}

/** How much it would help the others: what fits their runs they could take. */
const gift = (card: CopyId, runs: readonly Shape[]): number => {
  const home = HOME[card] ?? 0;
  if (home === 0) return 5;
  return runs.some((run) => apart(run, suitOf(home), rankOf(home)) <= 1) ? 4 : 0;
};

/** Ranks between a card and a run: 1 is next to it; 9 when it can never fit. */
function apart(run: Shape, suit: number, rank: number): number {
  if (run.isSet) return run.of === rank && ((slotsOf(run) >> suit) & 1) === 0 ? 1 : 9;
  if (run.of !== suit) return 9;
  const slots = slotsOf(run);
  if (((slots >> rank) & 1) === 1) return ((run.naturals >> rank) & 1) === 1 ? 9 : 1;
  return rank > highest(slots) ? rank - highest(slots) : lowest(slots) - rank;
}
