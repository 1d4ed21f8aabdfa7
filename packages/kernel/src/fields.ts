/** A game's table is declared once: each field's first value and who sees it. The type, the view, the fork follow. */
import { type BySeat, type CopyId, EVERYONE, type Scalar, type Seat } from './types.ts';

export interface Field<T> {
  /** How a value is copied. */
  shape: 'scalar' | 'list' | 'lists' | 'records';
  /** Cards live here: `ordered` piles keep their places, in a `loose` hand only the owner knows the order. */
  zone: 'ordered' | 'loose' | null;
  /** One per seat. */
  seated: boolean;
  /** Who sees it. For a zone: who learns what arrives there. */
  eyes: 'all' | 'owner' | 'none';
  /** A zone that must be empty whenever a menu opens: looked-at and half-played cards must not be left behind. */
  passing: boolean;
  /** One value per copy, shown to viewers who know the copy: the zones in which it may differ from the first. */
  column: readonly string[] | null;
  first: (seats: number, options: never, copies: number) => T;
}

export type Fields = Record<string, Field<unknown>>;
export type TableOf<F> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };
/** A first value, or how to find it from the match's options. */
export type First<T> = T | ((options: never) => T);
/** Names of the fields of a table that hold cards. */
export type ZoneOf<T> = { [K in keyof T]: T[K] extends CopyId[] | BySeat<CopyId[]> ? K : never }[keyof T] & string;

export function bySeat<T>(seats: number, value: (seat: Seat) => T): BySeat<T> {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(value(seat as Seat));
  return list as BySeat<T>;
}
/** This value for each copy and for place 0. Grown item by item: what is made at one go counts as full of holes. */
export function perCopy(copies: number, value: number): number[] {
  const list: number[] = [];
  for (let copy = 0; copy <= copies; copy++) list.push(value);
  return list;
}
/** An empty list that held a record: one of numbers is another thing to an engine, and turns into this one too late. */
function noRecords<T>(): T[] {
  const list: unknown[] = [{}];
  list.pop();
  return list as T[];
}
export const seatsOf = (n: number): Seat[] => bySeat(n, (seat) => seat);

const plain = { zone: null, seated: false, eyes: 'all', passing: false, column: null } as const;
type More = Partial<Field<unknown>>;
const field = <T>(shape: Field<T>['shape'], first: Field<T>['first'], more: More = {}): Field<T> =>
  ({ ...plain, shape, first, ...more }) as Field<T>;
const pile = (more: More): Field<CopyId[]> => field('list', () => [], { zone: 'ordered', ...more });
const piles = (more: More): Field<BySeat<CopyId[]>> =>
  field('lists', (seats) => bySeat(seats, () => []), { zone: 'ordered', seated: true, ...more });
const firstOf = <T>(first: First<T>, options: never): T =>
  typeof first === 'function' ? (first as (options: never) => T)(options) : first;

/** A pile nobody looks into; its last card is the top. */
export const faceDown = (): Field<CopyId[]> => pile({ eyes: 'none' });
/** A pile everybody reads; its last card is the top. */
export const faceUp = (): Field<CopyId[]> => pile({});
/** Cards in the middle of an effect, face up or face down; empty whenever a menu opens. */
export const passingFaceUp = (): Field<CopyId[]> => pile({ passing: true });
export const passingFaceDown = (): Field<CopyId[]> => pile({ eyes: 'none', passing: true });
/** The same piles, one per seat. */
export const faceDownBySeat = (): Field<BySeat<CopyId[]>> => piles({ eyes: 'none' });
export const passingBySeat = (): Field<BySeat<CopyId[]>> => piles({ passing: true });
/** A hand per seat, seen by its owner. */
export const hands = (): Field<BySeat<CopyId[]>> => piles({ zone: 'loose', eyes: 'owner' });
/** A face-up row per seat. */
export const rows = (): Field<BySeat<CopyId[]>> => piles({});

/** A value everybody sees. */
export const open = <T extends Scalar>(first: First<T>): Field<T> =>
  field('scalar', (_seats, options) => firstOf(first, options));
/** A value per seat that everybody sees. */
export const openBySeat = <T extends Scalar>(first: First<T>, more: More = {}): Field<BySeat<T>> =>
  field('list', (seats, options) => bySeat(seats, () => firstOf(first, options)), { seated: true, ...more });
/** A value per seat that only its owner sees. */
export const secretBySeat = <T extends Scalar>(first: First<T>): Field<BySeat<T>> =>
  openBySeat(first, { eyes: 'owner' });
/** A list per seat that everybody sees. */
export const openLists = <T extends Scalar>(first: readonly T[]): Field<BySeat<T[]>> =>
  field('lists', (seats) => bySeat(seats, () => first.slice()), { seated: true });
/** A list of numbers or words that everybody sees. */
export const openList = <T extends Scalar>(): Field<T[]> => field('list', () => []);
/**
 * A value per copy (rested, attached to …), seen by whoever knows the copy. It belongs to these zones: reset it when
 * the card leaves them, so that nothing tells where it has been.
 */
export const column = (first: number, ...zones: string[]): Field<number[]> =>
  field('list', (_seats, _options, copies) => perCopy(copies, first), { column: zones });
/** A list of records of one shape that everybody sees; cards in them must lie face up. */
export const openRecords = <T extends object>(): Field<T[]> => field('records', () => noRecords<T>());

/** The bits of the viewers who learn a card that arrives in a zone of `seat`. */
export const eyesOn = (zone: Field<unknown>, seat: Seat): number =>
  zone.eyes === 'all' ? EVERYONE : zone.eyes === 'owner' ? 1 << seat : 0;
