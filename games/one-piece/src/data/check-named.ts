/** "The chosen cost" is one that this text asked for before, and that it still knows. */

import { anOccasion } from '../tree/effect.ts';
import { inside, type Place, type Schema, tellProblem } from '../tree/schema.ts';
import { aWould, fieldsOf, insideOf } from '../tree/steps.ts';
import type { Effect, Step, StepKind } from '../tree/tree.ts';
import { aCondition } from '../tree/values.ts';
import { mentions } from '../tree/walk.ts';

/** Fields that are looked at later, by the rules: the running effect is over then. */
export const LOOKED_AT_LATER: readonly string[] = ['where', 'against', 'would'];
/** Steps whose own steps are carried out later, or by somebody else. */
export const APART: readonly StepKind[] = ['later', 'instead', 'attackTax'];

const speaks = <T>(schema: Schema<T>, value: T | undefined): boolean =>
  mentions(schema, value, { number: (num) => typeof num === 'object' && num.named !== undefined });

export function checkNamed(effect: Effect, at: Place): void {
  if (speaks(anOccasion, effect.when)) tellProblem(inside(at, 'when'), TOO_EARLY);
  if (speaks(aWould, effect.would)) tellProblem(inside(at, 'would'), TOO_EARLY);
  if (speaks(aCondition, effect.if)) tellProblem(inside(at, 'if'), TOO_EARLY);
  const known = checkIn(effect.cost ?? [], false, inside(at, 'cost'));
  checkIn(effect.steps, known, inside(at, 'steps'));
}

const TOO_EARLY = 'speaks of the named cost; a nameCost must come before it.';
const TOO_LATE = 'speaks of the named cost, which is forgotten when it is looked at: leave it out.';

/** Is a cost named afterwards? */
function checkIn(steps: readonly Step[], before: boolean, at: Place): boolean {
  let known = before;
  steps.forEach((step, i) => {
    const place = inside(at, i);
    for (const [field, schema, value] of fieldsOf(step)) {
      if (!speaks(schema, value)) continue;
      if (LOOKED_AT_LATER.includes(field)) tellProblem(inside(place, field), TOO_LATE);
      else if (!known) tellProblem(inside(place, field), TOO_EARLY);
    }
    if (step.do === 'nameCost') known = true;
    const apart = APART.includes(step.do);
    const starts = known;
    for (const [fields, list] of insideOf(step)) {
      const named = checkIn(list, starts && !apart, fields.reduce<Place>(inside, place));
      known ||= named && !apart;
    }
  });
  return known;
}
