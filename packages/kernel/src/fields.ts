/** A game's table is declared once: each field's first value and who sees it. The type, the view, the fork follow. */
import { type BySeat, type CopyId, EVERYONE, type Scalar, type Seat } from './types.ts';

/** How a value is copied and compared. */
export type Shape = 'scalar' | 'list' | 'lists' | 'records';

export interface Field<T> {
  shape: Shape;
  /** Cards live here: `ordered` piles keep their places, in a `loose` hand only the owner knows the order. */
  zone: 'ordered' | 'loose' | null;
  /** One per seat. */
  seated: boolean;
  /** Who sees it. For a zone: who learns what arrives there. */
  eyes: 'all' | 'owner' | 'none';
  /** A zone that must be empty whenever a menu opens: looked-at and half-played cards must not be left behind. */
  passing: boolean;
  /** One value per copy, shown only for copies the viewer knows. */
  column: boolean;
  first: (seats: number, options: never) => T;
}

export type Fields = Record<string, Field<unknown>>;
export type TableOf<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };
/** A first value, or how to find it from the match's options. */
export type First<T> = T | ((options: never) => T);

/** Names of the fields of a table that hold cards. */
export type ZoneOf<T> = { [K in keyof T]: T[K] extends CopyId[] | BySeat<CopyId[]> ? K : never }[keyof T] & string;

export const seatsOf = (n: number): Seat[] => Array.from({ length: n }, (_, seat) => seat as Seat);
export function bySeat<T>(seats: number, value: (seat: Seat) => T): BySeat<T> {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(value(seat as Seat));
  return list as BySeat<T>;
}

const plain = { zone: null, seated: false, eyes: 'all', passing: false, column: false } as const;
const firstOf = <T>(first: First<T>, options: never): T =>
  typeof first === 'function' ? (first as (options: never) => T)(options) : first;

const pile = (eyes: 'all' | 'none', passing: boolean): Field<CopyId[]> => ({
  ...plain,
  shape: 'list',
  zone: 'ordered',
  eyes,
  passing,
  first: () => [],
});
const piles = (eyes: 'all' | 'owner', zone: 'ordered' | 'loose'): Field<BySeat<CopyId[]>> => ({
  ...plain,
  shape: 'lists',
  zone,
  seated: true,
  eyes,
  first: (seats) => bySeat(seats, () => []),
});

/** A pile nobody looks into; its last card is the top. */
export const faceDown = (): Field<CopyId[]> => pile('none', false);
/** A pile everybody reads; its last card is the top. */
export const faceUp = (): Field<CopyId[]> => pile('all', false);
/** Cards in the middle of an effect, face up or face down; empty whenever a menu opens. */
export const passingFaceUp = (): Field<CopyId[]> => pile('all', true);
export const passingFaceDown = (): Field<CopyId[]> => pile('none', true);
/** A hand per seat, seen by its owner. */
export const hands = (): Field<BySeat<CopyId[]>> => piles('owner', 'loose');
/** A face-up row per seat. */
export const rows = (): Field<BySeat<CopyId[]>> => piles('all', 'ordered');

/** A value everybody sees. */
export const open = <T extends Scalar>(first: First<T>): Field<T> => ({
  ...plain,
  shape: 'scalar',
  first: (_seats, options) => firstOf(first, options),
});
/** A value per seat that everybody sees. */
export const openBySeat = <T extends Scalar>(first: First<T>): Field<BySeat<T>> => ({
  ...plain,
  shape: 'list',
  seated: true,
  first: (seats, options) => bySeat(seats, () => firstOf(first, options)),
});
/** A list of numbers or words that everybody sees. */
export const openList = <T extends Scalar>(): Field<T[]> => ({ ...plain, shape: 'list', first: () => [] });
/** A value per seat that only its owner sees. */
export const secretBySeat = <T extends Scalar>(first: First<T>): Field<BySeat<T>> => ({
  ...openBySeat(first),
  eyes: 'owner',
});
/** A value per copy (rested, attached to …), open where the copy is known. Keep it at its first value off the field. */
export const column = (first: number, copies: number): Field<number[]> => ({
  ...plain,
  shape: 'list',
  column: true,
  first: () => new Array<number>(copies + 1).fill(first),
});
/** A list of records of one shape that everybody sees (a field `card` or `cards` in them must be face up). */
export const openRecords = <T extends object>(): Field<T[]> => ({ ...plain, shape: 'records', first: () => [] });

/** The bits of those who learn a card that arrives in a zone of `seat`. */
export function eyesOn(field: Field<unknown>, seat: Seat): number {
  if (field.eyes === 'all') return EVERYONE;
  return field.eyes === 'owner' ? 1 << seat : 0;
}
