/**
 * What nothing among some cards makes possible: a text may ask for a Leader that is not there, or for a cost that no
 * card can bring about. Only what is certain counts: a condition that is not known here can hold.
 */
import type { CardData } from '../tree/card.ts';
import type { Cards, Condition, Effect, Filter } from '../tree/tree.ts';
import { helpsWith, needsOf } from './brings-about.ts';
import { refusedBy } from './deck-limits.ts';
import { fitsPrint } from './fits-print.ts';

/** Why an effect of this card can never happen in a match with these cards, as the rest of a sentence; null: it may. */
export function whyImpossible(effect: Effect, hero: CardData, cards: readonly CardData[]): string | null {
  return effect.if === undefined ? null : missingFor(effect.if, hero, cards);
}

function missingFor(condition: Condition, hero: CardData, cards: readonly CardData[]): string | null {
  if ('all' in condition) return firstOf(condition.all.map((one) => missingFor(one, hero, cards)));
  if ('any' in condition) {
    const each = condition.any.map((one) => missingFor(one, hero, cards));
    return each.includes(null) ? null : firstOf(each);
  }
  if ('is' in condition && condition.is === 'leader') {
    const { where } = condition;
    const isOne = (leader: CardData): boolean => mayLead(leader, hero) && isCalled(leader, where);
    if (!cards.some(isOne)) return 'no Leader that may have it is what it asks for';
    return missingIn({ in: ['leader'], where }, cards);
  }
  if (!('have' in condition) || condition.n?.max !== undefined) return null; // "0 of them" wants none
  const { have } = condition;
  if (!cards.some((card) => isCalled(card, have.where ?? {}))) return 'no card is what it asks for';
  return missingIn(have, cards);
}

const firstOf = (reasons: readonly (string | null)[]): string | null => reasons.find((one) => one !== null) ?? null;

/** Whoever plays it may bring it about, on whichever side. */
function missingIn(asked: Cards, cards: readonly CardData[]): string | null {
  const needs = needsOf({ have: { ...asked, of: 'either' } }).filter(({ mayCome }) => !mayCome);
  const isThere = (card: CardData): boolean => isPrinted(card, asked) || needs.some((need) => helpsWith(need, card));
  return needs.length === 0 || cards.some(isThere) ? null : 'no card brings about what it asks for';
}

const mayLead = (leader: CardData, hero: CardData): boolean =>
  hero.category === 'LEADER'
    ? leader.id === hero.id
    : leader.category === 'LEADER' && refusedBy(leader, hero).length === 0;

/** By name and type alone: everything else may change in a match. */
function isCalled(card: CardData, { name, nameIncludes, type, typeIncludes }: Filter): boolean {
  return fitsPrint(card, {
    ...(name && { name }),
    ...(nameIncludes && { nameIncludes }),
    ...(type && { type }),
    ...(typeIncludes && { typeIncludes }),
  });
}

/** Where a card of each category lies on the field. */
const AREA_OF = { LEADER: 'leader', CHARACTER: 'character', STAGE: 'stage', EVENT: null, DON: null } as const;
const isPrinted = (card: CardData, { in: areas, where = {} }: Cards): boolean =>
  areas.some((area) => area === AREA_OF[card.category]) && fitsPrint(card, where);
