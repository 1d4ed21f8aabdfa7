/** Changes of a holding: the parts that foreseen steps are made of. */
import type { CopyId } from '@dealers-choice/kernel';
import { SIXTH_SPACE_GOLD } from '../rules/market.ts';
import { RULINGS } from '../rules/rulings.ts';
import { type Card, MOST_UTILITIES, SMALL_SPACES } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { wareNo } from '../rules/wares.ts';
import { faceOf, type Holding, type Outlook } from './holding.ts';
import { handWorth, UNKNOWN_CARD } from './values.ts';

/** Changes the holding it is given, which is a copy; false if it cannot be done. */
export type Doing = (h: Holding, look: Outlook) => boolean;

export const without = (list: CopyId[], copy: CopyId): CopyId[] => list.filter((one) => one !== copy);
export const cheapest = (h: Holding): CopyId | null => {
  let best: CopyId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const copy of h.hand) {
    const worth = handWorth(faceOf(copy), h.counts);
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
    const left = h.supply[ware] ?? 0;
    if (left === 0) return false;
    h.supply[ware] = left - 1;
    h.counts[ware] = (h.counts[ware] ?? 0) + 1;
  }
  h.wares = total;
  h.gold -= cost;
  return true;
}
export function drop(h: Holding, ware: number, count = 1): boolean {
  const have = h.counts[ware] ?? 0;
  if (have < count) return false;
  h.counts[ware] = have - count;
  h.supply[ware] = (h.supply[ware] ?? 0) + count;
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
export function wantedWares(h: Holding): number[] {
  const wanted: number[] = [];
  for (const copy of h.hand) {
    for (const ware of faceOf(copy).wares) {
      const number = wareNo(ware);
      if (!wanted.includes(number)) wanted.push(number);
    }
  }
  return wanted.length > 0 ? wanted : [0];
}

/** A ware on the stands that no card in hand pictures, else any; -1: there is none. */
export function leastWanted(h: Holding): number {
  const wanted = wantedWares(h);
  const unwanted = h.counts.findIndex((count, ware) => count > 0 && !wanted.includes(ware));
  return unwanted >= 0 ? unwanted : h.counts.findIndex((count) => count > 0);
}

export const buying =
  ({ wares, buy: price }: Card): Doing =>
  (h) =>
    take(h, wares.map(wareNo), Math.max(0, price - RULINGS.wiseManGold * h.wiseMen));
export const selling =
  ({ wares, sell: price }: Card): Doing =>
  (h) => {
    for (const ware of wares) if (!drop(h, wareNo(ware))) return false;
    h.gold += price + RULINGS.wiseManGold * h.wiseMen;
    return true;
  };

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
  for (const [ware, count] of h.counts.slice().entries()) drop(h, ware, count);
  return true;
}
export const gain =
  (worth: (h: Holding, look: Outlook) => number): Doing =>
  (h, look) => {
    h.extra += worth(h, look);
    return true;
  };

/** Draws this many cards that nobody knows yet, each worth about `worth`. */
export const draws =
  (count: (h: Holding) => number, worth = UNKNOWN_CARD): Doing =>
  (h) => {
    for (let i = count(h); i > 0; i--) h.unknown.push(worth);
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
      const worst = h.inPlay.reduce((a, b) => (faceOf(a).worth <= faceOf(b).worth ? a : b));
      h.inPlay = without(h.inPlay, worst);
      h.ready = without(h.ready, worst);
    }
    h.inPlay = [...h.inPlay, copy];
    h.ready = [...h.ready, copy];
    return true;
  };
}
