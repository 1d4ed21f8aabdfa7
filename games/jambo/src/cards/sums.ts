/** The sum table of the rules: a deck that does not add up is a misprint, and no game begins with it. */
import type { Card, Category } from '../rules/table.ts';

const SUMS: readonly { category: Category; kinds: number; cards: number }[] = [
  { category: 'ware', kinds: 19, cards: 40 },
  { category: 'stand', kinds: 1, cards: 5 },
  { category: 'people', kinds: 13, cards: 29 },
  { category: 'animal', kinds: 8, cards: 14 },
  { category: 'utility', kinds: 10, cards: 22 },
];

export function addedUp(cards: readonly Card[]): readonly Card[] {
  for (const { category, ...sum } of SUMS) {
    const own = cards.filter((card) => card.category === category);
    const count = own.reduce((total, { copies }) => total + copies, 0);
    if (own.length === sum.kinds && count === sum.cards) continue;
    throw new Error(
      `jambo: ${own.length} kinds and ${count} cards of ${category}; there are ${sum.kinds} and ${sum.cards}`,
    );
  }
  return cards;
}
