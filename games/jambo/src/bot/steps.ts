/** What one action leads to, as far as one side can foresee it. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import { countOf, SIXTH_SPACE_GOLD, wareCount } from '../rules/market.ts';
import { RULINGS } from '../rules/rulings.ts';
import { type Card, MOST_UTILITIES, SMALL_SPACES } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { WARES, wareNo } from '../rules/wares.ts';
import { copyHolding, copyIs, faceOf, type Holding, type Outlook } from './holding.ts';
import { handWorth, UNKNOWN_CARD, UNKNOWN_WARE_CARD, utilityWorth, WARE_GOLD } from './values.ts';

export interface Step {
  move: Act;
  next: Holding;
}
/** Changes a copy of the holding; false: it cannot be done. */
type Doing = (h: Holding, look: Outlook) => boolean;

const without = (list: CopyId[], copy: CopyId): CopyId[] => list.filter((one) => one !== copy);
const cheapest = (h: Holding): CopyId | null => {
  let best: CopyId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const copy of h.hand) {
    const worth = handWorth(faceOf(copy), h.counts);
    if (worth < least) [best, least] = [copy, worth];
  }
  return best;
};

/** Puts wares on the stands for a price; the last space costs more. */
function take(h: Holding, wares: readonly number[], price: number): boolean {
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
function drop(h: Holding, ware: number, count = 1): boolean {
  const have = h.counts[ware] ?? 0;
  if (have < count) return false;
  h.counts[ware] = have - count;
  h.supply[ware] = (h.supply[ware] ?? 0) + count;
  h.wares -= count;
  return true;
}
function throwAway(h: Holding): boolean {
  const copy = cheapest(h);
  if (copy === null) return false;
  h.hand = without(h.hand, copy);
  return true;
}

/** Wares that a card in hand pictures: the only ones worth going for. */
function wantedWares(h: Holding): number[] {
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
function leastWanted(h: Holding): number {
  const wanted = wantedWares(h);
  const unwanted = h.counts.findIndex((count, ware) => count > 0 && !wanted.includes(ware));
  return unwanted >= 0 ? unwanted : h.counts.findIndex((count) => count > 0);
}

const buy =
  ({ wares, buy: price }: Card): Doing =>
  (h) =>
    take(h, wares.map(wareNo), Math.max(0, price - RULINGS.wiseManGold * h.wiseMen));
const sell =
  ({ wares, sell: price }: Card): Doing =>
  (h) => {
    for (const ware of wares) if (!drop(h, wareNo(ware))) return false;
    h.gold += price + RULINGS.wiseManGold * h.wiseMen;
    return true;
  };

/** Three wares that are missed least, for the dearest ware card. */
function dance(h: Holding): boolean {
  if (h.wares < 3) return false;
  let best: CopyId | null = null;
  for (const copy of h.hand) if (faceOf(copy).sell > (best === null ? 0 : faceOf(best).sell)) best = copy;
  if (best === null) return false;
  h.gold += faceOf(best).sell + RULINGS.wiseManGold * h.wiseMen;
  h.hand = without(h.hand, best);
  for (let i = 0; i < 3; i++) drop(h, leastWanted(h));
  return true;
}
function sellAll(h: Holding): boolean {
  if (h.wares === 0) return false;
  h.gold += 2 * h.wares;
  for (const [ware, count] of h.counts.slice().entries()) drop(h, ware, count);
  return true;
}
const gain =
  (worth: (h: Holding, look: Outlook) => number): Doing =>
  (h, look) => {
    h.extra += worth(h, look);
    return true;
  };

/** Cards to come, each worth about so much. */
const draws =
  (count: (h: Holding) => number, worth = UNKNOWN_CARD): Doing =>
  (h) => {
    for (let i = count(h); i > 0; i--) h.unknown.push(worth);
    return true;
  };
const both =
  (one: Doing, other: Doing): Doing =>
  (h, look) =>
    one(h, look) && other(h, look);

const rivalCards = ({ view, rival }: Outlook): number => view.table.hand[rival].length;
const rivalWares = ({ view, rival }: Outlook): number[] =>
  WARES.flatMap((ware, number) => (countOf(view.table, rival, ware) > 0 ? [number] : []));
const rivalUtilities = ({ view, rival }: Outlook): number => view.table.utilities[rival].length;

function build(h: Holding): boolean {
  const price = standPrice(h.firstStandBuilt);
  if (h.gold < price) return false;
  h.gold -= price;
  h.spaces += SMALL_SPACES;
  h.firstStandBuilt = true;
  return true;
}
const shareOfPool = (mine: number, theirs: number): number => Math.ceil((mine + theirs) / 2) - mine;

/** People and animals by kind; several doings are several ways. */
const PLAYS: Readonly<Record<string, (h: Holding, look: Outlook) => Doing[]>> = {
  'small-stand': () => [build],
  'wise-man': () => [
    (h) => {
      h.wiseMen++;
      return true;
    },
  ],
  portuguese: () => [sellAll],
  dancer: () => [dance],
  'basket-maker': (h) =>
    wantedWares(h).map(
      (ware): Doing =>
        (one) =>
          take(one, [ware, ware], 2),
    ),
  shaman: (h) => {
    const give = leastWanted(h);
    return wantedWares(h).map(
      (get): Doing =>
        (one) => {
          const count = one.counts[give] ?? 0;
          if (give < 0 || give === get || (one.supply[get] ?? 0) < count || !drop(one, give, count)) return false;
          one.supply[get] = (one.supply[get] ?? 0) - count;
          one.counts[get] = (one.counts[get] ?? 0) + count;
          one.wares += count;
          return true;
        },
    );
  },
  psychic: () => [draws(() => 1, 3.2)],
  'tribal-elder': () => [
    draws((h) => Math.max(0, 5 - h.hand.length)),
    gain((_h, look) => 1.4 * (rivalCards(look) - 3)),
  ],
  'traveling-merchant': () => [gain((h) => (h.gold > 4 && h.wares < h.spaces - 1 ? 2.2 : 0.8))],
  'arabian-merchant': () => [gain((h) => (h.gold > 6 ? 2.2 : 0.8))],
  carrier: () => [gain((h) => (h.wares + 2 < h.spaces ? 1.2 : 0.5))],
  drummer: () => [gain(() => 2)],
  parrot: (_h, look) =>
    rivalWares(look).map(
      (ware): Doing =>
        (h) => {
          h.extra += 1.2;
          h.supply[ware] = (h.supply[ware] ?? 0) + 1; // it comes from the rival, not from the supply
          return h.wares + 1 >= h.spaces || take(h, [ware], 0);
        },
    ),
  cheetah: () => [
    (h) => {
      h.gold += 2;
      h.extra += 1;
      return true;
    },
  ],
  crocodile: (_h, look) => [gain(() => (rivalUtilities(look) > 0 ? 3.4 : 0))],
  hyena: () => [gain(() => 2.6)],
  snake: (_h, look) => [gain((h) => 2.5 * (Math.max(0, rivalUtilities(look) - 1) - Math.max(0, h.inPlay.length - 1)))],
  elephant: (_h, look) => [gain((h) => 2 * WARE_GOLD * shareOfPool(h.wares, wareCount(look.view.table, look.rival)))],
  ape: (_h, look) => [gain((h) => 2 * UNKNOWN_CARD * shareOfPool(h.hand.length, rivalCards(look)))],
  lion: (_h, look) => [gain((h) => 5 * shareOfPool(h.inPlay.length, rivalUtilities(look)))],
};

const USES: Readonly<Record<string, (h: Holding, look: Outlook) => Doing[]>> = {
  well: () => [
    both(
      (h) => {
        h.gold--;
        return h.gold >= 0;
      },
      draws(() => 1),
    ),
  ],
  drums: (h) => {
    const ware = leastWanted(h);
    return ware < 0
      ? []
      : [
          both(
            (one) => drop(one, ware),
            draws(() => 1),
          ),
        ];
  },
  throne: (h, look) => {
    const give = leastWanted(h);
    if (give < 0) return [];
    const gets = rivalWares(look).filter((get) => get !== give && wantedWares(h).includes(get));
    return gets.map(
      (get): Doing =>
        (one) => {
          one.counts[give] = (one.counts[give] ?? 0) - 1;
          one.counts[get] = (one.counts[get] ?? 0) + 1;
          one.extra += 0.3;
          return true;
        },
    );
  },
  boat: (h) =>
    wantedWares(h).map(
      (ware): Doing =>
        (one) =>
          throwAway(one) && take(one, [ware], 0),
    ),
  scale: () => [
    both(
      draws(() => 1, 2.8),
      gain(() => -1),
    ),
  ],
  mask: () => [gain(() => 1)],
  supplies: () => [
    (h) => {
      const copy = cheapest(h);
      if (copy !== null && handWorth(faceOf(copy), h.counts) < 1) h.hand = without(h.hand, copy);
      else if (h.gold > 0) h.gold--;
      else if (!throwAway(h)) return false;
      h.unknown.push(UNKNOWN_WARE_CARD);
      return true;
    },
  ],
  kettle: () => [
    (h) => {
      if (h.hand.length === 0) return false;
      for (let i = 0; i < 2; i++) {
        const copy = cheapest(h);
        if (copy === null || (i === 1 && handWorth(faceOf(copy), h.counts) >= UNKNOWN_CARD)) break;
        h.hand = without(h.hand, copy);
        h.unknown.push(UNKNOWN_CARD);
      }
      return true;
    },
  ],
  'leopard-statue': (h) =>
    wantedWares(h).map(
      (ware): Doing =>
        (one) =>
          take(one, [ware], 2),
    ),
  weapons: () => [
    (h) => {
      h.gold += 2;
      return throwAway(h);
    },
  ],
};

function putDown(copy: CopyId): Doing {
  return (h) => {
    if (h.inPlay.length === MOST_UTILITIES) {
      const worst = h.inPlay.reduce((a, b) => (utilityWorth(faceOf(a).id) <= utilityWorth(faceOf(b).id) ? a : b));
      h.inPlay = without(h.inPlay, worst);
      h.ready = without(h.ready, worst);
    }
    h.inPlay = [...h.inPlay, copy];
    h.ready = [...h.ready, copy];
    return true;
  };
}

/** Every step that can be foreseen from here. */
export function stepsFrom(h: Holding, look: Outlook): Step[] {
  const steps: Step[] = [];
  const add = (move: Act, doing: Doing, spent: CopyId | null): void => {
    const next = copyHolding(h);
    next.actions--;
    if (spent !== null) next.hand = without(next.hand, spent);
    if (doing(next, look)) steps.push({ move, next });
  };
  const seen: string[] = [];
  for (const copy of h.hand) {
    const card = faceOf(copy);
    if (seen.includes(card.id)) continue; // two copies are one step
    seen.push(card.id);
    if (card.category === 'ware') {
      add({ do: 'BUY', card: copy }, buy(card), copy);
      add({ do: 'SELL', card: copy }, sell(card), copy);
    } else if (card.category === 'utility') add({ do: 'PLAY', card: copy }, putDown(copy), copy);
    else for (const doing of PLAYS[card.id]?.(h, look) ?? []) add({ do: 'PLAY', card: copy }, doing, copy);
  }
  for (const copy of h.ready) {
    for (const doing of USES[faceOf(copy).id]?.(h, look) ?? []) {
      const used: Doing = (next) => {
        next.ready = without(next.ready, copy);
        return doing(next, look);
      };
      if (!copyIs(copy, 'mask')) add({ do: 'USE', card: copy }, used, null);
    }
  }
  return steps;
}
