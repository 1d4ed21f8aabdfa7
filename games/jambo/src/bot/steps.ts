/** The holdings that one action can lead to, as far as one side can foresee them. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Card } from '../rules/table.ts';
import { WARES } from '../rules/wares.ts';
import {
  both,
  build,
  buy,
  canBuy,
  canSell,
  cheapest,
  type Doing,
  dance,
  draws,
  drop,
  gain,
  leastWanted,
  putDown,
  sell,
  sellAll,
  take,
  throwAway,
  wantedWares,
  without,
} from './doings.ts';
import { copyInto, faceOf, type Holding, handWorth, type Outlook } from './holding.ts';
import { added, inTally, total } from './tally.ts';

const rivalWares = ({ rivalCounts }: Outlook): number[] =>
  WARES.flatMap((_, ware) => (inTally(rivalCounts, ware) > 0 ? [ware] : []));

const shareOfPool = (mine: number, theirs: number): number => Math.ceil((mine + theirs) / 2) - mine;

/** People and animals by kind, with the ways to play each. A kind that is missing here is played for its worth. */
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
          const count = give < 0 ? 0 : inTally(one.counts, give);
          if (give < 0 || give === get || inTally(one.supply, get) < count || !drop(one, give, count)) return false;
          one.supply = added(one.supply, get, -count);
          one.counts = added(one.counts, get, count);
          one.wares += count;
          return true;
        },
    );
  },
  psychic: () => [draws(() => 1, 3.2)],
  'tribal-elder': () => [draws((h) => Math.max(0, 5 - h.hand.length)), gain((_h, look) => 1.4 * (look.rivalCards - 3))],
  'traveling-merchant': () => [gain((h) => (h.gold > 4 && h.wares < h.spaces - 1 ? 2.2 : 0.8))],
  'arabian-merchant': () => [gain((h) => (h.gold > 6 ? 2.2 : 0.8))],
  carrier: () => [gain((h) => (h.wares + 2 < h.spaces ? 1.2 : 0.5))],
  drummer: () => [gain(() => 2)],
  parrot: (_h, look) =>
    rivalWares(look).map(
      (ware): Doing =>
        (h) => {
          h.extra += 1.2;
          h.supply = added(h.supply, ware, 1); // `take` takes it from the supply, and it comes from the rival
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
  crocodile: (_h, look) => [gain(() => (look.rivalUtilities > 0 ? 3.4 : 0))],
  hyena: () => [gain(() => 2.6)],
  snake: (_h, look) => [gain((h) => 2.5 * (Math.max(0, look.rivalUtilities - 1) - Math.max(0, h.inPlay.length - 1)))],
  elephant: (_h, look) => [gain((h) => 2 * h.prices.ware * shareOfPool(h.wares, total(look.rivalCounts)))],
  ape: (_h, look) => [gain((h) => 2 * h.prices.unknown * shareOfPool(h.hand.length, look.rivalCards))],
  lion: (_h, look) => [gain((h) => 5 * shareOfPool(h.inPlay.length, look.rivalUtilities))],
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
          one.counts = added(added(one.counts, give, -1), get, 1);
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
      if (copy !== null && handWorth(copy, h) < 1) h.hand = without(h.hand, copy);
      else if (h.gold > 0) h.gold--;
      else if (!throwAway(h)) return false;
      h.unknown = [...h.unknown, h.prices.unknownWareCard];
      return true;
    },
  ],
  kettle: () => [
    (h) => {
      if (h.hand.length === 0) return false;
      for (let i = 0; i < 2; i++) {
        const copy = cheapest(h);
        if (copy === null || (i === 1 && handWorth(copy, h) >= h.prices.unknown)) break;
        h.hand = without(h.hand, copy);
        h.unknown = [...h.unknown, h.prices.unknown];
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

const playsOf = (card: Card, h: Holding, look: Outlook): Doing[] =>
  PLAYS[card.id]?.(h, look) ?? (card.effect === null ? [] : [gain(() => card.worth)]);
/** A utility that is missing above: one use brings about half of its worth. */
const usesOf = (card: Card, h: Holding, look: Outlook): Doing[] =>
  USES[card.id]?.(h, look) ?? [gain(() => card.worth / 2)];

/**
 * Every step that can be foreseen from here. `next` is made into the holding that each leads to, and `visit` says what
 * to make the next one in: the same, unless it keeps this one.
 */
export function eachStep(
  h: Holding,
  look: Outlook,
  next: Holding,
  visit: (next: Holding, verb: string, card: CopyId) => Holding,
): Holding {
  let into = next;
  const begin = (spent: CopyId | null): Holding => {
    copyInto(into, h);
    into.actions--;
    if (spent !== null) into.hand = without(h.hand, spent);
    return into;
  };
  for (let i = 0; i < h.hand.length; i++) {
    const copy = h.hand[i] as CopyId;
    const card = faceOf(copy);
    if (isRepeated(h.hand, i, card)) continue; // two copies are one step
    if (card.category === 'ware') {
      if (canBuy(h, card)) {
        buy(begin(copy), card);
        into = visit(into, 'BUY', copy);
      }
      if (canSell(h, card)) {
        sell(begin(copy), card);
        into = visit(into, 'SELL', copy);
      }
    } else if (card.category === 'utility') {
      if (putDown(copy)(begin(copy), look)) into = visit(into, 'PLAY', copy);
    } else for (const doing of playsOf(card, h, look)) if (doing(begin(copy), look)) into = visit(into, 'PLAY', copy);
  }
  for (const copy of h.ready) {
    const card = faceOf(copy);
    if (card.usedIn !== 'play') continue;
    for (const doing of usesOf(card, h, look)) {
      begin(null).ready = without(h.ready, copy);
      if (doing(into, look)) into = visit(into, 'USE', copy);
    }
  }
  return into;
}
function isRepeated(hand: readonly CopyId[], place: number, card: Card): boolean {
  for (let i = 0; i < place; i++) if (faceOf(hand[i] as CopyId) === card) return true;
  return false;
}
