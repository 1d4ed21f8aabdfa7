/** What is said of cards: adjectives before the noun, and what stands behind it. */
import { CATEGORY_NOUNS } from '../../lexicon/cards.ts';
import { REF_WORDS } from '../../lexicon/refs.ts';
import { keysOf } from '../schema-shapes.ts';
import type { Filter, Keyword, Range, Ref } from '../tree.ts';
import type { FilterField, FilterValue } from '../values.ts';
import { measured } from './range.ts';
import type { Scope } from './scope.ts';
import { timingName } from './timing.ts';
import { article, attributeOf, canWords, listed, nameOf, quoted, sentence, tagOfKeyword, typeOf } from './words.ts';

/** The parts of a filter, each a list in its fixed order. */
export interface Parts {
  /** "rested", "red": how it lies and its colour. */
  looks: string[];
  /** With those, and with what kind of card it is. */
  adjectives: string[];
  /** "Character or Event". */
  category: string;
  withs: string[];
  withouts: string[];
  /** Verb phrases: "was played this turn". */
  thats: string[];
  others: string[];
  /** Last of all, so that what follows an alternative belongs to it. */
  either: string[];
}
type Slot = 'looks' | 'kinds' | 'category' | 'withs' | 'withouts' | 'thats' | 'others' | 'either';
const TAIL: readonly Slot[] = ['withouts', 'thats', 'others', 'either'];
const BEFORE: readonly Slot[] = ['looks', 'kinds', 'category'];

/** How a filter is being said. `goesOn`: a place or more follows. `isEnd`: nothing at all does. */
interface Manner {
  filter: Filter;
  scope: Scope;
  many: boolean;
  goesOn: boolean;
  isEnd: boolean;
}
interface FieldWords<T> {
  /** Where it is said; null: it says nothing. */
  slot(wanted: T): Slot | null;
  words(wanted: T, manner: Manner): string;
  /** A kind of card is said otherwise where a card is spoken of: "red {A} type cards", "it has the {A} type". */
  predicate: ((wanted: T, be: string, have: string) => string) | null;
}
type Words<T> = FieldWords<T>['words'];

const by = <T>(slot: (wanted: T) => Exclude<Slot, 'kinds'> | null, words: Words<T>): FieldWords<T> => ({
  slot,
  words,
  predicate: null,
});
const at = <T>(slot: Exclude<Slot, 'kinds'>, words: Words<T>): FieldWords<T> => by(() => slot, words);
const measure = (unit: string): FieldWords<Range> =>
  at('withs', (range, { scope, isEnd }) => measured(range, unit, scope, isEnd));
const oneOfWords = <T>(words: readonly T[], say: (word: T) => string): string => listed(words.map(say), 'or');
const inKinds = <T>(words: Words<T>, predicate: NonNullable<FieldWords<T>['predicate']>): FieldWords<T> => ({
  slot: () => 'kinds',
  words,
  predicate,
});
const cardMeant = (ref: Ref, { self }: Scope): string => (ref === 'this' ? self : REF_WORDS[ref]);
/** It has no tag: it is said behind "can". */
const isSaid = (keyword: Keyword): boolean => canWords(keyword) !== '';

/** Every field of a filter, in the order in which they are said. */
const WORDS: { readonly [K in FilterField]: FieldWords<FilterValue<K>> } = {
  state: at('looks', (state) => state),
  faceUp: at('looks', (isUp) => (isUp ? 'face-up' : 'face-down')),
  multicolour: at('looks', (is) => (is ? 'multicolour' : 'single-colour')),
  colour: at('looks', (colours) => listed(colours, 'or')),
  attribute: inKinds(
    (attributes) => `${oneOfWords(attributes, attributeOf)} attribute`,
    (attributes, _be, have) => `${have} the ${oneOfWords(attributes, attributeOf)} attribute`,
  ),
  type: inKinds(
    (types) => `${oneOfWords(types, typeOf)} type`,
    (types, _be, have) => `${have} the ${oneOfWords(types, typeOf)} type`,
  ),
  name: inKinds(
    (names) => oneOfWords(names, nameOf),
    (names, be) => `${be} ${oneOfWords(names, nameOf)}`,
  ),
  category: at('category', (categories) => oneOfWords(categories, (each) => CATEGORY_NOUNS[each])),
  nameIncludes: at('withs', (parts) => `a name including ${oneOfWords(parts, quoted)}`),
  typeIncludes: at('withs', (parts) => `a type including ${oneOfWords(parts, quoted)}`),
  cost: measure('cost'),
  baseCost: measure('base cost'),
  power: measure('power'),
  basePower: measure('base power'),
  counter: measure('Counter'),
  given: measure('given DON!! cards'),
  keyword: by(
    (keyword) => (isSaid(keyword) ? 'thats' : 'withs'),
    (keyword) => (isSaid(keyword) ? `can ${canWords(keyword)}` : tagOfKeyword(keyword)),
  ),
  withoutKeyword: by(
    (keyword) => (isSaid(keyword) ? 'thats' : 'withouts'),
    (keyword) => (isSaid(keyword) ? `cannot ${canWords(keyword)}` : tagOfKeyword(keyword)),
  ),
  trigger: by(
    (has) => (has ? 'withs' : 'withouts'),
    () => 'a [Trigger]',
  ),
  timing: at('withs', (timing) => `${article(timingName(timing))} effect`),
  noBaseEffect: at('withs', (none) => (none ? 'no base effect' : 'a base effect')),
  sameNameAs: at('withs', (ref, { scope }) => `the same card name as ${cardMeant(ref, scope)}`),
  differentColourFrom: at('withs', (ref, { scope }) => `a different colour than ${cardMeant(ref, scope)}`),
  among: at(
    'thats',
    (those, { many }) => `${many ? 'are' : 'is'} among the ${those === 'it' ? 'chosen' : 'revealed'} cards`,
  ),
  playedThisTurn: at('thats', (was, { many }) => `${many ? 'were' : 'was'}${was ? '' : ' not'} played this turn`),
  other: by(
    (is) => (is ? 'others' : null),
    (_is, { scope }) => scope.self,
  ),
  not: at('others', (not, { filter, scope, goesOn }) => othersThan(not, filter, scope, goesOn)),
  any: at('either', (options, { scope, goesOn }) => eitherOf(options, scope, goesOn)),
};

