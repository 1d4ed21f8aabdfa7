/** Numbers, ranges and comparisons. */
import type { Counted, Num, Range } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { owner, value } from '../grammar/forward.ts';
import { digits, letter } from './letters.ts';

const WORDS: readonly (readonly [string, number])[] = [
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
];

/** 3, −2, or X. */
export const num = rule<Num>('number', (c) =>
  firstOf<Num>(c, [digits, (i) => token(i, 'signed')?.n, letter, (i) => sayOne(i, WORDS), asMany]),
);

/** "the same number of cards", "that many cards": as were just done, or as set the effect off. */
function asMany(c: Cursor): Num | undefined {
  if (!say(c, 'the same number of') && !say(c, 'that many')) return undefined;
  if (c.said.did) return { done: 'n' };
  return c.said.event ? { event: 'n' } : undefined;
}

/** "the chosen cost", behind "choose a cost". */
export const chosenCost = (c: Cursor): Counted | undefined =>
  c.said.named && say(c, 'the chosen|named|declared cost') ? { named: 'cost' } : undefined;

/** "3 or less", "2 to 5", "exactly 2", "3". `unit`: what stands between the number and "or less". */
export function range(c: Cursor, unit?: (c: Cursor) => true | undefined): Range | undefined {
  return attempt(c, (i) => {
    const strict = attempt(i, strictly);
    if (strict) return !unit || unit(i) ? strict : undefined;
    const exactly = say(i, 'exactly');
    const low = num(i);
    if (low === undefined) return undefined;
    // "1 to 0" is not a range: "set the power of a Character with a cost of 1 to 0".
    const high = attempt(i, (j) => {
      const found = say(j, 'to') ? num(j) : undefined;
      if (found === 0 && j.said.setting && ahead(j, (k) => say(k, 'during|until'))) return undefined;
      return typeof found === 'number' && typeof low === 'number' && found <= low ? undefined : found;
    });
    if (high !== undefined) return !unit || unit(i) ? { min: low, max: high } : undefined;
    // "3 or 4": two numbers in a row are a range.
    const next = attempt(i, (j) =>
      typeof low === 'number' && say(j, 'or') && digits(j) === low + 1 && !ahead(j, bound) && !ahead(j, isCounted)
        ? low + 1
        : undefined,
    );
    if (next !== undefined) return !unit || unit(i) ? { min: low, max: next } : undefined;
    const before = exactly ? undefined : bound(i);
    if (unit && !unit(i)) return undefined;
    const side = before ?? (exactly || !unit ? undefined : bound(i));
    if (side === 'less') return { max: low };
    return side === 'more' ? { min: low } : { min: low, max: low };
  });
}

/** "less than 3", "more than 3", "at least 3". */
function strictly(c: Cursor): Range | undefined {
  const how = sayOne(c, [
    ['less|fewer than', 'under'],
    ['more than', 'over'],
    ['at least', 'least'],
  ] as const);
  const n = how && digits(c);
  if (n === undefined) return undefined;
  if (how === 'under') return { max: n - 1 };
  return { min: how === 'over' ? n + 1 : n };
}

export const isOneNumber = ({ min, max }: Range): boolean => min !== undefined && min === max;
/** Behind a number: it is the beginning of another, or what a condition asks about. */
export const isCounted = (c: Cursor): true | undefined => say(c, 'is|plus') ?? say(c, 'for each|every');

const bound = (c: Cursor): 'less' | 'more' | undefined =>
  sayOne(c, [
    ['or less|fewer|lower', 'less'],
    ['or more|greater|higher', 'more'],
  ]);

/** "equal to or less than the number of …", "less than …", "the same as …". */
export const comparison = (c: Cursor): Range | undefined => comparedTo(c);

/** `which`: the value that is compared, where the other card stands without its own: "than the returned Character". */
export const comparedTo = (c: Cursor, which?: NonNullable<Counted['value']>): Range | undefined =>
  rule<Range>('comparison', (i) => comparing(i, which))(c);

/** "a cost 2 higher than the trashed Character": just as much more. */
function higherBy(c: Cursor, which: NonNullable<Counted['value']>): Range | undefined {
  const n = digits(c);
  const way = sayOne(c, [
    ['higher|more|greater than', 1],
    ['lower|less|fewer than', -1],
  ] as const);
  const than = way && (attempt(c, value.read) ?? owner.read(c)?.(which));
  if (n === undefined || !than) return undefined;
  const exact = plus(than, way * n);
  return { min: exact, max: exact };
}

function comparing(c: Cursor, which?: NonNullable<Counted['value']>): Range | undefined {
  const exact = which && attempt(c, (i) => higherBy(i, which));
  if (exact) return exact;
  const how = sayOne(c, [
    ['equal to or less than', 'max'],
    ['equal to or lower|fewer than', 'max'],
    ['equal to or more|higher than', 'min'],
    ['equal to or greater than', 'min'],
    ['less|lower|fewer than or equal to', 'max'],
    ['more|greater|higher than or equal to', 'min'],
    ['equal to', 'same'],
    ['the same as', 'same'],
    ['less|lower|fewer than', 'under'],
    ['more|greater|higher than', 'over'],
  ] as const);
  if (!how) return undefined;
  const than: Counted | undefined =
    attempt(c, value.read) ??
    (which && attempt(c, (i) => (say(i, 'that of') ? owner.read(i)?.(which) : undefined))) ??
    (which && owner.read(c)?.(which));
  if (than === undefined) return undefined;
  switch (how) {
    case 'max':
      return { max: than };
    case 'min':
      return { min: than };
    case 'same':
      return { min: than, max: than };
    case 'under':
      return { max: plus(than, -1) };
    case 'over':
      return { min: plus(than, 1) };
  }
}

export function plus(counted: Counted, n: number): Counted {
  const sum = (counted.plus ?? 0) + n;
  const { plus: _, ...rest } = counted;
  return sum === 0 ? rest : { ...rest, plus: sum };
}
