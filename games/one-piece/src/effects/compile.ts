/** From what a card set says to what the engine runs: once, when the set is loaded. */
import type { RulesContext } from '../data/rules-context.ts';
import { isReadWhole } from '../data/unread.ts';
import { isOwn, tagOf } from '../lexicon/timings.ts';
import type { Ability, Card, Change, Code, Kit, Test } from '../rules/card.ts';
import { noDecks } from '../rules/prints.ts';
import { KEYWORD, MUST_BE_ATTACKED, PLAYER_BAN, TAXED } from '../rules/values/bits.ts';
import type { CardData, CardSet } from '../tree/card.ts';
import { anEffect } from '../tree/effect.ts';
import { aTarget, forStep, type Modifying, type Standing, type StepTable, someSteps } from '../tree/steps.ts';
import {
  ATTRIBUTES,
  type Condition,
  type Effect,
  type Filter,
  type Step,
  type StepOf,
  type Target,
  type Timing,
} from '../tree/tree.ts';
import { aCondition, aNumber } from '../tree/values.ts';
import { type Asks, mentions } from '../tree/walk.ts';
import { announce, stillHolds, wasPaid } from './announce.ts';
import { causeOf } from './cause.ts';
import { conditionOf } from './condition.ts';
import { historyOf } from './history.ts';
import type { Op } from './op.ts';
import { offerableOf, payableOf } from './pay.ts';
import { cardsOf, numberOf, rangeOf, testOf } from './phrase.ts';
import { feedsOn, looksOfEffect, readsOfEffect, VALUE_OF, valuesLookedAt } from './reads.ts';
import { stepOps } from './step-ops.ts';
import { banBit } from './steps/field.ts';

/** What steps need while they are compiled. */
export interface Compiling {
  /** Steps, and steps that are a cost: each must be done whole. */
  ops(steps: readonly Step[]): Op[];
  costs(steps: readonly Step[]): Op[];
  /** Steps that are carried out later, or by somebody else: code of their own. `price`: each must be done whole. */
  code(steps: readonly Step[], price?: boolean): number;
  filter(filter: Filter): number;
  /** The same, of the card whose effect something is. */
  cause(filter: Filter): number;
  /** A text that holds for a while, as code of its own. */
  grant(effect: Effect): number;
  cost: boolean;
  /** Some text of the card speaks of what was revealed. */
  keepsRevealed: boolean;
}

export const compileSet = (set: CardSet, rules: RulesContext): Kit => compilingSet(set, rules).kit();

/** A set that is being compiled, some cards at a time: for those who must not wait for all at once. */
export function compilingSet(set: CardSet, rules: RulesContext) {
  const codes: Code[] = [];
  const filters: Test[] = [];
  const cards: Card[] = [];
  /** How many of all are compiled then. */
  const more = (n: number): { made: number; of: number } => {
    const next = set.cards.slice(cards.length, cards.length + n);
    for (const data of next) cards.push(compileCard(data, rules, codes, filters));
    return { made: cards.length, of: set.cards.length };
  };
  const kit = (): Kit => {
    more(set.cards.length);
    const prints = new Map(cards.map(({ id }, i) => [id, i + 1])); // determinism: only asked by id
    return {
      rules,
      set,
      cards,
      prints,
      decks: noDecks(),
      codes,
      filters,
      history: historyOf(set),
      watch: { hear: null },
    };
  };
  return { more, kit };
}

const speaksOfRevealed = ({ effects = [] }: CardData): boolean =>
  effects.some((one) => mentions(anEffect, one, REVEALED));
const REVEALED: Asks = { ref: (ref) => ref === 'revealed' };

