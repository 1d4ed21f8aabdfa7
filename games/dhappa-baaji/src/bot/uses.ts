/** Steps worth considering, in bits: naturals first, and wilds where they help naturals out of the hand. */
import { ACE, SUITS, THREE } from '../cards/pack.ts';
import { windows } from '../rules/playable.ts';
import {
  count,
  type Holding,
  highest,
  lowest,
  newShape,
  roomOf,
  type Shape,
  slotsOf,
  suitsWith,
  WINDOW,
} from '../rules/shapes.ts';
import { type Fill, type Filler, type Step, slotIn, step } from '../rules/steps.ts';

/** A Joker first: its natural may bring it back, while a 2 stays. */
const wildOf = (held: Holding): Filler => (held.jokers > 0 ? 'joker' : 'two');
const naturals = (run: Shape, bits: number): Fill[] => {
  const fills: Fill[] = [];
  for (let left = bits; left !== 0; left &= left - 1) fills.push({ slot: slotIn(run, lowest(left)), by: 'natural' });
  return fills;
};
/** Naturals where the hand has them, wilds for the rest. */
function filled(run: Shape, bits: number, has: number, held: Holding): Fill[] {
  const fills = naturals(run, bits & has);
  let { jokers } = held;
  for (let left = bits & ~has; left !== 0; left &= left - 1) {
    fills.push({ slot: slotIn(run, lowest(left)), by: jokers-- > 0 ? 'joker' : 'two' });
  }
  return fills;
}

/** Pure sequences of three, from the lowest rank of each suit up. */
export const pureSequences = (held: Holding): Step[] =>
  SUITS.flatMap((_, suit) => {
    const run = newShape(false, suit);
    return windows(held.once[suit] ?? 0).map((bits) => step('CREATE_RUN', run, naturals(run, bits)));
  });

export const pureSets = (held: Holding): Step[] =>
  [ACE, THREE].flatMap((rank) => {
    const suits = suitsWith(held, rank);
    const run = newShape(true, rank);
    return count(suits) < 3 ? [] : [step('CREATE_RUN', run, naturals(run, threeOf(suits)))];
  });
const threeOf = (suits: number): number => (count(suits) === 4 ? suits & (suits - 1) : suits);

/** A natural that can be added to a run. */
interface Addition {
  step: Step;
  /** How many naturals of the hand can be added one after another, this one included. */
  chain: number;
}

export function additions(run: Shape, held: Holding): Addition[] {
  if (roomOf(run) === 0) return [];
  const slots = slotsOf(run);
  if (run.isSet) {
    const free = suitsWith(held, run.of) & 0b1111 & ~slots;
    return free === 0 ? [] : [{ step: step('ADD_TO_RUN', run, naturals(run, free & -free)), chain: 1 }];
  }
  const hand = held.once[run.of] ?? 0;
  const found: Addition[] = [];
  const [top, bottom] = [highest(slots) + 1, lowest(slots) - 1];
  if (((hand >> top) & 1) === 1) {
    found.push({ step: step('ADD_TO_RUN', run, naturals(run, 1 << top)), chain: upFrom(hand, top) });
  }
  if (bottom >= THREE && ((hand >> bottom) & 1) === 1) {
    found.push({ step: step('ADD_TO_RUN', run, naturals(run, 1 << bottom)), chain: downFrom(hand, bottom) });
  }
  return found;
}

const upFrom = (hand: number, rank: number): number => lowest(~(hand >> rank));
const downFrom = (hand: number, rank: number): number => {
  let length = 0;
  while (((hand >> (rank - length)) & 1) === 1) length++;
  return length;
};

/** A natural claims the slot of a 2, which goes to an end. */
export function claims(run: Shape, held: Holding): Step[] {
  const has = run.isSet ? suitsWith(held, run.of) : (held.once[run.of] ?? 0);
  const claimed = run.twos & has;
  if (claimed === 0 || roomOf(run) === 0) return [];
  const slots = slotsOf(run);
  const from = slotIn(run, lowest(claimed));
  const ends = freeEnds(run, slots);
  return ends.map((bit) => ({
    ...step('ADD_TO_RUN', run, naturals(run, claimed & -claimed)),
    from: [from],
    to: [slotIn(run, bit)],
    named: ends.length > 1,
  }));
}

function freeEnds(run: Shape, slots: number): number[] {
  if (run.isSet) return SUITS.flatMap((_, suit) => (((slots >> suit) & 1) === 1 ? [] : [suit]));
  return [highest(slots) + 1, lowest(slots) - 1].filter((rank) => rank >= THREE && rank <= ACE);
}

/** New runs of two naturals and a wild, and runs that reach a natural across a wild. */
export function wildUses(held: Holding, runs: readonly Shape[], most: number): Step[] {
  const found: Step[] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    const hand = held.once[suit] ?? 0;
    const run = newShape(false, suit);
    for (let low = THREE; low <= ACE - 2; low++) {
      const bits = WINDOW << low;
      const missing = 3 - count(bits & hand);
      if (missing > 0 && missing <= most && missing < 3) {
        found.push(step('CREATE_RUN', run, filled(run, bits, hand, held)));
      }
    }
  }
  for (const rank of [ACE, THREE]) {
    const suits = suitsWith(held, rank);
    const run = newShape(true, rank);
    const free = 0b1111 & ~suits;
    if (count(suits) === 2) found.push(step('CREATE_RUN', run, filled(run, suits | (free & -free), suits, held)));
  }
  for (const run of runs) if (!run.isSet) found.push(...stretches(run, held, most));
  return found;
}

/** A sequence goes on over one or two wilds to the next natural of the hand. */
function stretches(run: Shape, held: Holding, most: number): Step[] {
  const hand = held.once[run.of] ?? 0;
  const slots = slotsOf(run);
  const found: Step[] = [];
  for (const [end, way] of [
    [highest(slots), 1],
    [lowest(slots), -1],
  ] as const) {
    for (let gap = 1; gap <= most; gap++) {
      const goal = end + way * (gap + 1);
      if (goal < THREE || goal > ACE || ((hand >> goal) & 1) === 0) continue;
      let bits = 0;
      for (let rank = end + way; rank !== goal + way; rank += way) bits |= 1 << rank;
      if (count(bits & ~hand) === gap) found.push(step('ADD_TO_RUN', run, filled(run, bits, hand, held)));
    }
  }
  return found;
}

/** A wild goes to the end of any run that has room. */
export function dumps(held: Holding, runs: readonly Shape[]): Step[] {
  const by = wildOf(held);
  return runs.flatMap((run) => {
    const [bit] = roomOf(run) > 0 ? freeEnds(run, slotsOf(run)) : [];
    return bit === undefined ? [] : [step('ADD_TO_RUN', run, [{ slot: slotIn(run, bit), by }])];
  });
}
