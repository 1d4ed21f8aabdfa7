/** What cards become: another base power, nothing at all. */
import type { Num, Pick, Target } from '../../src/tree/tree.ts';
import { ownerRef } from '../cards/owner-ref.ts';
import { subjects } from '../cards/target.ts';
import { lasting } from '../clause/predicates.ts';
import { named, type Verb } from '../clause/verbs.ts';
import { type Cursor, firstOf, listOf, remember, say, sayOne, token } from '../grammar/cursor.ts';
import { value } from '../grammar/forward.ts';
import { duration, leadingDuration, maybeDuration, POWER_OR_COST, verb } from '../grammar/words.ts';
import { num } from '../number/numbers.ts';

export const OF_ZERO: readonly (readonly [string, 'power' | 'cost'])[] = [
  ['the power of', 'power'],
  ['the cost of', 'cost'],
];

const VALUES: readonly (readonly [string, 'basePower' | 'baseCost' | 'counter'])[] = [
  ['base power', 'basePower'],
  ['base cost', 'baseCost'],
  ['counter', 'counter'],
];

/** "this Character's", "your Characters'", "up to 1 of your opponent's Characters'". */
export const possessors = (c: Cursor): readonly Target[] | undefined =>
  firstOf<readonly Target[]>(c, [
    (i) => {
      const found = ownerRef(i);
      // "…, and it gains +1 cost" goes on about the card whose value it is.
      if (found === 'this') remember(i, { last: 'this' });
      return found && [found];
    },
    (i) => {
      remember(i, { possessive: true });
      const what = subjects(i);
      remember(i, { possessive: false });
      return what;
    },
  ]);

/** "the base power of … becomes 7000", "this Character's base power becomes the same as your Leader's". */
export const becomeSteps: Verb = named('becomes', (c) => {
  const early = leadingDuration(c);
  // "All of your [A] cards' base power and this Character's base power become 6000."
  const all = listOf(c, becoming, ['and']);
  const [first] = all ?? [];
  if (!all || !first || !verb(c, 'become')) return undefined;
  const n = becomesWhat(c, first.which);
  if (n === undefined) return undefined;
  const time = maybeDuration(c) ?? early;
  return all.flatMap(({ what, which }) =>
    what.map((each) =>
      which === 'counter' ? { do: 'counter', what: each, n } : { do: which, what: each, n, ...lasting(time) },
    ),
  );
});

interface Becoming {
  what: readonly Target[];
  which: 'basePower' | 'baseCost' | 'counter';
}

const becoming = (c: Cursor): Becoming | undefined =>
  firstOf<Becoming>(c, [
    (i) => {
      const which = say(i, 'the') ? sayOne(i, VALUES) : undefined;
      const what = which && say(i, 'of') ? subjects(i) : undefined;
      return which && what && { what, which };
    },
    (i) => {
      const what = possessors(i);
      const which = what && sayOne(i, VALUES);
      return what && which && { what, which };
    },
  ]);

function becomesWhat(c: Cursor, which: 'basePower' | 'baseCost' | 'counter'): Num | undefined {
  return firstOf<Num>(c, [
    (i) => (say(i, 'equal to') || say(i, 'the same as') ? (value.read(i) ?? sameAs(i, which)) : undefined),
    (i) => {
      const letter = say(i, '+') ? num(i) : undefined;
      return letter ?? token(i, 'signed')?.n ?? num(i);
    },
  ]);
}

/** "the same as your opponent's Leader", "… as the power of your opponent's attacking Leader or Character". */
function sameAs(c: Cursor, which: 'basePower' | 'baseCost' | 'counter'): Num | undefined {
  const cards = sayOne<Pick>(c, [
    ["your opponent's leader's|leader base? power?", { all: true, of: 'opponent', in: ['leader'] }],
    ["your leader's|leader base? power?", { all: true, in: ['leader'] }],
  ]);
  if (!cards) return undefined;
  const { all: _, ...sumOf } = cards;
  return { value: which === 'basePower' ? 'power' : which, sumOf };
}

/** "the cost of up to 1 of your opponent's Characters becomes 0 during this turn". */
export const becomesZero: Verb = named('becomes 0', (c) => {
  const before = sayOne(c, OF_ZERO);
  const what = before ? subjects(c) : possessors(c);
  const unit = what && (before ?? sayOne(c, POWER_OR_COST));
  if (!unit || !verb(c, 'become') || !say(c, '0')) return undefined;
  const time = duration(c);
  return time && what.map((each) => ({ do: unit === 'power' ? 'powerZero' : 'costZero', what: each, for: time }));
});

/** "This Character's effect is negated during this turn". */
export const negated: Verb = named('effect is negated', (c) => {
  const what = possessors(c);
  if (!what || !say(c, 'effect|effects is|are negated')) return undefined;
  const time = maybeDuration(c);
  return what.map((each) => ({ do: 'negate', what: each, ...lasting(time) }));
});
