/** Cards whose text, printed from what was read of it, does not say its numbers, names and keywords. */
import { printCard } from '../tree/print/index.ts';
import type { RawCard } from './raw-card.ts';
import type { ReadCard, Reading } from './read-cards.ts';
import type { CompareTexts, Readings } from './reading.ts';

export interface Differing {
  card: string;
  lost: readonly string[];
  added: readonly string[];
}
export interface Likeness {
  /** Empty, unless something was read wrongly. */
  differs: readonly Differing[];
  /** By the reason why other signs mean the same: the cards. */
  alike: Readonly<Record<string, readonly string[]>>;
}

/** Of cards that are read to the last word: of the others something is missing, and they say so. */
export function likenessOf(read: readonly ReadCard[]): Likeness {
  const differs: Differing[] = [];
  const alike: Record<string, string[]> = {};
  for (const { raw, compared } of read) {
    if (!compared) continue;
    const { lost, added } = compared;
    if (lost.length + added.length > 0) differs.push({ card: raw.id, lost, added });
    // determinism: in their order
    for (const why of new Set(compared.alike)) alike[why] = [...(alike[why] ?? []), raw.id];
  }
  return { differs, alike };
}

/** The same cards, each that is read whole with what its text lost. `readings` keeps it with what was read. */
export function comparedBy(
  compare: CompareTexts,
  read: readonly ReadCard[],
  readings?: Readings<Reading>,
): readonly ReadCard[] {
  const all = read.map((one): ReadCard => {
    if (one.compared || one.unread.length > 0) return one;
    const { raw, ...reading } = one;
    const more = { ...reading, compared: compare(printedOn(raw), printCard(one.card)) };
    readings?.keep(raw, more);
    return { raw, ...more };
  });
  readings?.done();
  return all;
}

const printedOn = ({ effectText, triggerText }: RawCard): string =>
  [effectText ?? '', triggerText === null ? '' : `[Trigger] ${triggerText}`].join('\n').trim();
