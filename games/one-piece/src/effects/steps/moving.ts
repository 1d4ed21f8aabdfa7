/** Cards that go from one place to another. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import {
  drawCards,
  forgetOrder,
  lookAt,
  moveCard,
  reveal,
  shuffleDeck,
  type Zone,
  zoneNameOf,
} from '../../rules/areas.ts';
import { ownerOf } from '../../rules/card.ts';
import { emit } from '../../rules/emit.ts';
import { leave, type Way } from '../../rules/leave.ts';
import { takeLife } from '../../rules/life-instead.ts';
import { TIMING } from '../../rules/listeners.ts';
import { cannotDraw, keepsLife } from '../../rules/own-effects.ts';
import { isKeptFrom } from '../../rules/protect.ts';
import { other, type X } from '../../rules/table.ts';
import { isOnField } from '../../rules/values/values.ts';
import type { Filter, Step, To } from '../../tree/tree.ts';
import { inHandOrder } from '../choose.ts';
import { did, doing, type EffectFrame, type Flow, fromZero, NO_REASONS, type Op } from '../op.ts';
import { numberOf, seatOf } from '../phrase.ts';
import { inOrder, isTop, pickOps, type Suffers } from '../pick.ts';

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

export function drawOps({ n, who = 'you', upTo }: Of<'draw'>): Op[] {
  const count = numberOf(n);
  if (upTo) return [fromZero, drawUpTo(count)];
  return [
    doing((x, f) => {
      const want = Math.max(0, count(x, f));
      let drawn = 0;
      for (const seat of who === 'either' ? [x.t.turnPlayer, other(x.t.turnPlayer)] : [seatOf(f, who)]) {
        drawn += drawByEffect(x, f, seat, want);
      }
      return did(f, drawn, who === 'either' ? 2 * want : want);
    }),
  ];
}

/** Asked before each card (OP-105). */
function drawUpTo(count: (x: X, f: EffectFrame) => number): Op {
  return {
    go(x, f) {
      if (f.r.k >= count(x, f) || x.t.deck[f.you].length === 0 || cannotDraw(x, f.you, f.you)) return drawnSo(f);
      x.ask('yes-no', f.you, 'draw-another', { options: ['yes', 'no'], params: { drawn: f.r.k } });
      return 'asked';
    },
    hear(x, f, { word }) {
      if (word === 'no') return drawnSo(f);
      f.r.k += drawByEffect(x, f, f.you, 1);
      return 'jumped'; // here again
    },
    asked: NO_REASONS,
  };
}
function drawnSo(f: EffectFrame): Flow {
  const n = f.r.k;
  f.r.k = 0;
  return did(f, n, Math.max(1, n));
}

function drawByEffect(x: X, f: EffectFrame, seat: Seat, n: number): number {
  if (cannotDraw(x, seat, f.you) || x.match.over) return 0;
  const drawn = drawCards(x, seat, n, 'draw');
  if (drawn > 0) emit(x, TIMING.ON_DRAW_BY_EFFECT, { card: 0 as CopyId, seat, n: drawn, how: 'effect', by: f.you });
  return drawn;
}

export function drawToOps({ n, who = 'you' }: Of<'drawTo'>): Op[] {
  const count = numberOf(n);
  return [
    doing((x, f) => {
      const seat = seatOf(f, who);
      const want = Math.max(0, count(x, f) - x.t.hand[seat].length);
      return did(f, drawByEffect(x, f, seat, want), want);
    }),
  ];
}

/** 'top-or-bottom': all go to one end. */
const whichEnd = (to: To): Op => ({
  go(x, f) {
    f.r.k = 0;
    const [first] = f.r.on;
    if (first === undefined) return 'next';
    // With no Life both ends mean "into Life".
    if (to.startsWith('life') && x.t.life[ownerOf(x, first)].length === 0) return 'next';
    x.ask('option', f.you, 'place-where', { options: ['top', 'bottom'] });
    return 'asked';
  },
  hear(_x, f, { word }) {
    f.r.k = word === 'bottom' ? 1 : 0;
    return 'next';
  },
  asked: NO_REASONS,
});

