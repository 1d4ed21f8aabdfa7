/** The phrases of a text, each made once into a question that is asked often: which cards, what like, how many. */

import type { CopyId, Seat } from '@dealers-choice/kernel';
import { type Env, ownerOf, type Test, type Value } from '../rules/card.ts';
import { timesHappened } from '../rules/history.ts';
import { other, type Table, type X } from '../rules/table.ts';
import { KEYWORD, STALE, VALUE } from '../rules/values/bits.ts';
import { baseCostOf, basePowerOf, costOf, counterOf, isOnField, keywordsOf, powerOf } from '../rules/values/values.ts';
import { keysOf } from '../tree/schema-shapes.ts';
import type { Area, Cards, Counted, Filter, Num, Range, Ref, Side, Who } from '../tree/tree.ts';
import { type FilterField, type FilterValue, forNumber, type NumberTable } from '../tree/values.ts';
import { hasAttribute } from './attributes.ts';
import { mostApart } from './names-apart.ts';

export interface Meant {
  list(x: X, env: Env): CopyId[];
  count(x: X, env: Env): number;
  fits: Test;
}

type Zone = 'leader' | 'characters' | 'stage' | 'hand' | 'deck' | 'trash' | 'life';
export const zoneOf = (area: Area): Zone | null => (area === 'character' ? 'characters' : area === 'don' ? null : area);

/** The cards of an area; a place for each, since reading a field by a name that varies is slow. */
function rowOf(t: Table, zone: Zone, seat: Seat): readonly CopyId[] {
  switch (zone) {
    case 'characters':
      return t.characters[seat];
    case 'hand':
      return t.hand[seat];
    case 'leader':
      return t.leader[seat];
    case 'trash':
      return t.trash[seat];
    case 'stage':
      return t.stage[seat];
    case 'life':
      return t.life[seat];
    case 'deck':
      return t.deck[seat];
  }
}

export function sidesOf(side: Side | undefined, you: Seat): readonly Seat[] {
  if (side === 'either') return you === 0 ? YOU_FIRST : OTHER_FIRST;
  return ONE[side === 'opponent' ? other(you) : you] as readonly Seat[];
}
const YOU_FIRST: readonly Seat[] = [0, 1];
const OTHER_FIRST: readonly Seat[] = [1, 0];
const ONE: readonly (readonly Seat[])[] = [[0], [1]];

export function cardsOf(cards: Cards): Meant {
  const test = cards.where ? testOf(cards.where) : null;
  const zones = cards.in.map(zoneOf).filter((zone) => zone !== null);
  const don = cards.in.includes('don');
  const { of, where } = cards;
  const list = (x: X, env: Env): CopyId[] => {
    const found: CopyId[] = [];
    for (const seat of sidesOf(of, env.you)) {
      for (const zone of zones) {
        for (const card of rowOf(x.t, zone, seat)) if (test === null || test(x, card, env)) found.push(card);
      }
    }
    return found;
  };
  const count = (x: X, env: Env): number => {
    let n = 0;
    for (const seat of sidesOf(of, env.you)) {
      if (don) n += donIn(x.t, seat, where?.state);
      for (const zone of zones) {
        if (test === null) n += rowOf(x.t, zone, seat).length;
        else for (const card of rowOf(x.t, zone, seat)) if (test(x, card, env)) n++;
      }
    }
    return n;
  };
  const fits: Test = (x, card, env) => {
    const seat = ownerOf(x, card);
    if (of !== 'either' && (of === 'opponent') === (seat === env.you)) return false;
    const name = x.game.zones[x.match.where[card] ?? 0]?.name;
    return zones.some((zone) => zone === name) && (test === null || test(x, card, env));
  };
  return { list, count, fits };
}

const donIn = (t: Table, seat: Seat, state: 'active' | 'rested' | undefined): number =>
  (state === 'rested' ? 0 : t.donActive[seat]) + (state === 'active' ? 0 : t.donRested[seat]);

export function testOf(filter: Filter): Test {
  const tests = keysOf(FIELDS).flatMap((field) => testsOf(filter, field));
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (tests.length === 2) return (x, card, env) => first(x, card, env) && second(x, card, env);
  return (x, card, env) => {
    for (const test of tests) if (!test(x, card, env)) return false;
    return true;
  };
}
function testsOf<K extends FilterField>(filter: Filter, field: K): Test[] {
  const wanted = filter[field];
  return wanted === undefined ? [] : [FIELDS[field].test(wanted)];
}

const someOf = <T>(wanted: readonly T[], has: readonly T[]): boolean => wanted.some((one) => has.includes(one));
const includes = (wanted: readonly string[], has: readonly string[]): boolean =>
  wanted.some((part) => has.some((name) => name.includes(part)));
const hasTiming = (x: X, card: CopyId, timing: string): boolean =>
  x.face(card).abilities.some((ability) => ability.timing === timing);
const inRange = (range: Range, value: (x: X, card: CopyId) => number): Test => {
  const fits = rangeOf(range);
  return (x, card, env) => fits(x, value(x, card), env);
};

