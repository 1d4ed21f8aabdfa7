/** Pieces of effects that were put off: they wait in the queue like any others when their time has come. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { effectNameOf, kitOf } from './card.ts';
import { per } from './field.ts';
import type { Delayed, Pending, X } from './table.ts';

/** Queues what is due, of one player or (null) of both. */
export function activateDelayed(x: X, when: Delayed['at'], seat: Seat | null): void {
  const { t } = x;
  if (t.delayed.length === 0) return;
  let kept = 0;
  for (const one of t.delayed) {
    if (one.at !== when || (seat !== null && one.seat !== seat)) {
      t.delayed[kept++] = one;
      continue;
    }
    const { seat: owner, card, since, code, it, its } = one;
    t.pending.push({ unit: t.unit, seat: owner, card, since, code, event: card, n: 0, noted: true, it, its });
    x.tell?.({ type: 'effectQueued', seat: owner, card, effect: effectNameOf(kitOf(x), code) });
  }
  while (t.delayed.length > kept) t.delayed.pop();
}

export function dropDelayed({ t }: X, when: Delayed['at']): void {
  if (t.delayed.some(({ at }) => at === when)) t.delayed = t.delayed.filter(({ at }) => at !== when);
}

/** What a piece speaks of: cards that have left the field since are others now, also when they came back (OP-3). */
export function stillMeant({ t }: X, { card, since, it, its }: Pending): { source: CopyId; it: CopyId[] } {
  const isSame = (one: CopyId, life: number): boolean => per(t.since, one) === life;
  return {
    source: since === 0 || isSame(card, since) ? card : NOBODY,
    it: it.filter((one, i) => isSame(one, its[i] ?? 0)),
  };
}
const NOBODY = 0 as CopyId;