function compileCard(data: CardData, rules: RulesContext, codes: Code[], filters: Test[]): Card {
  const abilities: Ability[] = [];
  const add = (said: Effect, timing: Timing): void => {
    const effect = offerOf(said);
    const made = compileAbility(data, effect, timing, abilities.length, rules, codes, filters);
    const before = abilities.at(-1);
    if (effect.cost && effect !== said) made.payable = offerableOf(effect.cost);
    abilities.push(made);
    // "When A or when B" is one text; timings joined by "/" are as many (OP-109).
    const isOneText =
      timing !== effect.timings[0] &&
      (effect.when !== undefined || !effect.timings.every((each) => tagOf(each) !== null));
    if ((effect.shares || isOneText) && before) made.mark = before.mark;
  };
  for (const { effect, timing } of abilityTexts(data)) add(effect, timing);
  const { treatAs } = data;
  return {
    id: data.id,
    copies: 0,
    data,
    category: data.category,
    names: [data.name, ...(treatAs?.names ?? [])],
    attributes: [...(data.attributes ?? []), ...(treatAs?.attributes ?? [])],
    types: [...data.types, ...(treatAs?.types ?? [])],
    cost: data.cost ?? 0,
    power: data.power ?? 0,
    counter: data.counter ?? 0,
    keywords: (data.keywords ?? []).reduce((bits, keyword) => bits | KEYWORD[keyword], 0),
    abilities,
    activates: abilities.flatMap(({ timing }, place) => (timing === 'ACTIVATE_MAIN' ? [place + 1] : [])),
    inHand: abilities.some((ability) => ability.data.in === 'hand'),
    // A text that nobody could read is a text all the same.
    plain:
      abilities.length === 0 && (data.keywords ?? []).length === 0 && !treatAs && !data.deckRules && isReadWhole(data),
  };
}

/** "[Once Per Turn] You may A. If you do, B." is not used by whoever declines: A is offered as a cost would be. */
function offerOf(effect: Effect): Effect {
  const [may, ifDone, ...others] = effect.steps;
  const isFree = effect.oncePerTurn && !effect.cost?.length && !effect.optional && others.length === 0;
  if (!isFree || may?.do !== 'may' || may.who === 'opponent' || may.whole || may.else) return effect;
  return ifDone?.do === 'ifDone' && !ifDone.else ? { ...effect, cost: may.steps, steps: ifDone.then } : effect;
}

/** The texts of a card, in the order of their numbers. */
export const abilityTexts = ({ effects = [] }: CardData): { effect: Effect; timing: Timing }[] =>
  effects.flatMap((effect) =>
    effect.timings.flatMap((timing) =>
      (timing === 'PERMANENT' ? partsOf(effect) : [effect]).map((part) => ({ effect: part, timing })),
    ),
  );

/** A standing text with an "if" in the middle is as many texts, each with its own "if" before it. */
function partsOf(effect: Effect): Effect[] {
  const parts: Effect[] = [];
  const plain = effect.steps.filter((step) => step.do !== 'if');
  if (plain.length === effect.steps.length) return [effect];
  if (plain.length > 0) parts.push({ ...effect, steps: plain });
  const also = (one: Condition): Condition => (effect.if ? { all: [effect.if, one] } : one);
  for (const step of effect.steps) {
    if (step.do !== 'if') continue;
    parts.push(...partsOf({ ...effect, if: also(step.if), steps: step.then }));
    if (step.else) parts.push(...partsOf({ ...effect, if: also({ not: step.if }), steps: step.else }));
  }
  return parts;
}

