/** Who stands where, from a position. */
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import type { Door } from '../index.ts';
import { type Layout, type Standing, standInJail, standOn } from './places.ts';

type Table = MatchOf<Door>['table'];

export const isIn = (table: Table, seat: Seat): boolean => table.lives[seat] > 0;

export const jailedIn = (table: Table, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => isIn(table, seat) && table.jailed[seat]);

/** On the steps of the stair; the dead lie where they died. */
export function standings(layout: Layout, table: Table, seats: readonly Seat[]): Standing[] {
  const bySquare = new Map<number, Seat[]>();
  for (const seat of seats) {
    if (isIn(table, seat) && table.jailed[seat]) continue;
    const { [seat]: square } = table.pos;
    bySquare.set(square, [...(bySquare.get(square) ?? []), seat]);
  }
  return [...bySquare.entries()]
    .flatMap(([square, there]) => standOn(layout, square, there))
    .sort((one, other) => one.y - other.y);
}

/** The depth of the cage's front: prisoners are behind it, and everybody else before it. */
export const CAGE = 1;

export interface Place extends Standing {
  /** Whoever has more of it stands before whoever has less. */
  depth: number;
}

/** Where everybody is, in the order of their seats. */
export function placesOf(layout: Layout, table: Table, seats: readonly Seat[]): Place[] {
  const { jail } = layout;
  const free = standings(layout, table, seats).map((one, k) => ({ ...one, depth: CAGE + 1 + k }));
  const jailed = standInJail(jailedIn(table, seats)).map(({ seat, x, y, scale }) => ({
    seat,
    x: jail.x + x * jail.scale,
    y: jail.y + y * jail.scale,
    scale: scale * jail.scale,
    depth: CAGE - 1,
  }));
  return [...free, ...jailed].sort((one, other) => one.seat - other.seat);
}

/** Whoever is nearest to the Door, the first of them. */
export function leaderIn(table: Table, seats: readonly Seat[]): Seat | null {
  const free = seats.filter((seat) => isIn(table, seat));
  return free.reduce<Seat | null>(
    (best, seat) => (best === null || table.pos[seat] > table.pos[best] ? seat : best),
    null,
  );
}
