/** A side of the table as the planner sees it: wares are counts, not spaces, and an unknown card is a worth. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { ENDGAME_GOLD } from '../rules/endgame.ts';
import { jambo } from '../rules/game.ts';
import { countOf, spacesOf, wareCount } from '../rules/market.ts';
import { type Card, type Jambo, otherSeat, type Table } from '../rules/table.ts';
import { WARES } from '../rules/wares.ts';
import { inTally, type Tally, tally } from './tally.ts';
import type { Prices } from './values.ts';

export type View = MatchOf<Jambo>;

/** Its lists are replaced and never changed: holdings share them. */
export interface Holding {
  /** What things are worth to whoever plans. */
  prices: Prices;
  gold: number;
  counts: Tally;
  wares: number;
  spaces: number;
  supply: Tally;
  hand: readonly CopyId[];
  inPlay: readonly CopyId[];
  /** Utilities not used yet. */
  ready: readonly CopyId[];
  wiseMen: number;
  actions: number;
  firstStandBuilt: boolean;
  /** Cards to come: nobody knows yet what they are, only what they are worth on average. */
  unknown: readonly number[];
  /** Gains beside all this, in gold, such as harm to the rival. */
  extra: number;
}
/** How somebody plans. */
export interface Mind {
  /** Lines of a plan that are kept after each action. */
  width: number;
  prices: Prices;
}
/** Facts that stay the same while a turn is planned. */
export interface Outlook {
  seat: Seat;
  rival: Seat;
  /** It is the turn of the seat. */
  isTurn: boolean;
  isFinal: boolean;
  /** Nobody has made this the end yet. */
  mayEnd: boolean;
  rivalGold: number;
  /** How many of each ware the rival has, how many cards in hand, how many utilities. */
  rivalCounts: Tally;
  rivalCards: number;
  rivalUtilities: number;
  /** How much gold the rival may still make in one turn. */
  rivalReach: number;
  /** 0 to 1: the share that wares, cards and utilities count for. It falls as the end comes near. */
  later: number;
  /** Lines of a plan that are kept after each action. */
  width: number;
}

export function faceOf(copy: CopyId): Card {
  const card = jambo.faces[copy];
  if (!card) throw new Error('a bot looked at a card it cannot see');
  return card;
}
export const copyIs = (copy: CopyId, id: string): boolean => faceOf(copy).id === id;

export function outlookOf(view: View, seat: Seat, width: number): Outlook {
  const { table: t } = view;
  const rival = otherSeat(seat);
  const isFinal = t.endgameFinalTurn && t.active === seat;
  const richest = Math.max(t.gold[0], t.gold[1]);
  const later = isFinal ? 0 : t.endgameFinalTurn ? 0.1 : Math.min(1, Math.max(0.5, (80 - richest) / 40));
  return {
    seat,
    rival,
    isTurn: t.active === seat,
    isFinal,
    mayEnd: !t.endgameActive,
    rivalGold: t.gold[rival],
    rivalCounts: countsOf(t, rival),
    rivalCards: t.hand[rival].length,
    rivalUtilities: t.utilities[rival].length,
    rivalReach: reachOf(view, rival),
    later,
    width,
  };
}

/** A guess at one good turn: sets on the stands sell for about ten each, given cards to sell them with. */
function reachOf({ table: t }: View, seat: Seat): number {
  const sets = Math.min(wareCount(t, seat) / 3, 1 + t.hand[seat].length / 2, 3);
  return 9 * sets + (t.hand[seat].length > 2 ? 3 : 1);
}

