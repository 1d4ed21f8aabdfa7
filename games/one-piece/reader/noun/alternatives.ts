/** Nouns joined by "or": what is said of each, and what of all of them. */
import type { Category, Filter } from '../../src/tree/tree.ts';
import { both, isSomething } from './filter.ts';
import type { Head, Noun } from './noun.ts';

/** "{A} type cards or [B]": one of several. Words behind the last hold for all, but for those that tell it apart. */
export function joinedByOr(all: readonly Noun[], last: Noun): Noun | undefined {
  if ((all.length > 2 || last.heads.length > 1) && isUnclear(all, last)) return undefined;
  const heads = all.map((each) => headsOf(each, all));
  const [common = []] = heads;
  const [own, shared] = apart(last, all);
  const [first, ...others] = all;
  const [ours, theirs] = first && others.every(isBareName) ? leading(first) : [first?.behind.filter ?? {}, {}];
  const any = all.map((each) => (each === last ? own : each === first ? ours : each.behind.filter));
  const isOneKind = heads.every((each) => each.join() === common.join());
  const told = isOneKind ? any : withCategories(any, heads);
  const filter = told && both({ any: told }, { ...theirs, ...shared });
  const behind = filter && { ...last.behind, filter };
  return behind && { heads: isOneKind ? common : [], behind, ...(last.place ? { place: last.place } : {}) };
}

/** "[B]" without a noun of its own. */
const isBareName = ({ heads, behind: { filter } }: Noun): boolean =>
  heads.length === 0 && filter.name !== undefined && !filter.colour && !filter.state;

/** "yellow {A} type cards or [B]": the colour in front is that of both. */
function leading({ behind: { filter } }: Noun): [own: Filter, shared: Filter] {
  const { colour, state, ...own } = filter;
  return isSomething(own) ? [own, defined({ colour, state })] : [filter, {}];
}

/** "up to 1 red Event or up to 1 Character card": the same where the number is said again. */
export function alsoOf(first: Filter, next: Filter): Filter {
  const { colour, state, ...own } = first;
  // "a red card or [B]": the colour is all that tells the first apart.
  return isSomething(own) && !next.any ? { ...defined({ colour, state }), ...next } : next;
}

/** A name stands for itself: "[A] or red Event". "{A} type or <B> attribute Characters" share their noun. */
function headsOf({ heads, behind: { filter } }: Noun, all: readonly Noun[]): readonly Head[] {
  if (heads.length > 0) return heads;
  const others = all.filter((each) => each.heads.length > 0);
  return filter.name && others.some((each) => !each.behind.filter.name) ? [] : (others[0]?.heads ?? []);
}

/** Nouns of several kinds: each keeps its own. DON!! and Life are not kinds of cards that lie among others. */
function withCategories(any: readonly Filter[], heads: readonly (readonly Head[])[]): Filter[] | undefined {
  const told = any.map((filter, i) => {
    const kinds = heads[i] ?? [];
    const category = kinds.filter(isCategory);
    if (kinds.length > 0 && category.length === 0 && !kinds.includes('CARD')) return undefined;
    return category.length === 0 ? filter : both({ category }, filter);
  });
  const whole = told.filter((filter) => filter !== undefined);
  return whole.length === any.length && whole.every(isSomething) ? whole : undefined;
}

const isCategory = (head: Head): head is Category => head !== 'CARD' && head !== 'LIFE' && head !== 'DON';

/**
 * In a longer list nobody knows how far these reach: the colour of the first where others have none, a limit of some
 * and another of the last, a [Trigger] behind "Event or Character card".
 */
function isUnclear(all: readonly Noun[], last: Noun): boolean {
  const before = all.filter((each) => each !== last);
  const [first, ...others] = all;
  const { colour, state } = first?.before ?? {};
  const isPainted = Boolean(colour ?? state) && !others.every(isBareName) && !others.every(isPaintedItself);
  const limited = before.filter(hasTail).length;
  const { trigger, keyword } = last.behind.filter;
  const isTold = last.heads.some(isCategory) && (trigger ?? keyword) !== undefined && !last.before?.keyword;
  return isPainted || (hasTail(last) && limited > 0 && limited < before.length) || isTold;
}
const isPaintedItself = ({ before: { colour, state } = {} }: Noun): boolean => Boolean(colour ?? state);

/** Is something said behind the noun? */
const hasTail = ({ before = {}, behind: { filter } }: Noun): boolean =>
  Object.keys(filter).some((key) => !(key in before)); // determinism: only asks whether there is any

/** What tells the last of several nouns apart, and what is said of all of them. */
function apart(last: Noun, all: readonly Noun[]): [own: Filter, shared: Filter] {
  const {
    heads,
    before = {},
    behind: { filter },
  } = last;
  const { name, type, attribute, any, typeIncludes, nameIncludes, trigger, keyword, ...rest } = filter;
  const telling = defined({ name, type, attribute, any, typeIncludes, nameIncludes, trigger, keyword });
  const own: Filter = { ...telling, ...before };
  // determinism: only asks whether a word stood before the noun
  const shared: Filter = Object.fromEntries(Object.entries(rest).filter(([key]) => !(key in before)));
  const others = all.filter((each) => each !== last);
  if (others.some(hasTail)) return [filter, {}];
  // "{A} type card or Stage card with a cost of 4 or less": what kind of card it is tells it apart.
  const isOtherKind = heads.some(isCategory) && others.every((each) => each.heads.join() !== heads.join());
  return isOtherKind || isSomething(own) ? [own, shared] : [filter, {}];
}

const defined = (filter: { [K in keyof Filter]?: Filter[K] | undefined }): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)); // determinism: stays as it is
