/** Which cards to lay in this turn: naturals in a few orders, then wilds as far as they pay, or all to go out. */
import type { CopyId } from '@dealers-choice/kernel';
import { HOME, isStatic, isWild } from '../cards/pack.ts';
import { cardsToKeep, isLocked } from '../rules/lock.ts';
import { isPlayable, type Means } from '../rules/playable.ts';
import { wildsIn } from '../rules/shapes.ts';
import { addsTo, after, creates, meldsOf, type Step, swapsIn } from '../rules/steps.ts';
import { additions, claims, dumps, pureSequences, pureSets, wildUses } from './uses.ts';
import { costOf, naturalsIn, type Unseen } from './worth.ts';

/** A turn being thought through: `key` is a card that must still be played, 0 for none. */
export interface Draft extends Means {
  key: CopyId | 0;
  unseen: Unseen;
  steps: Step[];
}

export interface Plan {
  steps: readonly Step[];
  /** Of the position after the discard; lower is better. */
  cost: number;
  /** Where the steps lead. */
  draft: Draft;
}

type Order = (draft: Draft) => Step[];
export const OUT_COST = -1000;
/** On the way out this many wilds may be spent to lay one natural. */
const WILDS_FOR_ONE = 2;

const plays = (key: CopyId, { fills }: Step): boolean =>
  fills.some(({ slot, by }) =>
    by === 'natural' ? HOME[key] === slot : isWild(key) && isStatic(key) === (by === 'two'),
  );

/** The draft after a step; null if too few cards are kept (DB-54), or the key could not be played any more. */
export function next(draft: Draft, step: Step): Draft | null {
  const { minLength, unseen, steps } = draft;
  const then = after(draft.held, draft.runs, step);
  if (then.held.size < 2 && then.held.size < cardsToKeep(isLocked(then.runs, minLength))) return null;
  // A new run needs a number of its own, so that the next one does not replace it.
  if (step.run.id === 0) for (const run of then.runs) if (run.id === 0) run.id = -2 - steps.length;
  const key = draft.key !== 0 && plays(draft.key, step) ? 0 : draft.key;
  const made: Draft = {
    held: then.held,
    runs: then.runs,
    minLength,
    unseen,
    opened: true,
    key,
    steps: steps.concat(step),
  };
  return key === 0 || isPlayable(made, key) ? made : null;
}

const sequences: Order = ({ held }) => pureSequences(held);
const fromTheTop: Order = ({ held }) => pureSequences(held).reverse();
const sets: Order = ({ held }) => pureSets(held);
const swaps: Order = ({ held, runs, opened }) => (opened ? runs.flatMap((run) => swapsIn(run, held)) : []);
/** Cards that the most naturals can follow come first. */
const adds: Order = ({ held, runs, opened }) => {
  if (!opened) return [];
  const all = runs.flatMap((run) => additions(run, held)).sort((a, b) => b.chain - a.chain);
  return all.length > 0 ? all.map(({ step }) => step) : runs.flatMap((run) => claims(run, held));
};

const USUAL_WAY: readonly Order[] = [swaps, sequences, sets, adds];
/** Orders to try: which of them sheds most depends on the hand. */
const WAYS: readonly (readonly Order[])[] = [
  USUAL_WAY,
  [swaps, fromTheTop, sets, adds],
  [swaps, sets, sequences, adds],
  [swaps, adds, sequences, sets],
];

/** Lays naturals until no other one fits. */
function shed(start: Draft, orders: readonly Order[]): Draft {
  let draft = start;
  for (let made: Draft | null = start; made !== null; ) {
    draft = made;
    made = null;
    for (const order of orders) {
      made = firstOf(draft, order(draft));
      if (made !== null) break;
    }
  }
  return draft;
}

function firstOf(draft: Draft, steps: readonly Step[]): Draft | null {
  for (const step of steps) {
    const made = next(draft, step);
    if (made !== null) return made;
  }
  return null;
}

/** The step after which the position costs least. */
function bestOf(draft: Draft, steps: readonly Step[]): Draft | null {
  let best: Draft | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const made = next(draft, step);
    if (made === null) continue;
    const cost = costOf(made, made.unseen);
    if (cost < least) [best, least] = [made, cost];
  }
  return best;
}

