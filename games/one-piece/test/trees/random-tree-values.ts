/** Numbers, filters, cards, targets and conditions at random. A small world of words, so that likeness is frequent. */
import { below, type Rng } from '@dealers-choice/kernel';
import {
  AREAS,
  type Area,
  ATTRIBUTES,
  CATEGORIES,
  type Cards,
  COLOURS,
  type Condition,
  type Counted,
  DEEDS,
  type Filter,
  KEYWORDS,
  type Num,
  type Pick,
  type Range,
  REFS,
  type Ref,
  type Target,
  TIMINGS,
  type Top,
} from '../../src/tree/tree.ts';

/** `room`: how deep it may still go. `event`: something set the effect off. */
export interface Draw {
  rng: Rng;
  room: number;
  event: boolean;
  permanent: boolean;
  /** A cost was named. */
  named?: boolean;
}
export const deeper = (d: Draw): Draw => ({ ...d, room: d.room - 1 });
/** Where what was named before is not known any more. */
export const unnamed = (d: Draw): Draw => ({ ...d, named: false });
export const chance = ({ rng }: Draw, percent: number): boolean => below(rng, 100) < percent;
export function one<T>({ rng }: Draw, list: readonly T[]): T {
  return list[below(rng, list.length)] as T;
}
/** One or two of them, each once. */
export function few<T>(d: Draw, list: readonly T[]): readonly T[] {
  const first = one(d, list);
  const second = one(d, list);
  return chance(d, 70) || first === second ? [first] : [first, second];
}
/** A field that is there now and then. */
export const now = <K extends string, T>(d: Draw, percent: number, key: K, value: () => T): { [P in K]?: T } =>
  (chance(d, percent) ? { [key]: value() } : {}) as { [P in K]?: T };

export const NAMES = ['Ash', 'Ivy Row'];
export const TYPES = ['Kiln', 'Hedge Folk'];

export const ref = (d: Draw): Ref => {
  const refs: readonly Ref[] = d.permanent ? ['this', 'attacker', 'target', 'rival'] : REFS;
  return one(d, d.event ? refs : refs.filter((each) => each !== 'event'));
};

export function range(d: Draw): Range {
  const low = below(d.rng, 4);
  const kind = below(d.rng, 8);
  if (kind < 3) return { max: low };
  if (kind < 5) return { min: low };
  if (kind === 5) return { min: low, max: low };
  if (kind === 6 || d.room <= 0) return { min: low, max: low + 2 };
  const bound = counted(deeper(d));
  const plus = chance(d, 30) ? { ...bound, plus: one(d, [1, -1]) } : bound;
  return one(d, [
    { min: plus },
    { max: plus },
    { min: plus, max: plus },
    { min: low, max: plus },
    { min: plus, max: low },
  ]);
}

export function filter(d: Draw, size = 2): Filter {
  let all: Filter = {};
  for (let i = below(d.rng, size) + (size > 1 ? 0 : 1); i >= 0; i--) all = { ...all, ...one(d, FIELDS)(d) };
  return all;
}
const FIELDS: readonly ((d: Draw) => Filter)[] = [
  (d) => ({ category: few(d, CATEGORIES) }),
  (d) => ({ name: few(d, NAMES) }),
  (d) => ({ nameIncludes: few(d, NAMES) }),
  (d) => ({ type: few(d, TYPES) }),
  (d) => ({ typeIncludes: few(d, TYPES) }),
  (d) => ({ attribute: few(d, ATTRIBUTES) }),
  (d) => ({ colour: few(d, COLOURS) }),
  (d) => ({ multicolour: chance(d, 50) }),
  (d) => ({ cost: range(d) }),
  (d) => ({ cost: range(d) }),
  (d) => ({ baseCost: range(d) }),
  (d) => ({ power: range(d) }),
  (d) => ({ basePower: range(d) }),
  (d) => ({ counter: range(d) }),
  (d) => ({ given: range(d) }),
  (d) => ({ state: one(d, ['active', 'rested']) }),
  (d) => ({ faceUp: chance(d, 50) }),
  (d) => ({ keyword: one(d, KEYWORDS) }),
  (d) => ({ withoutKeyword: one(d, KEYWORDS) }),
  (d) => ({ trigger: chance(d, 50) }),
  (d) => ({ timing: one(d, TIMINGS) }),
  (d) => ({ noBaseEffect: chance(d, 50) }),
  (d) => ({ playedThisTurn: chance(d, 50) }),
  () => ({ other: true }),
  (d) => ({ sameNameAs: ref(d) }),
  (d) => (d.permanent ? { other: true } : { among: one(d, ['it', 'revealed'] as const) }),
  (d) => ({ differentColourFrom: ref(d) }),
  (d) => (d.room > 0 ? { not: filter(deeper(d)) } : { other: true }),
  (d) => (d.room > 0 ? { any: [filter(deeper(d)), ...(chance(d, 80) ? [filter(deeper(d))] : [])] } : { other: true }),
];

