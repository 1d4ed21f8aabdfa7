/**
 * Which plays there are, in bits: the smallest ones, of which every other is made. A run of more cards is a create of
 * three and single adds; several cards added at once can be added one by one from the inside out, each 2 shifting as
 * its natural arrives; a bridge can be added to one of the runs before they meld. So every board that legal plays can
 * reach, these reach too, but for which copy of a face, which 2 and which Joker is used (`test/complete.test.ts`).
 */
import { below, type Rng } from '@dealers-choice/kernel';
import { ACE, rankOf, type Slot, SUITS, slot, suitOf, THREE } from '../cards/pack.ts';
import type { Play } from './plays.ts';
import {
  copyHolding,
  count,
  type Holding,
  highest,
  lengthOf,
  loseFaces,
  lowest,
  newShape,
  roomOf,
  SEQUENCE_SLOTS,
  type Shape,
  slotsOf,
  suitsWith,
  WINDOW,
  wildsIn,
} from './shapes.ts';
import { ranksDown, spreadTwos } from './shift.ts';

/** The kind of card from the hand that fills a slot. */
export type Filler = 'natural' | 'two' | 'joker';
export interface Fill {
  slot: Slot;
  by: Filler;
}

export interface Step {
  do: Play;
  /** The run that it is done to; a new one has the number 0. */
  run: Shape;
  fills: Fill[];
  /** The run that is melded into it. */
  other: Shape | null;
  /** Old slots of 2s that move, and where to, both in the order of a run; `named` when the move must say so. */
  from: readonly Slot[];
  to: readonly Slot[];
  named: boolean;
}

const NOWHERE: readonly Slot[] = [];

/** The slot of a bit of a run. */
export const slotIn = ({ isSet, of }: Shape, bit: number): Slot => (isSet ? slot(bit, of) : slot(of, bit));

export const step = (play: Play, run: Shape, fills: Fill[]): Step => ({
  do: play,
  run,
  fills,
  other: null,
  from: NOWHERE,
  to: NOWHERE,
  named: false,
});

/** Sequences of three that the hand can lay, by their lowest slot; without wilds before opening. */
export function threesIn(held: Holding, wilds: number): Slot[] {
  const found: Slot[] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = held.once[suit] ?? 0;
    if (ranks === 0) continue;
    for (let low = THREE; low <= ACE - 2; low++) {
      const missing = count((WINDOW << low) & ~ranks);
      if (missing <= wilds && missing < 3) found.push(slot(suit, low));
    }
  }
  return found;
}

/** A way to fill the three slots of a new run. */
interface Filling {
  /** From the highest slot down. */
  by: readonly [Filler, Filler, Filler];
  naturals: number;
  twos: number;
  jokers: number;
}
const FILLERS: readonly Filler[] = ['natural', 'two', 'joker'];
const FILLINGS: readonly Filling[] = FILLERS.flatMap((first) =>
  FILLERS.flatMap((second) =>
    FILLERS.map((third): Filling => {
      const by = [first, second, third] as const;
      const many = (filler: Filler): number => by.filter((one) => one === filler).length;
      return { by, naturals: many('natural'), twos: many('two'), jokers: many('joker') };
    }),
  ),
);

/** Adds every filling of these slots of a new run, with as many naturals as its kind needs. */
function pushFillings(steps: Step[], run: Shape, slots: number, held: Holding, wild: boolean): void {
  const has = fitting(run, held);
  const [low, high] = [lowest(slots), highest(slots)];
  const bits = [high, highest(slots & ~(1 << high)), low];
  for (const { by, naturals, twos, jokers } of FILLINGS) {
    if (naturals < (run.isSet ? 2 : 1) || (naturals < 3 && !wild) || twos > held.twos || jokers > held.jokers) continue;
    if (by.some((filler, i) => filler === 'natural' && ((has >> (bits[i] ?? 0)) & 1) === 0)) continue;
    steps.push(
      step(
        'CREATE_RUN',
        run,
        by.map((filler, i) => ({ slot: slotIn(run, bits[i] ?? 0), by: filler })),
      ),
    );
  }
}

/** Every new run of three; `through` names a slot that must be in it, 0 any. */
export function creates(held: Holding, opened: boolean, through: Slot = 0): Step[] {
  const [ofSuit, ofRank] = [suitOf(through), rankOf(through)];
  const steps: Step[] = [];
  for (const three of threesIn(held, opened ? wildsIn(held) : 0)) {
    const [suit, low] = [suitOf(three), rankOf(three)];
    if (through !== 0 && (suit !== ofSuit || ofRank < low || ofRank > low + 2)) continue;
    pushFillings(steps, newShape(false, suit), WINDOW << low, held, opened);
  }
  for (const rank of [ACE, THREE]) {
    if (count(suitsWith(held, rank)) < 2 || (through !== 0 && ofRank !== rank)) continue;
    for (let without = 0; without < SUITS.length; without++) {
      pushFillings(steps, newShape(true, rank), 0b1111 & ~(1 << without), held, opened);
    }
  }
  return steps;
}

/** Bits of the hand's naturals that belong into this run. */
export const fitting = (run: Shape, held: Holding): number =>
  run.isSet ? suitsWith(held, run.of) : (held.once[run.of] ?? 0);

