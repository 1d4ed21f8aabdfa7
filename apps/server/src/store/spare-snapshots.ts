/** Which positions of a match are kept, to start from after a crash. */
import type { Snapshot } from './stored-forms.ts';

type Kept = Pick<Snapshot, 'seq' | 'at'>;

/** Of those that spectators have still to see, one in this many lines. */
const APART = 500;

/**
 * Those that may go. What stays: the last two, the newest that spectators have seen (it is not after `shown`), and
 * of those between them a few: each of them will be the newest that they have seen. `kept`: the oldest first.
 */
export function spareSnapshots<K extends Kept>(kept: readonly K[], shown: number): K[] {
  const seen = kept.filter(({ at }) => at <= shown).pop()?.seq ?? 0;
  const partOf = (one: Kept | undefined): number => (one ? Math.floor(one.seq / APART) : -1);
  const isFirst = (i: number): boolean => partOf(kept[i]) !== partOf(kept[i - 1]);
  return kept.slice(0, -2).filter(({ seq }, i) => seq < seen || (seq > seen && !isFirst(i)));
}
