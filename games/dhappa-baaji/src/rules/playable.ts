/**
 * Can this card be put into a run by one play (DB-44)? The exact test, in bits: a run that contains the card always
 * contains a window of three that does, and a gap takes one card of the hand for each rank, natural or wild.
 */
import type { CopyId } from '@dealers-choice/kernel';
import { ACE, HOME, rankOf, SUITS, suitOf, THREE } from '../cards/pack.ts';
import { isLocked } from './lock.ts';
import {
  count,
  gain,
  gainFaces,
  type Holding,
  highest,
  lose,
  loseFaces,
  lowest,
  newShape,
  roomOf,
  type Shape,
  slotsOf,
  suitsWith,
  WINDOW,
  wildsIn,
} from './shapes.ts';

/** Everything a player has to play with: the hand (the key in it), the team's runs, and the rules of this table. */
export interface Means {
  held: Holding;
  runs: readonly Shape[];
  opened: boolean;
  /** Cards that each run of the lock needs. */
  minLength: number;
}

/** The number of an opening run that is only thought of; no run on the board has it. */
const THOUGHT_OF = -1;

export function isPlayable(means: Means, key: CopyId): boolean {
  const { held } = means;
  const home = HOME[key] ?? 0;
  lose(held, key); // for as long as this takes: a copy would cost more than the test
  const isIt = means.opened ? fits(means, held, home, held.size + 1) : opensAndFits(means, held, home);
  gain(held, key);
  return isIt;
}

/** The key goes into a run: `held` is the hand without it, `size` the hand with it, `home` 0 for a wild. */
function fits(means: Means, held: Holding, home: number, size: number): boolean {
  return home === 0 ? wildFits(means, held, size) : naturalFits(means, held, suitOf(home), rankOf(home), size);
}

/** May a play turn a run into this one and leave this many cards in the hand (DB-54)? */
function keeps({ runs, minLength }: Means, left: number, becomes: Shape): boolean {
  return left >= 2 || (left === 1 && isLocked(runs, minLength, becomes));
}

const naturalRun = (suit: number, ranks: number): Shape => newShape(false, suit, ranks);
const naturalSet = (rank: number, suits: number): Shape => newShape(true, rank, suits);

function naturalFits(means: Means, held: Holding, suit: number, rank: number, size: number): boolean {
  for (const run of means.runs) {
    if (run.isSet ? run.of !== rank : run.of !== suit) continue;
    const fitting = run.isSet ? fitsSet(means, run, suit, size) : fitsSequence(means, held, run, rank, size);
    if (fitting) return true;
  }
  const wilds = wildsIn(held);
  const ranks = held.once[suit] ?? 0;
  for (let low = Math.max(THREE, rank - 2); low <= Math.min(rank, ACE - 2); low++) {
    const missing = (WINDOW << low) & ~(1 << rank) & ~ranks;
    if (count(missing) > wilds) continue;
    const run = naturalRun(suit, (WINDOW << low) & ~missing);
    run.jokers = missing;
    if (keeps(means, size - 3, run)) return true;
  }
  return (rank === ACE || rank === THREE) && makesSet(means, held, suit, rank, size, wilds);
}

/** A Joker gives way, a 2 shifts, and beyond an end the ranks between must be covered. */
function fitsSequence(means: Means, held: Holding, run: Shape, rank: number, size: number): boolean {
  const bit = 1 << rank;
  if ((run.naturals & bit) !== 0) return false;
  const becomes = { ...run, naturals: run.naturals | bit };
  if ((run.jokers & bit) !== 0) return keeps(means, size, { ...becomes, jokers: run.jokers & ~bit });
  if ((run.twos & bit) !== 0) return roomOf(run) > 0 && keeps(means, size - 1, shiftedTwo(becomes, bit));
  const slots = slotsOf(run);
  const gap =
    rank > highest(slots) ? (bit - 1) & ~((2 << highest(slots)) - 1) : ((1 << lowest(slots)) - 1) & ~((bit << 1) - 1);
  const hand = held.once[run.of] ?? 0;
  const missing = count(gap & ~hand);
  // A natural that claims the slot of a 2 frees that 2 for the gap; each rank still missing takes a wild.
  const wilds = Math.max(0, missing - count(run.twos & hand));
  if (wilds > wildsIn(held)) return false;
  becomes.naturals |= gap & hand;
  becomes.jokers |= someBits(gap & ~hand, wilds);
  becomes.naturals |= gap & ~hand & ~becomes.jokers; // freed 2s fill these; they are still counted where they lay
  return keeps(means, size - 1 - count(gap), becomes);
}

/** A 2 that shifts takes any free slot: only the length of the run and its number of wilds matter here. */
function shiftedTwo(run: Shape, from: number): Shape {
  const free = 0x7ff8 & ~slotsOf(run);
  return { ...run, twos: (run.twos & ~from) | (free & -free) };
}

function someBits(mask: number, n: number): number {
  let left = mask;
  let some = 0;
  for (let i = 0; i < n; i++) {
    some |= left & -left;
    left &= left - 1;
  }
  return some;
}

function fitsSet(means: Means, run: Shape, suit: number, size: number): boolean {
  const bit = 1 << suit;
  if ((run.naturals & bit) !== 0) return false;
  const becomes = { ...run, naturals: run.naturals | bit };
  if ((run.jokers & bit) !== 0) return keeps(means, size, { ...becomes, jokers: run.jokers & ~bit });
  if ((run.twos & bit) === 0) return keeps(means, size - 1, becomes);
  const free = 0b1111 & ~slotsOf(becomes);
  return free !== 0 && keeps(means, size - 1, { ...becomes, twos: (run.twos & ~bit) | (free & -free) });
}

