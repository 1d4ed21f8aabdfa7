/**
 * Numbers, filters, cards and conditions: what each is made of, said once. The types, the check of files (with its
 * sentences), the walk through a tree and the random trees of the tests follow from here. They contain each other.
 */
import { AREAS, ATTRIBUTES, CATEGORIES, COLOURS } from '../lexicon/cards.ts';
import { CAUSE_WORDS, CAUSES, DEED_WORDS, DEEDS } from '../lexicon/causes.ts';
import { KEYWORDS } from '../lexicon/keywords.ts';
import { REFS } from '../lexicon/refs.ts';
import { TIMINGS } from '../lexicon/timings.ts';
import {
  checked,
  flag,
  type Inner,
  inside,
  isWholeNumber,
  later,
  laterAs,
  oneLine,
  oneOf,
  type Place,
  type Read,
  type Schema,
  tellProblem,
  whole,
  wrong,
} from './schema.ts';
import {
  byField,
  exactlyOne,
  keysOf,
  list,
  maybe,
  never,
  type ObjectOf,
  optional,
  part,
  shape,
  withOneOf,
} from './schema-shapes.ts';

const AN_OBJECT_SUCH_AS = 'an object such as';
export const aPlayer = oneOf('you', 'opponent');
export type Who = Read<typeof aPlayer>;
export const aSide = oneOf('you', 'opponent', 'either');
export type Side = Read<typeof aSide>;
/** A card already meant. */
export const aRef = part(oneOf(...REFS), 'ref');
export const aKeyword = oneOf(...KEYWORDS);
export const aTiming = oneOf(...TIMINGS);
export const someAttributes = list(oneOf(...ATTRIBUTES), { min: 1, max: ATTRIBUTES.length, distinct: true });
export const someColours = list(oneOf(...COLOURS), { min: 1, max: COLOURS.length, distinct: true });
export const someNames = list(oneLine(120), { min: 1, max: 20, distinct: true });

// Schemas that contain themselves are named before they are defined.
const innerCounted: Schema<Counted> = later('a count', () => aCount);
const innerFilter: Schema<Filter> = later('a filter', () => aFilter);
const A_CONDITION = `${AN_OBJECT_SUCH_AS} {"turn": "you"}`;
const innerCondition: Inner<Conditions, 'one'> = laterAs(
  'one',
  later(A_CONDITION, () => aCondition),
);
const innerConditions: Inner<Conditions, 'some'> = laterAs(
  'some',
  list(
    later(A_CONDITION, () => aCondition),
    { min: 1, max: 20 },
  ),
);
interface Conditions {
  one: Condition;
  some: readonly Condition[];
}

/** A number, or what it is counted from. */
export type Num = number | Counted;

function numFrom(min: number, max: number): Schema<Num> {
  const right = `${whole(min, max).right}, or a count such as {"count": {"in": ["hand"]}}`;
  const kinds = { plain: whole(min, max), counted: innerCounted };
  const isCounted = (value: unknown): boolean => typeof value === 'object' && value !== null;
  return {
    right,
    form: { is: 'union', kinds, which: (value) => (isCounted(value) ? innerCounted : kinds.plain) },
    parts: ['number'],
    read(value, at) {
      if (isCounted(value)) return innerCounted.read(value, at);
      return isWholeNumber(value, min, max) ? value || 0 : wrong(at, value, right);
    },
  };
}
/** Power and cost, which may go down. */
export const aNumber = numFrom(-1_000_000, 1_000_000);
/** How many: at least one where it is a plain number. */
export const anAmount = numFrom(1, 100);
/** A number that is never counted. */
export const aPlainNumber = (min: number, max: number): Schema<number> => part(whole(min, max), 'number');

const BOUNDS = { min: maybe(aNumber), max: maybe(aNumber) };
export interface Range extends ObjectOf<typeof BOUNDS> {}
export const aRange: Schema<Range> = part(
  checked(shape(`${AN_OBJECT_SUCH_AS} {"max": 3}`, BOUNDS), checkRange),
  'range',
);

export function checkRange({ min, max }: Range, at: Place): void {
  if (min === undefined && max === undefined)
    tellProblem(at, 'has neither min nor max; it must have one of them or both.');
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    tellProblem(at, `goes from ${min} to ${max}, which no number does; min must not be more than max.`);
  }
}

