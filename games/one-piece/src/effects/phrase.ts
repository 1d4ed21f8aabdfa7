/** The phrases of a text, each made once into a question that is asked often: which cards, what like, how many. */

import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import { type Env, ownerOf, type Test, type Value } from '../rules/card.ts';
import { abilityOf, copyOf, TIMING, timingOf } from '../rules/listeners.ts';
import { other, type Table, type X } from '../rules/table.ts';
import { KEYWORD, NEGATED } from '../rules/values/bits.ts';
import {
  baseCostOf,
  basePowerOf,
  costOf,
  counterOf,
  isAwake,
  isOnField,
  keywordsOf,
  powerOf,
} from '../rules/values/values.ts';
import {
  type Area,
  ATTRIBUTES,
  type Attribute,
  type Cards,
  type Counted,
  type Filter,
  type Num,
  type Range,
  type Ref,
  type Side,
  type Who,
} from '../tree/tree.ts';

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
  const tests = [...printed(filter), ...present(filter), ...joined(filter)];
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  if (tests.length === 2) return (x, card, env) => first(x, card, env) && second(x, card, env);
  return (x, card, env) => {
    for (const test of tests) if (!test(x, card, env)) return false;
    return true;
  };
}

const someOf = <T>(wanted: readonly T[], has: readonly T[]): boolean => wanted.some((one) => has.includes(one));
const includes = (wanted: readonly string[], has: readonly string[]): boolean =>
  wanted.some((part) => has.some((name) => name.includes(part)));

/** What is printed on it. */
function printed(f: Filter): Test[] {
  const tests: Test[] = [];
  const { category, name, nameIncludes, type, typeIncludes, colour } = f;
  if (category) tests.push((x, card) => category.includes(x.face(card).category));
  if (name) tests.push((x, card) => someOf(name, x.face(card).names));
  if (nameIncludes) tests.push((x, card) => includes(nameIncludes, x.face(card).names));
  if (type) tests.push((x, card) => someOf(type, x.face(card).types));
  if (typeIncludes) tests.push((x, card) => includes(typeIncludes, x.face(card).types));
  if (colour) tests.push((x, card) => someOf(colour, x.face(card).data.colours));
  if (f.multicolour !== undefined) tests.push((x, card) => x.face(card).data.colours.length > 1 === f.multicolour);
  if (f.trigger !== undefined) tests.push((x, card) => hasTiming(x, card, 'TRIGGER') === f.trigger);
  const { timing } = f;
  if (timing) tests.push((x, card) => hasTiming(x, card, timing));
  if (f.noBaseEffect !== undefined) tests.push((x, card) => x.face(card).plain === f.noBaseEffect);
  return tests;
}

const hasTiming = (x: X, card: CopyId, timing: string): boolean =>
  x.face(card).abilities.some((ability) => ability.timing === timing);
const inRange = (range: Range, value: (x: X, card: CopyId) => number): Test => {
  const fits = rangeOf(range);
  return (x, card, env) => fits(x, value(x, card), env);
};

/** An Event or a Stage has none, not a power of 0. */
const hasPower: Test = (x, card) => {
  const { category } = x.face(card);
  return category === 'CHARACTER' || category === 'LEADER';
};

/** How it is now. */
function present(f: Filter): Test[] {
  const tests: Test[] = [];
  const { state, keyword, withoutKeyword, attribute } = f;
  if (state) tests.push(({ t }, card) => isOnField(t, card) && ((t.rested[card] ?? 0) !== 0) === (state === 'rested'));
  if (f.faceUp !== undefined) tests.push(({ t }, card) => ((t.faceUp[card] ?? 0) !== 0) === f.faceUp);
  if (f.given) tests.push(inRange(f.given, ({ t }, card) => t.given[card] ?? 0));
  if (f.playedThisTurn !== undefined) {
    tests.push(({ t }, card) => (t.since[card] ?? 0) > t.turnStamp === f.playedThisTurn);
  }
  if (f.other) tests.push((_x, card, env) => card !== env.source);
  if (keyword) tests.push((x, card) => (keywordsOf(x, card) & KEYWORD[keyword]) !== 0);
  if (withoutKeyword) tests.push((x, card) => (keywordsOf(x, card) & KEYWORD[withoutKeyword]) === 0);
  if (attribute) tests.push((x, card) => hasAttribute(x, card, attribute));
  if (f.cost) tests.push(inRange(f.cost, costOf));
  if (f.baseCost) tests.push(inRange(f.baseCost, baseCostOf));
  if (f.power || f.basePower) tests.push(hasPower);
  if (f.power) tests.push(inRange(f.power, powerOf));
  if (f.basePower) tests.push(inRange(f.basePower, basePowerOf));
  // "With a Counter of 1000 or less" has one; "without a Counter" is `max: 0`.
  if (f.counter) tests.push(inRange({ min: f.counter.max === 0 ? 0 : 1, ...f.counter }, counterOf));
  return tests;
}

