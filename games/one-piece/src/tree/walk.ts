/** Visits everything a card says: each part before the parts inside it, in written order. */
import type { CardData } from './card.ts';
import type {
  Cards,
  Condition,
  Effect,
  Filter,
  Num,
  Occasion,
  Pick,
  Range,
  Step,
  Take,
  Target,
  Would,
} from './tree.ts';

/** What a visitor leaves out is passed through in silence. */
export interface Visitor {
  effect?(effect: Effect): void;
  occasion?(occasion: Occasion): void;
  would?(would: Would): void;
  step?(step: Step): void;
  take?(take: Take): void;
  condition?(condition: Condition): void;
  /** What a step is about: cards already meant, cards to be chosen, cards from one end. */
  target?(target: Target): void;
  /** Which cards: counted, watched or, as a target too, chosen. */
  cards?(cards: Cards): void;
  filter?(filter: Filter): void;
  range?(range: Range): void;
  number?(num: Num): void;
}

export function walkCard({ effects = [] }: CardData, visit: Visitor): void {
  for (const effect of effects) walkEffect(effect, visit);
}

export function walkEffect(effect: Effect, visit: Visitor): void {
  visit.effect?.(effect);
  const { when, would } = effect;
  if (when) {
    visit.occasion?.(when);
    walkCards(when.cards, visit);
    walkFilter(when.source, visit);
    walkRange(when.n, visit);
  }
  if (would) walkWould(would, visit);
  if (effect.if) walkCondition(effect.if, visit);
  if (effect.cost) walkSteps(effect.cost, visit);
  walkSteps(effect.steps, visit);
}

function walkWould(would: Would, visit: Visitor): void {
  visit.would?.(would);
  walkCards(would.cards, visit);
  walkFilter(would.source, visit);
}

export function walkSteps(steps: readonly Step[], visit: Visitor): void {
  for (const step of steps) walkStep(step, visit);
}

/** By field rather than by kind: a field means the same in every step, except where cards of a `move` go. */
function walkStep(step: Step, visit: Visitor): void {
  visit.step?.(step);
  if ('n' in step) walkNumber(step.n, visit);
  if ('what' in step) walkTarget(step.what, visit);
  if ('to' in step && step.do !== 'move' && step.do !== 'lifeInstead') walkTarget(step.to, visit);
  if ('take' in step && step.take) walkTake(step.take, visit);
  if ('against' in step) walkFilter(step.against, visit);
  if ('where' in step) walkFilter(step.where, visit);
  if ('would' in step) walkWould(step.would, visit);
  if ('if' in step) walkCondition(step.if, visit);
  if ('cost' in step) walkSteps(step.cost, visit);
  if ('steps' in step) walkSteps(step.steps, visit);
  if ('then' in step) walkSteps(step.then, visit);
  if ('else' in step && step.else) walkSteps(step.else, visit);
  if ('options' in step) for (const option of step.options) walkSteps(option, visit);
}

function walkTake(take: Take, visit: Visitor): void {
  visit.take?.(take);
  walkNumber(take.n ?? take.upTo, visit);
  walkFilter(take.where, visit);
}

function walkTarget(target: Target, visit: Visitor): void {
  visit.target?.(target);
  if (typeof target === 'string') return;
  if ('top' in target) walkNumber(target.top, visit);
  else walkPick(target, visit);
}

function walkPick(pick: Pick, visit: Visitor): void {
  walkNumber(pick.n, visit);
  if (pick.upTo !== 'any') walkNumber(pick.upTo, visit);
  walkCards(pick, visit);
  walkNumber(pick.total?.max, visit);
}

function walkCondition(condition: Condition, visit: Visitor): void {
  visit.condition?.(condition);
  if ('all' in condition) for (const one of condition.all) walkCondition(one, visit);
  else if ('any' in condition) for (const one of condition.any) walkCondition(one, visit);
  else if ('not' in condition) walkCondition(condition.not, visit);
  else if ('is' in condition) walkFilter(condition.where, visit);
  else if ('number' in condition) {
    walkNumber(condition.number, visit);
    walkNumber(condition.min, visit);
    walkNumber(condition.max, visit);
  } else if ('have' in condition) {
    walkCards(condition.have, visit);
    walkRange(condition.n, visit);
  } else if ('happened' in condition) {
    walkFilter(condition.where, visit);
    walkFilter(condition.against, visit);
  }
}

function walkCards(cards: Cards | undefined, visit: Visitor): void {
  if (!cards) return;
  visit.cards?.(cards);
  walkFilter(cards.where, visit);
}

function walkFilter(filter: Filter | undefined, visit: Visitor): void {
  if (!filter) return;
  visit.filter?.(filter);
  const { cost, baseCost, power, basePower, counter, given } = filter;
  for (const range of [cost, baseCost, power, basePower, counter, given]) walkRange(range, visit);
  walkFilter(filter.not, visit);
  for (const one of filter.any ?? []) walkFilter(one, visit);
}

function walkRange(range: Range | undefined, visit: Visitor): void {
  if (!range) return;
  visit.range?.(range);
  walkNumber(range.min, visit);
  walkNumber(range.max, visit);
}

function walkNumber(num: Num | undefined, visit: Visitor): void {
  if (num === undefined) return;
  visit.number?.(num);
  if (typeof num === 'number') return;
  walkCards(num.count, visit);
  walkCards(num.sumOf, visit);
  walkNumber(num.minus, visit);
}
