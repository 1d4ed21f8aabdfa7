/** Gold, and the ledger, which is read from the events. */
import type { Seat } from '@dealers-choice/kernel';
import { type GoldReason, type JamboEvent, START_GOLD, type X } from './table.ts';

/** Changes a seat's gold by a rule of the game. */
export function changeGold(x: X, seat: Seat, amount: number, reason: GoldReason): void {
  if (amount === 0) return; // two Wise Men make a card free: no gold moves, and there is no line to write
  const gold = x.t.gold[seat] + amount;
  if (gold < 0) x.bug(`seat ${seat + 1} would have ${gold} gold after ${reason}`);
  x.t.gold[seat] = gold;
  x.tell?.({ type: 'GOLD_CHANGED', seat, amount, reason });
}

/** By the effect of a card, which is the reason. */
export const giveGold = (x: X, seat: Seat, amount: number): void => changeGold(x, seat, amount, x.face(x.source).id);
export const takeGold = (x: X, seat: Seat, amount: number): void => giveGold(x, seat, -amount);

export interface Entry {
  seat: Seat;
  amount: number;
  reason: GoldReason;
}
/** Every change of gold in order, from a match's events. */
export const ledgerOf = (events: readonly JamboEvent[]): Entry[] =>
  events.flatMap((event) =>
    event.type === 'GOLD_CHANGED' ? [{ seat: event.seat, amount: event.amount, reason: event.reason }] : [],
  );
/** The gold that a seat must have: what it began with and all its changes. */
export const goldBy = (ledger: readonly Entry[], seat: Seat): number =>
  ledger.reduce((sum, entry) => (entry.seat === seat ? sum + entry.amount : sum), START_GOLD);
