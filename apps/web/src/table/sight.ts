/**
 * Which cards lie where they can be pointed at: with a seat. Those in the middle, and those of piles that are only told
 * of, are laid out beside the question.
 */
import type { TableNow } from './now.ts';
import { pilesOf } from './read.ts';

export function cardsInSight({ kit, view, telling }: TableNow): Set<number> {
  const seats = kit.game.seatLists[view.seats] ?? [];
  const piles = seats.flatMap((seat) => pilesOf(kit, telling, seat));
  return new Set(piles.flatMap(({ words, cards }) => (words === null ? cards : [])));
}