function compileAbility(
  data: CardData,
  effect: Effect,
  timing: Timing,
  place: number,
  rules: RulesContext,
  codes: Code[],
  filters: Test[],
): Ability {
  const category = rules.categoryOf(timing);
  // It goes by the name of the text that grants it.
  const grant = (granted: Effect): number =>
    compileAbility(data, granted, 'REPLACEMENT', place, rules, codes, filters).code;
  const making = compiling(data, codes, filters, grant);
  const subject = effect.when?.cards ?? effect.would?.cards;
  const changes =
    category === 'PERMANENT' ? effect.steps.flatMap(byPlace).flatMap((step) => changesOf(step, effect, making)) : [];
  const ability: Ability = {
    id: `${data.id}#${place + 1}`,
    label: `${data.name}: ${timing}`,
    category,
    timing,
    own: !effect.when?.cards && isOwn(timing),
    ofEvent: speaksOfEvent(effect),
    place,
    mark: place,
    limited: effect.oncePerTurn === true || (category === 'PERMANENT' && changes.some((change) => change.once)),
    data: effect,
    don: effect.don ?? 0,
    turn: effect.turn ?? null,
    when: effect.when ?? null,
    code: codes.length,
    subject: subject ? cardsOf(subject).fits : null,
    source: sourceOf(effect),
    number: effect.when?.n ? rangeOf(effect.when.n) : null,
    if: effect.if ? conditionOf(effect.if) : null,
    changes,
    feeds: category === 'PERMANENT' && (feedsOn(aCondition, effect.if) || changes.some((change) => change.feeds)),
    looksAt: category === 'PERMANENT' ? valuesLookedAt(effect) : 0,
    alters: changes.reduce((bits, { what }) => bits | VALUE_OF[what], 0),
    inHands: changes.some((change) => change.hand),
    bases: changes.some(({ what }) => what === 'basePower' || what === 'baseCost'),
    negates: changes.some(({ what }) => what === 'negate'),
    attributes: changes.some(({ what }) => what === 'attribute'),
    reads: category === 'PERMANENT' ? readsOfEffect(effect) : 0,
    looks: category === 'PERMANENT' ? looksOfEffect(effect) : 0,
    reachesOthers: changes.some(({ what, cards }) => cards !== null || what === 'playerBan'),
    payable: category === 'REPLACEMENT' ? payableOf(effect.steps) : effect.cost ? payableOf(effect.cost) : null,
  };
  const at = codes.push({ ability, card: data, ops: [], payable: null }) - 1;
  const ops = category === 'PERMANENT' ? [] : opsOf(ability, making);
  codes[at] = { ability, card: data, ops, payable: null };
  return ability;
}

/** Of what set it off: the card, or how many. */
const OF_EVENT: Asks = { ref: (ref) => ref === 'event', number: (num) => typeof num === 'object' && num.event === 'n' };
const speaksOfEvent = ({ if: holds, cost, steps }: Effect): boolean =>
  mentions(aCondition, holds, OF_EVENT) || mentions(someSteps, cost, OF_EVENT) || mentions(someSteps, steps, OF_EVENT);

function sourceOf({ when, would }: Effect): Test | null {
  const source = when?.source ?? would?.source;
  return source ? causeOf(source) : null;
}

/** Announce, pay, look once more at the tags, carry out. */
function opsOf(ability: Ability, making: Compiling): Op[] {
  const { cost = [], steps } = ability.data;
  if (ability.category === 'REPLACEMENT') return making.costs(steps);
  const paid = making.costs(cost);
  const body = making.ops(steps);
  const rest = paid.length + body.length + (cost.length > 0 ? 1 : 0);
  return [
    announce(ability, rest + 1),
    ...paid,
    ...(cost.length > 0 ? [stillHolds(ability, body.length + 1)] : []),
    ...body,
  ];
}

function compiling(data: CardData, codes: Code[], filters: Test[], grant: Compiling['grant']): Compiling {
  const ops = (steps: readonly Step[]): Op[] => steps.flatMap((step) => stepOps(step, making));
  const costs = (steps: readonly Step[]): Op[] => {
    const out: Op[] = [];
    // From the last part to the first: each must know how much comes after it.
    for (const step of steps.slice().reverse()) {
      // What could not be paid whole stops the rest of the effect; what was paid stays paid (OP-62).
      if (step.do !== 'if') out.unshift(wasPaid(out.length)); // an "if" that fails asks for nothing
      out.unshift(...stepOps(step, { ...making, cost: true }));
    }
    return out;
  };
  const making: Compiling = {
    ops,
    costs,
    code: (steps, price = false) => {
      const at = codes.push({ ability: null, card: data, ops: [], payable: null }) - 1;
      codes[at] = { ability: null, card: data, ops: price ? costs(steps) : ops(steps), payable: payableOf(steps) };
      return at;
    },
    filter: (filter) => filters.push(testOf(filter)) - 1,
    cause: (filter) => filters.push(causeOf(filter)) - 1,
    grant,
    cost: false,
    keepsRevealed: speaksOfRevealed(data),
  };
  return making;
}

