/** Do the steps of an effect make sense where they stand? */

import { CAUSE_WORDS, CAUSES } from '../lexicon/causes.ts';
import { inside, type Place, tellProblem } from '../tree/schema.ts';
import { fieldsOf, insideOf, MODIFIERS, STANDING } from '../tree/steps.ts';
import { AREAS, type Area, type Cause, type Num, type Step, type StepKind, type Target } from '../tree/tree.ts';
import { mentions } from '../tree/walk.ts';

const ENDING: readonly StepKind[] = MODIFIERS;
const ONLY_STANDING: readonly StepKind[] = STANDING;
const PERMANENT: readonly StepKind[] = [...MODIFIERS, ...STANDING, 'if'];

/** Steps that change cards one by one, each by its own number. */
export const EACH: readonly StepKind[] = ['power', 'cost'];

/** "… for each DON!! card given to that Character": said only of cards that are being changed for a while. */
function checkEach(step: Step, permanent: boolean, at: Place): void {
  const isSaid = 'n' in step && typeof step.n === 'object' && step.n.ofEach === true;
  const isElsewhere = fieldsOf(step).some(
    ([name, schema, value]) => !(isSaid && name === 'n') && mentions(schema, value, { number: countsEach }),
  );
  if ((isSaid && (permanent || !EACH.includes(step.do))) || isElsewhere) {
    tellProblem(at, `counts of each card for itself; only the number of a ${EACH.join(', ')} that ends can do that.`);
  }
}
const countsEach = (num: Num): boolean => typeof num === 'object' && num.ofEach === true;

export function checkSteps(steps: readonly Step[], permanent: boolean, at: Place): void {
  steps.forEach((step, i) => {
    const place = inside(at, i);
    checkEach(step, permanent, place);
    checkPlayed(step, place);
    checkGranted(step, place);
    checkChanged(step, permanent, place);
    if (permanent) checkStanding(step, place);
    else checkFinite(step, place);
    for (const [name, inner] of insideOf(step)) {
      const where = name.reduce<Place>(inside, place);
      checkSteps(inner, permanent && step.do === 'if', where);
    }
  });
}

/** Where cards are played from. */
export const PLAYED_FROM: readonly Area[] = ['hand', 'deck', 'trash', 'life'];
function checkPlayed(step: Step, at: Place): void {
  if (step.do !== 'play' || typeof step.what === 'string') return;
  if (step.what.in.every((area) => PLAYED_FROM.includes(area))) return;
  const place = ['what', 'in'].reduce<Place>(inside, at);
  tellProblem(place, `plays what lies on the field; it must be of ${PLAYED_FROM.join(', ')}.`);
}

/** Steps that change cards where they lie. */
export const CHANGES: readonly StepKind[] = [
  ...MODIFIERS,
  'powerZero',
  'swapBasePower',
  'costZero',
  'freeze',
  'counter',
];
const ON_FIELD: readonly Area[] = ['leader', 'character', 'stage'];

/** Where cards can be changed: a Counter is one of the hand, and only a standing text changes costs there. */
export function changedIn(kind: StepKind, permanent: boolean): readonly Area[] {
  if (kind === 'counter') return ['hand'];
  if (kind === 'gainAttribute' && permanent) return AREAS.filter((area) => area !== 'don'); // a DON!! has none
  return kind === 'cost' && permanent ? [...ON_FIELD, 'hand'] : ON_FIELD;
}
function checkChanged(step: Step, permanent: boolean, at: Place): void {
  if (!CHANGES.includes(step.do) || !('what' in step)) return;
  const areas = changedIn(step.do, permanent);
  // DON!! alone have steps of their own; "cards" may be DON!! too.
  const isDon = (area: Area, all: readonly Area[]): boolean => step.do === 'freeze' && area === 'don' && all.length > 1;
  const isThere = (what: Target): boolean =>
    typeof what === 'string' ||
    (!('top' in what) && what.in.every((area, _i, all) => areas.includes(area) || isDon(area, all)));
  const check = (field: string, what: Target): void => {
    if (isThere(what)) return;
    const place = [field, 'in'].reduce<Place>(inside, at);
    tellProblem(place, `cannot be changed there by a ${step.do}; it must be of ${areas.join(', ')}.`);
  };
  check('what', step.what);
  if (step.do === 'swapBasePower' && step.with !== undefined) check('with', step.with);
}

/** Something has to say when it ends. */
function checkFinite(step: Step, at: Place): void {
  if (ONLY_STANDING.includes(step.do)) tellProblem(at, `is a ${step.do}, which only a PERMANENT effect can hold.`);
  const missing = ENDING.includes(step.do) && !('for' in step);
  if (missing)
    tellProblem(inside(at, 'for'), 'is missing; outside PERMANENT effects it must say how long, such as THIS_TURN.');
}

/** It holds; it never happens, so it asks nothing and is about nothing that was chosen. */
function checkStanding(step: Step, at: Place): void {
  if (!PERMANENT.includes(step.do)) {
    tellProblem(inside(at, 'do'), `is ${step.do}; in a PERMANENT effect it must be one of ${PERMANENT.join(', ')}.`);
    return;
  }
  if ('for' in step)
    tellProblem(inside(at, 'for'), 'is a duration, but a PERMANENT effect holds while its text does: leave it out.');
  if ('what' in step && asks(step.what)) {
    tellProblem(
      inside(at, 'what'),
      'has to be chosen; in a PERMANENT effect it must be "this" or cards with "all": true.',
    );
  }
}

function asks(what: Target): boolean {
  if (typeof what === 'string') return what === 'it' || what === 'event';
  return 'top' in what || what.all !== true;
}

/** By effects, whose cards can be named. */
export const BY_EFFECT: readonly (Cause | undefined)[] = CAUSES.filter((cause) => CAUSE_WORDS[cause].effect);
const GRANTED: readonly string[] = ['KO', 'LEAVE', 'REST'];
/** What stands in for something for a while: for what happens to cards that it names. */
function checkGranted(step: Step, at: Place): void {
  if (step.do !== 'instead') return;
  const { what, cards, by, source } = step.would;
  const place = inside(at, 'would');
  if (!GRANTED.includes(what))
    tellProblem(inside(place, 'what'), `is ${what}; here it must be one of ${GRANTED.join(', ')}.`);
  if (!cards)
    tellProblem(inside(place, 'cards'), 'is missing; what lasts for a while must have the cards that it covers.');
  if (source && !BY_EFFECT.includes(by))
    tellProblem(inside(place, 'source'), `goes with an effect only: "by" must be one of ${BY_EFFECT.join(', ')}.`);
  step.steps.forEach((each, i) => {
    if (restsOneOrNone(each)) tellProblem(['steps', i, 'what', 'upTo'].reduce<Place>(inside, at), RESTS_NONE);
  });
}
/** With none rested nothing stands in for what happens; and not to rest any is to decline. */
export const restsOneOrNone = (step: Step): boolean =>
  step.do === 'rest' && typeof step.what === 'object' && !('top' in step.what) && step.what.upTo === 1;
export const RESTS_NONE = 'lets nothing be rested in the place of what would happen; it must be "n": 1.';
