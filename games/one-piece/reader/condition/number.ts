/** Numbers that are compared: "the number of … is at least 2 less than the number on your opponent's field". */
import type { Condition, Counted, Num, Range } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { value } from '../grammar/forward.ts';
import { onField } from '../number/counted.ts';
import { comparison, num, plus, range } from '../number/numbers.ts';
import { mirrored } from './have.ts';

/** "the number of … is equal to or less than the number on your opponent's field", "… is at least 2 less than …". */
export const number = rule<Condition>('number is', (c) => {
  const found: Num | undefined = value.read(c) ?? num(c);
  if (found === undefined || !say(c, 'is|are')) return undefined;
  const said = attempt(c, (i) => comparedNumber(i, found)) ?? attempt(c, comparison) ?? range(c);
  // "if this Character's base power is …, it …"
  if (said && typeof found !== 'number' && found.ofCard === 'this') remember(c, { last: 'this' });
  return said && { number: found, ...said };
});

/** The second number may leave out what the first one said it counts. */
function comparedNumber(c: Cursor, first: Num): Range | undefined {
  const apartFrom = attempt(c, (i) => {
    const n = say(i, 'at least') ? num(i) : undefined;
    const how = sayOne(i, [
      ['less|fewer than', 'less'],
      ['more than', 'more'],
    ] as const);
    return typeof n === 'number' && how ? { n, how } : undefined;
  });
  const how = apartFrom ? 'apart' : sayOne(c, SHORT);
  if (!how) return undefined;
  const second = attempt(c, (i) => elliptic(i, first)) ?? (apartFrom ? value.read(c) : undefined);
  if (!second) return undefined;
  if (apartFrom) {
    return apartFrom.how === 'less' ? { max: plus(second, -apartFrom.n) } : { min: plus(second, apartFrom.n) };
  }
  if (how === 'max') return { max: second };
  if (how === 'min') return { min: second };
  if (how === 'under') return { max: plus(second, -1) };
  return how === 'over' ? { min: plus(second, 1) } : { min: second, max: second };
}

const SHORT = [
  ['equal to or less than', 'max'],
  ['equal to or more than', 'min'],
  ['equal to or greater than', 'min'],
  ['less|fewer than', 'under'],
  ['more|greater than', 'over'],
  ['equal to', 'same'],
  ['the same as', 'same'],
] as const;

/** "the number on your opponent's field", "the number in your opponent's hand", "that of your opponent". */
function elliptic(c: Cursor, first: Num): Counted | undefined {
  if (typeof first === 'number') return undefined;
  // "… at least 2 less than your opponent's": and nothing behind it
  const isTheirs = attempt(c, (i) =>
    say(i, "your opponent's") && ahead(i, (j) => say(j, ',|.|and')) ? true : undefined,
  );
  if (isTheirs) return mirrored(first);
  if (!say(c, 'the number')) return undefined;
  if (first.donOnField) {
    const who = onField(c);
    return who && { donOnField: who };
  }
  const area = say(c, "in|on your opponent's|their hand|trash|deck|field");
  return area && mirrored(first);
}
