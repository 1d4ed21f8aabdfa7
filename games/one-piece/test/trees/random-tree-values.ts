/**
 * Numbers, filters, cards, targets and conditions at random, made from their schemas: what a schema gains is made too.
 * Only what needs more to make sense has a maker of its own. A small world of words, so that likeness is frequent.
 */
import { below, type Rng } from '@dealers-choice/kernel';
import { type Basis, NUMBER_LEANS, REF_LEANS } from '../../src/data/check-meant.ts';
import { CAUSE_WORDS, CAUSES, DEED_WORDS } from '../../src/lexicon/causes.ts';
import type { AnySchema, Form, Loose, PartName, Word } from '../../src/tree/schema.ts';
import { keysOf } from '../../src/tree/schema-shapes.ts';
import { aPick, aTarget, aTop } from '../../src/tree/steps.ts';
import {
  AREAS,
  type Area,
  type Cards,
  type Condition,
  type ConditionKind,
  type Counted,
  DEEDS,
  type Filter,
  type Happened,
  type Num,
  type Pick,
  type Range,
  REFS,
  type Ref,
  type Target,
  type Top,
} from '../../src/tree/tree.ts';
import {
  aCount,
  aFilter,
  aNumber,
  anAmount,
  CONDITIONS,
  type FilterField,
  NUMBERS,
  type NumberKind,
  someCards,
  someNames,
  whatHappened,
} from '../../src/tree/values.ts';

/** `room`: how deep it may still go. */
export interface Draw {
  rng: Rng;
  room: number;
  permanent: boolean;
  /** What words may lean on here. */
  there: readonly Basis[];
}
export const deeper = (d: Draw): Draw => ({ ...d, room: d.room - 1 });
/** Whether words that lean on this may be said. */
const may = ({ there }: Draw, thing: Basis | null): boolean => thing === null || there.includes(thing);
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
const NUMBERS_TO_SAY = [1, 2, 3, -1, 1000, 0];

/** Fields that are made otherwise; undefined: it is not there. */
export type Makers = Readonly<Record<string, (d: Draw) => unknown>>;
type Fields = Extract<Form, { is: 'object' }>;
type Plain = Record<string, unknown>;

export function fieldsIn({ form }: AnySchema): Fields {
  if (form?.is !== 'object') throw new Error('this is not an object by its fields');
  return form;
}

/** An object: of fields that need not be there some, and none that says what its absence means. */
export function anyObject(form: Fields, d: Draw, makers: Makers = {}): Plain {
  const chosen = form.alternatives.map((group) => one(d, group));
  const isLeftOut = (name: string): boolean => form.alternatives.flat().includes(name) && !chosen.includes(name);
  const made = keysOf(form.fields).map((name) => {
    const field = form.fields[name];
    if (Object.hasOwn(makers, name)) return [name, makers[name]?.(d)] as const;
    if (field === undefined || 'never' in field || isLeftOut(name)) return [name, undefined] as const;
    const isThere = !('maybe' in field) || chosen.includes(name) || chance(d, 30);
    return [name, isThere ? anyField(field, d) : undefined] as const;
  });
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}
function anyField(field: Loose[string], d: Draw): unknown {
  if ('never' in field) return undefined;
  if (!('maybe' in field)) return anything(field, d);
  for (;;) {
    const value = anything(field.maybe, d);
    if (value !== field.absent) return value;
  }
}

/** Whatever a schema reads. */
export function anything(schema: AnySchema, d: Draw): unknown {
  const [part] = schema.parts ?? [];
  const own = OWN.get(schema) ?? (part ? BY_PART[part] : undefined);
  if (own) return own(d);
  const { form, right } = schema;
  switch (form?.is) {
    case 'words':
      return one(d, form.words);
    case 'whole':
      return one(
        d,
        NUMBERS_TO_SAY.filter((n) => n >= form.min && n <= form.max),
      );
    case 'list':
      return anyList(form, d);
    case 'object':
      return anyObject(form, d);
    case 'union':
      return anything(one(d, Object.values(form.kinds)), d);
    default:
      throw new Error(`test/trees/random-tree-values.ts cannot make ${right}`);
  }
}
function anyList({ item, min, max }: Extract<Form, { is: 'list' }>, d: Draw): readonly unknown[] {
  const words: readonly Word[] = item.form?.is === 'words' ? item.form.words : [];
  if (words.length > 0) return max === 1 ? [one(d, words)] : few(d, words);
  return Array.from({ length: Math.max(min, one(d, [1, 2])) }, () => anything(item, d));
}