/** An Event or a Stage has none, not a power of 0. */
const hasPower = (x: X, card: CopyId): boolean => {
  const { category } = x.face(card);
  return category === 'CHARACTER' || category === 'LEADER';
};
const powerIn = (range: Range, value: (x: X, card: CopyId) => number): Test => {
  const fits = rangeOf(range);
  return (x, card, env) => hasPower(x, card) && fits(x, value(x, card), env);
};

/** What the rules must know of a field of a filter. */
interface Field<T> {
  /** Does a card fit? */
  test(wanted: T): Test;
  /** What it looks at that may change: bits of `STALE`. */
  reads: number;
  /** Which values it looks at that standing texts change: bits of `VALUE`. */
  values: number;
  /** It looks at a value that the text it stands in may itself change. */
  feeds: boolean;
  /** Everybody sees whether a card fits, wherever it lies. */
  open: boolean;
}
/** What is printed, and what holds for as long as the card is there. */
const fixed = <T>(test: Field<T>['test']): Field<T> => ({ test, reads: 0, values: 0, feeds: false, open: false });
/** How it lies: what everybody sees, and what becomes otherwise when these become so. */
const looking = <T>(reads: number, test: Field<T>['test']): Field<T> => ({ ...fixed(test), reads, open: true });
/** A value that standing texts change. */
const feeding = <T>(values: number, test: Field<T>['test']): Field<T> => ({ ...fixed(test), values, feeds: true });

/** Every field of a filter: what is found fast comes first, since a card that fails one is not looked at further. */
export const FIELDS: { readonly [K in FilterField]: Field<FilterValue<K>> } = {
  category: fixed((wanted) => (x, card) => wanted.includes(x.face(card).category)),
  name: fixed((wanted) => (x, card) => someOf(wanted, x.face(card).names)),
  nameIncludes: fixed((wanted) => (x, card) => includes(wanted, x.face(card).names)),
  type: fixed((wanted) => (x, card) => someOf(wanted, x.face(card).types)),
  typeIncludes: fixed((wanted) => (x, card) => includes(wanted, x.face(card).types)),
  colour: fixed((wanted) => (x, card) => someOf(wanted, x.face(card).data.colours)),
  multicolour: fixed((wanted) => (x, card) => x.face(card).data.colours.length > 1 === wanted),
  trigger: fixed((wanted) => (x, card) => hasTiming(x, card, 'TRIGGER') === wanted),
  timing: fixed((wanted) => (x, card) => hasTiming(x, card, wanted)),
  noBaseEffect: fixed((wanted) => (x, card) => x.face(card).plain === wanted),
  state: looking(
    STALE.rest,
    (wanted) =>
      ({ t }, card) =>
        isOnField(t, card) && ((t.rested[card] ?? 0) !== 0) === (wanted === 'rested'),
  ),
  faceUp: looking(
    STALE.life,
    (wanted) =>
      ({ t }, card) =>
        ((t.faceUp[card] ?? 0) !== 0) === wanted,
  ),
  given: looking(STALE.don, (wanted) => inRange(wanted, ({ t }, card) => t.given[card] ?? 0)),
  playedThisTurn: looking(
    STALE.turn,
    (wanted) =>
      ({ t }, card) =>
        (t.since[card] ?? 0) > t.turnStamp === wanted,
  ),
  other: { ...fixed((wanted) => (_x, card, env) => !wanted || card !== env.source), open: true },
  keyword: feeding(VALUE.keyword, (wanted) => (x, card) => (keywordsOf(x, card) & KEYWORD[wanted]) !== 0),
  withoutKeyword: feeding(VALUE.keyword, (wanted) => (x, card) => (keywordsOf(x, card) & KEYWORD[wanted]) === 0),
  attribute: { ...fixed((wanted) => (x, card) => hasAttribute(x, card, wanted)), reads: STALE.modifiers },
  cost: feeding(VALUE.cost, (wanted) => inRange(wanted, costOf)),
  baseCost: { ...fixed((wanted) => inRange(wanted, baseCostOf)), values: VALUE.cost },
  power: feeding(VALUE.power, (wanted) => powerIn(wanted, powerOf)),
  basePower: feeding(VALUE.power, (wanted) => powerIn(wanted, basePowerOf)),
  // "With a Counter of 1000 or less" has one; "without a Counter" is `max: 0`.
  counter: feeding(0, (wanted) => inRange({ min: wanted.max === 0 ? 0 : 1, ...wanted }, counterOf)),
  among: { ...fixed((wanted) => (x, card, env) => refCards(x, env, wanted).includes(card)), open: true },
  sameNameAs: fixed(
    (wanted) => (x, card, env) => refCards(x, env, wanted).some((one) => someOf(x.face(one).names, x.face(card).names)),
  ),
  differentColourFrom: fixed((wanted) => (x, card, env) => {
    const others = refCards(x, env, wanted);
    return others.length > 0 && !others.some((one) => someOf(x.face(one).data.colours, x.face(card).data.colours));
  }),
  not: fixed((wanted) => {
    const test = testOf(wanted);
    return (x, card, env) => !test(x, card, env);
  }),
  any: fixed((wanted) => {
    const some = wanted.map(testOf);
    return (x, card, env) => some.some((test) => test(x, card, env));
  }),
};

