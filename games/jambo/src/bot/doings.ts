/** Changes of a holding: the parts that foreseen steps are made of. */
import type { CopyId } from '@dealers-choice/kernel';
import { SIXTH_SPACE_GOLD } from '../rules/market.ts';
import { RULINGS } from '../rules/rulings.ts';
import { type Card, MOST_UTILITIES, SMALL_SPACES } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { WARES, wareNo } from '../rules/wares.ts';
import { faceOf, type Holding, handWorth, type Outlook } from './holding.ts';
import { added, findWare, inTally, type Tally } from './tally.ts';

/** Changes the holding it is given, which is a copy; false if it cannot be done. */
export type Doing = (h: Holding, look: Outlook) => boolean;

export function without(list: readonly CopyId[], copy: CopyId): CopyId[] {
  const rest: CopyId[] = [];
  for (let i = 0; i < list.length; i++) if (list[i] !== copy) rest.push(list[i] as CopyId);
  return rest;
}
export const cheapest = (h: Holding): CopyId | null => {
  let best: CopyId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const copy of h.hand) {
    const worth = handWorth(copy, h);
    if (worth < least) [best, least] = [copy, worth];
  }
  return best;
};

/** Puts wares on the stands for a price; the last space costs more. */
export function take(h: Holding, wares: readonly number[], price: number): boolean {
  const total = h.wares + wares.length;
  const cost = price + (total === h.spaces ? SIXTH_SPACE_GOLD : 0);
  if (total > h.spaces || h.gold < cost) return false;
  for (const ware of wares) {
    if (inTally(h.supply, ware) === 0) return false;
    h.supply = added(h.supply, ware, -1);
    h.counts = added(h.counts, ware, 1);
  }
  h.wares = total;
  h.gold -= cost;
  return true;
}
export function drop(h: Holding, ware: number, count = 1): boolean {
  if (inTally(h.counts, ware) < count) return false;
  h.counts = added(h.counts, ware, -count);
  h.supply = added(h.supply, ware, count);
  h.wares -= count;
  return true;
}
export function throwAway(h: Holding): boolean {
  const copy = cheapest(h);
  if (copy === null) return false;
  h.hand = without(h.hand, copy);
  return true;
}

/** Wares that some card in hand pictures: only those are worth going for. */
export function wantedWares({ hand }: Holding): number[] {
  const wares: number[] = [];
  for (const copy of hand) {
    for (const ware of faceOf(copy).wares) {
      const number = wareNo(ware);
      if (!wares.includes(number)) wares.push(number);
    }
  }
  return wares.length > 0 ? wares : [0];
}

/** A ware on the stands that no card in hand pictures, else any; -1: there is none. */
export function leastWanted(h: Holding): number {
  const wares = wantedWares(h);
  const unwanted = findWare(h.counts, (ware) => !wares.includes(ware));
  return unwanted >= 0 ? unwanted : findWare(h.counts, () => true);
}

function has(counts: Tally, { pictured }: Card): boolean {
  for (let i = 0; i < pictured.length; i++) {
    const [ware, count] = pictured[i] as readonly [number, number];
    if (inTally(counts, ware) < count) return false;
  }
  return true;
}
const buyCost = (h: Holding, { wares, buy: price }: Card): number =>
  Math.max(0, price - RULINGS.wiseManGold * h.wiseMen) + (h.wares + wares.length === h.spaces ? SIXTH_SPACE_GOLD : 0);
export const canBuy = (h: Holding, card: Card): boolean =>
  h.wares + card.wares.length <= h.spaces && h.gold >= buyCost(h, card) && has(h.supply, card);
export const canSell = (h: Holding, card: Card): boolean => has(h.counts, card);

export function buy(h: Holding, card: Card): void {
  h.gold -= buyCost(h, card);
  for (const [ware, count] of card.pictured) {
    h.supply = added(h.supply, ware, -count);
    h.counts = added(h.counts, ware, count);
  }
  h.wares += card.wares.length;
}
export function sell(h: Holding, { pictured, sell: price }: Card): void {
  for (const [ware, count] of pictured) drop(h, ware, count);
  h.gold += price + RULINGS.wiseManGold * h.wiseMen;
}

/** Three wares that are missed least, for the dearest ware card. */
export function dance(h: Holding): boolean {
  if (h.wares < 3) return false;
  let best: CopyId | null = null;
  for (const copy of h.hand) if (faceOf(copy).sell > (best === null ? 0 : faceOf(best).sell)) best = copy;
  if (best === null) return false;
  h.gold += faceOf(best).sell + RULINGS.wiseManGold * h.wiseMen;
  h.hand = without(h.hand, best);
  for (let i = 0; i < 3; i++) drop(h, leastWanted(h));
  return true;
}
export function sellAll(h: Holding): boolean {
  if (h.wares === 0) return false;
  h.gold += 2 * h.wares;
  for (let ware = 0; ware < WARES.length; ware++) drop(h, ware, inTally(h.counts, ware));
  return true;
}
export const gain =
  (worth: (h: Holding, look: Outlook) => number): Doing =>
  (h, look) => {
    h.extra += worth(h, look);
    return true;
  };

/** Draws this many cards that nobody knows yet, each worth about `worth`; absent: as much as any. */
export const draws =
  (count: (h: Holding) => number, worth?: number): Doing =>
  (h) => {
    for (let i = count(h); i > 0; i--) h.unknown = [...h.unknown, worth ?? h.prices.unknown];
    return true;
  };
export const both =
  (one: Doing, other: Doing): Doing =>
  (h, look) =>
    one(h, look) && other(h, look);

export function build(h: Holding): boolean {
  const price = standPrice(h.firstStandBuilt);
  if (h.gold < price) return false;
  h.gold -= price;
  h.spaces += SMALL_SPACES;
  h.firstStandBuilt = true;
  return true;
}
export function putDown(copy: CopyId): Doing {
  return (h) => {
    if (h.inPlay.length === MOST_UTILITIES) {
      const { inPlay } = h.prices;
      const worst = h.inPlay.reduce((a, b) => ((inPlay[a] ?? 0) <= (inPlay[b] ?? 0) ? a : b));
      h.inPlay = without(h.inPlay, worst);
      h.ready = without(h.ready, worst);
    }
    h.inPlay = [...h.inPlay, copy];
    h.ready = [...h.ready, copy];
    return true;
  };
}
