/** "The chosen cost" is one that this text asked for before, and that it still knows. */
import type { Effect, Step } from '../tree/tree.ts';
import { insideOf } from './check-steps.ts';
import { inside, type Place, tell } from './schema.ts';

/** Fields that are looked at later, by the rules: the running effect is over then. */
const LATER: readonly string[] = ['where', 'against', 'would'];
/** Steps whose own steps are carried out later, or by somebody else. */
const APART: readonly Step['do'][] = ['later', 'instead', 'attackTax'];
const INNER: readonly string[] = ['steps', 'then', 'else', 'options'];

const speaks = (value: unknown): boolean => JSON.stringify(value)?.includes('"named":"cost"') === true;

export function checkNamed(effect: Effect, at: Place): void {
  for (const part of ['when', 'would', 'if'] as const) {
    if (speaks(effect[part])) tell(inside(at, part), TOO_EARLY);
  }
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
    const inner = insideOf(step);
    // determinism: told in the order of the fields
    for (const [field, value] of Object.entries(step)) {
      if (INNER.includes(field) || (field === 'cost' && inner.length > 0) || !speaks(value)) continue;
      if (LATER.includes(field)) tell(inside(place, field), TOO_LATE);
      else if (!known) tell(inside(place, field), TOO_EARLY);
    }
    if (step.do === 'nameCost') known = true;
    const apart = APART.includes(step.do);
    const starts = known;
    for (const [fields, list] of inner) {
      const named = checkIn(list, starts && !apart, fields.reduce<Place>(inside, place));
      known ||= named && !apart;
    }
  });
  return known;
}
