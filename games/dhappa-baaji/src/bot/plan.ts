/** What a player would lay this turn: step by step whatever sheds most, as far as the keep rule allows. */
import { isLocked } from '../rules/lock.ts';
import type { Means } from '../rules/playable.ts';
import { type Holding, lengthOf, type Shape, wildsIn, wildsOf } from '../rules/shapes.ts';
import { addsTo, after, creates, type Step, swapsIn } from '../rules/steps.ts';

export interface Plan {
  steps: Step[];
  held: Holding;
  runs: readonly Shape[];
  /** Cards that would be left, with the one to discard. */
  left: number;
  /** The last card can be discarded, and the deal is won. */
  goesOut: boolean;
}

/** The worth of a step; what is 0 is not done. */
const PURE_RUN = 30;
const NATURAL = 10;
const SWAP = 8;
const RUN_WITH_WILD = 5;
const WILD = 1;
const MOST_STEPS = 60;

const wildsUsed = (step: Step): number => step.fills.filter(({ by }) => by !== 'natural').length;

/** Laying wilds is worth something only on the way out; two naturals with one wild are when runs are still missing. */
function worthOf(step: Step, means: Means, finishing: boolean): number {
  const wilds = wildsUsed(step);
  switch (step.do) {
    case 'CREATE_RUN':
      if (wilds === 0) return PURE_RUN;
      return wilds === 1 && (finishing || needsWild(means)) ? RUN_WITH_WILD : finishing ? WILD : 0;
    case 'ADD_TO_RUN':
      if (wilds === 0) return NATURAL + (step.from.length > 0 ? -1 : 0);
      return finishing ? WILD + (wildsOf(step.run) > 1 ? 0.5 : 0) : 0;
    case 'SWAP_JOKER':
      return SWAP;
    default:
      return 0;
  }
}

/** A wild well spent: the team has no lock yet, or the hand is small enough to race. */
const needsWild = ({ runs, held, minLength }: Means): boolean => held.size < 14 || !isLocked(runs, minLength);

/** Everything worth doing, the best first, until nothing is left to do. */
export function planFor(means: Means, finishing: boolean): Plan {
  let now = means;
  const steps: Step[] = [];
  let news = 0;
  while (steps.length < MOST_STEPS) {
    const next = bestStep(now, finishing);
    if (next === null) break;
    steps.push(next.step);
    // A new run needs a number of its own, so that the next one does not replace it.
    const runs = next.runs.map((run) => (run.id === 0 ? { ...run, id: -10 - ++news } : run));
    now = { ...now, held: next.held, runs, opened: true };
  }
  const { held, runs } = now;
  const goesOut = held.size === 1 && isLocked(runs, means.minLength);
  return { steps, held, runs, left: held.size, goesOut };
}

function bestStep(means: Means, finishing: boolean): { step: Step; held: Holding; runs: Shape[] } | null {
  const { held, runs, opened } = means;
  const all = [
    ...creates(held, opened),
    ...(opened ? runs.flatMap((run) => [...addsTo(run, held), ...swapsIn(run, held)]) : []),
  ];
  const ranked = all
    .map((step) => ({ step, worth: worthOf(step, means, finishing) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  for (const { step } of ranked) {
    const then = after(held, runs, step);
    if (then.held.size >= 2 || (then.held.size === 1 && isLocked(then.runs, means.minLength))) return { step, ...then };
  }
  return null;
}

/** The better of saving wilds and spending them: who can go out, does. */
export function bestPlan(means: Means): Plan {
  const out = planFor(means, true);
  if (out.goesOut) return out;
  return planFor(means, false);
}

/** How far a hand is from going out: cards that are stuck, wilds counting little, and the lock counting much. */
export function distance(plan: Plan, minLength: number): number {
  if (plan.goesOut) return -10;
  const wilds = wildsIn(plan.held);
  const clean = plan.runs.filter((run) => wildsOf(run) <= 2 && lengthOf(run) >= minLength).length;
  return plan.left - wilds * 0.7 + (isLocked(plan.runs, minLength) ? 0 : 3 - Math.min(3, clean));
}
