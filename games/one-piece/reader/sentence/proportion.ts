/** "For every 2 cards in your trash, draw 1 card": what is counted stands in front of what it is for. */
import type { Counted, Num, Step, Target, Who } from '../../src/tree/tree.ts';
import { clause } from '../clause/clause.ts';
import { ahead, type Cursor, rule, say } from '../grammar/cursor.ts';
import { forEachOf, timesOf } from '../number/counted.ts';

export const proportional = (c: Cursor, who: Who): readonly Step[] | undefined =>
  rule<readonly Step[]>('for each in front', (i) => {
    const each = forEachOf(i);
    const steps = each && say(i, ',') ? clause(i, who) : undefined;
    // Of "draw 1 card and trash 1 card" nobody knows how much is in proportion.
    if (!each || !steps || ahead(i, (j) => say(j, ',? and'))) return undefined;
    const scaled = steps.map((step) => scale(step, each)).filter((step) => step !== undefined);
    return scaled.length === steps.length ? scaled : undefined;
  })(c);

/** The step with its number multiplied; undefined if it has none. */
function scale(step: Step, each: Counted): Step | undefined {
  switch (step.do) {
    case 'power':
    case 'cost':
    case 'draw':
    case 'damage':
    case 'addDon':
    case 'giveDon':
    case 'returnGivenDon':
    case 'returnDon':
    case 'restDon':
    case 'activateDon': {
      const n = timesOf(each, step.n);
      return n === undefined ? undefined : { ...step, n };
    }
    case 'move':
    case 'ko':
    case 'rest':
    case 'setActive': {
      const what = scaled(step.what, each);
      return what && { ...step, what };
    }
    default:
      return undefined;
  }
}

function scaled(what: Target, each: Counted): Target | undefined {
  if (typeof what === 'string') return undefined;
  const times = (n: Num | 'any' | undefined): Num | undefined =>
    n === undefined || n === 'any' ? undefined : timesOf(each, n);
  if ('top' in what) {
    const top = times(what.top);
    return top === undefined ? undefined : { ...what, top };
  }
  const n = times(what.n);
  if (n !== undefined) return { ...what, n };
  const upTo = times(what.upTo);
  return upTo === undefined ? undefined : { ...what, upTo };
}
