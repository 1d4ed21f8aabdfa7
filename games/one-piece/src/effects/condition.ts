/** Does an "if" hold now? */
import type { CopyId } from '@dealers-choice/kernel';
import type { Env, Holds } from '../rules/card.ts';
import { per } from '../rules/field.ts';
import { other, type X } from '../rules/table.ts';
import type { Condition } from '../tree/tree.ts';
import { type ConditionTable, forCondition } from '../tree/values.ts';
import { cardsOf, numberOf, rangeOf, refCards, testOf } from './phrase.ts';

export const conditionOf = (condition: Condition): Holds => forCondition(HOLDS, condition);

/** Every condition, made ready to be asked often. */
const HOLDS: ConditionTable<[], Holds> = {
  all: (condition) => {
    const all = condition.all.map(conditionOf);
    return (x, env) => all.every((holds) => holds(x, env));
  },
  any: (condition) => {
    const any = condition.any.map(conditionOf);
    return (x, env) => any.some((holds) => holds(x, env));
  },
  not: (condition) => {
    const holds = conditionOf(condition.not);
    return (x, env) => !holds(x, env);
  },
  number: (condition) => {
    const [value, fits] = [numberOf(condition.number), rangeOf(condition)];
    return (x, env) => fits(x, value(x, env), env);
  },
  is: ({ is, where }) => {
    const test = testOf(where);
    return (x, env) => {
      const cards = is === 'leader' || is === 'opponentLeader' ? leaderOf(x, env, is) : refCards(x, env, is);
      return cards.length > 0 && cards.every((card) => test(x, card, env));
    };
  },
  turn: ({ turn }) => {
    const yours = turn === 'you';
    return (x, env) => (x.t.turnPlayer === env.you) === yours;
  },
  have: ({ have, n }) => {
    const [meant, fits] = [cardsOf(have), rangeOf(n ?? { min: 1 })];
    return (x, env) => fits(x, meant.count(x, env), env);
  },
  playedThisTurn: () => (x, env) => per(x.t.since, env.source) > x.t.turnStamp,
  firstTurn:
    ({ firstTurn }) =>
    (x, env) =>
      x.t.turnsTaken[env.you] <= 1 === firstTurn,
};

const leaderOf = (x: X, env: Env, whose: 'leader' | 'opponentLeader'): readonly CopyId[] =>
  x.t.leader[whose === 'leader' ? env.you : other(env.you)];
