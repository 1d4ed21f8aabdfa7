/**
 * The open interaction with its details, in the words of the rules. It is not a second mechanism: everything is read
 * from the kernel's question, the frame that asks it and the table, as one viewer sees them. Nesting is the stack of
 * frames.
 */
import type { CopyId, Frame, MatchOf, Question, Seat } from '@dealers-choice/kernel';
import { toGive } from '../cards/animals.ts';
import { CARDS } from '../cards/index.ts';
import { NOBODY } from './auction.ts';
import { jambo } from './game.ts';
import { INTERACTIONS, type PendingResolutionType } from './kinds.ts';
import { countOf, filledSpaces, freeSpaces, SPACE_NAMES, sixthAvailable, wareAt } from './market.ts';
import { waresInSupply } from './supply.ts';
import { type Card, type Jambo, otherSeat, type Table } from './table.ts';
import { dancerPrice } from './trade.ts';
import { WARES, type Ware, wareOf } from './wares.ts';

/** A ware and where it lies: `p1-large-2`, or `opp-large-3` when the other side looks. */
export interface WareSlot {
  type: Ware;
  slot: string;
}
/** Cards are named by kind and copy, `guard#3`. Null: only the responder may know. */
type Private = string[] | null;

interface Details {
  GUARD_WINDOW: { targetPlayer: Seat; animalCard: string; canReact: boolean | null };
  RAIN_MAKER_WINDOW: { targetPlayer: Seat; wareCard: string; canReact: boolean | null };
  OPPONENT_DISCARD: { targetPlayer: Seat; zone: 'hand' | 'utilities'; prompt: { count: number; from: Private } };
  AUCTION: {
    currentBidder: Seat;
    auctionItems: string[];
    currentBid: number;
    highBidder: Seat | null;
    passed: Seat[];
  };
  DRAFT: { currentPicker: Seat; pool: string[]; picks: number; draftMode: 'wares' | 'hand' | 'utilities' };
  OPPONENT_CHOICE: { targetPlayer: Seat; options: string[] };
  WARE_PICK: { targetPlayer: Seat; count: number; selections: { wares: Ware[] }; validTargets: Ware[] };
  OVERFLOW_PLACE: { targetPlayer: Seat; wares: Ware[]; free: number; sixthAvailable: boolean };
  WARE_THEFT_SWAP: {
    selections: { victimWare: WareSlot | null; yourWare: WareSlot | null };
    validTargets: { victimWares: WareSlot[]; yourWares: WareSlot[] };
  };
  WARE_THEFT_SINGLE: { selections: { victimWare: WareSlot | null }; validTargets: { victimWares: WareSlot[] } };
  UTILITY_THEFT_SINGLE: {
    selections: { utility: string | null };
    validTargets: { utilities: string[] };
    mayUse: boolean;
  };
  CARD_TAKE_SINGLE: { validTargets: { cards: Private } };
  CARD_GIVE_SINGLE: { validTargets: { cards: Private } };
  OPTION_PICK: { options: string[] };
  WARE_TRADE: { selections: { give: Ware | null; receive: Ware | null }; validTargets: Ware[] };
  WARE_SELL_ANY: {
    min: number;
    max: number;
    pricePerWare: number | null;
    flatPrice: number | null;
    validTargets: WareSlot[];
  };
  WARE_RETURN: { validTargets: WareSlot[] };
  CARD_PICK_SELF: { min: number; max: number; validTargets: Private };
  CARD_DISCARD_SELF: { min: number; max: number; validTargets: Private };
  DECK_PEEK: { revealed: Private };
  DISCARD_PICK: { validTargets: string[] };
  DISCARD_SWAP: { topDiscard: string; validTargets: Private };
  UTILITY_REPLACE: { validTargets: string[] };
}

interface Common<K extends PendingResolutionType> {
  type: K;
  /** The kind of card whose effect asks. */
  triggerCard: string;
  activePlayer: Seat;
  responder: Seat;
  step: number;
  /** The turn waits for the other player. */
  suspends: boolean;
}
/** An open interaction of this kind. */
export type Pending<K extends PendingResolutionType> = Common<K> & Details[K];
export type PendingResolution = { [K in PendingResolutionType]: Pending<K> }[PendingResolutionType];

