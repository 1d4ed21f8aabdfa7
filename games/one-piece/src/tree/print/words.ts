/** Small words: lists, numbers, articles, brackets. */
import { DURATION_WORDS } from '../../lexicon/durations.ts';
import { KEYWORD_WORDS } from '../../lexicon/keywords.ts';
import { inBrackets } from '../../lexicon/tags.ts';
import type { Attribute, Duration, Keyword, Side } from '../tree.ts';

/** "A", "A and B", "A, B and C". */
export function listed(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}
export const sentence = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The minus of the rules, not a hyphen. */
export const written = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const several = (noun: string, one: boolean): string => (one ? noun : `${noun}s`);
/** "an active Character", "an [On Play] effect": brackets are not heard. */
export const article = (noun: string): string => (/^[[{<"]*[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** A closing bracket inside a name is written twice, so that a name ends where it ends. */
export const nameOf = (name: string): string => `[${name.replaceAll(']', ']]')}]`;
export const typeOf = (type: string): string => `{${type.replaceAll('}', '}}')}}`;
export const attributeOf = (attribute: Attribute): string => `<${attribute}>`;
export const quoted = (part: string): string => `"${part.replaceAll('"', '""')}"`;

/** "[Rush]"; '' for a keyword without a tag. */
export function tagOfKeyword(keyword: Keyword): string {
  const words = KEYWORD_WORDS[keyword];
  return 'tag' in words ? inBrackets(words.tag) : '';
}
/** "also attack active Characters", behind "can"; '' for a keyword with a tag. */
export function canWords(keyword: Keyword): string {
  const words = KEYWORD_WORDS[keyword];
  return 'can' in words ? words.can : '';
}

export const during = (duration: Duration | undefined): string => (duration ? DURATION_WORDS[duration] : '');

export const SIDE: Readonly<Record<Side, string>> = {
  you: 'your side',
  opponent: "your opponent's side",
  either: 'either side',
};
