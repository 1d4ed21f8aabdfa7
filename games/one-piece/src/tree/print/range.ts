/** "3 or less", "2 to 5", "equal to or more than the number of …". */
import type { Num, Range } from '../tree.ts';
import { isFlat, letterOf, valueWords } from './number.ts';
import type { Scope } from './scope.ts';
import { article, several, written } from './words.ts';

/** A number where only a short word fits: digits, or a letter that the end of the clause explains. */
export const short = (n: Num, scope: Scope): string => (typeof n === 'number' ? written(n) : letterOf(n, scope));

/** `unit` stands between the number and "or less": "5000 power or less". */
export function bounds({ min, max }: Range, scope: Scope, unit = '', exactly = ''): string {
  const says = (n: Num): string => short(n, scope);
  if (min !== undefined && max !== undefined) {
    return isExact({ min, max }, scope) ? `${exactly}${says(min)}${unit}` : `${says(min)} to ${says(max)}${unit}`;
  }
  if (min !== undefined) return `${says(min)}${unit} or more`;
  return max === undefined ? `any number${unit && ' of'}${unit}` : `${says(max)}${unit} or less`;
}

/** A comparison with something counted, where it can be said in place: "less than the number of …". */
export function compared(range: Range, scope: Scope, isEnd = true): string | null {
  const { min, max } = range;
  const bound = min ?? max;
  if (bound === undefined || typeof bound === 'number' || !isFlat(bound, scope, isEnd)) return null;
  if (min !== undefined && max !== undefined) {
    return isExact(range, scope) ? `equal to ${valueWords(bound, scope)}` : null;
  }
  const { plus, ...rest } = bound;
  if (min !== undefined && plus === 1) return `more than ${valueWords(rest, scope)}`;
  if (max !== undefined && plus === -1) return `less than ${valueWords(rest, scope)}`;
  return `equal to or ${min === undefined ? 'less' : 'more'} than ${valueWords(bound, scope)}`;
}

export const isExact = ({ min, max }: Range, scope: Scope): boolean => {
  if (min === undefined || max === undefined) return false;
  if (typeof min === 'number' || typeof max === 'number') return min === max;
  // Compared as they read, on a sheet of their own: letters taken here must not count.
  const aside = (): Scope => ({ ...scope, said: { ...scope.said, letters: [] } });
  return valueWords(min, aside()) === valueWords(max, aside());
};

/** Units that are counted like things: "5000 power or less", "2 or more given DON!! cards". */
export function measured(range: Range, unit: string, scope: Scope, isEnd = true): string {
  const than = compared(range, scope, isEnd);
  if (unit === 'given DON!! cards') {
    if (than) return `a number of ${unit} ${than}`;
    const one = range.min === 1 && range.max === 1;
    return isExact(range, scope)
      ? `exactly ${bounds(range, scope)} ${several('given DON!! card', one)}`
      : `${bounds(range, scope)} ${unit}`;
  }
  if (unit.endsWith('power')) return than ? `${unit} ${than}` : bounds(range, scope, ` ${unit}`);
  return than ? `${article(unit)} ${than}` : `${article(unit)} of ${bounds(range, scope)}`;
}
