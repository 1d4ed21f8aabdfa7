/** Base costs as filters read them: the highest of those that texts and effects give, or the printed one (OP-83). */
import type { CopyId } from '@dealers-choice/kernel';
import { ownerOf } from '../card.ts';
import { isOnField } from '../field.ts';
import { abilityOf, copyOf, TIMING, timingOf } from '../listeners.ts';
import type { X } from '../table.ts';
import { NEGATED } from './bits.ts';
import { reaches, type StandingText } from './standing.ts';

/** While a text is asked for a base cost, what it asks for is the printed one: it cannot feed on itself. */
const asking = { now: false };

/** The base cost, as filters read it: few texts change it, so it is found when somebody asks. */
export function baseCostOf(x: X, card: CopyId): number {
  const printed = x.face(card).cost;
  if (asking.now || !isOnField(x.t, card)) return printed;
  return byPrintedBases(() => changedBaseCost(x, card)) ?? printed;
}
export function byPrintedBases<T>(find: () => T): T {
  const before = asking.now;
  asking.now = true; // determinism: taken back before anybody else asks
  try {
    return find();
  } finally {
    asking.now = before; // determinism: takes it back
  }
}
function changedBaseCost(x: X, card: CopyId): number | null {
  let best: number | null = null;
  for (const { what, on, n } of x.t.modifiers) {
    if (what === 'baseCost' && on === card) best = Math.max(n, best ?? n);
  }
  for (const entry of x.t.hearing[TIMING.PERMANENT] ? x.t.listeners : []) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    if (!ability.bases || ((x.t.bans[source] ?? 0) & NEGATED) !== 0) continue;
    const text: StandingText = { ability, source, env: { you: ownerOf(x, source), source, r: {} } };
    for (const change of ability.changes) {
      if (change.what !== 'baseCost' || !reaches(x, text, change, card)) continue;
      const n = change.n(x, text.env);
      best = Math.max(n, best ?? n);
    }
  }
  return best;
}
