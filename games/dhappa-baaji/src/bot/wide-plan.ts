/**
 * Looks for a better layout than the captain's: of the positions that one step leads to, the best few are kept, and
 * again after the next step, until nothing can be laid. Any of them may be where the turn ends.
 */
import { type Shape, wildsIn } from '../rules/shapes.ts';
import { type Step, swapsIn } from '../rules/steps.ts';
import { type Draft, goOut, isOut, mayGoOut, next, OUT_COST, type Plan, planFor } from './plan.ts';
import { additions, claims, pureSequences, pureSets, wildUses } from './uses.ts';
import { costOf } from './worth.ts';

/** How many positions are kept after each step. */
const WIDTH = 16;
/** A step may spend this many wilds. */
const WILDS_AT_ONCE = 2;

interface Position {
  draft: Draft;
  cost: number;
}

/** The ways to end the turn, the best first, at most `most` of them; one alone if it goes out. */
export function widePlans(start: Draft, most: number): Plan[] {
  const captains = planFor(start);
  if (captains && captains.cost <= OUT_COST) return [captains];
  const ends: Position[] = captains ? [captains] : [];
  if (start.key === 0) ends.push({ draft: start, cost: costOf(start, start.unseen) });
  const seen = new Set<string>();
  for (let kept: Position[] = [{ draft: start, cost: 0 }]; kept.length > 0; ) {
    kept = after(kept, seen).slice(0, WIDTH);
    for (const position of kept) {
      const { draft } = position;
      if (draft.key !== 0) continue;
      const out = outOf(draft);
      if (out) return [planOf({ draft: out, cost: OUT_COST })];
      ends.push(position);
    }
  }
  return distinct(ends, most).map(planOf);
}

const planOf = ({ draft, cost }: Position): Plan => ({ steps: draft.steps, cost, draft });

/** Every position that is one step further, once, the best first. */
function after(kept: readonly Position[], seen: Set<string>): Position[] {
  const found: Position[] = [];
  for (const { draft } of kept) {
    for (const step of stepsOf(draft)) {
      const made = next(draft, step);
      if (made === null) continue;
      const name = nameOf(made);
      if (seen.has(name)) continue;
      seen.add(name);
      found.push({ draft: made, cost: costOf(made, made.unseen) });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

function stepsOf({ held, runs, opened }: Draft): Step[] {
  const steps = [...pureSequences(held), ...pureSets(held)];
  if (!opened) return steps;
  for (const run of runs) {
    steps.push(...swapsIn(run, held), ...claims(run, held));
    for (const { step } of additions(run, held)) steps.push(step);
  }
  const wilds = wildsIn(held);
  return wilds === 0 ? steps : steps.concat(wildUses(held, runs, Math.min(WILDS_AT_ONCE, wilds)));
}

function outOf(draft: Draft): Draft | null {
  if (isOut(draft)) return draft;
  return mayGoOut(draft) ? goOut(draft) : null;
}

/** The same for positions that differ in the order of their steps alone. */
function nameOf({ held, runs, key }: Draft): string {
  const { once, twice, thrice, twos, jokers } = held;
  return [key, ...once, ...twice, ...thrice, twos, jokers, ...runs.map(nameOfRun).sort(inOrder)].join();
}
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const nameOfRun = ({ isSet, of, naturals, twos, jokers }: Shape): string =>
  `${isSet ? 'set' : ''}${of}:${naturals}:${twos}:${jokers}`;

function distinct(ends: Position[], most: number): Position[] {
  const names = new Set<string>();
  return ends
    .sort((a, b) => a.cost - b.cost)
    .filter(({ draft }) => {
      const name = nameOf(draft);
      return !names.has(name) && names.add(name);
    })
    .slice(0, most);
}
