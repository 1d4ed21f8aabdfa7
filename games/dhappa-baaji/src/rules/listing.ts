/** The four plays as actions of a menu: judged in full, listed and drawn step by step (`steps.ts`). */
import { type Act, type Action, below, type CopyId, type Layout, must, type Rng } from '@dealers-choice/kernel';
import { formatSlot, HOME, isJoker, isStatic, rankOf, type Slot, suitOf } from '../cards/pack.ts';
import { drawCreate } from './draw-create.ts';
import { meansOf } from './n-pick.ts';
import { isPlayable, type Means } from './playable.ts';
import { carryOut, NEW_SEQUENCE, NEW_SET, type Play, TO_HAND, whyNotPlayed } from './plays.ts';
import { type Holding, holdingOf, runsOfTeam, type Shape, shapeAt, shapesOf } from './shapes.ts';
import { addsTo, after, creates, type Filler, into, meldsOf, type Step, swapsIn } from './steps.ts';
import type { Dhappa, X } from './table.ts';

/** Once in this many times another card than the key is played first. */
const RARELY = 8;

/** A step as a move, with copies for the cards it describes. The key comes first among copies of its face. */
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
    const joker = lying(x, step.run.id, must(step.fills, 0).slot, isJoker);
    return [{ card: joker, as: TO_HAND }];
  }
  if (!step.named) return [];
  return step.from.map((place, i) => {
    const runs = step.other ? [step.other.id, step.run.id] : [step.run.id];
    const two = runs.flatMap((run) => find(x, run, place, isStatic) ?? [])[0];
    return { card: two ?? x.bug(`no 2 lies on ${formatSlot(place)}`), as: formatSlot(must(step.to, i)) };
  });
}

const find = (x: X, run: number, slot: Slot, is: (card: CopyId) => boolean): CopyId | undefined =>
  x.t.board.find((card) => x.t.run[card] === run && x.t.as[card] === slot && is(card));
const lying = (x: X, run: number, slot: Slot, is: (card: CopyId) => boolean): CopyId =>
  find(x, run, slot, is) ?? x.bug(`nothing lies on ${formatSlot(slot)} of run ${run}`);

/**
 * While the key must be played, a play that makes this impossible is legal, but would have to be taken back. Such plays
 * are neither listed nor drawn.
 */
function leadsOn(x: X, means: Means, step: Step): boolean {
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
  /** When the key must be played: steps to look through for one that plays it. */
  toward(means: Means, key: CopyId, rng: Rng): Step[];
}

const heldBy = (x: X): Holding => holdingOf(x.t.hand[x.you]);
const runsBy = (x: X): Shape[] => shapesOf(x.t, x.you & 1);
const oneOf = <T>(list: readonly T[], rng: Rng): T | null =>
  list[list.length > 1 ? below(rng, list.length) : 0] ?? null;

/** The first step that any of the list finds, beginning at a random place. */
function firstFrom<T>(list: readonly T[], rng: Rng, found: (one: T) => Step | null): Step | null {
  const start = list.length > 1 ? below(rng, list.length) : 0;
  for (let i = 0; i < list.length; i++) {
    const step = found(must(list, (start + i) % list.length));
    if (step !== null) return step;
  }
  return null;
}

function inRuns({ opened, runs, held }: Means, steps: (run: Shape, held: Holding) => Step[]): Step[] {
  const all: Step[] = [];
  if (opened) for (const run of runs) all.push(...steps(run, held));
  return all;
}
const belongsTo = ({ isSet, of }: Shape, home: Slot): boolean => of === (isSet ? rankOf(home) : suitOf(home));
/** Runs that this card could join; a wild can join any. */
const runsFor = ({ runs }: Means, key: CopyId): readonly Shape[] => {
  const home = HOME[key] ?? 0;
  return home === 0 ? runs : runs.filter((run) => belongsTo(run, home));
};

const CREATE: How = {
  steps: ({ held, opened }) => creates(held, opened),
  draw: (x, rng) => drawCreate(heldBy(x), x.t.opened[x.you], rng),
  toward({ held, opened }, key, rng) {
    if (!opened) return creates(held, false);
    const home = HOME[key] ?? 0;
    // Now and then another run first, if the key can still be played after it.
    if (home !== 0 && below(rng, RARELY) > 0) return creates(held, true, home);
    const drawn = drawCreate(held, opened, rng);
    return drawn ? [drawn] : [];
  },
};
const ADD: How = {
  steps: (means) => inRuns(means, addsTo),
  draw(x, rng) {
    const run = oneOf(runsOfTeam(x.t, x.you & 1), rng);
    return run === null ? null : oneOf(addsTo(shapeAt(x.t, run), heldBy(x)), rng);
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
function meldsInto(run: Shape, runs: readonly Shape[]): Step[] {
  const all: Step[] = [];
  for (const other of runs) if (!other.isSet && other.of === run.of) all.push(...meldsOf(run, other));
  return all;
}
const MELD: How = {
  steps: ({ opened, runs }) => (opened ? runs.flatMap((run) => meldsInto(run, runs)) : []),
  draw(x, rng) {
    if (x.t.runBy.length < 2) return null;
    const id = oneOf(runsOfTeam(x.t, x.you & 1), rng);
    const run = id === null ? null : shapeAt(x.t, id);
    return run === null || run.isSet ? null : oneOf(meldsInto(run, runsBy(x)), rng);
  },
  toward: () => [],
};

/** One way to play a natural key into a run that lies there, without looking at any other card. */
function keyStep({ opened, runs }: Means, home: Slot, rng: Rng): Step | null {
  if (!opened || home === 0) return null;
  return firstFrom(runs, rng, (run) => (belongsTo(run, home) ? into(run, home, rng) : null));
}

/** While the key must be played, only plays that lead there are worth a try. */
function drawToward(x: X, rng: Rng, first: How): Step | null {
  const means = meansOf(x);
  const key = x.t.key as CopyId;
  // Mostly the key itself, at once; now and then any play that leads there.
  const direct = below(rng, RARELY) > 0 ? keyStep(means, HOME[key] ?? 0, rng) : null;
  if (direct !== null) return direct;
  for (const how of [first, ADD, SWAP, CREATE]) {
    const step = firstFrom(how.toward(means, key, rng), rng, (one) => (leadsOn(x, means, one) ? one : null));
    if (step !== null) return step;
  }
  return null;
}

const play = (id: Play, how: How): Action<Dhappa> => ({
  id,
  ways(x) {
    const means = meansOf(x);
    return how
      .steps(means)
      .filter((step) => leadsOn(x, means, step))
      .map((step) => moveOf(x, step));
  },
  randomWay(x, rng) {
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
