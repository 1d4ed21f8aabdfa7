/** The four plays as actions of a menu: judged in full, listed and drawn step by step (`steps.ts`). */
import { type Act, type Action, at, below, type CopyId, type Layout, type Rng } from '@dealers-choice/kernel';
import { ACE, formatSlot, HOME, isJoker, isStatic, rankOf, type Slot, suitOf, THREE } from '../cards/pack.ts';
import { meansOf } from './n-pick.ts';
import { isPlayable, type Means } from './playable.ts';
import { carryOut, NEW_SEQUENCE, NEW_SET, TO_HAND, whyNotPlayed } from './plays.ts';
import { count, type Holding, holdingOf, type Shape, shapesOf, wildsIn } from './shapes.ts';
import {
  addsTo,
  after,
  creates,
  type Filler,
  into,
  meldsOf,
  type Step,
  suitsWith,
  swapsIn,
  threesIn,
} from './steps.ts';
import type { Dhappa, X } from './table.ts';

/** Draws a 2 or a Joker where the natural is in the hand once in so many times. */
const RARELY = 8;

/** A step as a move: copies for what it only describes. The key comes first among copies of its face. */
export function moveOf(x: X, step: Step): Act {
  const used: CopyId[] = [];
  const cards = step.fills.map(({ slot, by }) => {
    const card = pickCopy(x, slot, by, used);
    used.push(card);
    return { card, as: by === 'natural' ? '' : formatSlot(slot) };
  });
  const { run, other } = step;
  const where = run.id === 0 ? (run.isSet ? NEW_SET : NEW_SEQUENCE) : run.id;
  const layout: Layout = { run: where, cards, shifts: shiftsOf(x, step) };
  return other ? { do: step.do, at: other.id, layout } : { do: step.do, layout };
}

function pickCopy(x: X, slot: Slot, by: Filler, used: readonly CopyId[]): CopyId {
  let found: CopyId | null = null;
  for (const card of x.t.hand[x.you]) {
    const fits = by === 'natural' ? HOME[card] === slot : by === 'two' ? isStatic(card) : isJoker(card);
    if (!fits || used.includes(card)) continue;
    if (card === x.t.key) return card;
    found ??= card;
  }
  return found ?? x.bug(`the hand has no ${by} for ${formatSlot(slot)}`);
}

function shiftsOf(x: X, step: Step): Layout['shifts'] {
  if (step.do === 'SWAP_JOKER') {
    const joker = lying(x, step.run.id, at(step.fills, 0).slot, isJoker);
    return [{ card: joker, as: TO_HAND }];
  }
  if (!step.named) return [];
  return step.from.map((place, i) => {
    const runs = step.other ? [step.other.id, step.run.id] : [step.run.id];
    const two = runs.flatMap((run) => find(x, run, place, isStatic) ?? [])[0];
    return { card: two ?? x.bug(`no 2 lies on ${formatSlot(place)}`), as: formatSlot(at(step.to, i)) };
  });
}

const find = (x: X, run: number, slot: Slot, is: (card: CopyId) => boolean): CopyId | undefined =>
  x.t.board.find((card) => x.t.run[card] === run && x.t.as[card] === slot && is(card));
const lying = (x: X, run: number, slot: Slot, is: (card: CopyId) => boolean): CopyId =>
  find(x, run, slot, is) ?? x.bug(`nothing lies on ${formatSlot(slot)} of run ${run}`);

/**
 * While a card must be played, a play after which it could not be is legal, but leads nowhere unless it is taken back.
 * Such plays are neither listed nor drawn.
 */
export function leadsOn(x: X, means: Means, step: Step): boolean {
  if (!x.t.mustPlay) return true;
  const key = x.t.key as CopyId;
  const isKey = ({ slot, by }: Step['fills'][number]): boolean =>
    by === 'natural' ? HOME[key] === slot : by === 'two' ? isStatic(key) : isJoker(key);
  if (step.fills.some(isKey)) return true;
  return isPlayable({ ...means, ...after(means.held, means.runs, step), opened: true }, key);
}

