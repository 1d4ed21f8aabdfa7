/** Digits, and letters that stand for a number until the clause says what they are. */
import type { Counted, Num } from '../../src/tree/tree.ts';
import { attempt, type Cursor, listOf, remember, rule, say, token } from '../grammar/cursor.ts';
import { value } from '../grammar/forward.ts';

const LETTERS = ['x', 'y', 'z', 'w', 'v', 'u', 't', 's'];

export const digits = (c: Cursor): number | undefined => token(c, 'number')?.n;

/** A letter stands for a number until the clause says what it is: the object is exchanged then. */
export function letter(c: Cursor): Counted | undefined {
  const found = token(c, 'word', ({ text, raw }) => LETTERS.includes(text) && raw === raw.toUpperCase());
  if (!found) return undefined;
  const known = c.said.letters.get(found.text);
  if (known) return known;
  const placeholder: Counted = { event: 'n', plus: 0 };
  remember(c, { letters: new Map([...c.said.letters, [found.text, placeholder]]) });
  return placeholder;
}

/** ", where X is … and Y is …", as soon as it is said. */
export function bindLetters(c: Cursor): void {
  if (c.said.letters.size === 0) return;
  const said = attempt(c, (i) => (say(i, ',? where') ? listOf(i, letterIs, ['and']) : undefined));
  const values = new Map(c.said.values);
  for (const [name, num] of said ?? []) {
    const placeholder = c.said.letters.get(name);
    if (placeholder) values.set(placeholder, num);
  }
  remember(c, { values });
}

/** The tree with its letters filled in; not read while one of them is not explained. */
export function withLetters<T>(c: Cursor, tree: T): T | undefined {
  if (c.said.letters.size === 0) return tree;
  bindLetters(c);
  const { letters, values } = c.said;
  if ([...letters.values()].some((each) => !values.has(each))) return undefined;
  remember(c, { letters: new Map(), values: new Map() });
  let filled = tree;
  // A value may have letters of its own.
  for (let i = 0; i < values.size; i++) filled = exchange(filled, values);
  return filled;
}

const letterIs = rule<readonly [string, Num]>('letter', (c) => {
  const found = token(c, 'word', ({ text }) => LETTERS.includes(text));
  if (!found || !say(c, 'is')) return undefined;
  const num = value.read(c) ?? digits(c);
  return num === undefined ? undefined : [found.text, num];
});

function exchange<T>(tree: T, values: ReadonlyMap<unknown, unknown>): T {
  if (values.has(tree)) return values.get(tree) as T;
  if (Array.isArray(tree)) return tree.map((each) => exchange(each, values)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  // determinism: stays as it is
  return Object.fromEntries(Object.entries(tree).map(([key, each]) => [key, exchange(each, values)])) as T;
}
