/** Cards that would be K.O.'d, leave or be rested: protections, replacements, then all together (OP-57, OP-78). */
import { talk } from '@dealers-choice/effects';
import { type CopyId, must, type Program, type Seat } from '@dealers-choice/kernel';
import { isRunning, runCode } from '../effects/run.ts';
import type { To } from '../lexicon/destinations.ts';
import type { Would } from '../tree/tree.ts';
import { forgetOrder, moveCard, setRested, type Zone, zoneNameOf } from './areas.ts';
import { type Env, kitOf, ownerOf } from './card.ts';
import { emit, markUsed } from './emit.ts';
import { type How, isCausedBy, isFrom } from './happening.ts';
import { TIMING, timingOf } from './listeners.ts';
import { hasOffers, isGrantedTo, offeredBy, offerOf, offersNow } from './offers.ts';
import { cannotBeRested, isKeptFrom } from './protect.ts';
import { AREA_NAMES, type OnePiece, type X } from './table.ts';
import { isOnField } from './values/values.ts';
import { watched } from './watch.ts';

/** K.O.'d, rested, or gone to a place that is no longer to be chosen. */
export type Way = 'KO' | 'REST' | Exclude<To, `${string}-or-${string}`>;

interface Leaving {
  cards: CopyId[];
  way: Way;
  how: How;
  by: Seat;
  faceUp: boolean;
}

type Regs = {
  cards: CopyId[];
  way: string;
  how: string;
  by: number;
  faceUp: boolean;
  /** Replacements that were offered, the one being asked about, and one that was picked among several (or -1). */
  offered: number[];
  offer: number;
  picked: number;
  gone: number;
};

/** Does it, or starts the program that does; tells how many went, or that they will have gone when it returns. */
export function leave(x: X, leaving: Leaving): number | 'ran' {
  const cards = leaving.cards.filter((card) => !isSafe(x, card, leaving));
  if (cards.length === 0) return 0;
  if (!hasOffers(x)) return goTogether(x, { ...leaving, cards });
  x.run(leavePlay, leaving.by, x.source, { ...leaving, cards });
  return 'ran';
}

function isSafe(x: X, card: CopyId, { way, how, by }: Leaving): boolean {
  if (!isOnField(x.t, card)) return true;
  if (way === 'REST') return (x.t.rested[card] ?? 0) !== 0 || cannotBeRested(x, card, by);
  if (zoneNameOf(x, card) === 'leader') return true; // it never leaves its area (OP-106)
  return how !== 'rule' && isKeptFrom(x, card, way === 'KO', how, by, true);
}

export const leavePlay: Program<OnePiece> = talk<OnePiece, Regs>({
  registers: {
    cards: 'cards',
    way: 'open',
    how: 'open',
    by: 'open',
    faceUp: 'open',
    offered: 'open',
    offer: 'open',
    picked: 'open',
    gone: 'open',
  },
  start: () => ({ cards: [], way: '', how: '', by: 0, faceUp: false, offered: [], offer: -1, picked: -1, gone: 0 }),
  next(x, r) {
    if (r.cards.length === 0) return;
    if (kitOf(x).watch.hear) watchOffers(x, r);
    const ready = readyOffers(x, r);
    const [first] = ready;
    if (first === undefined) {
      r.gone = goTogether(x, leavingOf(r));
      r.cards = [];
      return;
    }
    const sources = ready.map(offeredBy).filter((source, i, all) => all.indexOf(source) === i);
    if (r.picked < 0 && sources.length > 1 && ready.some((entry) => !offerOf(x, entry).data.optional)) {
      return x.ask('cards', ownerOf(x, offeredBy(first)), 'which-instead', { from: sources, noun: 'card' });
    }
    const entry = r.picked < 0 ? first : r.picked;
    r.offer = entry;
    const ability = offerOf(x, entry);
    const source = offeredBy(entry);
    if (!ability.data.optional) return use(x, r);
    const saves = r.cards.filter((card) => covers(x, entry, card, r));
    const options = ability.payable?.can(x, envOf(x, source, saves)) === false ? ['no'] : ['yes', 'no'];
    x.ask('yes-no', ownerOf(x, source), 'replace', { options, source, params: { effect: ability.id, would: r.way } });
  },
  hear(x, r, _seat, { word, picks }) {
    const [source] = picks;
    if (source !== undefined) {
      r.picked = readyOffers(x, r).find((entry) => offeredBy(entry) === source) ?? -1;
      return;
    }
    if (word === 'yes') return use(x, r);
    r.offered.push(r.offer);
    r.picked = -1;
  },
  result: (_x, r) => r.gone,
});

const leavingOf = (r: Regs): Leaving => ({
  cards: r.cards,
  way: r.way as Way,
  how: r.how as How,
  by: r.by as Seat,
  faceUp: r.faceUp,
});
/** `meant`: the cards that a substitute would save: its text may speak of them. */
const envOf = (x: X, source: CopyId, meant: CopyId[]): Env => ({
  you: ownerOf(x, source),
  source,
  r: { it: meant, events: meant },
});