interface How {
  steps(means: Means): Step[];
  /** One of them at random, or null. */
  draw(x: X, rng: Rng): Step | null;
  /** Steps among which those are that play the key, when it must be played. */
  toward(means: Means, key: CopyId, rng: Rng): Step[];
}

const heldBy = (x: X): Holding => holdingOf(x.t.hand[x.you]);
const runsBy = (x: X): Shape[] => shapesOf(x.t, x.you & 1);
const oneOf = <T>(list: readonly T[], rng: Rng): T | null =>
  list[list.length > 1 ? below(rng, list.length) : 0] ?? null;

/** The first that will do, from a random place on. */
function firstFrom<T>(list: readonly T[], rng: Rng, will: (one: T) => boolean): T | null {
  const start = list.length > 1 ? below(rng, list.length) : 0;
  for (let i = 0; i < list.length; i++) {
    const one = at(list, (start + i) % list.length);
    if (will(one)) return one;
  }
  return null;
}

const inRuns = (means: Means, steps: (run: Shape, held: Holding) => Step[]): Step[] =>
  means.opened ? means.runs.flatMap((run) => steps(run, means.held)) : [];
/** Runs that a card could be part of; a wild can of all. */
const runsFor = ({ runs }: Means, key: CopyId): Shape[] => {
  const home = HOME[key] ?? 0;
  return home === 0 ? [...runs] : runs.filter(({ isSet, of }) => of === (isSet ? rankOf(home) : suitOf(home)));
};

const CREATE: How = {
  steps: ({ held, opened }) => creates(held, opened),
  draw: (x, rng) => drawCreate(heldBy(x), x.t.opened[x.you], rng),
  toward({ held, opened }, key, rng) {
    if (!opened) return creates(held, false);
    const home = HOME[key] ?? 0;
    // Now and then something else first, as far as the key can still be played.
    if (home !== 0 && below(rng, RARELY) > 0) return creates(held, true, home);
    const drawn = drawCreate(held, opened, rng);
    return drawn ? [drawn] : [];
  },
};
const ADD: How = {
  steps: (means) => inRuns(means, addsTo),
  draw(x, rng) {
    const run = oneOf(runsBy(x), rng);
    return run && oneOf(addsTo(run, heldBy(x)), rng);
  },
  toward(means, key, rng) {
    const runs = below(rng, RARELY) > 0 ? runsFor(means, key) : means.runs;
    return inRuns({ ...means, runs }, addsTo);
  },
};
const SWAP: How = {
  steps: (means) => inRuns(means, swapsIn),
  draw(x, rng) {
    if (!x.t.board.some(isJoker)) return null;
    const runs = runsBy(x).filter(({ jokers }) => jokers !== 0);
    const held = runs.length === 0 ? null : heldBy(x);
    return held && oneOf(inRuns({ held, runs, opened: true, minLength: 0 }, swapsIn), rng);
  },
  toward: (means) => inRuns(means, swapsIn),
};
const meldsInto = (run: Shape, runs: readonly Shape[]): Step[] =>
  runs.filter(({ isSet, of }) => !isSet && of === run.of).flatMap((other) => meldsOf(run, other));
const MELD: How = {
  steps: ({ opened, runs }) => (opened ? runs.flatMap((run) => meldsInto(run, runs)) : []),
  draw(x, rng) {
    if (x.t.runBy.length < 2) return null;
    const runs = runsBy(x);
    const run = oneOf(runs, rng);
    return run && oneOf(meldsInto(run, runs), rng);
  },
  toward: () => [],
};

/** One way to play a natural key into a run that lies there, without looking at any other card. */
function keyStep({ opened, runs }: Means, home: Slot, rng: Rng): Step | null {
  if (!opened || home === 0) return null;
  const start = runs.length > 1 ? below(rng, runs.length) : 0;
  for (let i = 0; i < runs.length; i++) {
    const run = at(runs, (start + i) % runs.length);
    if (run.of !== (run.isSet ? rankOf(home) : suitOf(home))) continue;
    const step = into(run, home, rng);
    if (step !== null) return step;
  }
  return null;
}

