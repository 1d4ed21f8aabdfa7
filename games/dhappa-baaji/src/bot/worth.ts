/** How near a hand is to being shed: lower is better, about one for each card that is stuck. */
import type { CopyId } from '@dealers-choice/kernel';
import { ACE, HOME, rankOf, SUITS, slot, suitOf, THREE } from '../cards/pack.ts';
import { isLocked, LOCK_RUNS, WILDS_EACH } from '../rules/lock.ts';
import {
  type Holding,
  lengthOf,
  lowest,
  roomOf,
  SET_SLOTS,
  type Shape,
  slotsOf,
  suitsWith,
  wildsIn,
  wildsOf,
} from '../rules/shapes.ts';
import type { Table } from '../rules/table.ts';

/** How many cards a player has not seen yet, by slot; wilds count together under 0. */
export interface Unseen {
  copies: number[];
  total: number;
}

/** The worth of a wild in the hand: it sheds cards that are stuck. */
export const WILD = 0.9;
/** This many cards come by until a stuck one must have found its place: draws, picks, and cards of the partner. */
const CARDS_TO_COME = 12;
/** The highest chance of a card to find a place: none is sure. */
const SUREST = 0.7;
/** The worth of a board that takes any card. */
const REACH = 2;
/** The cost of each card that a run of the lock still lacks. */
const LOCK_CARD = 0.3;

const RANKS = 0x7ff8;
/** How many copies of the pack belong to each slot; of wilds, which have none, under 0. */
const PACK: readonly number[] = HOME.slice(1).reduce<number[]>((copies, home) => {
  copies[home] = (copies[home] ?? 0) + 1;
  return copies;
}, new Array<number>(64).fill(0));

export function unseenBy(t: Table, hand: readonly CopyId[]): Unseen {
  const copies = PACK.slice();
  let total = HOME.length - 1;
  for (const zone of [hand, t.board, t.pile, t.removed]) {
    for (const card of zone) {
      const home = HOME[card] ?? 0;
      copies[home] = (copies[home] ?? 0) - 1;
      total--;
    }
  }
  return { copies, total: Math.max(1, total) };
}

const unseenAmong = ({ copies }: Unseen, suit: number, ranks: number): number => {
  let sum = 0;
  for (let left = ranks & RANKS; left !== 0; left &= left - 1) sum += copies[slot(suit, lowest(left))] ?? 0;
  return sum;
};

/** Slots that one natural could take in a run, as bits of it: beside it, or where a wild gives way. */
function openTo(run: Shape): number {
  const slots = slotsOf(run);
  const room = roomOf(run) > 0;
  const givesWay = run.jokers | (room ? run.twos : 0);
  if (run.isSet) return givesWay | (0b1111 & ~slots);
  return givesWay | (((slots << 1) | (slots >> 1)) & RANKS & ~slots);
}

/** By suit: the ranks that the runs take, and those they would take after one card more. */
export interface Reach {
  now: number[];
  next: number[];
}

export function reachOf(runs: readonly Shape[]): Reach {
  const now = [0, 0, 0, 0];
  const next = [0, 0, 0, 0];
  for (const run of runs) {
    const open = openTo(run);
    if (run.isSet) {
      for (let left = open; left !== 0; left &= left - 1) {
        const suit = lowest(left);
        now[suit] = (now[suit] ?? 0) | (1 << run.of);
      }
      continue;
    }
    const slots = slotsOf(run);
    now[run.of] = (now[run.of] ?? 0) | open;
    next[run.of] = (next[run.of] ?? 0) | (((slots << 2) | (slots >> 2)) & RANKS & ~slots & ~open);
  }
  return { now, next };
}

/** The ranks of its suit, and the copies of its rank in other suits, that would let this card be laid. */
function outsOf(suit: number, rank: number, held: Holding, reach: Reach, unseen: Unseen): number {
  const hand = held.once[suit] ?? 0;
  const has = (at: number): boolean => at > 0 && ((hand >> at) & 1) === 1;
  let ranks = 0;
  if (has(rank + 1)) ranks |= (1 << (rank + 2)) | (1 << (rank - 1));
  if (has(rank - 1)) ranks |= (1 << (rank + 1)) | (1 << (rank - 2));
  if (has(rank + 2)) ranks |= 1 << (rank + 1);
  if (has(rank - 2)) ranks |= 1 << (rank - 1);
  if ((((reach.next[suit] ?? 0) >> rank) & 1) === 1) {
    ranks |= (reach.now[suit] ?? 0) & ((1 << (rank + 1)) | (1 << (rank - 1)));
  }
  let outs = unseenAmong(unseen, suit, ranks & ~(1 << rank));
  if (rank === ACE || rank === THREE) {
    const others = suitsWith(held, rank) & ~(1 << suit);
    for (let other = 0; other < SUITS.length && others !== 0; other++) {
      if (other !== suit && ((others >> other) & 1) === 0) outs += unseen.copies[slot(other, rank)] ?? 0;
    }
  }
  return outs;
}

/** How stuck a card is: 1 if nothing helps it, down to 0. */
export function burdenOf(place: number, held: Holding, reach: Reach, unseen: Unseen): number {
  const [suit, rank] = [suitOf(place), rankOf(place)];
  const isPair = (((held.twice[suit] ?? 0) >> rank) & 1) === 1;
  if ((((reach.now[suit] ?? 0) >> rank) & 1) === 1) return isPair ? 0.6 : 1 - SUREST;
  const chance = (outsOf(suit, rank, held, reach, unseen) / unseen.total) * CARDS_TO_COME;
  return 1 - Math.min(SUREST, isPair ? chance * 0.7 : chance);
}

export interface Standing {
  held: Holding;
  runs: readonly Shape[];
  minLength: number;
}

/** The cost of a position after its discard, which takes the worst card. */
export function costOf({ held, runs, minLength }: Standing, unseen: Unseen): number {
  const reach = reachOf(runs);
  let sum = 0;
  let worst = 0;
  for (let suit = 0; suit < SUITS.length; suit++) {
    for (let left = held.once[suit] ?? 0; left !== 0; left &= left - 1) {
      const rank = lowest(left);
      const burden = burdenOf(slot(suit, rank), held, reach, unseen);
      worst = Math.max(worst, burden);
      sum += burden * (1 + (((held.twice[suit] ?? 0) >> rank) & 1) + (((held.thrice[suit] ?? 0) >> rank) & 1));
    }
  }
  return sum - worst - WILD * wildsIn(held) - REACH * chanceOf(reach, unseen) + LOCK_CARD * lacking(runs, minLength);
}

/** How likely the next card finds a run that takes it. */
export function chanceOf({ now }: Reach, unseen: Unseen): number {
  let fitting = 0;
  for (let suit = 0; suit < SUITS.length; suit++) fitting += unseenAmong(unseen, suit, now[suit] ?? 0);
  return fitting / unseen.total;
}

/** Cards that the three best runs lack to be a lock. */
function lacking(runs: readonly Shape[], minLength: number): number {
  if (isLocked(runs, minLength)) return 0;
  const lengths = runs
    .filter((run) => wildsOf(run) <= WILDS_EACH && (!run.isSet || minLength <= SET_SLOTS))
    .map((run) => Math.min(minLength, lengthOf(run)));
  lengths.sort((a, b) => b - a);
  const best = lengths.slice(0, LOCK_RUNS).reduce((sum, length) => sum + length, 0);
  return Math.max(1, LOCK_RUNS * minLength - best);
}

/** Naturals in a hand. */
export const naturalsIn = (held: Holding): number => held.size - wildsIn(held);
