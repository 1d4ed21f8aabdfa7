/** Does an "if" hold now? */
import type { CopyId } from '@dealers-choice/kernel';
import type { Env, Holds } from '../rules/card.ts';
import { per } from '../rules/field.ts';
import { other, type X } from '../rules/table.ts';
import type { Condition } from '../tree/tree.ts';
import { cardsOf, numberOf, rangeOf, refCards, seatOf, testOf } from './phrase.ts';

export function conditionOf(condition: Condition): Holds {
  if ('all' in condition) {
    const all = condition.all.map(conditionOf);
    return (x, env) => all.every((holds) => holds(x, env));
  }
  if ('any' in condition) {
    const any = condition.any.map(conditionOf);
    return (x, env) => any.some((holds) => holds(x, env));
  }
  if ('not' in condition) {
    const holds = conditionOf(condition.not);
    return (x, env) => !holds(x, env);
  }
  if ('number' in condition) {
    const [value, fits] = [numberOf(condition.number), rangeOf(condition)];
    return (x, env) => fits(x, value(x, env), env);
  }
  if ('is' in condition) {
    const { is } = condition;
    const test = testOf(condition.where);
    return (x, env) => {
      const cards = is === 'leader' || is === 'opponentLeader' ? leaderOf(x, env, is) : refCards(x, env, is);
      return cards.length > 0 && cards.every((card) => test(x, card, env));
    };
  }
  if ('turn' in condition) {
    const yours = condition.turn === 'you';
    return (x, env) => (x.t.turnPlayer === env.you) === yours;
  }
  if ('have' in condition) {
    const [meant, fits] = [cardsOf(condition.have), rangeOf(condition.n ?? { min: 1 })];
    return (x, env) => fits(x, meant.count(x, env), env);
  }
  if ('playedThisTurn' in condition) return (x, env) => per(x.t.since, env.source) > x.t.turnStamp;
  if ('happened' in condition) return deedOf(condition);
  const { firstTurn } = condition;
  return (x, env) => x.t.turnsTaken[env.you] <= 1 === firstTurn;
}

function deedOf({ happened, who = 'you', this: own, where = {}, against = {} }: Happened): Holds {
  const [fits, meets] = [testOf(where), testOf(against)];
  return (x, env) =>
    x.t.deeds.some(({ what, seat, card, since, other: met }) => {
      if (what !== happened) return false;
      const isMeant = own
        ? card === env.source && since === per(x.t.since, card)
        : seat === seatOf(env, who) && fits(x, card, env);
      return isMeant && (met === 0 || meets(x, met, env));
    });
}
type Happened = Extract<Condition, { happened: unknown }>;

const leaderOf = (x: X, env: Env, whose: 'leader' | 'opponentLeader'): readonly CopyId[] =>
  x.t.leader[whose === 'leader' ? env.you : other(env.you)];
