/**
 * Which cards: side × adjectives × noun × what is said of them × place.
 *
 *   on the field   2 of your rested Characters with a cost of 3 or less
 *   elsewhere      2 red Event cards with a cost of 3 or less from your hand or trash
 *   in both        2 red cards from among your Characters and hand
 *
 * Cards of either side have no owner in front of them, or "either player's" in front of the place.
 */
import { AREA_WORDS } from '../../lexicon/cards.ts';
import type { Area, Cards } from '../tree.ts';
import { behind, partsOf } from './filter.ts';
import { possessive, type Scope } from './scope.ts';
import { article, listed, sentence, several } from './words.ts';

type Form = 'field' | 'place' | 'both';
const isOnField = (area: Area): boolean => AREA_WORDS[area].inPlay;

function formOf({ in: areas }: Cards): Form {
  // "1 of your Life cards" is how Life is spoken of, unless other places are named beside it.
  if (areas.every(isOnField) || (areas.length === 1 && areas[0] === 'life')) return 'field';
  return areas.some(isOnField) ? 'both' : 'place';
}

interface Manner {
  /** The noun is one: "a Character". Of several one may be meant: "1 of your Characters that was played this turn". */
  one: boolean;
  agree?: 'one' | 'many';
  /** Cards are taken "from" a hand and counted "in" it. */
  prep: 'in' | 'from';
  /** More behind "with": what holds for the chosen cards together. */
  withs?: readonly string[];
}

/** Without an owner in front: "rested Characters with [Blocker]", "cards in your hand". */
export function nounOf(cards: Cards, scope: Scope, { one, agree, prep, withs = [] }: Manner): string {
  const form = formOf(cards);
  const many = agree ? agree === 'many' : !one;
  const isDon = cards.in.length === 1 && cards.in[0] === 'don';
  const saysCategory = form !== 'field' && !isDon;
  const goesOn = form !== 'field' || (!saysCategory && cards.where?.category !== undefined);
  const parts = partsOf(cards.where ?? {}, scope, many, goesOn);
  const head =
    form === 'field'
      ? fieldNoun(cards.in, one)
      : several(saysCategory ? sentence([parts.category, 'card']) : 'DON!! card', one);
  const rest = { ...parts, category: saysCategory ? '' : parts.category, withs: [...parts.withs, ...withs] };
  return sentence([...parts.adjectives, head, behind(rest, many), placeOf(cards, form, prep, scope)]);
}

function fieldNoun(areas: readonly Area[], one: boolean): string {
  const nouns = listed(
    areas.map((area) => AREA_WORDS[area].noun),
    'or',
  );
  return several(areas.length > 1 || areas[0] === 'life' ? `${nouns} card` : nouns, one);
}

function placeOf({ of = 'you', in: areas }: Cards, form: Form, prep: 'in' | 'from', scope: Scope): string {
  if (form === 'field') return '';
  const whose = possessive(of, scope);
  if (form === 'both')
    return `from among ${whose} ${listed(
      areas.map((area) => AREA_WORDS[area].among),
      'and',
    )}`;
  return `${prep} ${whose} ${listed(
    areas.map((area) => AREA_WORDS[area].noun),
    'or',
  )}`;
}

/** "your", where it stands in front: on the field, on one side. */
export const ownerIn = (cards: Cards, scope: Scope): string | null =>
  formOf(cards) === 'field' && cards.of !== 'either' ? possessive(cards.of ?? 'you', scope) : null;

/** "your rested Characters", "cards in your hand". */
export const ownedCards = (cards: Cards, scope: Scope, withs: readonly string[] = []): string =>
  sentence([ownerIn(cards, scope) ?? '', nounOf(cards, scope, { one: false, prep: 'in', withs })]);

/** "each of your Characters", "every 2 cards in your trash". */
export function eachOf(cards: Cards, every: string, one: boolean, scope: Scope, withs: readonly string[] = []): string {
  const owner = ownerIn(cards, scope);
  if (owner === null) return `${every} ${nounOf(cards, scope, { one, prep: 'in', withs })}`;
  return `${every} of ${owner} ${nounOf(cards, scope, { one: false, agree: one ? 'one' : 'many', prep: 'in', withs })}`;
}

/** Life that nothing tells apart leaves from the top (OP-102), unless it is said that any of it may. */
const isAnyLife = ({ in: areas, where }: Cards, { withs = [] }: Omit<Manner, 'one' | 'agree'>): boolean =>
  areas.length === 1 && areas[0] === 'life' && !where && withs.length === 0;

/** This many of them: "up to 2 of your Characters", "up to 2 cards from your hand". `one`: the amount is 1. */
export function someOf(
  amount: string,
  one: boolean,
  cards: Cards,
  scope: Scope,
  manner: Omit<Manner, 'one' | 'agree'>,
): string {
  const owner = ownerIn(cards, scope);
  if (owner === null) return `${amount} ${nounOf(cards, scope, { ...manner, one })}`;
  if (isAnyLife(cards, manner) && !/^a(?:ll|ny)/.test(amount)) {
    return `${amount} ${several('card', one)} from among ${owner} Life cards`;
  }
  return `${amount} of ${owner} ${nounOf(cards, scope, { ...manner, one: false, agree: one ? 'one' : 'many' })}`;
}

/** Any one of them, to which something happens: "one of your Characters", "your Leader", "a card from your hand". */
export function anyOf(cards: Cards, scope: Scope): string {
  const owner = ownerIn(cards, scope);
  if (owner === null) return article(nounOf(cards, scope, { one: true, prep: 'from' }));
  if (isLeader(cards)) return `${owner} ${nounOf(cards, scope, { one: true, prep: 'from' })}`;
  return someOf('one', true, cards, scope, { prep: 'from' });
}
export const isLeader = ({ in: areas }: Cards): boolean => areas.length === 1 && areas[0] === 'leader';
