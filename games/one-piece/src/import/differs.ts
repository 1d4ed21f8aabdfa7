/** Cards whose text, printed from what was read of it, does not say its numbers, names and keywords. */
import { printCard } from '../tree/print/index.ts';
import type { ReadCard } from './read-cards.ts';
import type { CompareTexts } from './reading.ts';

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
export function likenessOf(read: readonly ReadCard[], compare: CompareTexts): Likeness {
  const differs: Differing[] = [];
  const alike: Record<string, string[]> = {};
  for (const { raw, card, unread } of read) {
    if (unread.length > 0) continue;
    const { effectText, triggerText, id } = raw;
    const printed = [effectText ?? '', triggerText === null ? '' : `[Trigger] ${triggerText}`].join('\n').trim();
    const compared = compare(printed, printCard(card));
    const { lost, added } = compared;
    if (lost.length + added.length > 0) differs.push({ card: id, lost, added });
    for (const why of new Set(compared.alike)) alike[why] = [...(alike[why] ?? []), id]; // determinism: in their order
  }
  return { differs, alike };
}