/** `goesOn`: a place or more follows, which could be taken for part of what is counted in the filter. */
export function partsOf(filter: Filter, scope: Scope, many: boolean, goesOn = false): Parts {
  const isEnd = !goesOn && !slotsOf(filter).some((slot) => TAIL.includes(slot));
  const manner: Manner = { filter, scope, many, goesOn, isEnd };
  const all: Record<Slot, string[]> = {
    looks: [],
    kinds: [],
    category: [],
    withs: [],
    withouts: [],
    thats: [],
    others: [],
    either: [],
  };
  for (const field of keysOf(WORDS)) say(filter, field, manner, all);
  const { kinds, category, ...parts } = all;
  return { ...parts, adjectives: [...parts.looks, ...kinds], category: category.join('') };
}
function say<K extends FilterField>(filter: Filter, field: K, manner: Manner, all: Record<Slot, string[]>): void {
  const wanted = filter[field];
  if (wanted === undefined) return;
  const entry: FieldWords<FilterValue<K>> = WORDS[field];
  const slot = entry.slot(wanted);
  if (slot !== null) all[slot].push(entry.words(wanted, manner));
}
const slotsOf = (filter: Filter): Slot[] => keysOf(WORDS).flatMap((field) => slotOf(filter, field) ?? []);
function slotOf<K extends FilterField>(filter: Filter, field: K): Slot | null {
  const wanted = filter[field];
  const entry: FieldWords<FilterValue<K>> = WORDS[field];
  return wanted === undefined ? null : entry.slot(wanted);
}

/** Is nothing said behind the noun? */
export const isBare = (filter: Filter): boolean => slotsOf(filter).every((slot) => BEFORE.includes(slot));

/** What kind of card it is, as it is said of a card: "has the {A} type". */
export const kindPredicates = (filter: Filter, be: string, have: string): string[] =>
  keysOf(WORDS).flatMap((field) => predicateOf(filter, field, be, have) ?? []);
function predicateOf<K extends FilterField>(filter: Filter, field: K, be: string, have: string): string | null {
  const wanted = filter[field];
  const entry: FieldWords<FilterValue<K>> = WORDS[field];
  return wanted === undefined ? null : (entry.predicate?.(wanted, be, have) ?? null);
}

/** A filter inside a filter that has filters inside itself is put in brackets. */
const isNested = ({ any, not }: Filter): boolean => Boolean(any ?? not);
const inBrackets = (are: boolean, text: string): string => (are ? `(${text})` : text);

/** "[A] or [B]" where only names are meant; else "red cards with …", of one card "a red card with …". */
export function excluded(filter: Filter, scope: Scope, many = true, goesOn = false, isBracketed = false): string {
  const { name, ...rest } = filter;
  // determinism: only asks whether there is any
  if (name && Object.keys(rest).length === 0) return listed(name.map(nameOf), 'or');
  const are = isBracketed || isNested(filter);
  const kind = kindOf(filter, scope, many, undefined, goesOn && !are);
  return inBrackets(are, many ? kind : article(kind));
}
/** Brackets also where an "either" follows that is not said of the cards that are excluded. */
const othersThan = (not: Filter, { any }: Filter, scope: Scope, goesOn: boolean): string =>
  excluded(not, scope, true, goesOn, any !== undefined);
function eitherOf(options: readonly Filter[], scope: Scope, goesOn: boolean): string {
  const said = options.map((each) => {
    const are = isNested(each);
    return inBrackets(are, article(kindOf(each, scope, false, undefined, goesOn && !are)));
  });
  return `either ${said.join(' or ')}`;
}

/** Cards of a kind, wherever they are: "red Character cards with a cost of 3 or less". */
export function kindOf(
  filter: Filter,
  scope: Scope,
  many: boolean,
  noun?: string,
  goesOn = false,
  withs: readonly string[] = [],
): string {
  const isSaidBehind = noun !== undefined && filter.category !== undefined;
  const parts = partsOf(filter, scope, many, goesOn || isSaidBehind);
  const head = noun ?? sentence([parts.category, many ? 'cards' : 'card']);
  const category = noun === undefined ? '' : parts.category;
  return sentence([...parts.adjectives, head, behind({ ...parts, withs: [...parts.withs, ...withs], category }, many)]);
}

/** Everything behind the noun. `category` is said here where the noun did not say it. */
export function behind(parts: Parts, many: boolean): string {
  const be = many ? 'are' : 'is';
  const card = (words: string): string => (many ? `${words} cards` : article(`${words} card`));
  const thats = [...(parts.category ? [`${be} ${card(parts.category)}`] : []), ...parts.thats];
  return sentence([
    parts.withs.length > 0 ? `with ${listed(parts.withs, 'and')}` : '',
    ...parts.withouts.map((each) => `without ${each}`),
    ...thats.map((each) => `that ${each}`),
    ...parts.others.map((each) => `other than ${each}`),
    ...parts.either.map((each) => `that ${be} ${each}`),
  ]);
}
