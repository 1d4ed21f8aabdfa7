/** Numbers, filters, cards and conditions of an effect, as they are read from a file. They contain each other. */
import {
  AREAS,
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
  type Range,
  REFS,
  TIMINGS,
} from '../tree/tree.ts';
import {
  checked,
  flag,
  inside,
  isWhole,
  later,
  oneOf,
  type Place,
  type Schema,
  tell,
  whole,
  words,
  wrong,
} from './schema.ts';
import { byField, list, maybe, never, object } from './schema-shapes.ts';

const AN_OBJECT_SUCH_AS = 'an object such as';
export const who = oneOf('you', 'opponent');
export const side = oneOf('you', 'opponent', 'either');
const ref = oneOf(...REFS);
export const keyword = oneOf(...KEYWORDS);
export const timing = oneOf(...TIMINGS);
export const attributes = list(oneOf(...ATTRIBUTES), { min: 1, max: ATTRIBUTES.length, distinct: true });
export const colours = list(oneOf(...COLOURS), { min: 1, max: COLOURS.length, distinct: true });
export const names = list(words(120), { min: 1, max: 20, distinct: true });

/** Tells a problem unless exactly one of the fields is there. */
export function exactlyOne<T extends object>(value: T, at: Place, ...fields: readonly (keyof T & string)[]): void {
  const there = fields.filter((name) => value[name] !== undefined);
  if (there.length === 1) return;
  tell(
    at,
    `has ${there.length === 0 ? 'none' : there.join(' and ')}; it must have exactly one of ${fields.join(', ')}.`,
  );
}

function numFrom(min: number, max: number): Schema<Num> {
  const right = `${whole(min, max).right}, or a count such as {"count": {"in": ["hand"]}}`;
  return {
    right,
    read(value, at) {
      if (typeof value === 'object' && value !== null) return counted.read(value, at);
      return isWhole(value, min, max) ? value || 0 : wrong(at, value, right);
    },
  };
}
/** Power and cost, which may go down. */
export const num = numFrom(-1_000_000, 1_000_000);
/** How many: at least one where it is a plain number. */
export const amount = numFrom(1, 100);

const ranged: Schema<Range> = object<Range>(`${AN_OBJECT_SUCH_AS} {"max": 3}`, { min: maybe(num), max: maybe(num) });
export const range: Schema<Range> = checked(ranged, checkRange);

export function checkRange({ min, max }: Range, at: Place): void {
  if (min === undefined && max === undefined) tell(at, 'has neither min nor max; it must have one of them or both.');
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    tell(at, `goes from ${min} to ${max}, which no number does; min must not be more than max.`);
  }
}

export const filter: Schema<Filter> = object<Filter>(`${AN_OBJECT_SUCH_AS} {"cost": {"max": 3}}`, {
  category: maybe(list(oneOf(...CATEGORIES), { min: 1, max: CATEGORIES.length, distinct: true })),
  name: maybe(names),
  nameIncludes: maybe(names),
  type: maybe(names),
  typeIncludes: maybe(names),
  attribute: maybe(attributes),
  colour: maybe(colours),
  multicolour: maybe(flag),
  cost: maybe(range),
  baseCost: maybe(range),
  power: maybe(range),
  basePower: maybe(range),
  counter: maybe(range),
  given: maybe(range),
  state: maybe(oneOf('active', 'rested')),
  faceUp: maybe(flag),
  keyword: maybe(keyword),
  withoutKeyword: maybe(keyword),
  trigger: maybe(flag),
  timing: maybe(timing),
  noBaseEffect: maybe(flag),
  playedThisTurn: maybe(flag),
  other: maybe(flag),
  sameNameAs: maybe(ref),
  among: maybe(oneOf('it', 'revealed')),
  differentColourFrom: maybe(ref),
  not: maybe(later('a filter', () => filter)),
  any: maybe(
    list(
      later('a filter', () => filter),
      { min: 1, max: 20 },
    ),
  ),
});

export const CARDS_FIELDS = {
  of: maybe(side),
  in: list(oneOf(...AREAS), { min: 1, max: AREAS.length, distinct: true }),
  where: maybe(filter),
};
export const cards: Schema<Cards> = object<Cards>(`${AN_OBJECT_SUCH_AS} {"in": ["character"]}`, CARDS_FIELDS);

