/** A new run at random, without listing them all. */
import { below, must, type Rng } from '@dealers-choice/kernel';
import { ACE, rankOf, suitOf, THREE } from '../cards/pack.ts';
import { count, type Holding, newShape, type Shape, suitsWith, wildsIn } from './shapes.ts';
import { type Fill, fitting, type Step, slotIn, step, threesIn } from './steps.ts';

/** Once in this many times a wild is laid although the natural is in the hand. */
const RARELY = 8;

/** A random run of three, with wilds where naturals are missing, and now and then where they are not. */
export function drawCreate(held: Holding, opened: boolean, rng: Rng): Step | null {
  const wilds = opened ? wildsIn(held) : 0;
  const threes = threesIn(held, wilds);
  const ranks = [ACE, THREE].filter((rank) => {
    const naturals = count(suitsWith(held, rank));
    return naturals >= 3 || (naturals === 2 && wilds > 0);
  });
  if (threes.length + ranks.length === 0) return null;
  const chosen = below(rng, threes.length + ranks.length);
  const three = threes[chosen];
  const isSet = three === undefined;
  const of = three !== undefined ? suitOf(three) : (ranks[chosen - threes.length] ?? 0);
  const run = newShape(isSet, of);
  const low = rankOf(three ?? 0);
  const bits = isSet ? drawSuits(held, of, rng) : [low + 2, low + 1, low];
  return step('CREATE_RUN', run, fill(run, bits, held, opened, rng));
}

/** Three of the four suits; with two naturals, both of them. */
function drawSuits(held: Holding, rank: number, rng: Rng): number[] {
  const has = suitsWith(held, rank);
  const naturals = [0, 1, 2, 3].filter((suit) => ((has >> suit) & 1) === 1);
  const others = [0, 1, 2, 3].filter((suit) => !naturals.includes(suit));
  if (naturals.length === 2) return [...naturals, must(others, below(rng, others.length))];
  naturals.splice(below(rng, naturals.length), naturals.length - 3);
  return naturals;
}

/** A natural where the hand has it; a missing one, and now and then another, is replaced by a wild. */
function fill(run: Shape, bits: readonly number[], held: Holding, opened: boolean, rng: Rng): Fill[] {
  let { twos, jokers } = held;
  const naturals = fitting(run, held);
  const isHeld = (bit: number): boolean => ((naturals >> bit) & 1) === 1;
  let spare = opened ? bits.filter(isHeld).length - (run.isSet ? 2 : 1) : 0;
  let missing = bits.length - bits.filter(isHeld).length;
  return bits.map((bit) => {
    const slot = slotIn(run, bit);
    const natural = isHeld(bit);
    const wilds = twos + jokers - missing;
    if (natural && !(spare > 0 && wilds > 0 && below(rng, RARELY) === 0)) return { slot, by: 'natural' };
    if (natural) spare--;
    else missing--;
    const by = below(rng, twos + jokers) < twos ? 'two' : 'joker';
    if (by === 'two') twos--;
    else jokers--;
    return { slot, by };
  });
}
