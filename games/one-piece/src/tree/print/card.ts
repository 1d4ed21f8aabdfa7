/** The whole text of a card: keywords, what holds under the rules, effects, and the [Trigger] last. */
import { CATEGORY_NOUNS } from '../../lexicon/cards.ts';
import type { CardData, DeckRules } from '../card.ts';
import type { Effect, Keyword } from '../tree.ts';
import { printEffect } from './effect.ts';
import { measured } from './range.ts';
import type { Scope } from './scope.ts';
import { scopeOf } from './start.ts';
import { attributeOf, canWords, listed, nameOf, sentence, tagOfKeyword, typeOf, written } from './words.ts';

export function printCard(card: CardData): string {
  return [
    ...keywordLines(card.keywords ?? []),
    ...rulesLines(card),
    ...(card.effects ?? []).filter((effect) => !isTrigger(effect)).map((effect) => printEffect(effect, card)),
    ...triggerLines(card),
  ].join('\n');
}
/** What it does when it is lost from Life; empty if it does nothing. */
export const printTrigger = (card: CardData): string => triggerLines(card).join('\n');

const isTrigger = ({ timings }: Effect): boolean => timings.includes('TRIGGER');
const triggerLines = (card: CardData): string[] =>
  (card.effects ?? []).filter(isTrigger).map((effect) => printEffect(effect, card));

/** A keyword without a tag is a sentence. */
export const printKeyword = (keyword: Keyword): string => tagOfKeyword(keyword) || `Can ${canWords(keyword)}.`;
function keywordLines(keywords: readonly Keyword[]): string[] {
  return keywords.map(printKeyword);
}

const UNDER = 'Under the rules,';

function rulesLines({ treatAs, deckRules, category }: CardData): string[] {
  const lines: string[] = [];
  if (treatAs?.names) lines.push(`${UNDER} this card is also named ${listed(treatAs.names.map(nameOf), 'and')}.`);
  if (treatAs?.types) lines.push(`${UNDER} this card also has the ${kinds(treatAs.types.map(typeOf), 'type')}.`);
  if (treatAs?.attributes) {
    lines.push(`${UNDER} this card also has the ${kinds(treatAs.attributes.map(attributeOf), 'attribute')}.`);
  }
  return deckRules ? [...lines, ...deckLines(deckRules, category === 'LEADER')] : lines;
}
const kinds = (words: readonly string[], noun: string): string =>
  `${listed(words, 'and')} ${noun}${words.length === 1 ? '' : 's'}`;

function deckLines({ copies, without, onlyTypes, donDeck }: DeckRules, isLeader: boolean): string[] {
  const lines: string[] = [];
  const what = isLeader ? 'each card' : 'this card';
  if (copies === 'any') lines.push(`${UNDER} you may have any number of ${what} in your deck.`);
  else if (copies !== undefined) lines.push(`${UNDER} you may have up to ${written(copies)} of ${what} in your deck.`);
  if (without)
    lines.push(
      `${UNDER} your deck cannot contain ${kindOfCards(without)} with ${measured(without.cost, 'base cost', NOBODY)}.`,
    );
  if (onlyTypes) lines.push(`${UNDER} your deck can contain only ${listed(onlyTypes.map(typeOf), 'or')} type cards.`);
  if (donDeck !== undefined) lines.push(`${UNDER} your DON!! deck has ${written(donDeck)} cards.`);
  return lines;
}
const kindOfCards = ({ category }: NonNullable<DeckRules['without']>): string =>
  sentence([
    listed(
      (category ?? []).map((each) => CATEGORY_NOUNS[each]),
      'or',
    ),
    'cards',
  ]);
/** Decks are built before there is a table: the words depend on no card. */
const NOBODY: Scope = scopeOf({ timings: ['PERMANENT'], steps: [] }, { category: 'LEADER' });
