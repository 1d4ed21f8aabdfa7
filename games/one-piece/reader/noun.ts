/**
 * A noun with everything around it: adjectives × noun × filters × place. What it means depends on its place: "Character"
 * is one on the field, "Character card" and "Character … from your hand" one elsewhere (2-2-4).
 */
import type { Area, Cards, Category, Filter, Side } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, rule, say, sayOne, token } from './cursor.ts';
import { adjectives, type Behind, behind, both, cardName, joined, kinds } from './filter.ts';
import { countedCards, kind } from './forward.ts';
import { CATEGORY_WORDS } from './words.ts';

type Head = Category | 'LIFE' | 'CARD';

export interface Place {
  of?: Side;
  in: readonly Area[];
}
export interface Noun {
  heads: readonly Head[];
  behind: Behind;
  place?: Place;
}

const SIDES: readonly (readonly [string, Side])[] = [
  ["your opponent's", 'opponent'],
  ["your or your opponent's", 'either'],
  ["your and your opponent's", 'either'],
  ["either player's", 'either'],
  ["the opponent's", 'opponent'],
  ["both players'", 'either'],
  ['your', 'you'],
  ['their', 'opponent'],
];
export const side = rule<Side>('side', (c) => sayOne(c, SIDES));

const AREAS: readonly (readonly [string, Area])[] = [
  ['hand|hands', 'hand'],
  ['deck|decks', 'deck'],
  ['life area|cards?', 'life'],
  ['cost area', 'don'],
  ['leader|leaders', 'leader'],
  ['character|characters area?', 'character'],
  ['stage|stages area?', 'stage'],
];
/** "hand or trash". A comma alone links nothing: "in your hand, trash …" is the end of one thing and the start of another. */
function areasOf(c: Cursor): Area[] | undefined {
  return listOf(c, (i) => sayOne(i, AREAS) ?? trashArea(i), ['or', 'and']);
}
/** A place, and no verb: "in your cost area and trash them". */
const trashArea = (c: Cursor): Area | undefined =>
  say(c, 'trash') && !ahead(c, (i) => say(i, 'it|them|the|up|this|all|any') ?? token(i, 'number'))
    ? 'trash'
    : undefined;
const FIELD: readonly Area[] = ['leader', 'character', 'stage'];

/** "from your hand or trash", "in your opponent's trash", "on your field", "from among your Characters and hand". */
export const place = rule<Place>('place', (c) =>
  oneOf<Place>(c, [
    (i) => {
      if (!say(i, 'from among') && !say(i, 'from|in')) return undefined;
      const of = side(i);
      const areas = of && areasOf(i);
      const isFieldToo = areas && attempt(i, (j) => say(j, 'or field')) === true;
      if (areas && isFieldToo) return { ...(of === 'you' ? {} : { of }), in: [...areas, ...FIELD] };
      return areas && { ...(of === 'you' ? {} : { of }), in: areas };
    },
    (i) => {
      const of = say(i, 'on|from') ? side(i) : undefined;
      if (!of || !say(i, 'field|fields')) return undefined;
      return { ...(of === 'you' ? {} : { of }), in: FIELD };
    },
    (i) => (say(i, 'on the field') || say(i, 'in play') ? { of: 'either' as const, in: FIELD } : undefined),
  ]),
);

