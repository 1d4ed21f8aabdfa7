/**
 * The words of a table, in the order in which they are declared: bits and numbers of saved matches follow it, so a new
 * word stands behind the others of its group.
 */
export const wordsIn = <W extends string>(table: Readonly<Record<W, unknown>>): readonly W[] =>
  Object.keys(table) as W[]; // determinism: the order of a literal of ours, none of whose keys is a number

/** Something for each word. */
export const byWord = <W extends string, T>(
  words: readonly W[],
  of: (word: W, i: number) => T,
): Readonly<Record<W, T>> =>
  Object.freeze(Object.fromEntries(words.map((word, i) => [word, of(word, i)])) as Record<W, T>);
