/**
 * A turn in a few microseconds, for deals that are only imagined: naturals go down in one order, wilds where they bring
 * two cards down, and everything if that ends the deal. What it leaves is close to what the captain's plan leaves.
 */
import { ACE, SUITS, THREE } from '../cards/pack.ts';
import { isLocked } from '../rules/lock.ts';
import {
  copyHolding,
  count,
  type Holding,
  highest,
  loseFaces,
  lowest,
  type Shape,
  suitsWith,
} from '../rules/shapes.ts';

/** A hand and its team's runs while they change. */
export interface Laying {
  held: Holding;
  runs: Shape[];
  opened: boolean;
  minLength: number;
  /** The number of the newest run. */
  newest: number;
}

const RANKS = 0x7ff8;
const SUITS_ALL = 0b1111;
const WINDOW = 0b111;
const slots = (run: Shape): number => run.naturals | run.twos | run.jokers;

/** May this many cards leave the hand, if the team has the lock now? */
const keeps = (l: Laying, leaving: number): boolean => {
  const left = l.held.size - leaving;
  return left >= 2 || (left === 1 && isLocked(l.runs, l.minLength));
};

const changed = (run: Shape, naturals: number, twos: number, jokers: number): Shape => ({
  id: run.id,
  isSet: run.isSet,
  of: run.of,
  naturals,
  twos,
  jokers,
});

function create(l: Laying, isSet: boolean, of: number, naturals: number, wilds: number): void {
  const joker = wilds !== 0 && l.held.jokers > 0;
  l.runs.push({ id: ++l.newest, isSet, of, naturals, twos: joker ? 0 : wilds, jokers: joker ? wilds : 0 });
  if (isSet) for (let left = naturals; left !== 0; left &= left - 1) loseFaces(l.held, lowest(left), 1 << of);
  else loseFaces(l.held, of, naturals);
  if (wilds !== 0) {
    l.held.size--;
    if (joker) l.held.jokers--;
    else l.held.twos--;
  }
  l.opened = true;
}

function swapJokers(l: Laying): void {
  for (let i = 0; i < l.runs.length; i++) {
    const run = l.runs[i] as Shape;
    if (run.jokers === 0) continue;
    const has = run.isSet ? suitsWith(l.held, run.of) : (l.held.once[run.of] ?? 0);
    const bit = run.jokers & has & -(run.jokers & has);
    if (bit === 0) continue;
    l.runs[i] = changed(run, run.naturals | bit, run.twos, run.jokers & ~bit);
    if (run.isSet) loseFaces(l.held, lowest(bit), 1 << run.of);
    else loseFaces(l.held, run.of, bit);
    l.held.jokers++;
    l.held.size++;
  }
}

/** Pure runs of three, then sets. */
function createPure(l: Laying): boolean {
  let made = false;
  for (let suit = 0; suit < SUITS.length; suit++) {
    for (;;) {
      const ranks = l.held.once[suit] ?? 0;
      const starts = ranks & (ranks >> 1) & (ranks >> 2);
      if (starts === 0 || !keeps(l, 3)) break;
      create(l, false, suit, WINDOW << lowest(starts), 0);
      made = true;
    }
  }
  for (let rank = ACE; rank >= THREE; rank -= ACE - THREE) {
    const suits = suitsWith(l.held, rank);
    if (count(suits) < 3 || !keeps(l, 3)) continue;
    create(l, true, rank, count(suits) === 4 ? suits & (suits - 1) : suits, 0);
    made = true;
  }
  return made;
}

/** Naturals at the ends of runs, in free suits of sets, and on the slots of 2s, which shift. */
function addAll(l: Laying): boolean {
  let made = false;
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < l.runs.length; i++) {
      const run = l.runs[i] as Shape;
      const all = slots(run);
      const has = run.isSet ? suitsWith(l.held, run.of) : (l.held.once[run.of] ?? 0);
      const open = run.isSet ? SUITS_ALL & ~all : ((all << 1) | (all >> 1)) & RANKS & ~all;
      if (open === 0) continue;
      let bit = has & open;
      let twos = run.twos;
      if (bit === 0) {
        bit = has & twos;
        if (bit === 0) continue;
        bit &= -bit;
        twos = (twos & ~bit) | (open & -open);
      } else bit &= -bit;
      if (!keeps(l, 1)) return made;
      l.runs[i] = changed(run, run.naturals | bit, twos, run.jokers);
      if (run.isSet) loseFaces(l.held, lowest(bit), 1 << run.of);
      else loseFaces(l.held, run.of, bit);
      again = true;
      made = true;
    }
  }
  return made;
}

function shedAll(l: Laying): void {
  if (l.opened) swapJokers(l);
  createPure(l);
  while (l.opened && addAll(l)) {
    swapJokers(l);
    if (!createPure(l)) return;
  }
}

