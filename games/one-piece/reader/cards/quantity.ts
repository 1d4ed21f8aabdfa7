/** How many cards are chosen: "up to 2", "any number", "all", "a total of 3". */
import type { Num } from '../../src/tree/tree.ts';
import { type Cursor, firstOf, past, rule, say } from '../grammar/cursor.ts';
import { num } from '../number/numbers.ts';

export type Quantity = { n: Num } | { upTo: Num | 'any' } | { all: true };

export const quantity = rule<Quantity>('quantity', (c) =>
  firstOf<Quantity>(c, [
    (i) => upToMany(i, 'up to a total of'),
    (i) => upToMany(i, 'a total of up to'),
    (i) => upToMany(i, 'up to'),
    (i) => (say(i, 'any number') ? { upTo: 'any' } : undefined),
    (i) => (say(i, 'all|each|every') ? { all: true } : undefined),
    (i) => past(i, 'a total of', n),
    (i) => (say(i, 'a|an|any') ? { n: 1 } : undefined),
  ]),
);

const n = (c: Cursor): Quantity | undefined => {
  const found = num(c);
  return found === undefined ? undefined : { n: found };
};

function upToMany(c: Cursor, words: string): Quantity | undefined {
  const found = say(c, words) ? num(c) : undefined;
  if (found === undefined) return undefined;
  say(c, 'total');
  return { upTo: found };
}

/** "up to 1 … or up to 1 …", "up to 1 … or 1 …", "1 … or 1 …". Of more than one nobody knows whether they mix. */
export const isOneAgain = (first: Quantity, again: Quantity): boolean =>
  ('upTo' in first && first.upTo === 1 && (('upTo' in again && again.upTo === 1) || isN1(again))) ||
  (isN1(first) && isN1(again));

const isN1 = (amount: Quantity): boolean => 'n' in amount && amount.n === 1;
