/** What the defender may do in the Counter Step (OP-44). */
import { type Action, type CopyId, no } from '@dealers-choice/kernel';
import { moveCard, showToAll } from '../areas.ts';
import { ownerOf } from '../card.ts';
import { restDon } from '../don.ts';
import { emit } from '../emit.ts';
import { textOf, useEvent } from '../events.ts';
import { TIMING } from '../listeners.ts';
import { begin, whyNotAgain } from '../loops.ts';
import { isBanned } from '../play-bans.ts';
import type { OnePiece, X } from '../table.ts';
import { useUpNextPlay } from '../values/hand-values.ts';
import { modify } from '../values/modify.ts';
import { counterOf, powerOf, priceOf } from '../values/values.ts';
import { attackersOf } from './attack.ts';

const isEvent = (x: X, card: CopyId): boolean => x.face(card).category === 'EVENT';

/** A Character card from the hand: its Counter, for one of the own cards, for this battle. */
const counter: Action<OnePiece> = {
  id: 'counter',
  cards: (x) => x.t.hand[x.you].filter((card) => !isEvent(x, card)),
  at: (x) => attackersOf(x, x.you),
  refuse(x) {
    const { category } = x.face(x.card);
    if (category !== 'CHARACTER' || counterOf(x, x.card) === 0) return no('NO_COUNTER', {}, 'OP-44');
    return null;
  },
  do(x) {
    const { card, you } = x;
    const on = x.at as CopyId;
    showToAll(x, card);
    const n = counterOf(x, card);
    moveCard(x, card, 'trash', 'counter');
    x.tell?.({ type: 'counterUsed', seat: you, card, on, n });
    modify(x, { what: 'power', on, n, until: 'THIS_BATTLE', by: you });
    emit(x, TIMING.ON_HAND_TRASHED, { card: 0 as CopyId, seat: you });
    powerOf(x, on); // told before anything else happens
  },
};

const event: Action<OnePiece> = {
  id: 'event',
  cards: (x) => x.t.hand[x.you].filter((card) => isEvent(x, card)),
  refuse(x) {
    const { card, you } = x;
    if (!textOf(x, card, 'COUNTER')) return no('NO_COUNTER', {}, 'OP-44');
    return whyNoEvent(x, card, you) ?? whyNotAgain(x, 'event');
  },
  do(x) {
    const { card, you } = x;
    begin(x, 'event');
    const ability = textOf(x, card, 'COUNTER');
    payFor(x, card);
    if (ability) useEvent(x, you, card, ability);
  },
};

export function whyNoEvent(x: X, card: CopyId, seat: 0 | 1 | OnePiece['table']['turnPlayer']) {
  if (isBanned(x, seat, 'PLAY_FROM_HAND', card) || isBanned(x, seat, 'ACTIVATE_EVENTS', card)) {
    return no('CANNOT_PLAY', {}, 'OP-35');
  }
  const need = priceOf(x, card);
  const have = x.t.donActive[seat];
  return need > have ? no('NOT_ENOUGH_DON', { need, have }, 'OP-28') : null;
}

/** Rests the DON!! that a card costs (OP-28). */
export function payFor(x: X, card: CopyId): void {
  showToAll(x, card); // first it is shown (OP-28)
  const cost = priceOf(x, card);
  const seat = ownerOf(x, card);
  restDon(x, seat, cost, 'rule');
  useUpNextPlay(x, card);
  x.tell?.({ type: 'costPaid', seat, card, don: cost });
}

const done: Action<OnePiece> = { id: 'done', do: () => {} };

export const counterActions: readonly Action<OnePiece>[] = [counter, event, done];