export function cards(d: Draw, areas: readonly Area[] = AREAS): Cards {
  const of = now(d, 50, 'of', () => one(d, ['opponent', 'either'] as const));
  const where = now(d, d.room > 0 ? 50 : 10, 'where', () => filter(deeper(d)));
  return { ...of, in: chance(d, 40) && areas.includes('character') ? ['character'] : few(d, areas), ...where };
}

const plainCount = (d: Draw): NonNullable<Counted['minus']> =>
  d.named && chance(d, 40) ? { named: 'cost' } : otherCount(d);
const otherCount = (d: Draw): NonNullable<Counted['minus']> =>
  one<() => NonNullable<Counted['minus']>>(d, [
    () => ({ count: cards(d) }),
    () => ({ count: cards(d) }),
    () => ({ donOnField: one(d, ['you', 'opponent']) }),
    () => (d.event ? { event: 'n' } : { done: 'n' }),
    () => ({ done: 'n' }),
    () => ({ value: one(d, ['power', 'cost', 'basePower', 'baseCost', 'counter', 'given']), ofCard: ref(d) }),
    () => ({ value: one(d, ['power', 'cost', 'basePower', 'baseCost', 'counter', 'given']), sumOf: cards(d) }),
  ])();
export function counted(d: Draw): Counted {
  return {
    ...plainCount(d),
    ...now(d, 10, 'minus', () => plainCount(d)),
    ...now(d, 20, 'per', () => one(d, [2, 3])),
    ...now(d, 25, 'times', () => one(d, [2, -1, 1000])),
    ...now(d, 20, 'plus', () => one(d, [1, -1, 2])),
  };
}
const num = (d: Draw, plain: readonly number[]): Num =>
  d.room > 0 && chance(d, 20) ? counted(deeper(d)) : one(d, plain);
export const amount = (d: Draw): Num => num(d, [1, 1, 2, 3]);
export const worth = (d: Draw): Num => num(d, [1000, -1000, 2, -2, 0]);

export function pick(d: Draw, areas: readonly Area[] = AREAS): Pick {
  if (d.permanent) return { all: true, ...cards(d, areas) };
  const quantity = one<() => { n?: Num; upTo?: Num | 'any'; all?: true }>(d, [
    () => ({ n: amount(d) }),
    () => ({ upTo: amount(d) }),
    () => ({ upTo: amount(d) }),
    () => ({ upTo: 'any' }),
    () => ({ all: true }),
  ])();
  const by = quantity.all ? {} : now(d, 20, 'by', () => 'opponent' as const);
  const total = now(d, 15, 'total', () => ({ value: one(d, ['cost', 'power'] as const), max: amount(d) }));
  return { ...quantity, ...by, ...cards(d, areas), ...total, ...now(d, 15, 'differentNames', () => true) };
}
export const top = (d: Draw): Top => ({
  top: amount(d),
  in: one(d, [['deck'], ['life']] as const),
  ...now(d, 30, 'of', () => 'opponent' as const),
  ...now(d, 30, 'end', () => one(d, ['bottom', 'top-or-bottom'] as const)),
  ...now(d, 30, 'upTo', () => true),
});
export function target(d: Draw, areas?: readonly Area[]): Target {
  const kind = below(d.rng, 10);
  if (kind < 3) return ref(d);
  return kind < 8 || d.permanent ? pick(d, areas) : top(d);
}

const FIELD: readonly Area[] = ['leader', 'character', 'stage', 'don'];

function deed(d: Draw): Condition {
  const happened = one(d, DEEDS);
  const isFight = happened === 'ATTACKED' || happened === 'BATTLED';
  const against = isFight ? now(d, 50, 'against', () => filter(d)) : {};
  if (isFight && chance(d, 50)) return { happened, this: true, ...against };
  return {
    happened,
    ...now(d, 40, 'who', () => 'opponent' as const),
    ...now(d, 50, 'where', () => filter(d)),
    ...against,
  };
}

export function condition(d: Draw): Condition {
  const inner = deeper(d);
  const leaf: readonly (() => Condition)[] = [
    () => ({ number: { count: cards(inner) }, ...range(d) }),
    () => ({ number: worth(d), ...range(d) }),
    () => ({ number: counted(inner), ...range(d) }),
    () => ({ is: one(d, [ref(d), 'leader', 'opponentLeader'] as const), where: filter(inner) }),
    () => ({ is: one(d, [ref(d), 'leader', 'opponentLeader'] as const), where: filter(inner) }),
    () => ({ turn: one(d, ['you', 'opponent']) }),
    () => ({ have: cards(inner, FIELD), ...now(d, 50, 'n', () => range(d)) }),
    () => ({ playedThisTurn: true }),
    () => ({ firstTurn: chance(d, 50) }),
    () => deed(inner),
  ];
  if (d.room <= 0 || chance(d, 60)) return one(d, leaf)();
  const several = (): Condition[] => [condition(inner), condition(inner), ...(chance(d, 20) ? [condition(inner)] : [])];
  return one<() => Condition>(d, [
    () => ({ all: several() }),
    () => ({ any: several() }),
    () => ({ not: condition(inner) }),
  ])();
}
