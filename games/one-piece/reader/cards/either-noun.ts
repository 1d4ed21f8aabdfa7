/** Two nouns, of which a card must fit one: "[A] with a cost of 1 or … 1 {B} type Character card from your hand". */
import type { Filter } from '../../src/tree/tree.ts';
import { isSame } from '../grammar/same.ts';
import { isSomething } from '../noun/filter.ts';
import type { Head, Noun } from '../noun/noun.ts';
import { filterOf } from './cards.ts';
import { FIELD } from './place.ts';

/** One noun or the other, each with its own filters; they share the place. */
export function eitherNoun(first: Noun, second: Noun): Noun | undefined {
  const isPlaced = second.place !== undefined && second.place.in !== FIELD;
  const isJoint = [first, second].some(({ behind: { total, differentNames } }) => total ?? differentNames);
  if (isJoint) return undefined;
  const isSameHead = isSame(first.heads, second.heads);
  const options = [first, second].map((each) => (isSameHead && !isPlaced ? each.behind.filter : filterOf(each)));
  const any = options.flatMap((each) => (each ? optionsOf(each) : []));
  if (options.includes(undefined)) return undefined;
  const isBare = first.heads.length === 0 || second.heads.length === 0;
  const heads: readonly Head[] = isPlaced
    ? ['CARD']
    : isBare
      ? []
      : [...new Set<Head>([...first.heads, ...second.heads])];
  return { heads, behind: { filter: { any } }, ...(second.place ? { place: second.place } : {}) };
}

/** The options of a filter that says nothing else; any other filter is one option. */
const optionsOf = (filter: Filter): readonly Filter[] => {
  const { any, ...rest } = filter;
  return any && !isSomething(rest) ? any : [filter];
};
