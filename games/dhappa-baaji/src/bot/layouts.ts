/** Which layouts are compared: the best few, by what they cost, among them to lay nothing more. */
import type { Move } from '@dealers-choice/kernel';
import { rankOf, suitOf } from '../cards/pack.ts';
import { moveOf } from '../rules/listing.ts';
import type { Fill, Filler, Step } from '../rules/steps.ts';
import type { X } from '../rules/table.ts';
import { alone, type Choice, discards, endTurn, ledBy, meansTheSame } from './choice.ts';
import { discardFrom } from './discard.ts';
import { draftOf } from './pick.ts';
import { type Draft, isOut, type Plan } from './plan.ts';
import { lay } from './sketch.ts';
import { widePlans } from './wide-plan.ts';

/** How many are compared. */
const LAYOUTS = 6;
/** How much more than the best another may cost: as much as a card and a half that is stuck. */
const WITHIN = 1.5;

/** The layout that costs least comes first. A step that all of them share needs no thought. */
export function layouts(x: X): Choice[] {
  const draft = draftOf(x);
  const isFree = draft.key === 0;
  const all = widePlans(draft, isFree ? LAYOUTS : 1);
  const [best] = all;
  if (!best) return [];
  const plans = all.filter(({ cost }) => cost <= best.cost + WITHIN);
  const sure = isFree && !isOut(best.draft) ? sharedBy(draft, plans, best) : best.steps[0];
  if (sure || isOut(best.draft)) return alone(sure ? moveOf(x, sure) : thrown(x));
  const found: Choice[] = [];
  for (const plan of plans) {
    for (const choice of choicesOfPlan(x, draft, plan, plans)) {
      if (!found.some(({ move }) => meansTheSame(move, choice.move))) found.push(choice);
    }
  }
  return found;
}

const thrown = (x: X): Move => ({ do: 'DISCARD_CARD', card: discardFrom(x.match, x.you) });

const isIn = (step: Step, { steps }: Plan): boolean => steps.some((other) => sameStep(step, other));

const sharedBy = (draft: Draft, plans: readonly Plan[], { steps }: Plan): Step | undefined =>
  steps.find((step) => canBegin(draft, step) && plans.every((plan) => isIn(step, plan)));

/** Begins with what no other layout has, if it can; where nothing more is laid, any card may be discarded. */
function choicesOfPlan(x: X, draft: Draft, plan: Plan, plans: readonly Plan[]): Choice[] {
  const ready = plan.steps.filter((step) => canBegin(draft, step));
  const own = ready.find((step) => plans.every((other) => other === plan || !isIn(step, other)));
  const first = own ?? ready[0];
  return first ? [laying(x, first, plan.draft)] : ledBy(thrown(x), discards(x));
}

const laying = (x: X, step: Step, then: Draft): Choice => ({
  move: moveOf(x, step),
  play(s, rng) {
    lay(s, then);
    endTurn(s, rng);
  },
});

/** A step of a plan that may be its first: nothing that it needs comes with another. */
function canBegin({ held, runs, opened }: Draft, { run, other, fills }: Step): boolean {
  const isNew = run.id === 0;
  if (!opened && !(isNew && fills.every(({ by }) => by === 'natural'))) return false;
  if (!(isNew || runs.includes(run)) || (other !== null && !runs.includes(other))) return false;
  const used = (filler: Filler): number => fills.filter(({ by }) => by === filler).length;
  const isHeld = ({ slot, by }: Fill): boolean =>
    by !== 'natural' || (((held.once[suitOf(slot)] ?? 0) >> rankOf(slot)) & 1) === 1;
  return used('two') <= held.twos && used('joker') <= held.jokers && fills.every(isHeld);
}

const sameStep = (a: Step, b: Step): boolean =>
  a.do === b.do &&
  a.run.id === b.run.id &&
  a.fills.length === b.fills.length &&
  a.fills.every(({ slot, by }) => b.fills.some((fill) => fill.slot === slot && fill.by === by));