/** Single cards that can be added to a run: beside it, or on the slot of a 2, which then shifts. */
export function addsTo(run: Shape, held: Holding): Step[] {
  if (roomOf(run) === 0) return [];
  const slots = slotsOf(run);
  const steps: Step[] = [];
  const naturals = fitting(run, held);
  const ends = freeBits(run, slots);
  for (const bit of ends) {
    const place = slotIn(run, bit);
    if (((naturals >> bit) & 1) === 1) steps.push(step('ADD_TO_RUN', run, [{ slot: place, by: 'natural' }]));
    if (held.twos > 0) steps.push(step('ADD_TO_RUN', run, [{ slot: place, by: 'two' }]));
    if (held.jokers > 0) steps.push(step('ADD_TO_RUN', run, [{ slot: place, by: 'joker' }]));
  }
  for (let claimed = run.twos & naturals; claimed !== 0; claimed &= claimed - 1) {
    const place = slotIn(run, lowest(claimed));
    for (const bit of ends) {
      const one = step('ADD_TO_RUN', run, [{ slot: place, by: 'natural' }]);
      steps.push({ ...one, from: [place], to: [slotIn(run, bit)], named: ends.length > 1 });
    }
  }
  return steps;
}

/** Where one card more can go: the next rank at either end, or any free suit. */
function freeBits(run: Shape, slots: number): number[] {
  if (run.isSet) return SUITS.flatMap((_, suit) => (((slots >> suit) & 1) === 1 ? [] : [suit]));
  const ends: number[] = [];
  if (lowest(slots) > THREE) ends.push(lowest(slots) - 1);
  if (highest(slots) < ACE) ends.push(highest(slots) + 1);
  return ends;
}

/** One way to put a natural into a run by itself: beside it, in place of a Joker, or of a 2 that shifts. */
export function into(run: Shape, home: Slot, rng: Rng): Step | null {
  const bit = run.isSet ? suitOf(home) : rankOf(home);
  if (((run.naturals >> bit) & 1) === 1) return null;
  const fill: Fill[] = [{ slot: home, by: 'natural' }];
  if (((run.jokers >> bit) & 1) === 1) return step('SWAP_JOKER', run, fill);
  const ends = roomOf(run) === 0 ? [] : freeBits(run, slotsOf(run));
  if (((run.twos >> bit) & 1) === 0) return ends.includes(bit) ? step('ADD_TO_RUN', run, fill) : null;
  const to = ends[ends.length > 1 ? below(rng, ends.length) : 0];
  if (to === undefined) return null;
  return { ...step('ADD_TO_RUN', run, fill), from: [home], to: [slotIn(run, to)], named: ends.length > 1 };
}

/** Jokers of a run whose natural is in the hand. */
export function swapsIn(run: Shape, held: Holding): Step[] {
  const steps: Step[] = [];
  for (let mask = run.jokers & fitting(run, held); mask !== 0; mask &= mask - 1) {
    steps.push(step('SWAP_JOKER', run, [{ slot: slotIn(run, lowest(mask)), by: 'natural' }]));
  }
  return steps;
}

/** Every way to meld one run into another without a bridge. */
export function meldsOf(run: Shape, other: Shape): Step[] {
  if (run.isSet || other.isSet || run.of !== other.of || run.id === other.id) return [];
  const [here, there] = [slotsOf(run), slotsOf(other)];
  if (lengthOf(run) + lengthOf(other) > SEQUENCE_SLOTS) return [];
  const firm = (shape: Shape): number => shape.naturals | shape.jokers;
  if ((firm(run) & firm(other)) !== 0) return [];
  const displaced = (run.twos & firm(other)) | (other.twos & here);
  const choices = spreadTwos(here | there, count(displaced));
  const from = ranksDown(displaced).map((rank) => slot(run.of, rank));
  return choices.map((places) => ({
    ...step('MELD_RUNS', run, []),
    other,
    from,
    to: ranksDown(places).map((rank) => slot(run.of, rank)),
    named: choices.length > 1,
  }));
}

/** Hand and runs after a step, for a look ahead. */
export function after(held: Holding, runs: readonly Shape[], done: Step): { held: Holding; runs: Shape[] } {
  const then = copyHolding(held);
  const run = { ...done.run };
  const bitOf = (place: Slot): number => 1 << (run.isSet ? suitOf(place) : rankOf(place));
  const mask = (places: readonly Slot[]): number => places.reduce((bits, place) => bits | bitOf(place), 0);
  if (done.other) {
    run.naturals |= done.other.naturals;
    run.jokers |= done.other.jokers;
    run.twos |= done.other.twos;
  }
  run.twos = (run.twos & ~(mask(done.from) & (run.naturals | run.jokers))) | mask(done.to);
  for (const { slot: place, by } of done.fills) {
    if (by === 'natural') {
      loseFaces(then, suitOf(place), 1 << rankOf(place));
      run.naturals |= bitOf(place);
      run.jokers &= ~bitOf(place);
      if (done.from.includes(place)) run.twos &= ~bitOf(place);
    } else {
      then.size--;
      then[by === 'two' ? 'twos' : 'jokers']--;
      run[by === 'two' ? 'twos' : 'jokers'] |= bitOf(place);
    }
  }
  if (done.do === 'SWAP_JOKER') {
    then.jokers++;
    then.size++;
  }
  const rest = runs.filter(({ id }) => id !== run.id && id !== done.other?.id);
  return { held: then, runs: [...rest, run] };
}
