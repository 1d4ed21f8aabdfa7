/**
 * A noun with everything around it: adjectives × noun × filters × place. What it means depends on its place: a
 * "Character" is on the field, a "Character card" and a "Character … from your hand" elsewhere (OP-5).
 */
import type { Category, Filter } from '../../src/tree/tree.ts';
import { place, type Whereabouts } from '../cards/place.ts';
import { ahead, attempt, type Cursor, listOf, rule, say, sayOne } from '../grammar/cursor.ts';
import type { Wording } from '../grammar/phrases.ts';
import { CATEGORY_WORDS } from '../grammar/words.ts';
import { joinedByOr } from './alternatives.ts';
import { adjectives, cardName, kinds } from './filter.ts';
import { fromShown } from './shown.ts';
import { behindNoun } from './tail.ts';
import { type Behind, joined } from './with.ts';

export type Head = Category | 'LIFE' | 'CARD';

export interface Noun {
  heads: readonly Head[];
  /** The words before it; they are in `behind` as well. */
  before?: Filter;
  behind: Behind;
  place?: Whereabouts;
}

/** "Leader or Character cards", "DON!! cards or Characters", "Life cards", "card". */
export const heads = rule<readonly Head[]>('noun', (c) => {
  // "Characters or Characters with …" are two nouns, not one head said twice.
  const said = new Set<Head>();
  const another = (i: Cursor): Head | undefined => {
    const found = headWord(i);
    if (!found || said.has(found)) return undefined;
    said.add(found);
    return found;
  };
  const all = listOf<Head>(c, another, ['or', 'and', 'and/or']);
  if (all) return all;
  if (c.said.possessive && say(c, "card's|cards'")) return ['CARD'];
  return say(c, 'card|cards') ? ['CARD'] : undefined;
});

const POSSESSIVES = CATEGORY_WORDS.map(([words, category]): Wording<Head> => {
  const [one, many] = words.split('|');
  return [`${one}'s|${many}'`, category];
});

function headWord(c: Cursor): Head | undefined {
  return attempt(c, (i) => {
    const owner = i.said.possessive ? sayOne<Head>(i, POSSESSIVES) : undefined;
    if (owner) return owner;
    const found = sayOne<Head>(i, [...CATEGORY_WORDS, ['don!!', 'DON'], ['life', 'LIFE']]);
    if (!found) return undefined;
    // "your Leader's" says whose something is, and is not a noun here.
    say(i, 'card|cards');
    return found;
  });
}

/** One noun with its filters; the place may stand before or behind them. */
function single(c: Cursor, hasPlace: boolean): Noun | undefined {
  const before = adjectives(c) ?? {};
  const named = hasKind(before);
  const found = heads(c);
  if (!found && !named) return undefined;
  const parts: Behind[] = [{ filter: before }];
  // "the Character [A]": the name behind the noun.
  const after = found && !named ? attempt(c, (i) => (ahead(i, cardName) ? kinds(i) : undefined)) : undefined;
  if (after) parts.push({ filter: after });
  return { heads: [...new Set(found)], before, ...nounTail(c, parts, hasPlace) };
}

/** Filters and a place, without the noun: what stands behind names, for instance. */
export function nounTail(c: Cursor, before: readonly Behind[] = [], hasPlace = true): Omit<Noun, 'heads'> {
  let all = joined(before) ?? { filter: {} };
  let where: Whereabouts | undefined;
  let isCutOff = false;
  for (;;) {
    const more = attempt(c, (i) => {
      const found = behindNoun(i, isCutOff);
      if (found) isCutOff = found.filter.not !== undefined || found.filter.other === true;
      return found && joined([all, found]);
    });
    const shown = more || where || !hasPlace ? undefined : attempt(c, fromShown);
    if (shown) {
      where = shown;
      all = joined([all, { filter: { among: 'revealed' } }]) ?? all;
      continue;
    }
    const at: Whereabouts | undefined = more || where || !hasPlace ? undefined : attempt(c, place);
    if (!more && !at) return { behind: all, ...(where ? { place: where } : {}) };
    all = more ?? all;
    where ??= at;
  }
}

const hasKind = ({ name, type, attribute, any }: Filter): boolean => Boolean(name ?? type ?? attribute ?? any);

/** "{A} type cards or [B]": one of several. Words behind the last hold for all, but for those that tell it apart. */
export const noun = rule<Noun>('noun phrase', (c) => nouns(c, true));

/** Without a place. */
export const bareNoun = (c: Cursor): Noun | undefined => attempt(c, (i) => nouns(i, false));

export function nouns(c: Cursor, hasPlace: boolean): Noun | undefined {
  const first = single(c, hasPlace);
  if (!first || first.place) return first;
  const all = [first, ...(attempt(c, (i) => listed(i, hasPlace)) ?? [])];
  for (;;) {
    const next = attempt(c, (i) => (say(i, 'or') ? single(i, hasPlace) : undefined));
    if (!next) break;
    all.push(next);
  }
  const last = all.at(-1);
  return last && all.length > 1 ? joinedByOr(all, last) : first;
}

/** ", Event, or [B]", ", Event or Stage card": commas join nouns only in a list that comes to its "or". */
const listed = (c: Cursor, hasPlace: boolean): readonly Noun[] | undefined =>
  rule<readonly Noun[]>('list of nouns', (i) => {
    const all: Noun[] = [];
    while (say(i, ',')) {
      const isLast = say(i, 'or') === true;
      const from = i.at;
      const next = single(i, hasPlace);
      if (!next) return undefined;
      all.push(next);
      if (isLast || isTwo(i, from, next)) return all;
      if (next.place) return undefined;
      if (ahead(i, (j) => say(j, 'or'))) return all;
    }
    return undefined;
  })(c);

/** "Event or Stage card", "[A] or [B]": the "or" of a list stands inside its last noun. */
function isTwo(
  { tokens, at, said }: Cursor,
  from: number,
  { heads: kinds, before: { name = [] } = {} }: Noun,
): boolean {
  const words = tokens.slice(from, at).map(({ text }) => text);
  const tail = words.findIndex((word) => TAILS.includes(word));
  const front = words.slice(0, tail < 0 ? words.length : tail);
  const isJoined = front.includes('or') || (said.everyone && front.includes('and'));
  return isJoined && (kinds.length > 1 || (kinds.length === 0 && name.length > 1));
}

const TAILS: readonly string[] = ['with', 'without', 'that', 'whose', 'other', 'from', 'in'];
