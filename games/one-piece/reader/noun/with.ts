/** What stands behind "with": values, texts, likeness, and joint limits. */
import type { Filter, Pick, Range } from '../../src/tree/tree.ts';
import {
  ahead,
  attempt,
  type Cursor,
  firstOf,
  listOf,
  past,
  remember,
  rule,
  say,
  sayOne,
  token,
} from '../grammar/cursor.ts';
import { meant } from '../grammar/forward.ts';
import { timingNamed } from '../grammar/timing-name.ts';
import { keywordTag, timingTag } from '../grammar/words.ts';
import { chosenCost, comparedTo, comparison, isCounted, isOneNumber, range } from '../number/numbers.ts';
import { both, kinds } from './filter.ts';

/** Joint limits of a choice stand among the filters of its cards. */
export interface Behind {
  filter: Filter;
  total?: { value: NonNullable<Pick['total']>['value']; max: NonNullable<Range['max']> };
  /** 'one': "with a different card name", which is said of each card that is counted, and of none that is chosen. */
  differentNames?: 'several' | 'one';
}

const power = (c: Cursor): true | undefined => say(c, 'power');

const basePower = (c: Cursor): true | undefined => say(c, 'base power');

export const asBehind = (filter: Filter | undefined): Behind | undefined => filter && { filter };

const ranged = (read: Range | undefined, make: (range: Range) => Filter): Behind | undefined =>
  read && { filter: make(read) };

/** One thing behind "with". */
export const withItem = rule<Behind>('with', (c) =>
  firstOf<Behind>(c, [
    (i) => (say(i, 'different card? names') ? { filter: {}, differentNames: 'several' } : undefined),
    total,
    (i) =>
      say(i, 'a? base cost of?')
        ? ranged(comparedTo(i, 'baseCost') ?? range(i), (baseCost) => ({ baseCost }))
        : undefined,
    (i) => (say(i, 'a? cost of?') ? costs(i) : undefined),
    (i) => {
      const named = chosenCost(i);
      return named && !ahead(i, isCounted) ? { filter: { cost: { min: named, max: named } } } : undefined;
    },
    (i) => ranged(range(i, basePower), (it) => ({ basePower: it })),
    (i) => ranged(range(i, power), (it) => ({ power: it })),
    (i) =>
      say(i, 'a? base power of?')
        ? ranged(comparedTo(i, 'basePower') ?? range(i), (it) => ({ basePower: it }))
        : undefined,
    (i) => (say(i, 'a? power of?') ? ranged(comparedTo(i, 'power') ?? range(i), (it) => ({ power: it })) : undefined),
    counterRange,
    given,
    (i) => asBehind(likeness(i)),
    // "for each Character with a different card name"
    (i) =>
      say(i, 'a different card? name') && !ahead(i, (j) => say(j, 'than'))
        ? { filter: {}, differentNames: 'one' }
        : undefined,
    (i) => asBehind(including(i)),
    (i) => asBehind(textItem(i)),
    (i) => (say(i, 'a|the') ? asBehind(kinds(i)) : undefined),
  ]),
);

/** "3 or less", "0 or 8 or more": one range or the other. */
function costs(c: Cursor): Behind | undefined {
  const first = comparedTo(c, 'cost') ?? range(c);
  if (!first) return undefined;
  // "3 or more that is equal to or less than the number of …": within both.
  const also = attempt(c, (i) => (say(i, ',? that|which is') || say(i, 'and|but') ? comparison(i) : undefined));
  if (also) return within(first, also) && { filter: { cost: { ...first, ...also } } };
  const second = attempt(c, (i) => {
    if (!say(i, 'or')) return undefined;
    say(i, 'with? a cost of');
    const found = range(i);
    // "… or 1 for each DON!! card is 2 or more" is a number that is asked about, not a cost.
    return found && !(isOneNumber(found) && ahead(i, isCounted)) ? found : undefined;
  });
  return second ? { filter: { any: [{ cost: first }, { cost: second }] } } : { filter: { cost: first } };
}

/** One says the least and the other the most. */
const within = (a: Range, b: Range): true | undefined =>
  !(a.min !== undefined && b.min !== undefined) && !(a.max !== undefined && b.max !== undefined) ? true : undefined;

function total(c: Cursor): Behind | undefined {
  const value = sayOne(c, [
    ['a total cost of', 'cost'],
    ['a total power of', 'power'],
    ['a total base cost of', 'baseCost'],
    ['a total base power of', 'basePower'],
    ['a combined cost of', 'cost'],
    ['a combined power of', 'power'],
  ] as const);
  const limit = value && range(c);
  return value && limit?.max !== undefined ? { filter: {}, total: { value, max: limit.max } } : undefined;
}

