/** Conditions that hold together. */
import type { Condition } from '../../src/tree/tree.ts';

/** "A and is B" is one operand with two parts; beside others they are all on one level. */
const SPREAD = new WeakSet<object>();

export const spread = (one: Condition, word: 'and' | 'or'): readonly Condition[] =>
  word === 'and' && SPREAD.has(one) && 'all' in one ? one.all : [one];

export function allOf(conditions: readonly Condition[]): Condition | undefined {
  const [first, ...others] = conditions;
  if (!first || others.length === 0) return first;
  const joined: Condition = { all: conditions };
  SPREAD.add(joined); // determinism: said of this object alone, and gone with it
  return joined;
}
