/** Spaces and wares: what fits, what it costs, and where a ware goes. */
import type { Seat } from '@dealers-choice/kernel';
import { changeGold } from './gold.ts';
import { putBack } from './supply.ts';
import { LARGE_SPACES, SMALL_SPACES, SMALL_STANDS, type Table, type X } from './table.ts';
import type { Ware } from './wares.ts';

export const SIXTH_SPACE_GOLD = 2;
const FREE_LARGE = LARGE_SPACES - 1;

/** A seat's spaces: 0 to 5 on the large stand, then three for each small stand. */
export const spacesOf = (t: Table, seat: Seat): number => LARGE_SPACES + t.small[seat].length;
export const wareAt = (t: Table, seat: Seat, space: number): Ware | null =>
  (space < LARGE_SPACES ? t.large[seat][space] : t.small[seat][space - LARGE_SPACES]) ?? null;
/** The large stand is 0, small stands count from 1. */
export const standOf = (space: number): number =>
  space < LARGE_SPACES ? 0 : 1 + Math.floor((space - LARGE_SPACES) / SMALL_SPACES);

const smallNames = Array.from(
  { length: SMALL_SPACES * SMALL_STANDS },
  (_, i) => `small${1 + Math.floor(i / SMALL_SPACES)}-${1 + (i % SMALL_SPACES)}`,
);
/** What a space is called, counted from 1: `large-3`, `small2-1`. */
export const SPACE_NAMES: readonly string[] = [
  ...Array.from({ length: LARGE_SPACES }, (_, i) => `large-${i + 1}`),
  ...smallNames,
];

export function onLarge(t: Table, seat: Seat): number {
  let count = 0;
  for (const ware of t.large[seat]) if (ware !== null) count++;
  return count;
}
function emptyOnSmall(t: Table, seat: Seat): number {
  let count = 0;
  for (const ware of t.small[seat]) if (ware === null) count++;
  return count;
}
/** Spaces that cost nothing. */
export const freeSpaces = (t: Table, seat: Seat): number =>
  Math.max(0, FREE_LARGE - onLarge(t, seat)) + emptyOnSmall(t, seat);
export const hasSixth = (t: Table, seat: Seat): boolean => onLarge(t, seat) < LARGE_SPACES;
/** The fee for placing this many wares, or null when there is no space for them. */
export function feeFor(t: Table, seat: Seat, wares: number): number | null {
  const places = freeSpaces(t, seat);
  if (wares <= places) return 0;
  return wares === places + 1 && hasSixth(t, seat) ? SIXTH_SPACE_GOLD : null;
}
/** Can this seat place one more ware if it has this much gold? */
export function takesOne(t: Table, seat: Seat, gold: number): boolean {
  const fee = feeFor(t, seat, 1);
  return fee !== null && fee <= gold;
}
export const sixthAvailable = (t: Table, seat: Seat): boolean => hasSixth(t, seat) && t.gold[seat] >= SIXTH_SPACE_GOLD;

/** Spaces that hold a ware, in the order of the spaces. */
export function filledSpaces(t: Table, seat: Seat): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < spacesOf(t, seat); space++) if (wareAt(t, seat, space) !== null) spaces.push(space);
  return spaces;
}
export function countOf(t: Table, seat: Seat, ware: Ware): number {
  let count = 0;
  for (const held of t.large[seat]) if (held === ware) count++;
  for (const held of t.small[seat]) if (held === ware) count++;
  return count;
}
export function wareCount(t: Table, seat: Seat): number {
  let count = onLarge(t, seat);
  for (const held of t.small[seat]) if (held !== null) count++;
  return count;
}
/** The first of these spaces if it makes no difference which: equal wares on one stand (JB-66). Else null. */
export function onlyWare(t: Table, seat: Seat, spaces: readonly number[]): number | null {
  const [first] = spaces;
  if (first === undefined) return null;
  const same = (space: number): boolean =>
    standOf(space) === standOf(first) && wareAt(t, seat, space) === wareAt(t, seat, first);
  return spaces.every(same) ? first : null;
}

function setSpace(t: Table, seat: Seat, space: number, ware: Ware | null): void {
  if (space < LARGE_SPACES) t.large[seat][space] = ware;
  else t.small[seat][space - LARGE_SPACES] = ware;
}
function firstEmpty(t: Table, seat: Seat, from: number, to: number): number {
  for (let space = from; space < to; space++) if (wareAt(t, seat, space) === null) return space;
  return -1;
}
/** Five spaces of the large stand first, then the small stands, then the sixth: no other order costs less. */
function spaceFor(t: Table, seat: Seat): number {
  if (onLarge(t, seat) < FREE_LARGE) return firstEmpty(t, seat, 0, LARGE_SPACES);
  const small = firstEmpty(t, seat, LARGE_SPACES, spacesOf(t, seat));
  return small >= 0 ? small : firstEmpty(t, seat, 0, LARGE_SPACES);
}

/** Puts a ware where it costs least; the fee is paid at that moment. */
export function placeWare(x: X, seat: Seat, ware: Ware): void {
  const space = spaceFor(x.t, seat);
  if (space < 0) x.bug(`there is no space for ${ware}`);
  setSpace(x.t, seat, space, ware);
  x.tell?.({ type: 'WARE_PLACED', seat, ware, space });
  if (space < LARGE_SPACES && onLarge(x.t, seat) === LARGE_SPACES)
    changeGold(x, seat, -SIXTH_SPACE_GOLD, 'SIXTH_SPACE');
}
/** Takes a ware off its stand; the caller must put it somewhere. */
export function liftWare(x: X, seat: Seat, space: number): Ware {
  const ware = wareAt(x.t, seat, space) ?? x.bug(`space ${space} is empty`);
  setSpace(x.t, seat, space, null);
  x.tell?.({ type: 'WARE_LEFT', seat, ware, space });
  return ware;
}

/** Moves the wares of these spaces to the supply. */
export function returnFrom(x: X, seat: Seat, spaces: readonly number[]): void {
  for (const space of spaces) putBack(x, liftWare(x, seat, space));
}
/** Moves one token of a ware to the supply: from the newest small stand first, from its highest space (JB-17). */
export function returnWare(x: X, seat: Seat, ware: Ware): void {
  for (let space = spacesOf(x.t, seat) - 1; space >= LARGE_SPACES; space--) {
    if (wareAt(x.t, seat, space) !== ware) continue;
    returnFrom(x, seat, [space]);
    return;
  }
  returnFrom(x, seat, [x.t.large[seat].lastIndexOf(ware)]);
}
export const isFull = (t: Table, seat: Seat): boolean => onLarge(t, seat) === LARGE_SPACES;
/**
 * An exchanged ware takes the first empty space. It costs no fee and wins no sixth space (JB-18): a large stand that
 * was not full before the exchange is not full after it.
 */
export function putInstead(x: X, seat: Seat, ware: Ware, wasFull: boolean): void {
  const mayFill = wasFull || onLarge(x.t, seat) < FREE_LARGE;
  const space = firstEmpty(x.t, seat, mayFill ? 0 : LARGE_SPACES, spacesOf(x.t, seat));
  if (space < 0) x.bug('an exchange found no space');
  setSpace(x.t, seat, space, ware);
  x.tell?.({ type: 'WARE_PLACED', seat, ware, space });
}