export function counterRange(c: Cursor): Behind | undefined {
  const plain = attempt(c, (i) =>
    say(i, 'a? counter of?') ? (comparison(i) ?? signedRange(i) ?? range(i)) : undefined,
  );
  const found = plain ?? range(c, (i) => say(i, 'counter'));
  if (found) return { filter: { counter: found } };
  return attempt(c, (i) => {
    const n = say(i, 'a') ? token(i, 'signed')?.n : undefined;
    return n !== undefined && say(i, 'counter') ? { filter: { counter: { min: n, max: n } } } : undefined;
  });
}

function signedRange(c: Cursor): Range | undefined {
  const n = token(c, 'signed')?.n;
  return n === undefined ? undefined : { min: n, max: n };
}

function given(c: Cursor): Behind | undefined {
  const than = attempt(c, (i) => (say(i, 'a number of given don!! cards') ? comparison(i) : undefined));
  const found =
    than ??
    attempt(c, (i) => {
      const read = range(i);
      return read && say(i, 'given? don!! card|cards? given?') ? read : undefined;
    }) ??
    (say(c, 'a|any given? don!! card|cards? given?') ? { min: 1 } : undefined) ??
    (say(c, 'no given? don!! card|cards? given?') ? { max: 0 } : undefined);
  if (found) say(c, 'to it|them') ?? say(c, 'to this|that character|leader|card');
  return found && { filter: { given: found } };
}

/** "the same card name as the trashed card", "a different colour than the returned Character". */
export function likeness(c: Cursor): Filter | undefined {
  const { last } = c.said;
  const isName = say(c, 'the same card? name as') === true;
  const isOtherName = !isName && say(c, 'a different card? name than|from') === true;
  if (!isName && !isOtherName && !say(c, 'a different color|colour than|from')) return undefined;
  // A place behind it is that of the cards that are compared with it.
  const found = say(c, 'this character|leader|stage|card|event') ? 'this' : meant.read(c);
  // Only compared with: "it" is still what it was.
  remember(c, { last });
  if (found && isOtherName) return { not: { sameNameAs: found } };
  return found && (isName ? { sameNameAs: found } : { differentColourFrom: found });
}

function including(c: Cursor): Filter | undefined {
  const what = sayOne(c, [
    ['a type including', 'typeIncludes'],
    ['types including', 'typeIncludes'],
    ['a card? name including', 'nameIncludes'],
  ] as const);
  const parts = what && listOf(c, (i) => token(i, 'quote')?.raw ?? token(i, 'type')?.raw, ['or']);
  if (!what || !parts) return undefined;
  return what === 'typeIncludes' ? { typeIncludes: parts } : { nameIncludes: parts };
}

function textItem(c: Cursor): Filter | undefined {
  return firstOf<Filter>(c, [
    (i) => (say(i, 'no counter') ? { counter: { max: 0 } } : undefined),
    (i) => {
      const timing = say(i, 'no') ? timingTag(i) : undefined;
      return timing && say(i, 'effect|effects') ? { not: { timing } } : undefined;
    },
    (i) => (say(i, 'no base effect|effects') ? { noBaseEffect: true } : undefined),
    (i) => (say(i, 'a base effect') ? { noBaseEffect: false } : undefined),
    (i) => {
      const timing = say(i, 'a|an') ? timingNamed(i) : undefined;
      if (!timing) return undefined;
      if (say(i, 'effect|effects')) return { timing };
      return timing === 'TRIGGER' ? { trigger: true } : undefined;
    },
    (i) => {
      const timing = timingTag(i);
      if (timing === undefined) return undefined;
      if (say(i, 'effects')) return { timing };
      return timing === 'TRIGGER' ? { trigger: true } : undefined;
    },
    (i) => {
      const keyword = past(i, 'a', keywordTag);
      return keyword && { keyword };
    },
  ]);
}

/** "a cost of 3 or less and no base effect", "a [Trigger] with a cost of 3 or less". */
export function withList(c: Cursor): Behind | undefined {
  const items = listOf(c, withItem, ['and']);
  if (!items) return undefined;
  for (;;) {
    const more = attempt(c, (i) => (say(i, ',? with') ? listOf(i, withItem, ['and']) : undefined));
    if (!more) return joined(items);
    items.push(...more);
  }
}

export function joined(items: readonly Behind[]): Behind | undefined {
  let all: Behind | undefined = { filter: {} };
  for (const item of items) {
    const filter: Filter | undefined = all && both(all.filter, item.filter);
    all = filter && { ...all, ...item, filter };
  }
  return all;
}