const HIDDEN = ['hand', 'deck', 'life'];

export function moveOps(step: Of<'move'>, cost: boolean): Op[] {
  const { what, to, faceUp = false } = step;
  const either = to.endsWith('top-or-bottom');
  const picked = typeof what === 'object' && !isTop(what);
  // What had to fit a condition is shown when it goes from one secret place to another (OP-89).
  const shows =
    step.reveal === true ||
    (picked && what.where !== undefined && what.in.some((area) => HIDDEN.includes(area)) && to !== 'trash');
  const mixed = what === 'it' || (picked && what.of === 'either');
  const ordering = mixed ? [inOrder('turn-player'), inOrder('other-player')] : [inOrder()];
  return [
    ...pickOps(what, `move-${to}`, cost ? payersTo(to) : null),
    ...(either ? [whichEnd(to)] : []),
    ...(to === 'hand' || to === 'trash' ? [] : ordering),
    doing((x, f) => {
      // Who fought and left the field is another card now.
      if (what === 'attacker' || what === 'target' || what === 'rival')
        f.r.on = f.r.on.filter((card) => isOnField(x.t, card));
      return moveOn(x, f, endOf(to, f.r.k), faceUp, shows, cost);
    }),
  ];
}

export const endOf = (to: To, k: number): Way =>
  (to.endsWith('top-or-bottom') ? to.replace('top-or-bottom', k === 1 ? 'bottom' : 'top') : to) as Way;

/** Cards that may go there as a cost: those that no rule and no prohibition keeps where they are. */
export const payersTo =
  (to: To): Suffers =>
  (x, card, env) => {
    const zone = zoneNameOf(x, card);
    if (zone === 'leader') return false;
    if (zone === 'life') return to !== 'hand' || !keepsLife(x, ownerOf(x, card), env.you);
    return !isOnField(x.t, card) || !isKeptFrom(x, card, false, 'effect', env.you, false);
  };

function moveOn(x: X, f: EffectFrame, way: Way, faceUp: boolean, shows: boolean, cost: boolean): Flow {
  const { want, on } = f.r;
  const field = on.filter((card) => isOnField(x.t, card));
  const cards = field.length === 0 ? on : on.filter((card) => !field.includes(card));
  let moved = 0;
  let elsewhere = 0;
  let went: string = way;
  const from = cards.length > 0 ? zoneNameOf(x, must(cards, 0)) : '';
  for (const card of placed(cards, way)) {
    if (x.match.over) break;
    if (!goes(x, card, way, f.you)) continue;
    const why = cost ? 'cost' : 'effect';
    if (way !== 'hand' || zoneNameOf(x, card) !== 'life') moved += moveOne(x, card, way, faceUp, shows, why);
    else {
      if (shows) reveal(x, card);
      const to = takeLife(x, card, why);
      // What became something else was not done, nor paid (OP-64).
      if (to === 'hand') moved++;
      else {
        elsewhere++;
        went = to;
      }
    }
  }
  if (!shows && cards.length > 1 && way !== 'hand' && way !== 'trash')
    forgetOrder(x, cards, ownerOf(x, must(cards, 0)));
  tellWatchers(x, f, from, moved > 0 ? way : went, cards, moved + elsewhere);
  if (field.length === 0 || x.match.over) return did(f, moved, want);
  f.r.also = moved;
  const gone = leave(x, { cards: field, way, how: 'effect', by: f.you, faceUp });
  return gone === 'ran' ? 'ran' : did(f, gone + moved, want);
}

/** Put on top: the first chosen ends on top. Put at the bottom: the first chosen lies above the others. */
const placed = (cards: readonly CopyId[], way: Way): CopyId[] =>
  way.endsWith('top') ? cards.slice().reverse() : cards.slice();