type Plain = NonNullable<Counted['minus']>;
const A_COUNT = `${AN_OBJECT_SUCH_AS} {"count": {"in": ["hand"]}}`;
const PLAIN_FIELDS = {
  count: maybe(cards),
  donOnField: maybe(who),
  event: maybe(oneOf('n')),
  done: maybe(oneOf('n')),
  named: maybe(oneOf('cost')),
  value: maybe(oneOf('power', 'cost', 'basePower', 'baseCost', 'counter', 'given')),
  ofCard: maybe(ref),
  ofEach: maybe(oneOf(true)),
  sumOf: maybe(cards),
};
const countedFields: Schema<Counted> = object<Counted>(A_COUNT, {
  ...PLAIN_FIELDS,
  minus: maybe(
    checked(object<Plain>(A_COUNT, { ...PLAIN_FIELDS, ofEach: never('one number is taken off') }), checkCount),
  ),
  per: maybe(whole(1, 1000)),
  times: maybe(whole(-100_000, 100_000)),
  plus: maybe(whole(-100_000, 100_000)),
});
const counted: Schema<Counted> = checked(countedFields, checkCount);

function checkCount(value: Plain, at: Place): void {
  exactlyOne(value, at, 'count', 'donOnField', 'event', 'done', 'named', 'value');
  if (value.value !== undefined) exactlyOne(value, at, 'ofCard', 'ofEach', 'sumOf');
  else if (value.ofCard ?? value.ofEach ?? value.sumOf)
    tell(inside(at, 'value'), 'is missing; ofCard, ofEach and sumOf need it.');
}

type OneOf<K extends string> = Extract<Condition, { [key in K]: unknown }>;
const A_CONDITION = `${AN_OBJECT_SUCH_AS} {"turn": "you"}`;
const conditions = list(
  later(A_CONDITION, () => condition),
  { min: 1, max: 20 },
);
const FIELD: readonly string[] = ['leader', 'character', 'stage', 'don'];

/** Only in battles there is another side, and only there a card does something itself. */
function checkDeed({ happened, who: whose, this: own, where, against }: OneOf<'happened'>, at: Place): void {
  const isFight = happened === 'ATTACKED' || happened === 'BATTLED';
  if (against && !isFight) tell(inside(at, 'against'), `is nothing that ${happened} has: leave it out.`);
  if (own && !isFight) tell(inside(at, 'this'), `is nothing that ${happened} has: leave it out.`);
  if (own && (whose ?? where)) tell(inside(at, 'this'), 'is the card that is meant: leave out who and where.');
}

export const condition: Schema<Condition> = byField(
  'an object with one of all, any, not, number, is, turn, have, playedThisTurn, firstTurn, happened',
  {
    all: object<OneOf<'all'>>(A_CONDITION, { all: conditions }),
    any: object<OneOf<'any'>>(A_CONDITION, { any: conditions }),
    not: object<OneOf<'not'>>(A_CONDITION, { not: later(A_CONDITION, () => condition) }),
    number: checked(
      object<OneOf<'number'>>(A_CONDITION, { number: num, min: maybe(num), max: maybe(num) }),
      checkRange,
    ),
    is: object<OneOf<'is'>>(A_CONDITION, { is: oneOf(...REFS, 'leader', 'opponentLeader'), where: filter }),
    turn: object<OneOf<'turn'>>(A_CONDITION, { turn: who }),
    have: checked(object<OneOf<'have'>>(A_CONDITION, { have: cards, n: maybe(range) }), ({ have }, at) => {
      if (have.in.every((area) => FIELD.includes(area))) return;
      const count = '{"number": {"count": …}, "min": …}';
      tell(
        inside(inside(at, 'have'), 'in'),
        `looks beyond the field; it must be of ${FIELD.join(', ')}, or use ${count}.`,
      );
    }),
    playedThisTurn: object<OneOf<'playedThisTurn'>>(A_CONDITION, { playedThisTurn: oneOf(true) }),
    firstTurn: object<OneOf<'firstTurn'>>(A_CONDITION, { firstTurn: flag }),
    happened: checked(
      object<OneOf<'happened'>>(A_CONDITION, {
        happened: oneOf(...DEEDS),
        who: maybe(who),
        this: maybe(oneOf(true)),
        where: maybe(filter),
        against: maybe(filter),
      }),
      checkDeed,
    ),
  },
);
