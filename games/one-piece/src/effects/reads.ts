/** What a standing text looks at, as bits of `STALE`: only when that changes are values found again. */

import type { Change } from '../rules/card.ts';
import { STALE, VALUE } from '../rules/values/bits.ts';
import type { Schema } from '../tree/schema.ts';
import { keysOf } from '../tree/schema-shapes.ts';
import { someSteps } from '../tree/steps.ts';
import type { Area, Cards, Condition, Counted, Effect, Filter, Num } from '../tree/tree.ts';
import { aCondition, aFilter, type ConditionTable, forCondition, forNumber, type NumberTable } from '../tree/values.ts';
import { type Asks, mentions, type Visitor, walk } from '../tree/walk.ts';
import { FIELDS } from './phrase.ts';

export function readsOfEffect(effect: Effect): number {
  const reads = readsBeside(effect) | readsOfCondition(effect.if, false);
  return effect.don === undefined ? reads : reads | STALE.don;
}

/** The same as long as no card has changed itself: whether it has its DON!! is then as it was. */
export const looksOfEffect = (effect: Effect): number => readsBeside(effect) | readsOfCondition(effect.if, true);

/** Without its "if" and its [DON!! xN]. */
function readsBeside(effect: Effect): number {
  let reads = effect.turn === undefined ? 0 : STALE.turn;
  for (const step of effect.steps) {
    if ('n' in step) reads |= readsOfNumber(step.n);
    // Which cards come and go does not matter here: each is looked at when it comes.
    if ('what' in step && typeof step.what === 'object' && !('top' in step.what))
      reads |= readsOfFilter(step.what.where);
  }
  return reads;
}

/** `still`: no card has changed itself, nor is another one on the field. */
const readsOfCondition = (condition: Condition | undefined, still: boolean): number =>
  condition ? forCondition(CONDITION_READS, condition, still) : 0;
const readsOfAll = (conditions: readonly Condition[], still: boolean): number =>
  conditions.reduce((reads, one) => reads | readsOfCondition(one, still), 0);

/** What each condition looks at. */
const CONDITION_READS: ConditionTable<[still: boolean], number> = {
  all: ({ all }, still) => readsOfAll(all, still),
  any: ({ any }, still) => readsOfAll(any, still),
  not: ({ not }, still) => readsOfCondition(not, still),
  number: ({ number, min, max }) => readsOfNumber(number) | readsOfNumber(min) | readsOfNumber(max),
  is: ({ is, where }, still) => (still && STAYS.includes(is) ? 0 : STALE.field | STALE.battle) | readsOfFilter(where),
  have: ({ have }) => readsOfCards(have),
  turn: () => STALE.turn | STALE.field,
  playedThisTurn: () => STALE.turn | STALE.field,
  firstTurn: () => STALE.turn | STALE.field,
};
/** As long as the text is there these are the same cards; the others are those of a battle. */
const STAYS: readonly string[] = ['this', 'leader', 'opponentLeader'];

const AREA_READS: Readonly<Record<Area, number>> = {
  hand: STALE.hand,
  trash: STALE.trash,
  life: STALE.life,
  deck: STALE.deck,
  don: STALE.don,
  leader: STALE.field,
  character: STALE.field,
  stage: STALE.field,
};
const readsOfCards = (cards: Cards): number =>
  cards.in.reduce((reads, area) => reads | AREA_READS[area], readsOfFilter(cards.where) | readsOfBase(cards.where));
/** Of cards that are counted; one that a text changes is looked at whenever it has changed itself. */
const readsOfBase = (where: Filter | undefined): number => (feedsOnBase(where) ? STALE.modifiers : 0);
const feedsOnBase = (where: Filter | undefined): boolean =>
  mentions(aFilter, where, { filter: ({ baseCost }) => baseCost !== undefined });

function readsOfNumber(num: Num | undefined): number {
  if (num === undefined || typeof num === 'number') return 0;
  return forNumber(NUMBER_READS, num) | readsOfNumber(num.minus);
}
/** What each way to count looks at; what is known of a running effect does not change. */
const NUMBER_READS: NumberTable<[], number> = {
  count: (wanted) => readsOfCards(wanted),
  names: (wanted) => readsOfCards(wanted),
  colours: (wanted) => readsOfCards(wanted),
  donOnField: () => STALE.don,
  event: () => 0,
  done: () => 0,
  named: () => 0,
  happened: () => STALE.turn | STALE.field,
  value: (wanted, { ofCard, sumOf }) =>
    (wanted === 'given' ? STALE.don : 0) |
    (sumOf ? readsOfCards(sumOf) | STALE.modifiers : 0) |
    (ofCard ? STALE.modifiers | STALE.field | STALE.battle : 0),
};

/** With the filters and numbers inside it. */
function readsOfFilter(where: Filter | undefined): number {
  let reads = 0;
  walk(aFilter, where, {
    filter(one) {
      for (const field of keysOf(FIELDS)) if (one[field] !== undefined) reads |= FIELDS[field].reads;
    },
    number(num) {
      reads |= readsOfNumber(num);
    },
  });
  return reads;
}

/** Does it look at power, cost or keywords, which a standing text may itself change? */
const FEEDING: Asks = {
  filter: (one) => keysOf(FIELDS).some((field) => one[field] !== undefined && FIELDS[field].feeds),
  number: (num) => typeof num === 'object' && num.value !== undefined && num.value !== 'given',
  target: (one) => typeof one === 'object' && 'total' in one,
};
export const feedsOn = <T>(schema: Schema<T>, value: T | undefined): boolean => mentions(schema, value, FEEDING);

/** Which values a standing text looks at: bits of `VALUE`. */
export function valuesLookedAt(effect: Effect): number {
  let values = 0;
  const visit: Visitor = {
    filter(one) {
      for (const field of keysOf(FIELDS)) if (one[field] !== undefined) values |= FIELDS[field].values;
    },
    number(num) {
      if (typeof num === 'object' && num.value !== undefined) values |= VALUES[num.value];
    },
    target(one) {
      if (typeof one === 'object' && 'total' in one && one.total) values |= VALUES[one.total.value];
    },
  };
  walk(aCondition, effect.if, visit);
  walk(someSteps, effect.steps, visit);
  return values;
}
const VALUES: Readonly<Record<NonNullable<Counted['value']>, number>> = {
  power: VALUE.power,
  basePower: VALUE.power,
  cost: VALUE.cost,
  baseCost: VALUE.cost,
  counter: 0,
  given: 0,
};
const ANY_VALUE = VALUE.power | VALUE.cost | VALUE.keyword;

/** What a change changes. Costs can be set, and bases and negations come first: these may matter to any text. */
export const VALUE_OF: Readonly<Record<Change['what'], number>> = {
  power: VALUE.power,
  keyword: VALUE.keyword,
  cost: ANY_VALUE,
  basePower: ANY_VALUE,
  baseCost: ANY_VALUE,
  negate: ANY_VALUE,
  attribute: ANY_VALUE,
  ban: 0,
  playerBan: 0,
  counter: 0,
  playCost: 0,
};
