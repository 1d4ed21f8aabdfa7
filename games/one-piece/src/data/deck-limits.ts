/** What a Leader and a format allow of one card: written once, for those who check decks and those who build them. */
import type { CardData } from '../tree/card.ts';
import type { Range } from '../tree/tree.ts';
import type { DeckCode } from './decks.ts';
import type { Format } from './formats.ts';
import type { RulesContext } from './rules-context.ts';

export interface Refused {
  code: DeckCode;
  /** The rest of the sentence that begins with the card. */
  why: string;
}

/** Why a card cannot be among the cards of this Leader's deck at all. Without a Leader only its category is judged. */
export function refusedBy(leader: CardData | undefined, card: CardData): Refused[] {
  if (card.category === 'LEADER') return [{ code: 'TWO_LEADERS', why: 'is another Leader; a deck has exactly one.' }];
  if (card.category === 'DON') {
    return [{ code: 'NOT_IN_A_DECK', why: 'is a DON!! card; a deck holds Characters, Events and Stages only.' }];
  }
  if (!leader) return [];
  const found: Refused[] = [];
  const { without, onlyTypes } = leader.deckRules ?? {};
  if (!card.colours.every((colour) => leader.colours.includes(colour))) {
    const right = `the Leader ${leader.id} allows only ${leader.colours.join(' and ')}`;
    found.push({ code: 'WRONG_COLOUR', why: `is ${card.colours.join(' and ')}; ${right}.` });
  }
  const isKind = !without?.category || without.category.includes(card.category);
  if (without && isKind && isIn(card.cost ?? 0, without.cost)) {
    const kind = without.category ? without.category.join(' or ') : 'card';
    const right = `the Leader ${leader.id} allows no ${kind} that costs ${rangeWords(without.cost)}`;
    found.push({ code: 'COST_NOT_ALLOWED', why: `costs ${card.cost ?? 0}; ${right}.` });
  }
  const types = [...card.types, ...(card.treatAs?.types ?? [])];
  if (onlyTypes && !types.some((type) => onlyTypes.includes(type))) {
    const right = `the Leader ${leader.id} allows only cards of type ${onlyTypes.join(' or ')}`;
    found.push({ code: 'TYPE_NOT_ALLOWED', why: `is of type ${types.join(', ') || 'none'}; ${right}.` });
  }
  return found;
}

/** Why a format leaves a card out, a Leader too. */
export function leftOutBy(format: Format, card: CardData): Refused[] {
  const found: Refused[] = [];
  if (format.banned.includes(card.id)) {
    found.push({ code: 'BANNED', why: `is banned in the format ${format.name}; take another card.` });
  }
  if (format.blocks !== 'any' && !(card.block !== undefined && format.blocks.includes(card.block))) {
    const right = `the format ${format.name} allows the blocks ${format.blocks.join(', ')}`;
    found.push({ code: 'BLOCK_NOT_ALLOWED', why: `is of block ${card.block ?? 'none'}; ${right}.` });
  }
  return found;
}

/** How many copies the rules allow, the texts of the card and the Leader included. */
export function copiesOf(card: CardData, leader: CardData | undefined, rules: RulesContext): number {
  const copies = card.deckRules?.copies ?? leader?.deckRules?.copies ?? rules.copies;
  return copies === 'any' ? rules.deckSize : copies;
}

export const restrictionOf = ({ restricted }: Format, id: string): number | undefined =>
  Object.hasOwn(restricted, id) ? restricted[id] : undefined;

/** The DON!! deck of a Leader. */
export const donDeckOf = (leader: CardData, rules: RulesContext): number =>
  leader.deckRules?.donDeck ?? rules.donDeckSize;

// A deck is built before a match, so only plain numbers count; the reader of card sets lets nothing else through.
const bound = (num: Range['min'], fallback: number): number => (typeof num === 'number' ? num : fallback);
const isIn = (cost: number, { min, max }: Range): boolean =>
  cost >= bound(min, 0) && cost <= bound(max, Number.POSITIVE_INFINITY);

function rangeWords({ min, max }: Range): string {
  if (max === undefined) return `${bound(min, 0)} or more`;
  return min === undefined ? `${bound(max, 0)} or less` : `${bound(min, 0)} to ${bound(max, 0)}`;
}
