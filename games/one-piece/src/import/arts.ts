/** All arts of a card number are one card: the one without a suffix says what is printed on it. */
import { brief } from '@dealers-choice/kernel';
import type { RawCard } from './raw-card.ts';

interface Kept {
  card: RawCard;
  art: string;
  arts: string[];
}

export interface Shelf {
  put(card: RawCard, art: string): void;
  /** By card number. */
  cards(): RawCard[];
}

/** No art changes these. Wording does change from print to print, and is not compared. */
const SAME = ['name', 'category', 'cost', 'power', 'counter', 'life'] as const;

const byUnit = (a: string, b: string): number => (a < b ? -1 : 1);

/** `tell`: two cards of one number that are not the same card. */
export function shelfOf(tell: (card: string, path: string, message: string) => void): Shelf {
  const kept = new Map<string, Kept>(); // determinism: only while files are read
  return {
    put(card, art) {
      const before = kept.get(card.id);
      if (!before) {
        kept.set(card.id, { card, art, arts: [card.id + art] });
        return;
      }
      const usual = before.art !== '' && art === '' ? card : before.card;
      for (const name of SAME) {
        if (before.card[name] === card[name]) continue;
        const [one, other] = [brief(before.card[name]), brief(card[name])];
        const right = `the same card must have the same, and ${brief(usual[name])} is kept`;
        tell(card.id, name, `${card.id}: ${name} is ${one} and, in another place, ${other}; ${right}.`);
      }
      if (!before.arts.includes(card.id + art)) before.arts.push(card.id + art);
      if (usual === card) kept.set(card.id, { card, art, arts: before.arts });
    },
    cards: () =>
      [...kept.values()]
        .map(({ card, arts }) => (arts.some((art) => art !== card.id) ? { ...card, arts: arts.sort(byUnit) } : card))
        .sort((a, b) => byUnit(a.id, b.id)),
  };
}