/** What a text says of costs on the field and in hands are two changes: they are found in different ways. */
function byPlace(step: Step): Step[] {
  if (step.do !== 'cost' || typeof step.what !== 'object' || 'top' in step.what) return [step];
  const { what } = step;
  const elsewhere = what.in.filter((area) => area !== 'hand');
  if (elsewhere.length === 0 || elsewhere.length === what.in.length) return [step];
  return [
    { ...step, what: { ...what, in: ['hand'] } },
    { ...step, what: { ...what, in: elsewhere } },
  ];
}

function targetsOf(what: Target): { cards: Test | null; hand: boolean } {
  if (what === 'this') return { cards: null, hand: false };
  if (typeof what === 'string' || 'top' in what)
    throw new Error('a standing text speaks of this card or of all cards that fit');
  return { cards: cardsOf(what).fits, hand: what.in.some((area) => area === 'hand') };
}

const blank: Omit<Change, 'what'> = {
  n: () => 0,
  bit: 0,
  cards: null,
  hand: false,
  who: 'you',
  against: null,
  once: false,
  feeds: false,
};

/** What a step of a standing text changes. */
function changesOf(step: Step, effect: Effect, making: Compiling): Change[] {
  if (!isStandingStep(step)) throw new Error(`a standing text cannot ${step.do}`);
  return forStep(CHANGES, step, effect, making);
}
const isStandingStep = (step: Step): step is StepOf<Modifying | Standing> => Object.hasOwn(CHANGES, step.do);

/** It looks at values that it may change itself: in its "if", or in which cards it means. */
const feeds = (effect: Effect, what: Target): boolean => feedsOn(aCondition, effect.if) || feedsOn(aTarget, what);
const ofValue = (step: StepOf<'power' | 'basePower' | 'cost' | 'baseCost' | 'counter'>, effect: Effect): Change[] => [
  {
    ...blank,
    what: step.do,
    n: numberOf(step.n),
    ...targetsOf(step.what),
    feeds: feeds(effect, step.what) || feedsOn(aNumber, step.n),
  },
];

/** Every step that a standing text can have. */
const CHANGES: StepTable<[effect: Effect, making: Compiling], Change[], Modifying | Standing> = {
  power: ofValue,
  basePower: ofValue,
  cost: ofValue,
  baseCost: ofValue,
  counter: ofValue,
  gain: ({ what, keyword }, effect) => [
    { ...blank, what: 'keyword', bit: KEYWORD[keyword], ...targetsOf(what), feeds: feeds(effect, what) },
  ],
  gainAttribute: ({ what, attribute }) => [
    { ...blank, what: 'attribute', bit: ATTRIBUTES.indexOf(attribute), ...targetsOf(what) },
  ],
  cannot: (step, effect) => {
    const against = step.against ? causeOf(step.against) : null;
    const once = effect.oncePerTurn === true || step.oncePerTurn === true;
    const which = { ...targetsOf(step.what), feeds: feeds(effect, step.what) };
    return [{ ...blank, what: 'ban', bit: banBit(step), against, once, ...which }];
  },
  mustAttack: ({ what }, effect) => [
    { ...blank, what: 'ban', bit: MUST_BE_ATTACKED, ...targetsOf(what), feeds: feeds(effect, what) },
  ],
  attackTax: ({ what, cost }, effect, making) => {
    const code = making.code(cost, true);
    return [{ ...blank, what: 'ban', bit: TAXED, n: () => code, ...targetsOf(what), feeds: feeds(effect, what) }];
  },
  playerCannot: ({ who, be, where }) => {
    const against = where ? (be === 'SET_DON_ACTIVE' ? causeOf : testOf)(where) : null;
    return [{ ...blank, what: 'playerBan', bit: PLAYER_BAN[be], who, against }];
  },
  negate: ({ what }) => [{ ...blank, what: 'negate', ...targetsOf(what) }],
  playCost: ({ n, where }) => {
    const cards = { all: true, in: ['hand'], where } as const;
    return [{ ...blank, what: 'playCost', n: numberOf(n), ...targetsOf(cards) }];
  },
  lifeInstead: () => [], // a card that leaves Life for the hand looks for it
  donPhaseGives: () => [], // the DON!! Phase looks for it
};
