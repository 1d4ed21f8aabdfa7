/** What cards become: another base power, nothing at all. */
import type { Num, Pick, Step, Target } from '../../src/tree/tree.ts';
import { ownerRef } from '../cards/owner-ref.ts';
import { isSeveral, pick } from '../cards/pick.ts';
import { subjects } from '../cards/target.ts';
import { lasting } from '../clause/predicates.ts';
import { named, type Verb } from '../clause/verbs.ts';
import { attempt, type Cursor, firstOf, listOf, remember, say, sayOne, token } from '../grammar/cursor.ts';
import { owner, value } from '../grammar/forward.ts';
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

/** Whose value another card's becomes. */
const SOURCES: readonly (readonly [string, 'basePower' | 'baseCost' | 'power' | 'cost'])[] = [
  ['base power of', 'basePower'],
  ['base cost of', 'baseCost'],
  ['power of', 'power'],
  ['cost of', 'cost'],
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
  const value = attempt(c, (i) => becomesWhat(i, first.which));
  const canChoose = value === undefined && !c.said.permanent && all.every(({ what }) => what.every(isMeant));
  const chosen = canChoose ? chosenValue(c, first.which) : undefined;
  const n = value ?? chosen?.n;
  if (n === undefined) return undefined;
  const time = maybeDuration(c) ?? early;
  const steps = all.flatMap(({ what, which }) =>
    what.map(
      (each): Step =>
        which === 'counter' ? { do: 'counter', what: each, n } : { do: which, what: each, n, ...lasting(time) },
    ),
  );
  return chosen ? [{ do: 'choose', what: chosen.from }, ...steps] : steps;
});

type Which = 'basePower' | 'baseCost' | 'counter';

interface Becoming {
  what: readonly Target[];
  which: Which;
}

/** Cards that stay meant while another one is chosen. */
const isMeant = (what: Target): boolean => typeof what === 'string' && !['it', 'others'].includes(what);

/** "the same as that of up to 1 of your opponent's Characters": a card that is chosen for its value. */
function chosenValue(c: Cursor, which: Which): { from: Pick; n: Num } | undefined {
  if (!say(c, 'equal to') && !say(c, 'the same as')) return undefined;
  const value = say(c, 'that of') ? which : say(c, 'the') ? sayOne(c, SOURCES) : undefined;
  const [from, second] = (value && pick(c)) ?? [];
  if (!value || !from || second || from.all || isSeveral(from)) return undefined;
  return { from, n: { value, ofCard: 'it' } };
}

/** "The base power of each selected Character becomes the same as the other's": they swap it. */
export const becomeEachOthers: Verb = named('becomes what the other has', (c) => {
  if (!c.said.chosen || !say(c, 'the base power of each of? the? selected|chosen character|characters'))
    return undefined;
  if (!verb(c, 'become') || !say(c, "the same as the other's|other base? power?")) return undefined;
  const time = duration(c);
  return time && [{ do: 'swapBasePower', what: 'it', for: time }];
});

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

export function becomesWhat(c: Cursor, which: Which): Num | undefined {
  return firstOf<Num>(c, [
    (i) => ((say(i, 'equal to that of') ?? say(i, 'the same as that of')) ? owner.read(i)?.(which) : undefined),
    (i) => (say(i, 'equal to') || say(i, 'the same as') ? (value.read(i) ?? sameAs(i, which)) : undefined),
    (i) => {
      const letter = say(i, '+') ? num(i) : undefined;
      return letter ?? token(i, 'signed')?.n ?? num(i);
    },
  ]);
}

/** "the same as your opponent's Leader", "… as the power of your opponent's attacking Leader or Character". */
function sameAs(c: Cursor, which: Which): Num | undefined {
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