/** What is there already does not go there (OP-4). */
function goes(x: X, card: CopyId, way: Way, by: Seat): boolean {
  const zone = zoneNameOf(x, card);
  if (zone === '' || zone === way) return false;
  const kept = zone === 'life' && way === 'hand';
  return !kept || !keepsLife(x, ownerOf(x, card), by);
}

function moveOne(x: X, card: CopyId, way: Way, faceUp: boolean, shows: boolean, why: 'cost' | 'effect'): number {
  if (shows) reveal(x, card);
  const to: Zone =
    way === 'hand' ? 'hand' : way.startsWith('deck') ? 'deck' : way.startsWith('life') ? 'life' : 'trash';
  moveCard(x, card, to, why, way.endsWith('bottom'), faceUp);
  return 1;
}

function tellWatchers(x: X, f: EffectFrame, from: string, way: string, cards: readonly CopyId[], n: number): void {
  if (n === 0) return;
  const owner = ownerOf(x, must(cards, 0));
  if (from === 'life')
    emit(x, TIMING.ON_LIFE_REMOVED, { card: 0 as CopyId, seat: owner, n, how: 'effect', by: f.you, way });
  if (from === 'hand' && way === 'trash')
    emit(x, TIMING.ON_HAND_TRASHED, { card: 0 as CopyId, seat: owner, n, how: 'effect', by: f.you });
}

export const shuffleOps = ({ who = 'you' }: Of<'shuffle'>): Op[] => [
  doing((x, f) => {
    shuffleDeck(x, seatOf(f, who));
    return undefined;
  }),
];

export const shuffleHandOps = ({ who = 'you' }: Of<'shuffleHandIntoDeck'>): Op[] => [
  doing((x, f) => {
    const seat = seatOf(f, who);
    const hand = x.t.hand[seat].slice();
    for (const card of hand) moveCard(x, card, 'deck', 'shuffle');
    shuffleDeck(x, seat);
    return did(f, hand.length, Math.max(1, hand.length));
  }),
];

/** `keeps`: some text of the card speaks of what was revealed. */
export const revealOps = ({ what }: Of<'reveal'>, cost: boolean, keeps: boolean): Op[] => [
  ...pickOps(what, 'reveal', cost ? () => true : null),
  doing((x, f) => {
    for (const card of f.r.on) reveal(x, card);
    f.r.it = f.r.on.slice();
    if (keeps) f.r.shown = f.r.on.slice();
    return did(f, f.r.on.length, f.r.want);
  }),
];
/** The opponent's hand, seen by the effect's player alone. */
export const lookAtHandOps = (keeps: boolean): Op[] => [
  doing((x, f) => {
    const hand = inHandOrder(x.t.hand[other(f.you)].slice(), ['hand']);
    lookAt(x, f.you, hand);
    if (keeps) f.r.shown = hand;
    return did(f, hand.length, Math.max(1, hand.length));
  }),
];
export const chooseOps = ({ what, also }: Of<'choose'>): Op[] => [
  ...(also ? pickMore(what) : pickOps(what, 'choose', null)),
  doing((_x, f) => did(f, f.r.on.length, f.r.want)),
];
/** Beside those that were chosen: no card twice (OP-65), and all of them are meant afterwards. */
function pickMore(what: Of<'choose'>['what']): Op[] {
  const before: Filter = { among: 'it' };
  const not: Filter = what.where?.not ? { any: [what.where.not, before] } : before;
  return [
    doing((_x, f) => {
      f.r.seen = f.r.it.slice();
      return undefined;
    }),
    ...pickOps({ ...what, where: { ...what.where, not } }, 'choose', null),
    doing((_x, f) => {
      f.r.it = [...f.r.seen, ...f.r.on];
      f.r.seen = [];
      return undefined;
    }),
  ];
}
