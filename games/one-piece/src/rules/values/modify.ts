/** Effects of finite length (OP-71). They survive the departure of their source, not that of their bearer. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { per } from '../field.ts';
import { type Modifier, other, type X } from '../table.ts';
import { EVERYTHING, STALE } from './bits.ts';
import { changed, changedCard, isOnField } from './values.ts';

/** A change of a card for a while. */
export interface Modification extends Pick<Modifier, 'what' | 'on' | 'n' | 'until' | 'by'> {
  /** The cards it is about, as a number of the kit's filters; absent: all. */
  filter?: number;
  /** For the first occasion of a turn only. */
  once?: boolean;
}

export function modify(x: X, { what, on, n, until, by, filter = -1, once = false }: Modification): void {
  if (!isOnField(x.t, on)) return;
  const used = once ? 0 : -1;
  x.t.modifiers.push({ what, on, since: per(x.t.since, on), n, by, turn: x.match.turn, until, filter, used });
  touched(x, what, on);
}

/** A negated text says nothing: that can change everything. */
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

type Lasting = Pick<Modifier, 'by' | 'turn'>;
interface End {
  at: 'battle' | 'Main Phase' | 'turn' | 'start of a turn' | 'end of a turn' | 'Refresh Phase';
  /** Is it the one that is waited for? */
  isIt: (x: X, one: Lasting) => boolean;
}
const any = (): boolean => true;
/** When each length of time ends. What lasts until a Refresh Phase is looked for there. */
const ENDS: Readonly<Record<Modifier['until'], End>> = {
  THIS_BATTLE: { at: 'battle', isIt: any },
  THIS_MAIN: { at: 'Main Phase', isIt: any },
  THIS_TURN: { at: 'turn', isIt: any },
  END_OF_TURN: { at: 'end of a turn', isIt: any },
  UNTIL_START_OF_YOUR_NEXT_TURN: { at: 'start of a turn', isIt: (x, { turn }) => turn < x.match.turn },
  UNTIL_END_OF_YOUR_NEXT_TURN: {
    at: 'end of a turn',
    isIt: (x, { by, turn }) => by === x.t.turnPlayer && turn < x.match.turn,
  },
  // Begun in the opponent's own turn it ends with that very turn (OP-71).
  UNTIL_END_OF_OPPONENTS_NEXT_TURN: { at: 'end of a turn', isIt: (x, { by }) => other(by) === x.t.turnPlayer },
  NEXT_REFRESH: { at: 'Refresh Phase', isIt: any },
};
const endsAt = (x: X, at: End['at'], one: Lasting & Pick<Modifier, 'until'>): boolean =>
  ENDS[one.until].at === at && ENDS[one.until].isIt(x, one);

export const expireBattle = (x: X): void => expire(x, (one) => endsAt(x, 'battle', one));
export const expireMain = (x: X): void => expire(x, (one) => endsAt(x, 'Main Phase', one));
/** Whatever was made for a Main Phase outside of one is over then too. */
export const expireTurn = (x: X): void => expire(x, (one) => endsAt(x, 'turn', one) || endsAt(x, 'Main Phase', one));
export const expireAtStart = (x: X, seat: Seat): void =>
  expire(x, (one) => one.by === seat && endsAt(x, 'start of a turn', one));
/** In the End Phase, step 2: what lasted until this end, of one player (OP-26). */
export const expireAtEnd = (x: X, seat: Seat): void =>
  expire(x, (one) => one.by === seat && endsAt(x, 'end of a turn', one));
