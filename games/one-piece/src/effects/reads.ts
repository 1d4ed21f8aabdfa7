/** What a standing text looks at, as bits of `STALE`: only when that changes are values found again. */

import type { Change } from '../rules/card.ts';
import { STALE } from '../rules/values/bits.ts';
import type { Area, Cards, Condition, Effect, Filter, Num } from '../tree/tree.ts';

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
function readsOfCondition(condition: Condition | undefined, still: boolean): number {
  if (!condition) return 0;
  if ('all' in condition) return condition.all.reduce((reads, one) => reads | readsOfCondition(one, still), 0);
  if ('any' in condition) return condition.any.reduce((reads, one) => reads | readsOfCondition(one, still), 0);
  if ('not' in condition) return readsOfCondition(condition.not, still);
  if ('number' in condition) {
    return readsOfNumber(condition.number) | readsOfNumber(condition.min) | readsOfNumber(condition.max);
  }
  if ('is' in condition) {
    const same = still && STAYS.includes(condition.is) ? 0 : STALE.field | STALE.battle;
    return same | readsOfFilter(condition.where);
  }
  if ('have' in condition) return readsOfCards(condition.have);
  return STALE.turn | STALE.field;
}
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
const feedsOnBase = (where: Filter | undefined): boolean => /"baseCost":/.test(JSON.stringify(where) ?? '');

function readsOfNumber(num: Num | undefined): number {
  if (num === undefined || typeof num === 'number') return 0;
  let reads = (num.donOnField || num.value === 'given' ? STALE.don : 0) | readsOfNumber(num.minus);
  if (num.count) reads |= readsOfCards(num.count);
  if (num.sumOf) reads |= readsOfCards(num.sumOf) | STALE.modifiers;
  if (num.ofCard) reads |= STALE.modifiers | STALE.field | STALE.battle;
  return reads;
}

function readsOfFilter(filter: Filter | undefined): number {
  if (!filter) return 0;
  let reads = 0;
  if (filter.state) reads |= STALE.rest;
  if (filter.given) reads |= STALE.don;
  if (filter.faceUp !== undefined) reads |= STALE.life;
  if (filter.playedThisTurn !== undefined) reads |= STALE.turn;
  if (filter.attribute) reads |= STALE.modifiers;
  if (filter.not) reads |= readsOfFilter(filter.not);
  for (const one of filter.any ?? []) reads |= readsOfFilter(one);
  for (const range of [filter.cost, filter.power, filter.basePower, filter.baseCost, filter.counter]) {
    if (range) reads |= readsOfNumber(range.min) | readsOfNumber(range.max);
  }
  return reads;
}

/** Does it look at power, cost or keywords, which a standing text may itself change? */
export function feedsOn(value: unknown): boolean {
  const text = JSON.stringify(value) ?? '';
  return /"(cost|power|basePower|keyword|withoutKeyword|counter)":|"value":"(?!given)/.test(text);
}

/** Values that standing texts look at and change. */
const VALUE = { power: 1, cost: 2, keyword: 4 } as const;
const ANY_VALUE = 7;

export function valuesLookedAt(effect: Effect): number {
  const text = JSON.stringify([effect.if, effect.steps]) ?? '';
  let values = /"(power|basePower)":|"value":"(power|basePower)"/.test(text) ? VALUE.power : 0;
  if (/"(cost|baseCost)":|"value":"(cost|baseCost)"/.test(text)) values |= VALUE.cost;
  return /"(keyword|withoutKeyword)":/.test(text) ? values | VALUE.keyword : values;
}

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