/** A new run of two naturals and one wild. */
function pairUp(l: Laying): boolean {
  if (!keeps(l, 3)) return false;
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = l.held.once[suit] ?? 0;
    const near = ranks & (ranks >> 1);
    const apart = ranks & (ranks >> 2);
    const low = near | apart;
    if (low === 0) continue;
    const rank = lowest(apart !== 0 ? apart : near);
    const isApart = apart !== 0;
    const naturals = isApart ? (1 << rank) | (4 << rank) : 3 << rank;
    const wild = isApart ? 2 << rank : rank + 2 <= ACE ? 4 << rank : 1 << (rank - 1);
    create(l, false, suit, naturals, wild);
    return true;
  }
  for (let rank = ACE; rank >= THREE; rank -= ACE - THREE) {
    const suits = suitsWith(l.held, rank);
    if (count(suits) !== 2) continue;
    const free = SUITS_ALL & ~suits;
    create(l, true, rank, suits, free & -free);
    return true;
  }
  return false;
}

/** A sequence goes on over `gap` wilds to a natural of the hand. */
function stretch(l: Laying, gap: number): boolean {
  const wilds = l.held.twos + l.held.jokers;
  if (wilds < gap || !keeps(l, gap + 1)) return false;
  for (let i = 0; i < l.runs.length; i++) {
    const run = l.runs[i] as Shape;
    if (run.isSet) continue;
    const hand = l.held.once[run.of] ?? 0;
    const all = slots(run);
    const [up, down] = [highest(all) + gap + 1, lowest(all) - gap - 1];
    const goal = up <= ACE && ((hand >> up) & 1) === 1 ? up : down >= THREE && ((hand >> down) & 1) === 1 ? down : 0;
    if (goal === 0) continue;
    let bits = 0;
    for (let k = 1; k <= gap; k++) bits |= 1 << (goal === up ? goal - k : goal + k);
    l.runs[i] = withWilds(l, changed(run, run.naturals | (1 << goal), run.twos, run.jokers), bits);
    loseFaces(l.held, run.of, 1 << goal);
    return true;
  }
  return false;
}

function withWilds(l: Laying, run: Shape, bits: number): Shape {
  const made = run;
  for (let left = bits; left !== 0; left &= left - 1) {
    const bit = left & -left;
    l.held.size--;
    if (l.held.jokers > 0) {
      l.held.jokers--;
      made.jokers |= bit;
    } else {
      l.held.twos--;
      made.twos |= bit;
    }
  }
  return made;
}

/** A wild goes to the end of a run, best where it does not touch the lock. */
function dump(l: Laying): boolean {
  if (!keeps(l, 1)) return false;
  let best = -1;
  let most = -1;
  for (let i = 0; i < l.runs.length; i++) {
    const run = l.runs[i] as Shape;
    if ((run.isSet ? SUITS_ALL & ~slots(run) : RANKS & ~slots(run)) === 0) continue;
    const wilds = count(run.twos | run.jokers);
    if (wilds > most) [best, most] = [i, wilds];
  }
  const run = l.runs[best];
  if (!run) return false;
  const all = slots(run);
  const open = run.isSet ? SUITS_ALL & ~all : ((all << 1) | (all >> 1)) & RANKS & ~all;
  l.runs[best] = withWilds(l, changed(run, run.naturals, run.twos, run.jokers), open & -open);
  return true;
}

const wildsLeft = ({ held }: Laying): number => held.twos + held.jokers;
const naturalsLeft = ({ held }: Laying): number => held.size - held.twos - held.jokers;

/** Lays everything if that ends the deal; what it was before otherwise. */
function outOf(l: Laying): Laying | null {
  const end: Laying = { ...l, held: copyHolding(l.held), runs: l.runs.slice() };
  while (naturalsLeft(end) > 1 && wildsLeft(end) > 0) {
    if (!(pairUp(end) || stretch(end, 1) || stretch(end, 2))) return null;
    shedAll(end);
  }
  while (end.held.size > 1 && wildsLeft(end) > 0) if (!dump(end)) return null;
  return end.held.size === 1 && isLocked(end.runs, end.minLength) ? end : null;
}

/** Lays what fits; changes what it is given, and returns it or what goes out. */
export function layQuickly(l: Laying): Laying {
  shedAll(l);
  if (!l.opened) return l;
  if (l.held.size > 1 && naturalsLeft(l) <= 1 + 3 * wildsLeft(l)) {
    const out = outOf(l);
    if (out !== null) return out;
  }
  while (wildsLeft(l) > 0 && naturalsLeft(l) > 2 && pairUp(l)) shedAll(l);
  return l;
}
