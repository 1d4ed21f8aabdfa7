/** The little language of phrases: "the|your next turn?". */

interface Part {
  words: readonly string[];
  optional: boolean;
}

const PHRASES = new Map<string, readonly Part[]>();

export function partsOf(phrase: string): readonly Part[] {
  const known = PHRASES.get(phrase);
  if (known) return known;
  const parts = phrase.split(' ').map((part) => ({
    words: part.replace(/\?$/, '').split('|'),
    optional: part.endsWith('?'),
  }));
  PHRASES.set(phrase, parts);
  return parts;
}
