/** The phrases of a text as a player reads them: only of cards that can be seen, and each made ready once. */
import type { CopyId } from '@dealers-choice/kernel';
import { conditionOf } from '../effects/condition.ts';
import { numberOf, refCards, sidesOf, testOf, zoneOf } from '../effects/phrase.ts';
import type { Env, Holds, Test, Value } from '../rules/card.ts';
import type { Cards, Condition, Counted, Filter, Num, Pick, Target } from '../tree/tree.ts';
import { isSeen, type Look } from './look.ts';

const tests = new WeakMap<Filter, Test>();
const values = new WeakMap<Counted, Value>();
const conditions = new WeakMap<Condition, Holds>();

function ready<K extends object, V>(made: WeakMap<K, V>, key: K, make: (key: K) => V): V {
  const old = made.get(key);
  if (old !== undefined) return old;
  const fresh = make(key);
  made.set(key, fresh);
  return fresh;
}

/** The cards of a phrase that can be seen and fit, and how many lie there face down. */
export function cardsIn({ x, t }: Look, { of, in: areas, where }: Cards, env: Env): { seen: CopyId[]; unseen: number } {
  const fits = where ? ready(tests, where, testOf) : null;
  const seen: CopyId[] = [];
  let unseen = 0;
  for (const seat of sidesOf(of, env.you)) {
    for (const area of areas) {
      const zone = zoneOf(area);
      for (const card of zone === null ? [] : t[zone][seat]) {
        if (!isSeen(card)) unseen++;
        else if (fits === null || fits(x, card, env)) seen.push(card);
      }
    }
  }
  return { seen, unseen };
}

const isHidden = (look: Look, cards: Cards | undefined, env: Env): boolean =>
  cards !== undefined && cardsIn(look, { ...cards, where: {} }, env).unseen > 0;

/** It needs cards that nobody shows: how many lie there can be seen, what they are cannot. */
function isSecret(look: Look, num: Num | undefined, env: Env): boolean {
  if (typeof num !== 'object') return false;
  if (isSecret(look, num.minus, env)) return true;
  if (isHidden(look, num.sumOf ?? num.names ?? num.colours, env)) return true;
  return num.count?.where !== undefined && isHidden(look, num.count, env);
}

/** What cannot be known is taken for none. */
export function amountNow(look: Look, num: Num, env: Env): number {
  if (typeof num === 'number') return num;
  return isSecret(look, num, env) ? (num.plus ?? 0) : ready(values, num, numberOf)(look.x, env);
}

export function holds(look: Look, condition: Condition | undefined, env: Env): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((one) => holds(look, one, env));
  if ('any' in condition) return condition.any.some((one) => holds(look, one, env));
  if ('not' in condition) return !holds(look, condition.not, env);
  if ('have' in condition && condition.have.where && isHidden(look, condition.have, env)) return false;
  if ('number' in condition) {
    const { number, min, max } = condition;
    if ([number, min, max].some((num) => isSecret(look, num, env))) return false;
  }
  return ready(conditions, condition, conditionOf)(look.x, env);
}

export const isChoice = (target: Target): target is Pick => typeof target === 'object' && !('top' in target);

/** Cards already meant, as far as they can be seen. */
export const meantBy = ({ x }: Look, target: Target, env: Env): CopyId[] =>
  typeof target === 'string' ? refCards(x, env, target).filter(isSeen) : [];