/** What may be said of a card. Every field may be absent. */
export const FILTER = {
  category: list(oneOf(...CATEGORIES), { min: 1, max: CATEGORIES.length, distinct: true }),
  /** Exactly this name / a name with these words in it; one of them suffices. */
  name: someNames,
  nameIncludes: someNames,
  type: someNames,
  typeIncludes: someNames,
  attribute: someAttributes,
  colour: someColours,
  multicolour: flag,
  cost: aRange,
  baseCost: aRange,
  power: aRange,
  basePower: aRange,
  counter: aRange,
  /** DON!! given to it. */
  given: aRange,
  state: oneOf('active', 'rested'),
  faceUp: flag,
  keyword: aKeyword,
  withoutKeyword: aKeyword,
  /** Has a [Trigger]; has an effect with this timing. */
  trigger: flag,
  timing: aTiming,
  noBaseEffect: flag,
  playedThisTurn: flag,
  /** "other than this card". */
  other: maybe(flag, false),
  /** Has a name of that card. */
  sameNameAs: aRef,
  /** One of those that were chosen or revealed before; the rest of them are the `others` afterwards. */
  among: part(oneOf('it', 'revealed'), 'ref'),
  /** Has no colour of that card. */
  differentColourFrom: aRef,
  /** "other than [X]": none of these. */
  not: innerFilter,
  /** One of these. */
  any: list(innerFilter, { min: 1, max: 20 }),
};
export interface Filter extends Partial<ObjectOf<typeof FILTER>> {}
export type FilterField = keyof typeof FILTER;
/** What stands in a field of a filter, where it is there. */
export type FilterValue<K extends FilterField> = NonNullable<Filter[K]>;
export const aFilter: Schema<Filter> = part(
  shape(`${AN_OBJECT_SUCH_AS} {"cost": {"max": 3}}`, optional(FILTER)),
  'filter',
);

/** Which cards: side × place × adjectives. */
export const CARDS = {
  of: maybe(aSide, 'you'),
  in: list(oneOf(...AREAS), { min: 1, max: AREAS.length, distinct: true }),
  where: maybe(aFilter),
};
export interface Cards extends ObjectOf<typeof CARDS> {}
export const someCards: Schema<Cards> = part(shape(`${AN_OBJECT_SUCH_AS} {"in": ["character"]}`, CARDS), 'cards');

export const aCause = oneOf(...CAUSES);

const HAPPENED = {
  what: oneOf(...DEEDS),
  /** Who did it, or whose cards it was done to. */
  who: maybe(aSide, 'you'),
  /** This card did it, or it was done to this card. */
  this: maybe(oneOf(true)),
  /** With or to cards that fit, as they were when it happened; against cards that fit. */
  where: maybe(aFilter),
  against: maybe(aFilter),
  by: maybe(aCause),
  /** The cards whose effect it was by. */
  source: maybe(aFilter),
  /** PLAYED: where they came from. */
  from: maybe(list(oneOf('hand', 'deck', 'trash', 'life'), { min: 1, max: 4, distinct: true })),
  /** Not only in this turn: since this card came to the field. */
  ever: maybe(oneOf(true)),
};
export interface Happened extends ObjectOf<typeof HAPPENED> {}
export const whatHappened: Schema<Happened> = checked(
  shape(`${AN_OBJECT_SUCH_AS} {"what": "DRAWN"}`, HAPPENED),
  checkHappened,
);

/** What no match could remember. */
function checkHappened(
  { what, who: whose, this: own, where, against, by, source, from, ever }: Happened,
  at: Place,
): void {
  const { of } = DEED_WORDS[what];
  const isOf = (field: string, fits: boolean): void => {
    if (!fits) tellProblem(inside(at, field), `does not go with ${what}: leave it out.`);
  };
  if (against) isOf('against', of === 'fight');
  if (own) isOf('this', of === 'fight' || what === 'PLAYED');
  if (where) isOf('where', of !== 'things' && of !== 'pile');
  if (by) isOf('by', of !== 'fight' && what !== 'EVENT_ACTIVATED');
  if (from) isOf('from', what === 'PLAYED');
  if (own && (whose ?? where)) tellProblem(inside(at, 'this'), 'is the card that is meant: leave out who and where.');
  if (ever && !(own && what === 'PLAYED')) {
    tellProblem(inside(at, 'ever'), 'is remembered of how this card itself was played only: leave it out.');
  }
  if (source && (by === undefined || !CAUSE_WORDS[by].effect)) {
    tellProblem(inside(at, 'source'), 'goes with an effect only: "by" must say whose.');
  }
}

