/** A side of the table as the planner sees it: wares are counts, not spaces, and an unknown card is a worth. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { ENDGAME_GOLD } from '../rules/endgame.ts';
import { jambo } from '../rules/game.ts';
import { countOf, spacesOf, wareCount } from '../rules/market.ts';
import { type Card, type Jambo, otherSeat } from '../rules/table.ts';
import { WARES } from '../rules/wares.ts';
import { handWorth, WARE_GOLD } from './values.ts';

export type View = MatchOf<Jambo>;

export interface Holding {
  gold: number;
  counts: number[];
  wares: number;
  spaces: number;
  supply: number[];
  hand: CopyId[];
  inPlay: CopyId[];
  /** Utilities not used yet. */
  ready: CopyId[];
  wiseMen: number;
  actions: number;
  firstStandBuilt: boolean;
  /** Cards to come: nobody knows yet what they are, only what they are worth on average. */
  unknown: number[];
  /** Gains beside all this, in gold, such as harm to the rival. */
  extra: number;
}
/** Facts that stay the same while a turn is planned. */
export interface Outlook {
  view: View;
  seat: Seat;
  rival: Seat;
  isFinal: boolean;
  rivalGold: number;
  /** How much gold the rival may still make in one turn. */
  rivalReach: number;
  /** 0 to 1: the share that wares, cards and utilities count for. It falls as the end comes near. */
  later: number;
}

export function faceOf(copy: CopyId): Card {
  const card = jambo.faces[copy];
  if (!card) throw new Error('a bot looked at a card it cannot see');
  return card;
}
export const copyIs = (copy: CopyId, id: string): boolean => faceOf(copy).id === id;

export function outlookOf(view: View, seat: Seat): Outlook {
  const { table: t } = view;
  const rival = otherSeat(seat);
  const isFinal = t.endgameFinalTurn && t.active === seat;
  const richest = Math.max(t.gold[0], t.gold[1]);
  const later = isFinal ? 0 : t.endgameFinalTurn ? 0.1 : Math.min(1, Math.max(0.5, (80 - richest) / 40));
  return { view, seat, rival, isFinal, rivalGold: t.gold[rival], rivalReach: reachOf(view, rival), later };
}

/** A guess at one good turn: sets on the stands sell for about ten each, given cards to sell them with. */
function reachOf({ table: t }: View, seat: Seat): number {
  const sets = Math.min(wareCount(t, seat) / 3, 1 + t.hand[seat].length / 2, 3);
  return 9 * sets + (t.hand[seat].length > 2 ? 3 : 1);
}

export function holdingOf({ table: t }: View, seat: Seat): Holding {
  return {
    gold: t.gold[seat],
    counts: WARES.map((ware) => countOf(t, seat, ware)),
    wares: wareCount(t, seat),
    spaces: spacesOf(t, seat),
    supply: t.supply.slice(),
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
  gold: h.gold,
  counts: h.counts.slice(),
  wares: h.wares,
  spaces: h.spaces,
  supply: h.supply.slice(),
  hand: h.hand.slice(),
  inPlay: h.inPlay.slice(),
  ready: h.ready.slice(),
  wiseMen: h.wiseMen,
  actions: h.actions,
  firstStandBuilt: h.firstStandBuilt,
  unknown: h.unknown.slice(),
  extra: h.extra,
});

/** The worth of the card that is missed least; of an empty hand, more than any card is worth. */
export const worstWorth = ({ hand, counts }: Holding): number =>
  Math.min(...hand.map((copy) => handWorth(faceOf(copy), counts)), 9);

/** There are five actions a turn: the tenth card of a hand is worth nothing. */
const SHARES = [1, 1, 1, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1];
function cardsWorth(h: Holding): number {
  const worths: number[] = [];
  for (const worth of h.unknown) insert(worths, worth);
  for (const copy of h.hand) insert(worths, handWorth(faceOf(copy), h.counts));
  let sum = 0;
  for (let i = 0; i < SHARES.length && i < worths.length; i++) sum += (SHARES[i] ?? 0) * (worths[i] ?? 0);
  return sum;
}

/** The best first. A hand is short: this takes a fraction of what sorting it takes. */
function insert(worths: number[], worth: number): void {
  let place = worths.length;
  worths.push(worth);
  for (; place > 0 && (worths[place - 1] ?? 0) < worth; place--) worths[place] = worths[place - 1] ?? 0;
  worths[place] = worth;
}

const SURE = 1000;
/** How good it is to end the turn with this holding. */
export function worthOf(h: Holding, look: Outlook): number {
  const gold = h.gold + (h.actions >= 2 && look.view.table.active === look.seat ? 1 : 0);
  if (look.isFinal) return gold + (gold >= look.rivalGold ? SURE : 0);
  let rest = h.extra + WARE_GOLD * h.wares + 0.5 * (h.spaces - 6);
  rest += cardsWorth(h);
  for (const copy of h.inPlay) rest += faceOf(copy).worth;
  return gold + look.later * rest + endWorth(gold, look);
}
/** Triggering the end is best when the rival cannot catch up, and bad when the rival can. */
function endWorth(gold: number, { view, seat, rivalGold, rivalReach }: Outlook): number {
  if (view.table.active !== seat || view.table.endgameActive || gold < ENDGAME_GOLD) return 0;
  const lead = gold - rivalGold - rivalReach;
  return lead > 0 ? SURE + lead : Math.max(-20, lead);
}
