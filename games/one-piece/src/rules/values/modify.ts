/** Effects of finite length (OP-71). They survive the departure of their source, not that of their bearer. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Duration } from '../../tree/tree.ts';
import { per } from '../field.ts';
import { type Modifier, other, type X } from '../table.ts';
import { EVERYTHING, STALE } from './bits.ts';
import { changed, changedCard, isOnField } from './values.ts';

export function modify(
  x: X,
  what: Modifier['what'],
  on: CopyId,
  n: number,
  until: Modifier['until'],
  by: Seat,
  filter = -1,
  once = false,
): void {
  if (!isOnField(x.t, on)) return;
  const used = once ? 0 : -1;
  x.t.modifiers.push({ what, on, since: per(x.t.since, on), n, by, turn: x.match.turn, until, filter, used });
  touched(x, what, on);
}

/** A negated text is no text: that can change everything. */
function touched(x: X, what: Modifier['what'], on: CopyId): void {
  changedCard(x, on, what === 'negate' ? EVERYTHING : STALE.modifiers);
}

/** Those of `by` (or of anybody) for which `isOver` holds end. */
function expire(x: X, isOver: (one: { until: Modifier['until']; by: Seat; turn: number }) => boolean): void {
  const { t } = x;
  if (t.modifiers.length + t.playerRules.length === 0) return;
  let kept = 0;
  for (const one of t.modifiers) {
    if (isOver(one)) touched(x, one.what, one.on);
    else t.modifiers[kept++] = one;
  }
  while (t.modifiers.length > kept) t.modifiers.pop();
  kept = 0;
  for (const one of t.playerRules) if (!isOver(one)) t.playerRules[kept++] = one;
  if (kept < t.playerRules.length) changed(x, EVERYTHING);
  while (t.playerRules.length > kept) t.playerRules.pop();
}

export const expireBattle = (x: X): void => expire(x, ({ until }) => until === 'THIS_BATTLE');
export const expireTurn = (x: X): void => expire(x, ({ until }) => until === 'THIS_TURN');
export const expireAtStart = (x: X, seat: Seat): void =>
  expire(x, ({ until, by, turn }) => until === 'UNTIL_START_OF_YOUR_NEXT_TURN' && by === seat && turn < x.match.turn);

/** In the End Phase, step 2: what lasted until this end, of one player (OP-26). */
export function expireAtEnd(x: X, seat: Seat): void {
  const { turnPlayer } = x.t;
  const ends = (until: Duration | 'NEXT_REFRESH', by: Seat, turn: number): boolean => {
    if (until === 'END_OF_TURN') return true;
    if (until === 'UNTIL_END_OF_YOUR_NEXT_TURN') return by === turnPlayer && turn < x.match.turn;
    // Begun in the opponent's own turn it ends with that very turn (OP-71).
    return until === 'UNTIL_END_OF_OPPONENTS_NEXT_TURN' && other(by) === turnPlayer;
  };
  expire(x, ({ until, by, turn }) => by === seat && ends(until, by, turn));
}