/** Every small step there is. */
const everyStep = ({ held, runs, opened }: Draft): Step[] => [
  ...creates(held, opened),
  ...(opened ? runs.flatMap((run) => [...addsTo(run, held), ...swapsIn(run, held)]) : []),
];

/** Takes any steps it needs to play the key. */
function playKey(start: Draft, orders: readonly Order[]): Draft | null {
  let draft: Draft | null = start;
  while (draft !== null && draft.key !== 0) draft = towardKey(draft, draft.key);
  return draft && shed(draft, orders);
}

function towardKey(draft: Draft, key: CopyId): Draft | null {
  const all = everyStep(draft);
  const direct = all.filter((step) => plays(key, step));
  return bestOf(draft, direct) ?? bestOf(draft, all);
}

/** Spends wilds one by one where they help most, and returns the best position on the way. */
function spendWilds(start: Draft, orders: readonly Order[]): Draft {
  let [best, least] = [start, costOf(start, start.unseen)];
  for (let draft: Draft | null = start; draft !== null && wildsIn(draft.held) > 0; ) {
    draft = draft.opened ? bestOf(draft, wildUses(draft.held, draft.runs, 1)) : null;
    if (draft === null) break;
    draft = shed(draft, orders);
    const cost = costOf(draft, draft.unseen);
    if (cost < least) [best, least] = [draft, cost];
  }
  return best;
}

/** Lays everything; null unless one card is left to discard and the team has the lock. */
export function goOut(start: Draft, orders: readonly Order[] = USUAL_WAY): Draft | null {
  let draft: Draft | null = start.opened ? start : null;
  while (draft !== null && naturalsIn(draft.held) > 1 && wildsIn(draft.held) > 0) draft = bringDown(draft, orders);
  while (draft !== null && draft.held.size > 1 && wildsIn(draft.held) > 0) {
    draft = bestOf(draft, dumps(draft.held, draft.runs));
  }
  return draft !== null && isOut(draft) ? draft : null;
}

/** Lays a natural with the help of one wild, or of more if one is not enough. */
function bringDown(draft: Draft, orders: readonly Order[]): Draft | null {
  const { held, runs } = draft;
  const most = Math.min(WILDS_FOR_ONE, wildsIn(held));
  const made = bestOf(draft, wildUses(held, runs, 1)) ?? (most > 1 ? bestOf(draft, wildUses(held, runs, most)) : null);
  return made && shed(made, orders);
}

export const isOut = ({ held, runs, minLength }: Draft): boolean => held.size === 1 && isLocked(runs, minLength);

/** Melds two sequences where the lock needs it; then there may be one card fewer to keep. */
function meldForLock(start: Draft, orders: readonly Order[]): Draft {
  const { runs, opened, minLength, unseen } = start;
  if (!opened || isLocked(runs, minLength)) return start;
  const melds = runs.flatMap((run) => runs.flatMap((other) => (run.id < other.id ? meldsOf(run, other) : [])));
  const made = bestOf(start, melds);
  return made !== null && costOf(made, unseen) < costOf(start, unseen) ? shed(made, orders) : start;
}

export function planFor(start: Draft): Plan | null {
  let best: { draft: Draft; cost: number; orders: readonly Order[] } | null = null;
  for (const orders of WAYS) {
    const natural = shed(start, orders);
    const free = natural.key === 0 ? natural : playKey(natural, orders);
    if (free === null) continue;
    const draft = meldForLock(free, orders);
    const out = mayGoOut(draft) ? goOut(draft, orders) : null;
    if (out) return { steps: out.steps, cost: OUT_COST, draft: out };
    const cost = costOf(draft, draft.unseen);
    if (best === null || cost < best.cost) best = { draft, cost, orders };
  }
  if (best === null) return null;
  const done = spendWilds(best.draft, best.orders);
  return { steps: done.steps, cost: costOf(done, done.unseen), draft: done };
}

/** A rough limit: each wild helps two naturals out of the hand, and perhaps a third. */
export const mayGoOut = ({ held }: Draft): boolean => naturalsIn(held) <= 1 + 3 * wildsIn(held);
