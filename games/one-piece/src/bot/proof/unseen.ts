/** What a proof must not count on: cards that its seat did not know when it began, and chance. */
import { type MatchOf, type Move, type Seat, seatBit } from '@dealers-choice/kernel';
import type { OnePiece } from '../../rules/table.ts';

/** By copy: what the seat does not know. */
export const unseenBy = ({ known }: MatchOf<OnePiece>, seat: Seat): boolean[] =>
  known.map((bits) => (bits & seatBit(seat)) === 0);

/** No chance was used, and of these cards `seat` knows none that it did not know before. */
export function isOpen(
  before: MatchOf<OnePiece>,
  after: MatchOf<OnePiece>,
  unseen: readonly boolean[],
  seat: Seat,
): boolean {
  if (before.rng.some((word, i) => word !== after.rng[i])) return false;
  const learnt = (copy: number): number => (after.known[copy] ?? 0) & ~(before.known[copy] ?? 0) & seatBit(seat);
  return !unseen.some((isUnseen, copy) => isUnseen && learnt(copy) !== 0);
}

export function pointsAt(unseen: readonly boolean[], { asking }: MatchOf<OnePiece>, move: Move): boolean {
  const isUnseen = (thing: number): boolean => thing < 0 || (unseen[thing] ?? false);
  if ('do' in move) return isUnseen(move.card ?? 0);
  if (!asking?.noun.startsWith('card')) return false;
  if ('pick' in move) return move.pick.some(isUnseen);
  return 'also' in move && move.also !== null && isUnseen(move.also);
}
