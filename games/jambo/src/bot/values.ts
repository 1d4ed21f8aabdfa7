/** What things are worth, in gold, to somebody who wants to trade with them later. Tuned by playing against itself. */
import type { Card } from '../rules/table.ts';
import { wareNo } from '../rules/wares.ts';

export const WARE_GOLD = 2;
/** A card that nobody has seen yet. */
export const UNKNOWN_CARD = 2;
export const UNKNOWN_WARE_CARD = 2.2;
/** Of a set that is complete, so much of its price can be counted on. */
const COMPLETE_SHARE = 0.85;
const WARE_CARD_GOLD = 1.2;
/** A utility in hand is worth this much of one in play. */
const IN_HAND = 0.6;

const UTILITY_GOLD: Readonly<Record<string, number>> = {
  well: 3,
  drums: 1.5,
  throne: 3,
  boat: 3,
  scale: 3.5,
  mask: 2.5,
  supplies: 4,
  kettle: 3,
  'leopard-statue': 2.5,
  weapons: 3.5,
};
const HAND_GOLD: Readonly<Record<string, number>> = {
  'small-stand': 1,
  guard: 1.5,
  'rain-maker': 2,
  shaman: 1,
  psychic: 2.5,
  'tribal-elder': 2,
  'wise-man': 1.5,
  portuguese: 2,
  'basket-maker': 2,
  'traveling-merchant': 1.5,
  'arabian-merchant': 1.5,
  dancer: 3.5,
  carrier: 1.2,
  drummer: 1.5,
  crocodile: 2,
  parrot: 2.5,
  hyena: 2,
  snake: 1,
  elephant: 1.5,
  ape: 1.5,
  lion: 1.2,
  cheetah: 2.2,
};

export const utilityWorth = (id: string): number => UTILITY_GOLD[id] ?? 0;

/** A card in hand beside these wares on the stands: the nearer a ware card is to its set, the more. */
export function handWorth(card: Card, counts: readonly number[]): number {
  if (card.category === 'utility') return IN_HAND * utilityWorth(card.id);
  if (card.category !== 'ware') return HAND_GOLD[card.id] ?? 0;
  const share = matched(card, counts) / card.wares.length;
  const complete = COMPLETE_SHARE * card.sell - WARE_GOLD * card.wares.length;
  return WARE_CARD_GOLD + share * share * (complete - WARE_CARD_GOLD);
}

/** How many of the pictured wares are there. */
function matched(card: Card, counts: readonly number[]): number {
  const left = counts.slice();
  let found = 0;
  for (const ware of card.wares) {
    const number = wareNo(ware);
    const here = left[number] ?? 0;
    if (here === 0) continue;
    left[number] = here - 1;
    found++;
  }
  return found;
}
