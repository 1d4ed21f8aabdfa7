/** Which cards lie where they can be pointed at: with a seat. Those in the middle are laid out beside the question. */
import type { TableNow } from './now.ts';
import { pilesOf } from './read.ts';

export function cardsInSight({ kit, view, telling }: TableNow): Set<number> {
  const seats = kit.game.seatLists[view.seats] ?? [];
  return new Set(seats.flatMap((seat) => pilesOf(kit, telling, seat).flatMap(({ cards }) => cards)));
}
