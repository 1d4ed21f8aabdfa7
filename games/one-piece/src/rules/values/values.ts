/** Power, cost, keywords and prohibitions as every reader sees them now (OP-82). */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { isOnField } from '../field.ts';
import type { X } from '../table.ts';
import { BAN, BAN_BY_OPPONENT, NEGATED, SOME_CARDS } from './bits.ts';
import { refresh } from './derive.ts';
import { costElsewhere, priceElsewhere } from './hand-values.ts';

export { fieldCards, isOnField } from '../field.ts';
export { baseCostOf } from './base-cost.ts';
export { refresh } from './derive.ts';
export { counterOf } from './hand-values.ts';
export { isAwake } from './standing.ts';

export function powerOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return isOnField(x.t, card) ? (x.t.power[card] ?? 0) : x.face(card).power;
}
export function basePowerOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return isOnField(x.t, card) ? (x.t.basePower[card] ?? 0) : x.face(card).power;
}
/** Never below zero (OP-84). */
export function costOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return Math.max(0, isOnField(x.t, card) ? (x.t.cost[card] ?? 0) : costElsewhere(x, card));
}
/** What has to be paid to play it from the hand. */
export function priceOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return Math.max(0, priceElsewhere(x, card));
}
export function keywordsOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return isOnField(x.t, card) ? (x.t.keywords[card] ?? 0) : x.face(card).keywords;
}
export function bansOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return x.t.bans[card] ?? 0;
}
export const isNegated = (x: X, card: CopyId): boolean => (bansOf(x, card) & NEGATED) !== 0;
export function playerBansOf(x: X, seat: Seat): number {
  if (x.t.stale !== 0) refresh(x);
  return x.t.playerBans[seat];
}

/** "This Character cannot …", by anybody or by the opponent of its owner. */
export function cannot(x: X, card: CopyId, what: keyof typeof BAN, byOpponent: boolean): boolean {
  const bans = bansOf(x, card);
  return (bans & BAN[what]) !== 0 || (byOpponent && (bans & BAN_BY_OPPONENT[what]) !== 0);
}

/** Something that texts may look at has changed: bits of `STALE`. */
export const changed = (x: X, what: number): void => {
  x.t.stale |= what;
};
/** The values of this card have changed. */
export function changedCard({ t }: X, card: CopyId, what: number): void {
  t.stale |= SOME_CARDS | what;
  if (!t.staleCards.includes(card)) t.staleCards.push(card);
}
