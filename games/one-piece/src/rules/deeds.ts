/** What was done in this turn, for texts that ask: "if you have activated an Event during this turn". */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Deed } from '../tree/tree.ts';
import { kitOf } from './card.ts';
import type { X } from './table.ts';
import { STALE } from './values/bits.ts';
import { changed } from './values/values.ts';

/** Each is noted once, so that a turn that goes round in circles comes to the same position again. */
export function note(x: X, what: Deed, card: CopyId, seat: Seat, other: CopyId | 0 = 0): void {
  if (!kitOf(x).remembers) return;
  const { t } = x;
  const since = t.since[card] ?? 0;
  const isKnown = t.deeds.some(
    (deed) => deed.what === what && deed.card === card && deed.since === since && deed.other === other,
  );
  if (isKnown) return;
  t.deeds.push({ what, seat, card, since, other: other as CopyId });
  changed(x, STALE.turn);
}