const countsOf = (t: Table, seat: Seat): Tally => tally(WARES.map((ware) => countOf(t, seat, ware)));
export function holdingOf({ table: t }: View, seat: Seat, prices: Prices): Holding {
  return {
    prices,
    gold: t.gold[seat],
    counts: countsOf(t, seat),
    wares: wareCount(t, seat),
    spaces: spacesOf(t, seat),
    supply: tally(t.supply),
    hand: t.hand[seat].filter((copy) => copy !== 0),
    inPlay: t.utilities[seat].slice(),
    ready: t.utilities[seat].filter((copy) => t.used[copy] !== 1),
    wiseMen: t.wiseMen,
    actions: t.active === seat ? t.actions : 0,
    firstStandBuilt: t.firstStandBuilt,
    unknown: [],
    extra: 0,
  };
}
/** Field by field: to spread a holding takes most of the time that a plan takes. */
export const copyHolding = (h: Holding): Holding => ({
  prices: h.prices,
  gold: h.gold,
  counts: h.counts,
  wares: h.wares,
  spaces: h.spaces,
  supply: h.supply,
  hand: h.hand,
  inPlay: h.inPlay,
  ready: h.ready,
  wiseMen: h.wiseMen,
  actions: h.actions,
  firstStandBuilt: h.firstStandBuilt,
  unknown: h.unknown,
  extra: h.extra,
});
/** Makes `into` a copy of `h`, without a new object. */
export function copyInto(into: Holding, h: Holding): void {
  into.prices = h.prices;
  into.gold = h.gold;
  into.counts = h.counts;
  into.wares = h.wares;
  into.spaces = h.spaces;
  into.supply = h.supply;
  into.hand = h.hand;
  into.inPlay = h.inPlay;
  into.ready = h.ready;
  into.wiseMen = h.wiseMen;
  into.actions = h.actions;
  into.firstStandBuilt = h.firstStandBuilt;
  into.unknown = h.unknown;
  into.extra = h.extra;
}

/** A card in hand, given the wares on the stands: a ware card is worth more the nearer its set is to complete. */
export function handWorth(copy: CopyId, { counts, prices }: Holding): number {
  const card = faceOf(copy);
  if (card.category !== 'ware') return prices.inHand[copy] as number;
  const share = matched(card, counts) / card.wares.length;
  const complete = prices.completeShare * card.sell - prices.ware * card.wares.length;
  return prices.wareCard + share * share * (complete - prices.wareCard);
}

/** How many of the pictured wares lie on the stands. Asked for each card of each holding: nothing is copied. */
function matched({ pictured }: Card, counts: Tally): number {
  let found = 0;
  for (let i = 0; i < pictured.length; i++) {
    const [ware, wanted] = pictured[i] as readonly [number, number];
    found += Math.min(inTally(counts, ware), wanted);
  }
  return found;
}

/** The worth of the card that is missed least; of an empty hand, more than any card is worth. */
export const worstWorth = (h: Holding): number => Math.min(...h.hand.map((copy) => handWorth(copy, h)), 9);

/** There are five actions a turn: the tenth card of a hand is worth nothing. */
const SHARES = [1, 1, 1, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1];
function cardsWorth(h: Holding): number {
  const { unknown, hand } = h;
  const worths: number[] = [];
  for (let i = 0; i < unknown.length; i++) insert(worths, unknown[i] as number);
  for (let i = 0; i < hand.length; i++) insert(worths, handWorth(hand[i] as CopyId, h));
  let sum = 0;
  for (let i = 0; i < SHARES.length && i < worths.length; i++) sum += (SHARES[i] as number) * (worths[i] as number);
  return sum;
}

/** The best first. A hand is short: this takes a fraction of what sorting it takes. */
function insert(worths: number[], worth: number): void {
  let place = worths.length;
  worths.push(worth);
  for (; place > 0 && (worths[place - 1] as number) < worth; place--) worths[place] = worths[place - 1] as number;
  worths[place] = worth;
}

const SURE = 1000;
/** How good it is to end the turn with this holding. */
export function worthOf(h: Holding, look: Outlook): number {
  const gold = h.gold + (h.actions >= 2 && look.isTurn ? 1 : 0);
  if (look.isFinal) return gold + (gold >= look.rivalGold ? SURE : 0);
  return gold + look.later * estateOf(h) + endWorth(gold, look);
}
/** The worth of all but the gold. */
export function estateOf(h: Holding): number {
  const { ware, space, inPlay } = h.prices;
  let worth = h.extra + ware * h.wares + space * (h.spaces - 6);
  worth += cardsWorth(h);
  for (const copy of h.inPlay) worth += inPlay[copy] as number;
  return worth;
}
/** Triggering the end is best when the rival cannot catch up, and bad when the rival can. */
function endWorth(gold: number, { isTurn, mayEnd, rivalGold, rivalReach }: Outlook): number {
  if (!isTurn || !mayEnd || gold < ENDGAME_GOLD) return 0;
  const lead = gold - rivalGold - rivalReach;
  return lead > 0 ? SURE + lead : Math.max(-20, lead);
}