/** "Leader or Character cards", "DON!! cards or Characters", "Life cards", "card". */
const heads = rule<readonly Head[]>('noun', (c) => {
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
  return say(c, 'card|cards') ? ['CARD'] : undefined;
});
const POSSESSIVES: readonly (readonly [string, Head])[] = [
  ["leader's|leaders'", 'LEADER'],
  ["character's|characters'", 'CHARACTER'],
];
function headWord(c: Cursor): Head | undefined {
  return attempt(c, (i) => {
    const owner = i.said.possessive ? sayOne<Head>(i, POSSESSIVES) : undefined;
    if (owner) return owner;
    const found = sayOne<Head>(i, [...CATEGORY_WORDS, ['don!!', 'DON'], ['life', 'LIFE']]);
    if (!found) return undefined;
    // "your Leader's": somebody's, and no noun here.
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
  return { heads: [...new Set(found)], ...tail(c, parts, hasPlace) };
}
/** Filters and a place, without the noun: what stands behind names, for instance. */
export function tail(c: Cursor, before: readonly Behind[] = [], hasPlace = true): Omit<Noun, 'heads'> {
  let all = joined(before) ?? { filter: {} };
  let where: Place | undefined;
  for (;;) {
    const more = attempt(c, (i) => {
      const found = behind(i);
      return found && joined([all, found]);
    });
    const at: Place | undefined = more || where || !hasPlace ? undefined : attempt(c, place);
    if (!more && !at) return { behind: all, ...(where ? { place: where } : {}) };
    all = more ?? all;
    where ??= at;
  }
}
const hasKind = ({ name, type, attribute, any }: Filter): boolean => Boolean(name ?? type ?? attribute ?? any);

/** "{A} type cards or [B]": one of several nouns. What stands behind the last holds for all, save what tells it apart. */
export const noun = rule<Noun>('noun phrase', (c) => nouns(c, true));
/** Without a place. */
export const bareNoun = (c: Cursor): Noun | undefined => attempt(c, (i) => nouns(i, false));
function nouns(c: Cursor, hasPlace: boolean): Noun | undefined {
  const first = single(c, hasPlace);
  if (!first) return undefined;
  const others: Noun[] = [];
  for (;;) {
    const next = attempt(c, (i) => (first.place ? undefined : say(i, 'or') ? single(i, hasPlace) : undefined));
    if (!next) break;
    others.push(next);
  }
  const last = others.at(-1);
  if (!last) return first;
  const all = [first, ...others];
  const [own, shared] = apart(last);
  const any = all.map((each) => (each === last ? own : each.behind.filter));
  const filter = sharedOf(any, shared);
  const { heads: headed } = all.find(({ heads: each }) => each.length > 0) ?? first;
  const behindAll = filter && { ...last.behind, filter };
  return behindAll && { heads: headed, behind: behindAll, ...(last.place ? { place: last.place } : {}) };
}
const sharedOf = (any: readonly Filter[], shared: Filter): Filter | undefined => both({ any }, shared);

/** What tells the last of several nouns apart, and what is said of all of them. */
function apart({ behind: { filter } }: Noun): [own: Filter, shared: Filter] {
  const { name, type, attribute, any, typeIncludes, nameIncludes, trigger, keyword, ...rest } = filter;
  const own = defined({ name, type, attribute, any, typeIncludes, nameIncludes, trigger, keyword });
  // determinism: only asks whether there is any
  return Object.keys(own).length > 0 ? [own, rest] : [filter, {}];
}
const defined = (filter: { [K in keyof Filter]?: Filter[K] | undefined }): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** The filter with the category that the noun says, where the place does not say it. */
export function filterOf({ heads: all, behind: { filter } }: Noun): Filter | undefined {
  const category = all.filter((head) => head !== 'CARD' && head !== 'LIFE');
  return category.length === 0 ? filter : both({ category }, filter);
}

const AREA_OF: Readonly<Partial<Record<Head, Area>>> = {
  LEADER: 'leader',
  CHARACTER: 'character',
  STAGE: 'stage',
  LIFE: 'life',
  DON: 'don',
};

/** `owner`: whose they are where the words before the noun say so. */
export function cardsOf(found: Noun, owner: Side | undefined): Cards | undefined {
  const { heads: all, place: at } = found;
  const of = at?.of ?? owner;
  const whose = (side: Side | undefined): { of?: Side } => (side === undefined || side === 'you' ? {} : { of: side });
  if (at && at.in !== FIELD) {
    const { of: there } = at;
    const filter = at.in.every((area) => area === 'don') ? found.behind.filter : filterOf(found);
    return filter && { ...whose(there), in: at.in, ...where(filter) };
  }
  const areas = all.includes('CARD') || all.length === 0 ? fieldFor(all, found) : all.map((head) => AREA_OF[head]);
  const known = areas.filter((area) => area !== undefined);
  if (known.length < areas.length || known.length === 0) return undefined;
  const side: Side | undefined = at || owner ? of : 'either';
  return { ...whose(side), in: known, ...where(besideDon(known, found.behind.filter)) };
}
/** "DON!! cards or Characters with a cost of 3 or less": a DON!! has no cost that could be too high. */
function besideDon(areas: readonly Area[], filter: Filter): Filter {
  const { state, ...rest } = filter;
  // determinism: only asks whether there is any
  if (areas.length < 2 || !areas.includes('don') || Object.keys(rest).length === 0) return filter;
  return { ...(state ? { state } : {}), any: [{ category: ['DON'] }, rest] };
}
/** A name alone may be on any card of the field; "your rested cards" are all there are, DON!! included. */
function fieldFor(all: readonly Head[], { behind: { filter } }: Noun): readonly Area[] {
  const { state: _, ...rest } = filter;
  // determinism: only asks whether there is any
  const isAny = all.length === 1 && all[0] === 'CARD' && Object.keys(rest).length === 0;
  return isAny ? [...FIELD, 'don'] : FIELD;
}
const where = (filter: Filter): { where?: Filter } => (Object.keys(filter).length > 0 ? { where: filter } : {});

/** "your rested Characters", "cards in your hand", "Characters": to be counted. */
countedCards.is(
  rule('counted cards', (c) => {
    const owner = attempt(c, side);
    const found = noun(c);
    return found && cardsOf(found, owner);
  }),
);
kind.is(
  rule('kind of cards', (c) => {
    const found = nouns(c, false);
    return found && filterOf(found);
  }),
);
