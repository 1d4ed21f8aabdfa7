/** The worth of things, in gold, to somebody who wants to trade with them later. Tuned by playing against itself. */
import { must } from '@dealers-choice/kernel';
import type { Card } from '../rules/table.ts';
import { wareNo } from '../rules/wares.ts';

export const WARE_GOLD = 2;
/** A card that nobody has seen yet. */
export const UNKNOWN_CARD = 2;
export const UNKNOWN_WARE_CARD = 2.2;
/** The share of its price that a complete set can be counted on to bring. */
const COMPLETE_SHARE = 0.85;
const WARE_CARD_GOLD = 1.2;
/** A utility in hand is worth this much of one in play. */
const IN_HAND = 0.6;

/** A card in hand, given the wares on the stands: a ware card is worth more the nearer its set is to complete. */
export function handWorth(card: Card, counts: readonly number[]): number {
  if (card.category === 'utility') return IN_HAND * card.worth;
  if (card.category !== 'ware') return card.worth;
  const share = matched(card, counts) / card.wares.length;
  const complete = COMPLETE_SHARE * card.sell - WARE_GOLD * card.wares.length;
  return WARE_CARD_GOLD + share * share * (complete - WARE_CARD_GOLD);
}

/** How many of the pictured wares lie on the stands. Asked for each card of each holding: nothing is copied. */
function matched({ wares }: Card, counts: readonly number[]): number {
  let found = 0;
  for (let i = 0; i < wares.length; i++) {
    const ware = must(wares, i);
    let before = 0;
    for (let j = 0; j < i; j++) if (wares[j] === ware) before++;
    if (before < (counts[wareNo(ware)] ?? 0)) found++;
  }
  return found;
}
