/** What to lay in this turn: naturals in a few orders, then wilds as far as they pay, and everything to go out. */
import type { CopyId } from '@dealers-choice/kernel';
import { HOME, isStatic, isWild } from '../cards/pack.ts';
import { cardsToKeep, isLocked } from '../rules/lock.ts';
import { isPlayable, type Means } from '../rules/playable.ts';
import { type Holding, type Shape, wildsIn } from '../rules/shapes.ts';
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
  /** Lower is better; after the discard. */
  cost: number;
  goesOut: boolean;
}

type Order = (draft: Draft) => Step[];
const GOING_OUT = -1000;
/** One natural can take two wilds along on the way out. */
const WILDS_FOR_ONE = 2;

const plays = (key: CopyId, { fills }: Step): boolean =>
  fills.some(({ slot, by }) =>
    by === 'natural' ? HOME[key] === slot : isWild(key) && isStatic(key) === (by === 'two'),
  );

/** The draft after a step; null if the keep rule forbids it, or the key could not be played any more. */
function next(draft: Draft, step: Step): Draft | null {
  const { minLength, unseen, steps } = draft;
  const then = after(draft.held, draft.runs, step);
  if (then.held.size < 2 && then.held.size < cardsToKeep(isLocked(then.runs, minLength))) return null;
  // A new run needs a number of its own, so that the next one does not replace it.
  if (step.run.id === 0) for (const run of then.runs) if (run.id === 0) run.id = -2 - steps.length;
  const key = draft.key !== 0 && plays(draft.key, step) ? 0 : draft.key;
  const made: Draft = { ...then, minLength, unseen, opened: true, key, steps: [...steps, step] };
  return key === 0 || isPlayable(made, key) ? made : null;
}

const sequences: Order = ({ held }) => pureSequences(held);
const fromTheTop: Order = ({ held }) => pureSequences(held).reverse();
const sets: Order = ({ held }) => pureSets(held);
const swaps: Order = ({ held, runs, opened }) => (opened ? runs.flatMap((run) => swapsIn(run, held)) : []);
/** Those first that take most naturals along. */
const adds: Order = ({ held, runs, opened }) => {
  if (!opened) return [];
  const all = runs.flatMap((run) => additions(run, held)).sort((a, b) => b.chain - a.chain);
  return all.length > 0 ? all.map(({ step }) => step) : runs.flatMap((run) => claims(run, held));
};

/** Some hands shed more one way, some another. */
const WAYS: readonly (readonly Order[])[] = [
  [swaps, sequences, sets, adds],
  [swaps, fromTheTop, sets, adds],
  [swaps, sets, sequences, adds],
  [swaps, adds, sequences, sets],
];

/** Lays naturals until none is left that fits. */
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

/** Whatever it takes to play the key. */
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

/** Wilds one by one where they help most; the best position on the way. */
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

/** Everything goes down; null unless one card is left to discard, with the lock. */
function goOut(start: Draft, orders: readonly Order[]): Draft | null {
  let draft: Draft | null = start;
  while (draft !== null && draft.opened && naturalsIn(draft.held) > 1 && wildsIn(draft.held) > 0) {
    const { held, runs } = draft as Draft;
    const most = Math.min(WILDS_FOR_ONE, wildsIn(held));
    const made: Draft | null =
      bestOf(draft, wildUses(held, runs, 1)) ?? (most > 1 ? bestOf(draft, wildUses(held, runs, most)) : null);
    draft = made && shed(made, orders);
  }
  while (draft !== null && draft.held.size > 1 && wildsIn(draft.held) > 0 && draft.opened) {
    draft = bestOf(draft, dumps(draft.held, draft.runs));
  }
  return draft !== null && isOut(draft) ? draft : null;
}

const isOut = ({ held, runs, minLength }: { held: Holding; runs: readonly Shape[]; minLength: number }): boolean =>
  held.size === 1 && isLocked(runs, minLength);

/** Two sequences in one, where that is what the lock lacks. */
function meldForLock(start: Draft): Draft {
  if (!start.opened || isLocked(start.runs, start.minLength)) return start;
  const { runs } = start;
  const made = bestOf(
    start,
    runs.flatMap((run) => runs.flatMap((other) => (run.id < other.id ? meldsOf(run, other) : []))),
  );
  return made !== null && costOf(made, made.unseen) < costOf(start, start.unseen) ? made : start;
}

export function planFor(start: Draft): Plan | null {
  let best: Draft | null = null;
  let least = Number.POSITIVE_INFINITY;
  let orders = WAYS[0] as readonly Order[];
  for (const way of WAYS) {
    const natural = shed(start, way);
    const draft = natural.key === 0 ? natural : playKey(natural, way);
    if (draft === null) continue;
    const out = mayGoOut(draft) ? goOut(draft, way) : null;
    if (out) return { steps: out.steps, cost: GOING_OUT, goesOut: true };
    const cost = costOf(draft, draft.unseen);
    if (cost < least) [best, least, orders] = [draft, cost, way];
  }
  if (best === null) return null;
  const done = spendWilds(meldForLock(best), orders);
  return { steps: done.steps, cost: costOf(done, done.unseen), goesOut: false };
}

/** Each wild takes two naturals along at best. */
const mayGoOut = ({ held }: Draft): boolean => naturalsIn(held) <= 1 + 2 * wildsIn(held);
