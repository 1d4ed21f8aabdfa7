/** Cards and DON!! that are rested and set as active. */
import type { Num, Pick, Step, Target, Who } from '../src/tree/tree.ts';
import { say } from './cursor.ts';
import { chosenBy, isDon } from './pick.ts';
import { objects } from './target.ts';
import { byPlayer, named, player, type Steps } from './verbs.ts';
import { verb } from './words.ts';

const amountOf = ({ n, upTo: most, all }: Pick): { n: Num; upTo?: true } | undefined => {
  if (all) return undefined;
  if (most !== undefined) return most === 'any' ? undefined : { n: most, upTo: true };
  return { n: n ?? 1 };
};

const sideOf = ({ of }: Pick): Who | undefined => (of === 'either' ? undefined : (of ?? 'you'));

/** Cards and DON!! that a verb is done to: DON!! have steps of their own. */
export function onEach(
  what: readonly Target[],
  who: Who,
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
    const amount = each.all
      ? {
          n: {
            count: { ...(each.of ? { of: each.of } : {}), in: each.in, ...(each.where ? { where: each.where } : {}) },
          },
        }
      : amountOf(each);
    const step = amount && whose && don(amount, whose, each);
    if (!step) return undefined;
    steps.push(step);
  }
  return steps;
}

export const rest = named('rest', (c, who) => {
  if (!verb(c, 'rest')) return undefined;
  const what = objects(c);
  return (
    what &&
    onEach(
      what,
      player(who),
      (each) => ({ do: 'rest', what: each }),
      ({ n, upTo: most }, whose) => ({ do: 'restDon', n, ...byPlayer(whose), ...(most ? { upTo: true } : {}) }),
    )
  );
});

export const setActive = named('set as active', (c, who) => {
  if (!verb(c, 'set')) return undefined;
  const what = objects(c);
  if (!what || !say(c, 'as? active')) return undefined;
  return onEach(
    what,
    player(who),
    (each) => ({ do: 'setActive', what: each }),
    ({ n, upTo: most }, whose) => ({ do: 'activateDon', n, ...byPlayer(whose), ...(most ? { upTo: true } : {}) }),
  );
});
