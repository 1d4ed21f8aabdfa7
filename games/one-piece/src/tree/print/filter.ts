/** What is said of cards: adjectives before the noun, and what stands behind it. */
import { CATEGORY_NOUNS } from '../../lexicon/cards.ts';
import { REF_WORDS } from '../../lexicon/refs.ts';
import type { Filter, Keyword, Range, Ref, Timing } from '../tree.ts';
import { measured } from './range.ts';
import type { Scope } from './scope.ts';
import { timingName } from './timing.ts';
import { article, attributeOf, canWords, listed, nameOf, quoted, sentence, tagOfKeyword, typeOf } from './words.ts';

/** The parts of a filter, each a list in its fixed order. */
export interface Parts {
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

/** `goesOn`: a place or more follows, which could be taken for part of what is counted in the filter. */
export function partsOf(filter: Filter, scope: Scope, many: boolean, goesOn = false): Parts {
  const isEnd = !goesOn && !hasTail(filter);
  return {
    adjectives: [...looks(filter), ...kinds(filter)],
    category: listed(
      (filter.category ?? []).map((each) => CATEGORY_NOUNS[each]),
      'or',
    ),
    withs: [...including(filter), ...values(filter, scope, isEnd), ...texts(filter), ...likeness(filter, scope)],
    withouts: [
      ...(named(filter.withoutKeyword) ? [named(filter.withoutKeyword)] : []),
      ...(filter.trigger === false ? ['a [Trigger]'] : []),
    ],
    thats: abilities(filter, many),
    others: [...(filter.other ? [scope.self] : []), ...(filter.not ? [othersThan(filter, scope, goesOn)] : [])],
    either: filter.any ? [eitherOf(filter.any, scope, goesOn)] : [],
  };
}

/** Is anything said behind the "with"? */
const hasTail = ({ withoutKeyword, trigger, keyword, playedThisTurn, among, other, not, any }: Filter): boolean =>
  withoutKeyword !== undefined ||
  among !== undefined ||
  trigger === false ||
  isSaid(keyword) ||
  playedThisTurn !== undefined ||
  Boolean(other ?? not ?? any);

/** "is rested", "is red": how it lies and its colour. */
export function looks({ state, faceUp, multicolour, colour }: Filter): string[] {
  return [
    state ?? '',
    faceUp === undefined ? '' : faceUp ? 'face-up' : 'face-down',
    multicolour === undefined ? '' : multicolour ? 'multicolour' : 'single-colour',
    listed(colour ?? [], 'or'),
  ].filter(Boolean);
}
function kinds({ attribute, type, name }: Filter): string[] {
  return [
    attribute ? `${listed(attribute.map(attributeOf), 'or')} attribute` : '',
    type ? `${listed(type.map(typeOf), 'or')} type` : '',
    name ? listed(name.map(nameOf), 'or') : '',
  ].filter(Boolean);
}

function including({ nameIncludes, typeIncludes }: Filter): string[] {
  return [
    nameIncludes ? `a name including ${listed(nameIncludes.map(quoted), 'or')}` : '',
    typeIncludes ? `a type including ${listed(typeIncludes.map(quoted), 'or')}` : '',
  ].filter(Boolean);
}
function values(filter: Filter, scope: Scope, isEnd: boolean): string[] {
  const say = (range: Range | undefined, unit: string): string => (range ? measured(range, unit, scope, isEnd) : '');
  return [
    say(filter.cost, 'cost'),
    say(filter.baseCost, 'base cost'),
    say(filter.power, 'power'),
    say(filter.basePower, 'base power'),
    say(filter.counter, 'Counter'),
    say(filter.given, 'given DON!! cards'),
  ].filter(Boolean);
}
function texts({ keyword, trigger, timing, noBaseEffect }: Filter): string[] {
  return [
    named(keyword),
    trigger ? 'a [Trigger]' : '',
    timing ? withTiming(timing) : '',
    noBaseEffect === undefined ? '' : noBaseEffect ? 'no base effect' : 'a base effect',
  ].filter(Boolean);
}
function likeness({ sameNameAs, differentColourFrom }: Filter, { self }: Scope): string[] {
  const card = (ref: Ref): string => (ref === 'this' ? self : REF_WORDS[ref]);
  return [
    sameNameAs ? `the same card name as ${card(sameNameAs)}` : '',
    differentColourFrom ? `a different colour than ${card(differentColourFrom)}` : '',
  ].filter(Boolean);
}
const withTiming = (timing: Timing): string => `${article(timingName(timing))} effect`;
const named = (keyword: Keyword | undefined): string => (keyword === undefined ? '' : tagOfKeyword(keyword));
/** It has no tag: it is said behind "can". */
const isSaid = (keyword: Keyword | undefined): keyword is Keyword => keyword !== undefined && canWords(keyword) !== '';

function abilities({ keyword, withoutKeyword, playedThisTurn, among }: Filter, many: boolean): string[] {
  const be = many ? 'were' : 'was';
  return [
    isSaid(keyword) ? `can ${canWords(keyword)}` : '',
    isSaid(withoutKeyword) ? `cannot ${canWords(withoutKeyword)}` : '',
    among ? `${many ? 'are' : 'is'} among the ${among === 'it' ? 'chosen' : 'revealed'} cards` : '',
    playedThisTurn === undefined ? '' : `${be}${playedThisTurn ? '' : ' not'} played this turn`,
  ].filter(Boolean);
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
const othersThan = ({ not = {}, any }: Filter, scope: Scope, goesOn: boolean): string =>
  excluded(not, scope, true, goesOn, any !== undefined);
function eitherOf(options: readonly Filter[], scope: Scope, goesOn: boolean): string {
  const said = options.map((each) => {
    const are = isNested(each);
    return inBrackets(are, article(kindOf(each, scope, false, undefined, goesOn && !are)));
  });
  return `either ${said.join(' or ')}`;
}

/** Cards of a kind, wherever they are: "red Character cards with a cost of 3 or less". */
export function kindOf(filter: Filter, scope: Scope, many: boolean, noun?: string, goesOn = false): string {
  const isSaidBehind = noun !== undefined && filter.category !== undefined;
  const parts = partsOf(filter, scope, many, goesOn || isSaidBehind);
  const head = noun ?? sentence([parts.category, many ? 'cards' : 'card']);
  const category = noun === undefined ? '' : parts.category;
  return sentence([...parts.adjectives, head, behind({ ...parts, category }, many)]);
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
