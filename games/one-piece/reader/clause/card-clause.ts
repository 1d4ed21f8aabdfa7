/** Cards, and what is true of them: "This Character gains [Rush] and cannot be K.O.'d in battle". */
import type { Duration, Pick, Step, Target } from '../../src/tree/tree.ts';
import { isDon, isPick, pick } from '../cards/pick.ts';
import { ref } from '../cards/refs.ts';
import { subjects } from '../cards/target.ts';
import { attempt, type Cursor, firstOf, past, say } from '../grammar/cursor.ts';
import { leadingDuration } from '../grammar/words.ts';
import { hasBecome } from './has-become.ts';
import {
  abilities,
  costs,
  counters,
  frozen,
  gains,
  loses,
  negatedEffects,
  type On,
  staysRested,
} from './predicates.ts';
import { ban, cannotClause } from './prohibitions.ts';
import { suffers } from './suffers.ts';
import { named, type Steps, type Verb } from './verbs.ts';

const predicate = (c: Cursor): readonly On[] | undefined =>
  past(c, 'also', (i) =>
    firstOf<readonly On[]>(i, [
      counters,
      gains,
      loses,
      // "cannot become active in the next Refresh Phase" happens once, and is not a prohibition.
      frozen,
      cannotClause,
      abilities,
      staysRested,
      costs,
      negatedEffects,
      hasBecome,
      suffers,
    ]),
  );

/** "This Character gains [Rush] and cannot be K.O.'d in battle": cards, and what is true of them. */
export const cardClause: Verb = named('cards and what they do', (c) => {
  const once = say(c, 'once per turn ,') === true;
  const early = leadingDuration(c);
  const none = attempt(c, noneOf);
  const what = none ?? subjects(c);
  if (!what) return undefined;
  const first = none ? attempt(c, (i) => (say(i, 'can') ? wrapped(ban(i)) : undefined)) : predicate(c);
  if (!first) return undefined;
  let all = first;
  for (;;) {
    const more = attempt(c, (i) => (say(i, ',? and') ? predicate(i) : undefined));
    if (!more) break;
    all = [...all, ...more];
  }
  return stepsOn(what, all, early, once);
});

const wrapped = (on: On | undefined): readonly On[] | undefined => on && [on];

/** "None of your Characters can be …": all of them cannot. */
function noneOf(c: Cursor): readonly Target[] | undefined {
  if (!say(c, 'none of')) return undefined;
  const meant = attempt(c, ref);
  const what = meant ? [meant] : pick(c);
  return what?.length === 1 ? what : undefined;
}

/** Every target with every predicate; cards that were chosen are chosen once. */
function stepsOn(
  what: readonly Target[],
  all: readonly On[],
  early: Duration | undefined,
  once: boolean,
): Steps | undefined {
  const steps: Step[] = [];
  for (const each of what) {
    if (isDon(each)) {
      const frozenDon = all.length === 1 ? donFrozen(each, all) : undefined;
      if (!frozenDon) return undefined;
      steps.push(frozenDon);
      continue;
    }
    all.forEach((on, i) => {
      const isChosen = isPick(each) && !each.all;
      const step = on(i > 0 && isChosen ? 'it' : each);
      const timed = early && 'what' in step && !('for' in step) ? { ...step, for: early } : step;
      steps.push(once && timed.do === 'cannot' ? { ...timed, oncePerTurn: true } : timed);
    });
  }
  return steps;
}

function donFrozen(pickOf: Pick, all: readonly On[]): Step | undefined {
  const isFreeze = all[0]?.('this').do === 'freeze';
  const n = pickOf.n ?? (pickOf.upTo === 'any' ? undefined : pickOf.upTo);
  if (!isFreeze || n === undefined) return undefined;
  const { of, upTo } = pickOf;
  return {
    do: 'freezeDon',
    n,
    ...(of === 'opponent' ? { who: of } : {}),
    ...(upTo === undefined ? {} : { upTo: true }),
  };
}