/** Those that lean on what was said come more often. */
export function anyRef(d: Draw): Ref {
  const refs = REFS.filter((each) => may(d, REF_LEANS[each]));
  const leaning = refs.filter((each) => REF_LEANS[each] !== null && REF_LEANS[each] !== 'battle');
  return one(d, leaning.length > 0 && chance(d, 50) ? leaning : refs);
}

export function anyRange(d: Draw): Range {
  const low = below(d.rng, 4);
  const kind = below(d.rng, 8);
  if (kind < 3) return { max: low };
  if (kind < 5) return { min: low };
  if (kind === 5) return { min: low, max: low };
  if (kind === 6 || d.room <= 0) return { min: low, max: low + 2 };
  const bound = anyCount(deeper(d));
  const plus = chance(d, 30) ? { ...bound, plus: one(d, [1, -1]) } : bound;
  return one(d, [
    { min: plus },
    { max: plus },
    { min: plus, max: plus },
    { min: low, max: plus },
    { min: plus, max: low },
  ]);
}

/** One or two things said of a card. */
export function anyFilter(d: Draw): Filter {
  const { fields } = fieldsIn(aFilter);
  const said: Plain = {};
  for (const field of [one(d, keysOf(fields)), ...(chance(d, 50) ? [one(d, keysOf(fields))] : [])]) {
    const maker = FILTER_MAKERS[field as FilterField];
    const schema = fields[field];
    said[field] = maker ? maker(d) : schema && anyField(schema, d);
  }
  const all = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return Object.keys(all).length > 0 ? (all as Filter) : { other: true };
}
const FILTER_MAKERS: { readonly [K in FilterField]?: (d: Draw) => Filter[K] } = {
  type: (d) => few(d, TYPES),
  typeIncludes: (d) => few(d, TYPES),
  among: (d) => {
    const several = (['it', 'revealed'] as const).filter((each) => may(d, each));
    return several.length > 0 ? one(d, several) : undefined;
  },
  not: (d) => (d.room > 0 ? anyFilter(deeper(d)) : undefined),
  any: (d) => (d.room > 0 ? [anyFilter(deeper(d)), ...(chance(d, 80) ? [anyFilter(deeper(d))] : [])] : undefined),
};

export const anyCards = (d: Draw, areas: readonly Area[] = AREAS): Cards =>
  anyObject(fieldsIn(someCards), d, cardsIn(areas)) as unknown as Cards;
const cardsIn = (areas: readonly Area[]): Makers => ({
  in: (d) => (chance(d, 40) && areas.includes('character') ? ['character'] : few(d, areas)),
  where: (d) => (chance(d, d.room > 0 ? 50 : 10) ? anyFilter(deeper(d)) : undefined),
});

/** One way to count, without what is made of it. */
function plainCount(d: Draw): NonNullable<Counted['minus']> {
  const kinds: readonly NumberKind[] = keysOf(NUMBERS).filter((kind) => may(d, NUMBER_LEANS[kind]?.[0] ?? null));
  const leaning = kinds.filter((kind) => NUMBER_LEANS[kind] !== null);
  const kind = one(d, leaning.length > 0 && chance(d, 40) ? leaning : (['count', 'happened', ...kinds] as const));
  const whose = chance(d, 50) ? { ofCard: anyRef(d) } : { sumOf: anyCards(d) };
  return { [kind]: anything(NUMBERS[kind], d), ...(kind === 'value' ? whose : {}) };
}
export function anyCount(d: Draw): Counted {
  const plain: Plain = plainCount(d);
  const said = [...keysOf(NUMBERS), 'ofCard', 'ofEach', 'sumOf'].map((name) => [name, () => plain[name]] as const);
  const minus = (): unknown => (chance(d, 10) ? plainCount(d) : undefined);
  return anyObject(fieldsIn(aCount), d, { ...Object.fromEntries(said), minus }) as Counted;
}
const num = (d: Draw, plain: readonly number[]): Num =>
  d.room > 0 && chance(d, 20) ? anyCount(deeper(d)) : one(d, plain);
export const anyAmount = (d: Draw): Num => num(d, [1, 1, 2, 3]);
export const anyWorth = (d: Draw): Num => num(d, [1000, -1000, 2, -2, 0]);