/** What a number is counted from: one of these. */
export const NUMBERS = {
  /** Cards; DON!! (`don` in `in`: the cost area). */
  count: someCards,
  /** How many of them can be named so that no two have a name in common: "Characters with different card names". */
  names: someCards,
  /** How many colours there are among them. */
  colours: someCards,
  /** DON!! on the field, given ones included. */
  donOnField: aPlayer,
  /** Of the occurrence that set this effect off: DON!! returned, cards trashed … */
  event: oneOf('n'),
  /** How many the last `move`, `ko`, `rest` … of this effect really did. */
  done: oneOf('n'),
  /** The cost that the last `nameCost` of this effect was answered with. */
  named: oneOf('cost'),
  /** How often it happened in this turn so far; of several things at once each counts. */
  happened: whatHappened,
  /** A value of one card; `given`: how many DON!! are given to it. */
  value: oneOf('power', 'cost', 'basePower', 'baseCost', 'counter', 'given'),
};
/** Whose value it is: one of these beside `value`. */
const VALUE_OF = {
  ofCard: aRef,
  /** Of each card that is being changed, for itself: "… for each DON!! card given to that Character". */
  ofEach: oneOf(true),
  /** The sum of a value over cards. */
  sumOf: someCards,
};
const A_COUNT = `${AN_OBJECT_SUCH_AS} {"count": {"in": ["hand"]}}`;
const LESS = { ...NUMBERS, ...VALUE_OF, ofEach: never('one number is taken off') };
const COUNTED = {
  ...NUMBERS,
  ...VALUE_OF,
  /** This many fewer, before `per`: "… until you have as many as your opponent". It is a plain count itself. */
  minus: part(withOneOf(shape(A_COUNT, optional(LESS)), keysOf(NUMBERS), checkValue), 'number'),
  /** Each `per` of them counts once; the result `times` that many, and `plus` more. */
  per: maybe(whole(1, 1000), 1),
  times: maybe(whole(-100_000, 100_000), 1),
  plus: maybe(whole(-100_000, 100_000), 0),
};
export interface Counted extends Partial<ObjectOf<typeof COUNTED>> {}
export type NumberKind = keyof typeof NUMBERS;
/** What must stand beside each way to count: one that is missing does not compile. */
export type NumberTable<More extends readonly unknown[], R> = {
  readonly [K in NumberKind]: (wanted: NonNullable<Counted[K]>, num: Counted, ...more: More) => R;
};
/** What the table has for this number. */
export function forNumber<More extends readonly unknown[], R>(
  table: NumberTable<More, R>,
  num: Counted,
  ...more: More
): R {
  const kind = keysOf(NUMBERS).find((each) => num[each] !== undefined);
  if (kind === undefined) throw new Error('one-piece: a counted number says nothing to count');
  const entry = table[kind] as (wanted: unknown, num: Counted, ...more: More) => R;
  return entry(num[kind], num, ...more);
}
export const aCount: Schema<Counted> = withOneOf(shape(A_COUNT, optional(COUNTED)), keysOf(NUMBERS), checkValue);

function checkValue(value: Pick<Counted, 'value' | 'ofCard' | 'ofEach' | 'sumOf'>, at: Place): void {
  if (value.value !== undefined) exactlyOne(value, at, 'ofCard', 'ofEach', 'sumOf');
  else if (value.ofCard ?? value.ofEach ?? value.sumOf)
    tellProblem(inside(at, 'value'), 'is missing; ofCard, ofEach and sumOf need it.');
}

/** What must hold: each is known by its first field. */
export const CONDITIONS = {
  all: { all: innerConditions },
  any: { any: innerConditions },
  not: { not: innerCondition },
  /** "if you have 2 or more Characters with …"; a plain count: `{ number: { count: { in: ['life'] } }, max: 2 }`. */
  number: { number: aNumber, ...BOUNDS },
  /** Every card of a target fits: "if your Leader is …", "if it is …". */
  is: { is: part(oneOf(...REFS, 'leader', 'opponentLeader'), 'ref'), where: aFilter },
  turn: { turn: aPlayer },
  /** A card of the field only: is there one? "If you have" looks at the field (OP-5). */
  have: { have: someCards, n: maybe(aRange) },
  playedThisTurn: { playedThisTurn: oneOf(true) },
  firstTurn: { firstTurn: flag },
};
export type ConditionKind = keyof typeof CONDITIONS;
export type ConditionOf<K extends ConditionKind> = ObjectOf<(typeof CONDITIONS)[K]>;
export type Condition = { [K in ConditionKind]: ConditionOf<K> }[ConditionKind];

/** What must stand beside each condition: one that is missing does not compile. */
export type ConditionTable<More extends readonly unknown[], R> = {
  readonly [K in ConditionKind]: (condition: ConditionOf<K>, ...more: More) => R;
};
/** What the table has for this condition. */
export function forCondition<More extends readonly unknown[], R>(
  table: ConditionTable<More, R>,
  one: Condition,
  ...more: More
): R {
  const kind = keysOf(CONDITIONS).find((each) => each in one);
  if (kind === undefined) throw new Error('one-piece: a condition says nothing');
  const entry = table[kind] as (condition: Condition, ...more: More) => R;
  return entry(one, ...more);
}
export const aCondition: Schema<Condition> = part(
  byField(`an object with one of ${keysOf(CONDITIONS).join(', ')}`, A_CONDITION, CONDITIONS, {
    number: checkRange,
    have: checkHave,
  }),
  'condition',
);

const FIELD: readonly string[] = ['leader', 'character', 'stage', 'don'];
function checkHave({ have }: ConditionOf<'have'>, at: Place): void {
  if (have.in.every((area) => FIELD.includes(area))) return;
  const count = '{"number": {"count": …}, "min": …}';
  const place = inside(inside(at, 'have'), 'in');
  tellProblem(place, `looks beyond the field; it must be of ${FIELD.join(', ')}, or use ${count}.`);
}