/** One payment saves every card it covers (OP-81): "that Character" is each of them. */
function use(x: X, r: Regs): void {
  const ability = offerOf(x, r.offer);
  const source = offeredBy(r.offer);
  r.offered.push(r.offer);
  r.picked = -1;
  const saved = r.cards.filter((card) => covers(x, r.offer, card, r));
  r.cards = r.cards.filter((card) => !saved.includes(card));
  markUsed(x, ability, source);
  const seat = ownerOf(x, source);
  x.tell?.({ type: 'replacementUsed', seat, card: source, effect: ability.id, saved });
  runCode(x, ability.code, seat, source, { it: saved, event: must(saved, 0), events: saved, noted: true });
}

/**
 * Those written on an affected card first, then the turn player's, then the other's; of those that come now their
 * player says which, unless each can be declined for the next. None is offered twice.
 */
function readyOffers(x: X, r: Regs): number[] {
  let ready: number[] = [];
  let bestRank = 4;
  for (const entry of offersNow(x)) {
    if (r.offered.includes(entry)) continue;
    const ability = offerOf(x, entry);
    const source = offeredBy(entry);
    const seat = ownerOf(x, source);
    const saves = r.cards.filter((card) => covers(x, entry, card, r));
    if (saves.length === 0 || isRunning(x, ability.code, source)) continue;
    const { payable, data } = ability;
    const can = payable === null || payable.can(x, envOf(x, source, saves));
    if (can) watched(x, ability, seat, 'could');
    // Whether a hand can pay must not show: it is offered all the same, and can only be declined.
    if (!can && !(payable?.hidden && data.optional)) continue;
    const rank = (r.cards.includes(source) ? 0 : 2) + (seat === x.t.turnPlayer ? 0 : 1);
    if (rank < bestRank) ready = [];
    if (rank <= bestRank) ready.push(entry);
    bestRank = Math.min(rank, bestRank);
  }
  return ready;
}

/** Also those whose tags do not hold, or that were used: their moment has come all the same. */
function watchOffers(x: X, r: Regs): void {
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.REPLACEMENT || !r.cards.some((card) => isMoment(x, entry, card, r))) continue;
    watched(x, offerOf(x, entry), ownerOf(x, offeredBy(entry)), 'came');
  }
}

const WOULD: Readonly<Record<Way, readonly Would['what'][]>> = {
  KO: ['KO', 'LEAVE'],
  REST: ['REST'],
  hand: ['LEAVE'],
  trash: ['LEAVE'],
  'deck-top': ['LEAVE'],
  'deck-bottom': ['LEAVE'],
  'life-top': ['LEAVE'],
  'life-bottom': ['LEAVE'],
};

/** What the text speaks of would happen to this card; whether the text works now is another question. */
function isMoment(x: X, entry: number, card: CopyId, r: Regs): boolean {
  const [ability, source] = [offerOf(x, entry), offeredBy(entry)];
  const { would } = ability.data;
  if (!would || !WOULD[r.way as Way].includes(would.what)) return false;
  const env: Env = { you: ownerOf(x, source), source, r: {} };
  const isKo = would.orKo === true && r.way === 'KO';
  if (!isKo && !isCausedBy(would.by, env.you, r.how as How, r.by as Seat)) return false;
  if (ability.source && !isFrom(x, ability.source, env, r.how as How)) return false;
  if (!isGrantedTo(x, entry, card)) return false;
  return ability.subject ? ability.subject(x, card, env) : card === source;
}

function covers(x: X, entry: number, card: CopyId, r: Regs): boolean {
  const { if: holds } = offerOf(x, entry);
  if (holds && !holds(x, envOf(x, offeredBy(entry), []))) return false;
  return isMoment(x, entry, card, r);
}

/** One event for all: tested with every card still in place, then moved together. */
function goTogether(x: X, { cards, way, how, by, faceUp }: Leaving): number {
  const gone = cards.filter((card) => isOnField(x.t, card));
  if (way === 'REST') {
    for (const card of gone) rest(x, card, how, by);
    return gone.length;
  }
  const open = way === 'KO' || way === 'trash';
  for (const card of gone) {
    const seat = ownerOf(x, card);
    if (way === 'KO') {
      x.tell?.({ type: 'cardKO', seat, card, battle: how === 'battle' });
      emit(x, TIMING.ON_KO, { card, seat, how, by, gone });
    }
    // An effect bound to a card's own move needs an open place to go to (OP-59).
    if (how !== 'rule') emit(x, TIMING.ON_REMOVED, { card, seat, how, by, gone: open ? gone : [], way });
  }
  // Put on top: the first chosen ends on top.
  for (const card of way.endsWith('top') ? gone.slice().reverse() : gone) {
    const seat = ownerOf(x, card);
    const to = zoneFor(way);
    x.tell?.({ type: 'cardRemoved', seat, card, to: AREA_NAMES[to] });
    moveCard(x, card, to, way === 'KO' ? 'ko' : how === 'rule' ? 'rule' : 'effect', way.endsWith('bottom'), faceUp);
  }
  if (open || way === 'hand') return gone.length;
  for (const seat of x.seats)
    forgetOrder(
      x,
      gone.filter((card) => ownerOf(x, card) === seat),
      seat,
    );
  return gone.length;
}

function zoneFor(way: Way): Zone {
  if (way === 'hand') return 'hand';
  if (way.startsWith('deck')) return 'deck';
  return way.startsWith('life') ? 'life' : 'trash';
}

export function rest(x: X, card: CopyId, how: How, by: Seat): void {
  setRested(x, card, true, how);
  emit(x, TIMING.ON_RESTED, { card, seat: ownerOf(x, card), how, by });
}
