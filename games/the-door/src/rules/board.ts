/** The board: squares 0 to 20 in a line, and how far apart two seats stand in a duel. */
import type { Seat } from '@dealers-choice/kernel';

export const START = 0;
export const JAIL = 10;
export const DOOR = 20;
const CARD_SQUARES: readonly number[] = [4, 8, 12, 16];

export const isCardSquare = (square: number): boolean => CARD_SQUARES.includes(square);

export type Distance = 1 | 2 | 3 | 4;

/** Seats stand in two rows, the first half above; rows are two steps apart (TD-32). */
export function distance(seats: number, a: Seat, b: Seat): Distance {
  const upper = Math.ceil(seats / 2);
  const place = (seat: Seat): number => (seat < upper ? seat : seat - upper);
  const apart = Math.abs(place(a) - place(b)) + (a < upper === b < upper ? 0 : 2);
  return Math.min(4, Math.max(1, apart)) as Distance;
}
