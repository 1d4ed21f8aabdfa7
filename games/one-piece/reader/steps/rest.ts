/** Cards and DON!! that are rested and set as active. */
import type { Num, Pick, Step, Target, Who } from '../../src/tree/tree.ts';
import { chosenBy, isDon } from '../cards/pick.ts';
import { objects } from '../cards/target.ts';
import { byPlayer, named, player, type Steps } from '../clause/verbs.ts';
import { ahead, attempt, type Cursor, say } from '../grammar/cursor.ts';
import { verb } from '../grammar/words.ts';
import { forEachOf, timesOf } from '../number/counted.ts';

const countOf = ({ of, in: areas, where }: Pick): Num => ({
  count: { ...(of ? { of } : {}), in: areas, ...(where ? { where } : {}) },
});

/** `from`: how those lie that the verb can be done to; "any number" is up to all of them. */
const amountOf = (pick: Pick, from: 'active' | 'rested'): { n: Num; upTo?: true } => {
  const { n, upTo: most, all, where } = pick;
  if (all) return { n: countOf(pick) };
  if (most === 'any') return { n: countOf({ ...pick, where: { state: from, ...where } }), upTo: true };
  return most === undefined ? { n: n ?? 1 } : { n: most, upTo: true };
};

const sideOf = ({ of }: Pick): Who | undefined => (of === 'either' ? undefined : (of ?? 'you'));

/** Cards and DON!! that a verb is done to: DON!! have steps of their own. */
function onEach(
  what: readonly Target[],
  who: Who,
  from: 'active' | 'rested',
  card: (what: Target) => Step,
  don: (amount: { n: Num; upTo?: true }, who: Who, pick: Pick) => Step | undefined,
): Steps | undefined {
  const steps: Step[] = [];
  for (const each of what) {
    if (!isDon(each)) {
      steps.push(card(chosenBy(each, who)));
      continue;
    }
    const whose = sideOf(each);
    const step = whose && don(amountOf(each, from), whose, each);
    if (!step) return undefined;
    steps.push(step);
  }
  return steps;
}

/** "this Character or up to 1 of your DON!! cards": what is done to one or to the other is a choice. */
function eitherOf(c: Cursor, on: (what: readonly Target[]) => Steps | undefined): Steps | undefined {
  const options: Steps[] = [];
  for (;;) {
    const what = objects(c);
    const steps = what && on(what);
    if (!steps) return undefined;
    options.push(steps);
    if (!attempt(c, (i) => (say(i, ',? or') && ahead(i, objects) ? true : undefined))) break;
  }
  return options.length > 1 ? [{ do: 'chooseOne', options }] : options[0];
}

export const restVerb = named('rest', (c, who) => {
  if (!verb(c, 'rest')) return undefined;
  const steps = eitherOf(c, (what) =>
    onEach(
      what,
      player(who),
      'active',
      (each) => ({ do: 'rest', what: each }),
      ({ n, upTo: most }, whose) => ({ do: 'restDon', n, ...byPlayer(whose), ...(most ? { upTo: true } : {}) }),
    ),
  );
  return steps && forEachDon(c, steps);
});

export const setActive = named('set as active', (c, who) => {
  if (!verb(c, 'set')) return undefined;
  const steps = eitherOf(c, (what) =>
    onEach(
      what,
      player(who),
      'rested',
      (each) => ({ do: 'setActive', what: each }),
      ({ n, upTo: most }, whose) => ({ do: 'activateDon', n, ...byPlayer(whose), ...(most ? { upTo: true } : {}) }),
    ),
  );
  return steps && say(c, 'as? active') ? forEachDon(c, steps) : undefined;
});

/** "set up to 1 of your DON!! cards as active for each of your Characters". */
function forEachDon(c: Cursor, steps: Steps): Steps | undefined {
  const each = attempt(c, forEachOf);
  if (!each) return steps;
  const [only, second] = steps;
  if (second || (only?.do !== 'activateDon' && only?.do !== 'restDon')) return undefined;
  const n = timesOf(each, only.n);
  return n === undefined ? undefined : [{ ...only, n }];
}
