/** Single values of public lists: numbers as words, '-' for nothing, several things in one string. */
import { isPlain } from '../tree/schema-shapes.ts';

const NOTHING = ['', '-', '–', '—', 'null', 'none', 'n/a'];
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && NOTHING.includes(value.trim().toLowerCase()));

/** A number, null for none; another value stays as it is, for the check that follows. */
export function numberIn(value: unknown): unknown {
  if (isNothing(value)) return null;
  if (typeof value !== 'string') return value;
  const plain = value
    .trim()
    .replace(/^\+/, '')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '');
  return /^\d{1,7}$/.test(plain) ? Number(plain) : value;
}

/** No honest list is longer: such a list is refused with its first entries. */
const MAX_LIST = 50;

/** `["A", "B"]`, `"A/B"`, `[{"name": "A"}]`: each once. Anything else stays what it is. */
export function listIn(value: unknown, separator: RegExp): unknown {
  if (isNothing(value)) return [];
  const entries: unknown[] = (Array.isArray(value) ? value : [value]).slice(0, MAX_LIST);
  const words: unknown[] = [];
  for (const entry of entries) {
    const word = nameIn(entry);
    if (isNothing(word)) continue;
    if (typeof word !== 'string') return value;
    for (const part of word.slice(0, 1000).split(separator)) {
      const one = plainText(part).trim();
      if (one !== '' && !words.includes(one)) words.push(one);
    }
  }
  return words;
}

/** Some lists say `{"name": "Slash"}` where others say `"Slash"`. */
export const nameIn = (value: unknown): unknown => (isPlain(value) && 'name' in value ? value.name : value);

const SIGNS: readonly (readonly [RegExp, string])[] = [
  // Signs that nobody sees: some turn what stands behind them round, so that a text reads as another one.
  [/\p{Cf}/gu, ''],
  [/<br\s*\/?>/gi, '\n'],
  [/\r\n?|\u2028|\u2029/g, '\n'],
  [/&nbsp;|[\t\u00a0]/g, ' '],
  [/&quot;/g, '"'],
  [/&(?:#0?39|apos);/g, "'"],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&amp;/g, '&'],
];

/** Words as they are meant: entities and line breaks of web pages are signs again. It stays text, whatever it says. */
export const plainText = (text: string): string =>
  SIGNS.reduce((plain, [from, to]) => plain.replaceAll(from, to), text)
    // Only where a run begins: from each of its spaces anew, a long run would take seconds.
    .replaceAll(/(?<! ) +(?=\n)/g, '')
    .replaceAll(/\n{2,}/g, '\n');