export const seatOf = (env: Env, who: Who): Seat => (who === 'you' ? env.you : other(env.you));

export function numberOf(num: Num): Value {
  if (typeof num === 'number') return () => num;
  const raw = leftOf(num);
  const { per = 1, times = 1, plus = 0 } = num;
  return (x, env) => Math.floor(raw(x, env) / per) * times + plus;
}

function leftOf({ minus, ...num }: Counted): Value {
  const raw = rawOf(num);
  const fewer = minus && rawOf(minus);
  return fewer ? (x, env) => raw(x, env) - fewer(x, env) : raw;
}

const rawOf = (num: Counted): Value => forNumber(COUNTS, num);

/** Every way to count. */
const COUNTS: NumberTable<[], Value> = {
  count: (wanted) => cardsOf(wanted).count,
  names: (wanted) => {
    const { list } = cardsOf(wanted);
    return (x, env) => mostApart(list(x, env).map((card) => x.face(card).names));
  },
  colours: (wanted) => {
    const { list } = cardsOf(wanted);
    // determinism: only counted
    return (x, env) => new Set(list(x, env).flatMap((card) => x.face(card).data.colours)).size;
  },
  donOnField: (wanted) => (x, env) => donOnFieldOf(x, seatOf(env, wanted)),
  event: () => (_x, env) => env.r.eventN ?? 0,
  done: () => (_x, env) => env.r.n ?? 0,
  named: () => (_x, env) => env.r.named ?? NO_COST,
  happened: (wanted) => (x, env) => timesHappened(x, env, wanted),
  value: (wanted, { ofCard, ofEach, sumOf }) => {
    const read = readerOf(wanted);
    if (ofEach) return (x, env) => (env.r.each === undefined ? 0 : read(x, env.r.each));
    if (sumOf) {
      const { list } = cardsOf(sumOf);
      return (x, env) => sum(x, list(x, env), read);
    }
    return (x, env) => sum(x, refCards(x, env, ofCard ?? 'this'), read);
  },
};

/** Where none was named, no card has it. */
const NO_COST = -1;

const sum = (x: X, cards: readonly CopyId[], read: (x: X, card: CopyId) => number): number => {
  let total = 0;
  for (const card of cards) total += read(x, card);
  return total;
};

export function readerOf(value: NonNullable<Counted['value']>): (x: X, card: CopyId) => number {
  switch (value) {
    case 'power':
      return powerOf;
    case 'cost':
      return costOf;
    case 'basePower':
      return basePowerOf;
    case 'baseCost':
      return baseCostOf;
    case 'counter':
      return counterOf;
    case 'given':
      return ({ t }, card) => t.given[card] ?? 0;
  }
}

/** In the cost area and under cards. */
export function donOnFieldOf({ t }: X, seat: Seat): number {
  let n = t.donActive[seat] + t.donRested[seat];
  for (const card of t.leader[seat]) n += t.given[card] ?? 0;
  for (const card of t.characters[seat]) n += t.given[card] ?? 0;
  return n;
}

/** One of the two cards of the battle, wherever it is now; come back to the field it is another object (OP-3). */
function fighter({ t }: X, card: number, since: number): readonly CopyId[] {
  if (card === 0) return [];
  return isOnField(t, card as CopyId) && t.since[card] !== since ? [] : [card as CopyId];
}

/** The card that this one battles. */
function rivalOf(x: X, card: CopyId): readonly CopyId[] {
  const { t } = x;
  if (t.attacker === card) return fighter(x, t.target, t.targetSince);
  return t.target === card ? fighter(x, t.attacker, t.attackerSince) : [];
}

/** The cards a text already means. */
export function refCards(x: X, env: Env, ref: Ref): readonly CopyId[] {
  switch (ref) {
    case 'this':
      return env.source ? [env.source] : [];
    case 'it':
      return env.r.it ?? [];
    case 'attacker':
      return fighter(x, x.t.attacker, x.t.attackerSince);
    case 'target':
      return fighter(x, x.t.target, x.t.targetSince);
    case 'event':
      return env.r.events ?? (env.r.event ? [env.r.event] : []);
    case 'rival':
      return rivalOf(x, env.source);
    case 'revealed':
      return env.r.shown ?? [];
    case 'others':
      return env.r.others ?? [];
  }
}

export function rangeOf(range: Range): (x: X, value: number, env: Env) => boolean {
  const { min, max } = range;
  if ((min === undefined || typeof min === 'number') && (max === undefined || typeof max === 'number')) {
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    return (_x, value) => value >= low && value <= high;
  }
  const low = min === undefined ? null : numberOf(min);
  const high = max === undefined ? null : numberOf(max);
  return (x, value, env) => (low === null || value >= low(x, env)) && (high === null || value <= high(x, env));
}
