/** The texts of all printed cards: what is read of them is printed, read again, and laid beside the original. */
import { compareTexts, readText } from '../../reader/index.ts';
import { comparedBy, likenessOf } from '../../src/import/differs.ts';
import type { ReadCard } from '../../src/import/read-cards.ts';
import { printCard } from '../../src/tree/print/index.ts';
import { keyOf } from '../trees/tree-neighbours.ts';
import { allReal, expect, realCards, test } from './cards.ts';

let known: readonly ReadCard[] | undefined;
const cardsOf = (): readonly ReadCard[] => (known ??= allReal());

realCards('[OP-R2.4] every printed card', () => {
  test('is read again from our words as what it was', () => {
    const cards = cardsOf();
    const wrong = cards.flatMap(({ raw: { id }, card }) => {
      const again = readText(printCard(card), null, card);
      const { effects = [], keywords = [], treatAs, deckRules } = card;
      const was = keyOf({ effects, keywords, treatAs: treatAs ?? null, deckRules: deckRules ?? null });
      const is = keyOf({
        effects: again.effects,
        keywords: again.keywords,
        treatAs: again.treatAs ?? null,
        deckRules: again.deckRules ?? null,
      });
      return again.unread.length === 0 && was === is ? [] : [id];
    });

    expect(cards.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });

  test('says in our words the numbers, names and keywords of its text', () => {
    const { differs, alike } = likenessOf(comparedBy(compareTexts, cardsOf()));

    expect(differs).toEqual([]);
    // What is said once of several things is common; the other reasons are for a handful of texts.
    for (const [why, cards] of Object.entries(alike)) {
      expect(cards.length, why).toBeLessThan(why.startsWith('said once') ? 40 : 12);
    }
  });
});