/** While the key must be played, any play that leads there will do: most others are not worth a try. */
function drawToward(x: X, rng: Rng, first: How): Step | null {
  const means = meansOf(x);
  // Mostly the key itself, at once; now and then whatever leads there.
  const direct = below(rng, RARELY) > 0 ? keyStep(means, HOME[x.t.key] ?? 0, rng) : null;
  if (direct !== null) return direct;
  for (const how of [first, ADD, SWAP, CREATE]) {
    const step = firstFrom(how.toward(means, x.t.key as CopyId, rng), rng, (one) => leadsOn(x, means, one));
    if (step !== null) return step;
  }
  return null;
}

const play = (id: Step['do'], how: How): Action<Dhappa> => ({
  id,
  ways(x) {
    const means = meansOf(x);
    return how
      .steps(means)
      .filter((step) => leadsOn(x, means, step))
      .map((step) => moveOf(x, step));
  },
  draw(x, rng) {
    if (!x.t.mustPlay && id !== 'CREATE_RUN' && !x.t.opened[x.you]) return null;
    const step = x.t.mustPlay ? drawToward(x, rng, how) : how.draw(x, rng);
    if (step === null) return null;
    const move = moveOf(x, step);
    // A step is a legal play but for the keep rule, which counts when the hand is nearly empty.
    return x.t.hand[x.you].length - step.fills.length < 2 && whyNotPlayed(x, move) ? null : move;
  },
  refuse: whyNotPlayed,
  do(x) {
    const layout = x.layout ?? x.bug(`${id} without a layout`);
    carryOut(x, id === 'MELD_RUNS' ? { do: id, at: x.at, layout } : { do: id, layout });
  },
});

export const creating = play('CREATE_RUN', CREATE);
export const adding = play('ADD_TO_RUN', ADD);
export const swapping = play('SWAP_JOKER', SWAP);
export const melding = play('MELD_RUNS', MELD);

/** One of the threes that can be laid, with wilds where it must, and now and then where it need not. */
function drawCreate(held: Holding, opened: boolean, rng: Rng): Step | null {
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
  const run: Shape = { id: 0, isSet, of, naturals: 0, twos: 0, jokers: 0 };
  const low = rankOf(three ?? 0);
  const bits = isSet ? drawSuits(held, of, rng) : [low + 2, low + 1, low];
  return {
    do: 'CREATE_RUN',
    run,
    fills: fill(run, bits, held, opened, rng),
    other: null,
    from: [],
    to: [],
    named: false,
  };
}

/** Three of the four suits; with two naturals, both of them. */
function drawSuits(held: Holding, rank: number, rng: Rng): number[] {
  const has = suitsWith(held, rank);
  const naturals = [0, 1, 2, 3].filter((suit) => ((has >> suit) & 1) === 1);
  const others = [0, 1, 2, 3].filter((suit) => ((has >> suit) & 1) === 0);
  if (naturals.length === 2) return [...naturals, at(others, below(rng, others.length))];
  naturals.splice(below(rng, naturals.length), naturals.length - 3);
  return naturals;
}

function fill(run: Shape, bits: readonly number[], held: Holding, opened: boolean, rng: Rng): Step['fills'] {
  let { twos, jokers } = held;
  const isHeld = (bit: number): boolean =>
    (((run.isSet ? suitsWith(held, run.of) : (held.once[run.of] ?? 0)) >> bit) & 1) === 1;
  let spare = opened ? bits.filter(isHeld).length - (run.isSet ? 2 : 1) : 0;
  let missing = bits.length - bits.filter(isHeld).length;
  return bits.map((bit) => {
    const slot = run.isSet ? bit * 16 + run.of : run.of * 16 + bit;
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
