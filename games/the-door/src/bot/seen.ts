/** What a bot reads off its view. All of it is public. */
import { below, type MatchOf, type Rng, type Seat } from '@dealers-choice/kernel';
import type { Door } from '../rules/table.ts';

export type View = MatchOf<Door>;

const seatsOfView = (view: View): Seat[] => view.table.lives.map((_, seat) => seat as Seat);
export const livingOthers = (view: View, me: Seat): Seat[] =>
  seatsOfView(view).filter((seat) => seat !== me && view.table.lives[seat] > 0);
export const theDead = (view: View): Seat[] => seatsOfView(view).filter((seat) => view.table.lives[seat] === 0);

/** The seat with the highest score; among equals the lowest seat. */
export function highest(seats: readonly Seat[], score: (seat: Seat) => number): Seat {
  const best = seats.reduce<Seat | null>((top, seat) => (top === null || score(seat) > score(top) ? seat : top), null);
  if (best === null) throw new Error('there is nobody to choose from');
  return best;
}

export function anyOf<T>(list: readonly T[], rng: Rng): T {
  const one = list[below(rng, list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}
