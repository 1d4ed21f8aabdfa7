/**
 * Runs and hands as bits, for questions that are asked often. Of a sequence a bit is a rank (3 to 14), of a set a suit
 * (0 to 3); of a hand there is a mask of ranks for each suit.
 */
import type { CopyId } from '@dealers-choice/kernel';
import { HOME, isJoker, RANK, rankOf, SUITS, suitOf, TWO } from '../cards/pack.ts';
import type { Placed } from './lay.ts';
import type { RunKind, Table } from './table.ts';

export interface Shape {
  /** The number of the run; 0 while it is only thought of. */
  id: number;
  isSet: boolean;
  /** The suit of a sequence, the rank of a set. */
  of: number;
  naturals: number;
  twos: number;
  jokers: number;
}

export const SEQUENCE_SLOTS = 12;
export const SET_SLOTS = 4;
/** Three ranks in a row, the lowest at bit 0. */
export const WINDOW = 0b111;

/** How many bits are set. */
export function count(mask: number): number {
  let n = mask - ((mask >> 1) & 0x5555);
  n = (n & 0x3333) + ((n >> 2) & 0x3333);
  n = (n + (n >> 4)) & 0x0f0f;
  return (n + (n >> 8)) & 31;
}
export const highest = (mask: number): number => 31 - Math.clz32(mask);
export const lowest = (mask: number): number => highest(mask & -mask);

/** A run that is only thought of, with these natural cards and no wilds. */
export const newShape = (isSet: boolean, of: number, naturals = 0): Shape => ({
  id: 0,
  isSet,
  of,
  naturals,
  twos: 0,
  jokers: 0,
});
export const slotsOf = (shape: Shape): number => shape.naturals | shape.twos | shape.jokers;
export const lengthOf = (shape: Shape): number => count(slotsOf(shape));
export const wildsOf = (shape: Shape): number => count(shape.twos | shape.jokers);
export const roomOf = (shape: Shape): number => (shape.isSet ? SET_SLOTS : SEQUENCE_SLOTS) - lengthOf(shape);

/** The runs of a team (0 or 1), by number. */
export function shapesOf(t: Table, team: number): Shape[] {
  const { runBy, runKind, run, as: slots } = t;
  const byRun: (Shape | null)[] = [];
  const shapes: Shape[] = [];
  for (let i = 0; i < runBy.length; i++) {
    const by = runBy[i] ?? -1;
    const mine = by >= 0 && (by & 1) === team;
    const shape = mine ? newShape(runKind[i] === 'SET', 0) : null;
    byRun.push(shape);
    if (shape === null) continue;
    shape.id = i + 1;
    shapes.push(shape);
  }
  for (const copy of t.board) {
    const shape = byRun[(run[copy] ?? 0) - 1];
    if (shape) lie(shape, copy, slots[copy] ?? 0);
  }
  return shapes;
}

/** The numbers of the runs of a team. */
export function runsOfTeam({ runBy }: Table, team: number): number[] {
  const ids: number[] = [];
  for (let i = 0; i < runBy.length; i++) {
    const by = runBy[i] ?? -1;
    if (by >= 0 && (by & 1) === team) ids.push(i + 1);
  }
  return ids;
}

/** One run, as it lies. */
export function shapeAt({ board, run, as: slots, runKind }: Table, id: number): Shape {
  const shape = newShape(runKind[id - 1] === 'SET', 0);
  shape.id = id;
  for (const copy of board) if (run[copy] === id) lie(shape, copy, slots[copy] ?? 0);
  return shape;
}

/** One run, from its cards. */
export function shapeOf(id: number, kind: RunKind, cards: readonly Placed[]): Shape {
  const shape = newShape(kind === 'SET', 0);
  shape.id = id;
  for (const { card, slot } of cards) lie(shape, card, slot);
  return shape;
}

function lie(shape: Shape, copy: CopyId, place: number): void {
  const suit = suitOf(place);
  const value = rankOf(place);
  shape.of = shape.isSet ? value : suit;
  const bit = 1 << (shape.isSet ? suit : value);
  const rank = RANK[copy] ?? 0;
  if (rank > TWO) shape.naturals |= bit;
  else if (rank === TWO) shape.twos |= bit;
  else shape.jokers |= bit;
}

/** A hand by faces: `once[suit]` has the ranks it holds, `twice` those it holds two of, `thrice` three of. */
export interface Holding {
  once: number[];
  twice: number[];
  thrice: number[];
  twos: number;
  jokers: number;
  /** All cards. */
  size: number;
}

const noCards = (): Holding => ({
  once: [0, 0, 0, 0],
  twice: [0, 0, 0, 0],
  thrice: [0, 0, 0, 0],
  twos: 0,
  jokers: 0,
  size: 0,
});

export function holdingOf(cards: readonly CopyId[]): Holding {
  const held = noCards();
  for (const copy of cards) gain(held, copy);
  return held;
}

export function gain(held: Holding, copy: CopyId): void {
  held.size++;
  const home = HOME[copy] ?? 0;
  if (home === 0) {
    if (isJoker(copy)) held.jokers++;
    else held.twos++;
    return;
  }
  const suit = suitOf(home);
  const bit = 1 << rankOf(home);
  const once = held.once[suit] ?? 0;
  const twice = held.twice[suit] ?? 0;
  if ((once & bit) === 0) held.once[suit] = once | bit;
  else if ((twice & bit) === 0) held.twice[suit] = twice | bit;
  else held.thrice[suit] = (held.thrice[suit] ?? 0) | bit;
}

export function lose(held: Holding, copy: CopyId): void {
  const home = HOME[copy] ?? 0;
  if (home !== 0) {
    loseFaces(held, suitOf(home), 1 << rankOf(home));
    return;
  }
  if (isJoker(copy)) held.jokers--;
  else held.twos--;
  held.size--;
}

/** One card of each of these ranks leaves. */
export function loseFaces(held: Holding, suit: number, ranks: number): void {
  const { once, twice, thrice } = held;
  const single = once[suit] ?? 0;
  const double = twice[suit] ?? 0;
  const triple = thrice[suit] ?? 0;
  thrice[suit] = triple & ~ranks;
  twice[suit] = (double & ~ranks) | (triple & ranks);
  once[suit] = (single & ~ranks) | (double & ranks);
  held.size -= count(ranks);
}
export function gainFaces(held: Holding, suit: number, ranks: number): void {
  const { once, twice, thrice } = held;
  const single = once[suit] ?? 0;
  const double = twice[suit] ?? 0;
  thrice[suit] = (thrice[suit] ?? 0) | (double & ranks);
  twice[suit] = double | (single & ranks);
  once[suit] = single | ranks;
  held.size += count(ranks);
}

/** Suits, as bits, in which the hand has this rank. */
export function suitsWith(held: Holding, rank: number): number {
  let suits = 0;
  for (let suit = 0; suit < SUITS.length; suit++) suits |= (((held.once[suit] ?? 0) >> rank) & 1) << suit;
  return suits;
}

export const copyHolding = (held: Holding): Holding => ({
  once: held.once.slice(),
  twice: held.twice.slice(),
  thrice: held.thrice.slice(),
  twos: held.twos,
  jokers: held.jokers,
  size: held.size,
});

export const wildsIn = (held: Holding): number => held.twos + held.jokers;
