/** What people write in a position, a step or an expectation, and how a wrong word is answered. */
import type { Scalar } from '@dealers-choice/kernel';

export type WrittenValue = Scalar | readonly WrittenValue[] | { readonly [key: string]: WrittenValue };
/** Fields of a seat or of the table, or one step, by name. */
export type WrittenFields = { readonly [key: string]: WrittenValue };

/** Something was written that cannot be, in a test or a scenario file: the message says what would be right. */
export class BadWords extends Error {}

export const show = (value: unknown): string =>
  JSON.stringify(value)?.replaceAll('"', "'").replaceAll(',', ', ').replaceAll(':', ': ') ?? 'nothing';

export const isList = (said: unknown): said is readonly WrittenValue[] => Array.isArray(said);
export const isRecord = (said: unknown): said is WrittenFields =>
  typeof said === 'object' && said !== null && !Array.isArray(said);

/** The word, if it is one of those known; else throws, with the nearest ones first. */
export function knownWord(what: string, word: string, known: readonly string[]): string {
  if (known.includes(word)) return word;
  const near = [...known].sort((a, b) => lettersApart(word, a) - lettersApart(word, b));
  const some = near.slice(0, 12).join(', ');
  const rest = near.length > 12 ? ` and ${near.length - 12} more` : '';
  throw new BadWords(`there is no ${what} "${word}"; there is ${some || 'none'}${rest}`);
}

/** How many letters to add, drop or change, capitals aside (Levenshtein). */
export function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i]?.toLowerCase() === b[j]?.toLowerCase() ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
