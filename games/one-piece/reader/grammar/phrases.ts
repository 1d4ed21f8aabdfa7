/** The little language of phrases: "the|your next turn?"; a name in brackets is a word, too: "[blocker]". */

interface Part {
  words: readonly string[];
  optional: boolean;
}

const PHRASES = new Map<string, readonly Part[]>();

export function phraseParts(phrase: string): readonly Part[] {
  const known = PHRASES.get(phrase);
  if (known) return known;
  const parts = phrase.split(' ').map((part) => ({
    words: part.replace(/\?$/, '').split('|'),
    optional: part.endsWith('?'),
  }));
  PHRASES.set(phrase, parts); // determinism: the same for the same phrase
  return parts;
}

/** Printed words as a phrase. */
export const phraseOf = (printed: string): string => printed.toLowerCase();

/** "is played" and "are played": "is|are played". Both have the same number of words. */
export function eitherOf(one: string, many: string): string {
  const others = phraseOf(many).split(' ');
  return phraseOf(one)
    .split(' ')
    .map((word, i) => (word === others[i] ? word : `${word}|${others[i]}`))
    .join(' ');
}
/** One or several: "don!! card|cards". */
export const oneOrMore = (noun: string): string => phraseOf(noun).replace(/\S+$/, (last) => `${last}|${last}s`);

/** A phrase and the value it stands for. */
export type Wording<T> = readonly [phrase: string, value: T];

/** Printed words and others that mean the same; longer ones first, since a shorter one may be their beginning. */
export function wordings<T>(printed: readonly Wording<T>[], others: readonly Wording<T>[] = []): readonly Wording<T>[] {
  const length = ([phrase]: Wording<T>): number => phraseParts(phrase).length;
  return [...printed.map(([words, value]): Wording<T> => [phraseOf(words), value]), ...others].sort(
    (a, b) => length(b) - length(a),
  );
}