export function anyPick(d: Draw, areas: readonly Area[] = AREAS): Pick {
  if (d.permanent) return { all: true, ...anyCards(d, areas) };
  const total = (): unknown =>
    chance(d, 15)
      ? { value: one(d, ['cost', 'power', 'baseCost', 'basePower'] as const), max: anyAmount(d) }
      : undefined;
  const { by, ...pick } = anyObject(fieldsIn(aPick), d, { ...cardsIn(areas), total }) as unknown as Pick;
  // All are taken: nobody chooses.
  return pick.all || by === undefined ? pick : { ...pick, by };
}
export const anyTop = (d: Draw): Top => anyObject(fieldsIn(aTop), d) as unknown as Top;
export function anyTarget(d: Draw, areas?: readonly Area[]): Target {
  const kind = below(d.rng, 10);
  if (kind < 3) return anyRef(d);
  return kind < 8 || d.permanent ? anyPick(d, areas) : anyTop(d);
}

const FIELD: readonly Area[] = ['leader', 'character', 'stage', 'don'];

/** Its parts must fit together. */
function anyDeed(d: Draw): Happened {
  // What was played has most to say.
  const what = chance(d, 30) ? 'PLAYED' : one(d, DEEDS);
  const { of } = DEED_WORDS[what];
  const against = of === 'fight' ? now(d, 50, 'against', () => anyFilter(d)) : {};
  if (of === 'fight' && chance(d, 50)) return { what, this: true, ...against };
  const effect = one(
    d,
    CAUSES.filter((each) => CAUSE_WORDS[each].effect),
  );
  const source = chance(d, 30) ? { by: effect, source: anyFilter(d) } : now(d, 30, 'by', () => one(d, CAUSES));
  const by = of === 'fight' || what === 'EVENT_ACTIVATED' ? {} : source;
  const from = what === 'PLAYED' ? now(d, 70, 'from', () => few(d, ['hand', 'deck', 'trash', 'life'] as const)) : {};
  if (what === 'PLAYED' && chance(d, 50) && (by.by || from.from)) {
    return { what, this: true, ...by, ...from, ...now(d, 50, 'ever', () => true as const) };
  }
  return {
    what,
    ...now(d, 40, 'who', () => one(d, ['opponent', 'either'] as const)),
    ...(of === 'things' || of === 'pile' ? {} : now(d, 50, 'where', () => anyFilter(d))),
    ...against,
    ...by,
    ...from,
  };
}

const GROUPS: readonly ConditionKind[] = ['all', 'any', 'not'];
const severalConditions = (d: Draw): Condition[] => Array.from({ length: one(d, [2, 2, 2, 3]) }, () => anyCondition(d));
/** Conditions whose parts must fit together; `d` is one deeper already. */
const CONDITION_MAKERS: { readonly [K in ConditionKind]?: (d: Draw) => Condition } = {
  all: (d) => ({ all: severalConditions(d) }),
  any: (d) => ({ any: severalConditions(d) }),
  number: (d) => ({
    number: one(d, [() => ({ count: anyCards(d) }), () => anyWorth(d), () => anyCount(d)])(),
    ...anyRange({ ...d, room: d.room + 1 }),
  }),
  is: (d) => ({ is: one(d, [anyRef(d), anyRef(d), 'leader', 'opponentLeader'] as const), where: anyFilter(d) }),
  have: (d) => ({ have: anyCards(d, FIELD), ...now(d, 50, 'n', () => anyRange(d)) }),
};
export function anyCondition(d: Draw): Condition {
  const isLeaf = d.room <= 0 || chance(d, 60);
  const kind = one(
    d,
    keysOf(CONDITIONS).filter((each) => GROUPS.includes(each) !== isLeaf),
  );
  const inner = deeper(d);
  const fields: Loose = CONDITIONS[kind];
  const made = CONDITION_MAKERS[kind]?.(inner) ?? anyObject({ is: 'object', fields, alternatives: [] }, inner);
  return made as Condition;
}

/** Parts that are made with regard to what stands around them. */
const BY_PART: { readonly [P in PartName]?: (d: Draw) => unknown } = {
  filter: (d) => anyFilter(deeper(d)),
  range: anyRange,
  ref: anyRef,
  condition: anyCondition,
};
const OWN = new Map<AnySchema, (d: Draw) => unknown>([
  [someNames, (d) => few(d, NAMES)],
  [someCards, (d) => anyCards(d)],
  [whatHappened, anyDeed],
  [aNumber, anyWorth],
  [anAmount, anyAmount],
  [aPick, (d) => anyPick(d)],
  [aTarget, (d) => anyTarget(d)],
]);
