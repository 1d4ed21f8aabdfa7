/** Pieces of effects that were put off: they wait in the queue like any others when their time has come. */
import type { Seat } from '@dealers-choice/kernel';
import { effectNameOf, kitOf } from './card.ts';
import type { Delayed, X } from './table.ts';

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
    const { seat: owner, card, code, it } = one;
    t.pending.push({ unit: t.unit, seat: owner, card, since: 0, code, event: card, n: 0, noted: true, it });
    x.tell?.({ type: 'effectQueued', seat: owner, card, effect: effectNameOf(kitOf(x), code) });
  }
  while (t.delayed.length > kept) t.delayed.pop();
}