function makesSet(means: Means, held: Holding, suit: number, rank: number, size: number, wilds: number): boolean {
  const others = suitsWith(held, rank) & ~(1 << suit);
  const naturals = count(others);
  if (naturals === 0 || naturals + wilds < 2) return false;
  const set = naturalSet(rank, (1 << suit) | someBits(others, 2));
  if (naturals === 1) set.jokers = someBits(0b1111 & ~set.naturals, 1);
  return keeps(means, size - 3, set);
}

/** Any run with room takes a wild; a new run needs two naturals that are near, or one and another wild. */
function wildFits(means: Means, held: Holding, size: number): boolean {
  for (const run of means.runs) {
    if (roomOf(run) === 0) continue;
    const free = (run.isSet ? 0b1111 : 0x7ff8) & ~slotsOf(run);
    if (keeps(means, size - 1, { ...run, jokers: run.jokers | (free & -free) })) return true;
  }
  const another = wildsIn(held) > 0;
  let wilds = 3;
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = held.once[suit] ?? 0;
    if ((ranks & ((ranks >> 1) | (ranks >> 2))) !== 0) wilds = 1;
    else if (ranks !== 0 && another) wilds = Math.min(wilds, 2);
  }
  if (count(suitsWith(held, ACE)) >= 2 || count(suitsWith(held, THREE)) >= 2) wilds = 1;
  if (wilds === 3) return false;
  const run = naturalRun(0, wilds === 1 ? 0b11000 : 0b1000);
  run.jokers = wilds === 1 ? 0b100000 : 0b110000;
  return keeps(means, size - 3, run);
}

/** Not opened yet: the key is in the opening run, or fits somewhere after another one (pure, three cards). */
function opensAndFits(means: Means, held: Holding, home: number): boolean {
  const [suit, rank] = [suitOf(home), rankOf(home)];
  if (home !== 0 && opensWith(means, held, suit, rank)) return true;
  for (const opening of openingsFor(held, suit, rank)) if (fitsAfter(means, held, home, opening)) return true;
  return false;
}

/**
 * Openings to try. Of the sequences in other suits one stands for all if it takes no card that a set with the key could
 * need; an opening that takes more is not better, unless the key could go into that very run.
 */
function openingsFor(held: Holding, suit: number, rank: number): Shape[] {
  const elsewhere: Shape[] = [];
  let plain: Shape | null = null;
  for (let other = 0; other < SUITS.length && plain === null; other++) {
    if (other === suit) continue;
    for (const ranks of windows(held.once[other] ?? 0)) {
      const opening = naturalRun(other, ranks);
      if ((rank === ACE || rank === THREE) && ((ranks >> rank) & 1) === 1) elsewhere.push(opening);
      else plain ??= opening;
    }
  }
  const sameSuit = windows(held.once[suit] ?? 0).map((ranks) => naturalRun(suit, ranks));
  return [...(plain ? [plain] : elsewhere), ...sameSuit, ...openingSets(held)];
}

/** A pure run of three, or a pure set, with the key in it. */
function opensWith(means: Means, held: Holding, suit: number, rank: number): boolean {
  const ranks = (held.once[suit] ?? 0) | (1 << rank);
  const size = held.size + 1;
  for (const window of windows(ranks)) {
    if ((window & (1 << rank)) !== 0 && keeps(means, size - 3, naturalRun(suit, window))) return true;
  }
  if (rank !== ACE && rank !== THREE) return false;
  const others = suitsWith(held, rank) & ~(1 << suit);
  return count(others) >= 2 && keeps(means, size - 3, naturalSet(rank, (1 << suit) | someBits(others, 2)));
}

/** Every three ranks in a row of a mask. */
export function windows(ranks: number): number[] {
  const starts = ranks & (ranks >> 1) & (ranks >> 2);
  const found: number[] = [];
  for (let left = starts; left !== 0; left &= left - 1) found.push(WINDOW << lowest(left));
  return found;
}

function openingSets(held: Holding): Shape[] {
  return [ACE, THREE].flatMap((rank) => {
    const suits = suitsWith(held, rank);
    if (count(suits) < 3) return [];
    if (count(suits) === 3) return [naturalSet(rank, suits)];
    return SUITS.map((_, suit) => naturalSet(rank, suits & ~(1 << suit)));
  });
}

/** Lays the opening in thought, looks whether the key fits then, and takes it up again. */
function fitsAfter(means: Means, held: Holding, home: number, opening: Shape): boolean {
  const size = held.size + 1;
  opening.id = THOUGHT_OF;
  if (!keeps(means, size - 3, opening)) return false;
  const then: Means = { ...means, runs: [...means.runs, opening], opened: true };
  moveFaces(held, opening, loseFaces);
  const fitting = fits(then, held, home, size - 3);
  moveFaces(held, opening, gainFaces);
  return fitting;
}

function moveFaces(
  held: Holding,
  { isSet, of, naturals }: Shape,
  move: (held: Holding, suit: number, ranks: number) => void,
): void {
  if (!isSet) {
    move(held, of, naturals);
    return;
  }
  for (let suit = 0; suit < SUITS.length; suit++) if (((naturals >> suit) & 1) === 1) move(held, suit, 1 << of);
}
