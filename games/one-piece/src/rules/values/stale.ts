/** Something has changed that values are made of: which cards does it concern? */

import { abilityOf, copyOf, TIMING, timingOf } from '../listeners.ts';
import type { X } from '../table.ts';
import { EVERYTHING, SOME_CARDS, STALE } from './bits.ts';

/** All cards, or only those that have changed themselves? */
export function concernsAll(x: X): boolean {
  const { stale, reads, feeds, late } = x.t;
  if ((stale & EVERYTHING) !== 0) return true;
  const lookAtValues = feeds + late > 0;
  // Whoever listens is told which texts are in force, on whatever card: all of them are looked at sooner.
  if (x.tell) return (stale & reads) !== 0 || (lookAtValues && stale !== 0);
  if (lookAtValues && (stale & (SOME_CARDS | STALE.field)) !== 0) return true;
  return (stale & reads) !== 0 && isLookedAt(x);
}

/** Does a text change other cards now, or a player, that did not before, or the other way round? */
function isLookedAt(x: X): boolean {
  const { t } = x;
  for (const entry of t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const { looks, don, reachesOthers } = abilityOf(x, entry);
    if ((looks & t.stale) !== 0) return true;
    if (don > 0 && reachesOthers && t.staleCards.includes(copyOf(entry))) return true;
  }
  return false;
}