/** By copy: `guard#1` is the first copy of Guard. */
const COPY_NAMES: readonly string[] = [
  '?',
  ...CARDS.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`)),
];
export const copyName = (copy: number): string => COPY_NAMES[copy] ?? '?';
/** The card that a question comes from, if it comes from one. */
export const askerOf = ({ source }: Question): Card | null => jambo.faces[source] ?? null;
export const kindOf = (copy: number): string => jambo.faces[copy]?.id ?? '?';

interface Looking {
  t: Table;
  view: MatchOf<Jambo>;
  q: Question;
  frame: Frame;
  /** Whose effect it is, and the other seat. */
  you: Seat;
  rival: Seat;
  responder: Seat;
}
const isResponder = ({ view, responder }: Looking): boolean => view.viewer === null || view.viewer === responder;
const cardNames = (copies: readonly number[]): string[] => copies.map(copyName);
const privately = (look: Looking): Private => (isResponder(look) ? cardNames(look.q.from) : null);

export function slotName(viewer: MatchOf<Jambo>['viewer'], seat: Seat, space: number): string {
  const isOther = (viewer === 0 || viewer === 1) && viewer !== seat;
  return `${isOther ? 'opp' : `p${seat + 1}`}-${SPACE_NAMES[space]}`;
}
const slotOf = ({ view, t }: Looking, seat: Seat, space: number): WareSlot[] => {
  const type = wareAt(t, seat, space);
  return type === null ? [] : [{ type, slot: slotName(view.viewer, seat, space) }];
};
const slotsOf = (look: Looking, seat: Seat): WareSlot[] =>
  filledSpaces(look.t, seat).flatMap((space) => slotOf(look, seat, space));
const waresFrom = (t: Table, least: number): Ware[] => waresInSupply(t, least).map(wareOf);

/** The wares that Shaman may give, and in step 2 those that it may take instead. */
function tradeTargets({ t, q, frame, you }: Looking): Ware[] {
  const gets = (give: Ware): Ware[] => waresFrom(t, Math.max(1, countOf(t, you, give))).filter((ware) => ware !== give);
  if (q.params.step === 2) return gets(wareOf(Number(frame.r.give)));
  return WARES.filter((ware) => countOf(t, you, ware) > 0 && gets(ware).length > 0);
}
const optionsOf = (look: Looking): string[] => [...(askerOf(look.q)?.choices?.open(look.t, look.responder) ?? [])];
const holds = (look: Looking, id: string): boolean | null =>
  isResponder(look) ? look.t.hand[look.responder].some((copy) => kindOf(copy) === id) : null;
const isUtility = (copy: number): boolean => jambo.faces[copy]?.category === 'utility';

const DETAILS: { [K in PendingResolutionType]: (look: Looking) => Details[K] } = {
  GUARD_WINDOW: (look) => ({
    targetPlayer: look.responder,
    animalCard: copyName(look.q.source),
    canReact: holds(look, 'guard'),
  }),
  RAIN_MAKER_WINDOW: (look) => ({
    targetPlayer: look.responder,
    wareCard: copyName(look.q.source),
    canReact: holds(look, 'rain-maker'),
  }),
  OPPONENT_DISCARD(look) {
    const zone = askerOf(look.q)?.zone === 'utilities' ? 'utilities' : 'hand';
    const from = zone === 'hand' ? privately(look) : cardNames(look.t.utilities[look.responder]);
    return { targetPlayer: look.responder, zone, prompt: { count: look.q.min, from } };
  },
  AUCTION({ t, frame, responder, you }) {
    const { bid, high, passes } = frame.r;
    const auctionItems = [...t.lot, ...cardNames(t.pool)];
    const highBidder = high === NOBODY ? null : (high as Seat);
    const passed = passes === 1 && highBidder === null ? [you] : [];
    return { currentBidder: responder, auctionItems, currentBid: Number(bid), highBidder, passed };
  },
  DRAFT(look) {
    const { t, frame, responder } = look;
    const draftMode = askerOf(look.q)?.zone ?? 'wares';
    const pool = draftMode === 'wares' ? t.lot.slice() : cardNames(t.pool);
    return { currentPicker: responder, pool, picks: Number(frame.r.size) - pool.length, draftMode };
  },
  OPPONENT_CHOICE: (look) => ({ targetPlayer: look.responder, options: optionsOf(look) }),
  WARE_PICK: (look) => ({
    targetPlayer: look.responder,
    count: Number(look.q.params.count ?? 1),
    selections: { wares: look.t.lot.slice() },
    validTargets: waresFrom(look.t, askerOf(look.q)?.wantsPairs ? 2 : 1),
  }),
  OVERFLOW_PLACE: ({ t, responder }) => ({
    targetPlayer: responder,
    wares: t.waiting.slice(),
    free: freeSpaces(t, responder),
    sixthAvailable: sixthAvailable(t, responder),
  }),
  WARE_THEFT_SWAP(look) {
    const { q, frame, you, rival } = look;
    const chosen = q.params.step === 2 ? slotOf(look, rival, Number(frame.r.theirs))[0] : null;
    return {
      selections: { victimWare: chosen ?? null, yourWare: null },
      validTargets: { victimWares: slotsOf(look, rival), yourWares: slotsOf(look, you) },
    };
  },
  WARE_THEFT_SINGLE: (look) => ({
    selections: { victimWare: null },
    validTargets: { victimWares: slotsOf(look, look.rival) },
  }),
  UTILITY_THEFT_SINGLE({ t, q, frame, rival }) {
    const isTaken = q.params.step === 2;
    return {
      selections: { utility: isTaken ? copyName(Number(frame.r.utility)) : null },
      validTargets: { utilities: isTaken ? [] : cardNames(t.utilities[rival]) },
      mayUse: isTaken,
    };
  },
  CARD_TAKE_SINGLE: (look) => ({ validTargets: { cards: privately(look) } }),
  CARD_GIVE_SINGLE(look) {
    const cards = toGive(look.q.from, Number(look.frame.r.taken ?? 0));
    return { validTargets: { cards: isResponder(look) ? cardNames(cards) : null } };
  },
  OPTION_PICK: (look) => ({ options: optionsOf(look) }),
  WARE_TRADE: (look) => ({
    selections: { give: look.q.params.step === 2 ? wareOf(Number(look.frame.r.give)) : null, receive: null },
    validTargets: tradeTargets(look),
  }),
  WARE_SELL_ANY(look) {
    const { q, t, frame, you } = look;
    const card = jambo.faces[Number(frame.r.card ?? 0)];
    const perWare = q.params.pricePerWare;
    return {
      min: q.min,
      max: q.max,
      pricePerWare: typeof perWare === 'number' ? perWare : null,
      flatPrice: card ? dancerPrice(t, card) : null,
      validTargets: slotsOf(look, you),
    };
  },
  WARE_RETURN: (look) => ({ validTargets: slotsOf(look, look.you) }),
  CARD_PICK_SELF: (look) => ({ min: look.q.min, max: look.q.max, validTargets: privately(look) }),
  CARD_DISCARD_SELF: (look) => ({ min: look.q.min, max: look.q.max, validTargets: privately(look) }),
  // As they lie on the deck, the top card last: the order is part of what Psychic shows.
  DECK_PEEK: (look) => ({ revealed: isResponder(look) ? cardNames(look.t.looked[look.responder]) : null }),
  DISCARD_PICK: ({ t }) => ({ validTargets: cardNames(t.discard.filter(isUtility)) }),
  DISCARD_SWAP: (look) => ({ topDiscard: copyName(topOf(look.t.discard)), validTargets: privately(look) }),
  UTILITY_REPLACE: ({ t, you }) => ({ validTargets: cardNames(t.utilities[you]) }),
};
const topOf = (pile: readonly CopyId[]): number => pile[pile.length - 1] ?? 0;

/** The interaction that is open in a match or in a view of it; null while the active player is free to act. */
export function pendingResolution(view: MatchOf<Jambo>): PendingResolution | null {
  const { asking: q, table: t, stack } = view;
  const type = INTERACTIONS.find((kind) => kind === q?.prompt);
  const frame = stack[stack.length - 1];
  const responder = q?.seats[0];
  if (!q || !type || !frame || responder === undefined) return null;
  const common = {
    type,
    triggerCard: kindOf(q.source),
    activePlayer: t.active,
    responder,
    step: Number(q.params.step ?? 1),
    suspends: responder !== t.active,
  };
  const details = DETAILS[type]({ t, view, q, frame, you: frame.you, rival: otherSeat(frame.you), responder });
  return { ...common, ...details } as PendingResolution; // the table above pairs each kind with its details
}