function joined({ not, any, sameNameAs, differentColourFrom, among }: Filter): Test[] {
  const tests: Test[] = [];
  if (among) tests.push((x, card, env) => refCards(x, env, among).includes(card));
  if (sameNameAs) {
    tests.push((x, card, env) =>
      refCards(x, env, sameNameAs).some((one) => someOf(x.face(one).names, x.face(card).names)),
    );
  }
  if (differentColourFrom) {
    tests.push((x, card, env) => {
      const others = refCards(x, env, differentColourFrom);
      return others.length > 0 && !others.some((one) => someOf(x.face(one).data.colours, x.face(card).data.colours));
    });
  }
  if (not) {
    const test = testOf(not);
    tests.push((x, card, env) => !test(x, card, env));
  }
  if (any) {
    const some = any.map(testOf);
    tests.push((x, card, env) => some.some((test) => test(x, card, env)));
  }
  return tests;
}

/** Printed ones, and those that effects gave it. */
function hasAttribute(x: X, card: CopyId, wanted: readonly Attribute[]): boolean {
  const { attributes } = x.face(card);
  if (someOf(wanted, attributes)) return true;
  const isWanted = (place: number): boolean => wanted.includes(must(ATTRIBUTES, place));
  for (const { what, on, n } of x.t.modifiers) if (what === 'attribute' && on === card && isWanted(n)) return true;
  if (!x.t.hearing[TIMING.PERMANENT] || asking.deep >= DEEPEST) return false;
  asking.deep++;
  try {
    return isGivenByText(x, card, isWanted);
  } finally {
    asking.deep--;
  }
}

/** Texts that give attributes to cards with other attributes may ask each other in a circle: then nobody gives any. */
const asking = { deep: 0 };
const DEEPEST = 8;

function isGivenByText(x: X, card: CopyId, isWanted: (place: number) => boolean): boolean {
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    if (!ability.attributes || ((x.t.bans[source] ?? 0) & NEGATED) !== 0) continue;
    const env: Env = { you: ownerOf(x, source), source, r: {} };
    for (const { what, cards, bit } of ability.changes) {
      if (what !== 'attribute' || !isWanted(bit) || !(cards ? cards(x, card, env) : card === source)) continue;
      if (isAwake(x, ability, source, env)) return true;
    }
  }
  return false;
}

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

function rawOf({ count, donOnField, event, done, named, value, ofCard, ofEach, sumOf }: Counted): Value {
  if (count) return cardsOf(count).count;
  if (donOnField) return (x, env) => donOnFieldOf(x, seatOf(env, donOnField));
  if (event) return (_x, env) => env.r.eventN ?? 0;
  if (done) return (_x, env) => env.r.n ?? 0;
  if (named) return (_x, env) => env.r.named ?? NO_COST;
  const read = readerOf(value ?? 'power');
  if (ofEach) return (x, env) => (env.r.each === undefined ? 0 : read(x, env.r.each));
  if (ofCard) return (x, env) => sum(x, refCards(x, env, ofCard), read);
  if (sumOf) {
    const { list } = cardsOf(sumOf);
    return (x, env) => sum(x, list(x, env), read);
  }
  throw new Error('a counted number says nothing to count');
}

/** Where none was named, no card has it. */
const NO_COST = -1;

const sum = (x: X, cards: readonly CopyId[], read: (x: X, card: CopyId) => number): number => {
  let total = 0;
  for (const card of cards) total += read(x, card);
  return total;
};

function readerOf(value: NonNullable<Counted['value']>): (x: X, card: CopyId) => number {
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
      return env.r.event ? [env.r.event] : [];
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
