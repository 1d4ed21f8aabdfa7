/** What cards of our own say, from their texts. `npm run fix` writes it down, so that the page needs no reader. */
import type { CardTree, PrintedCard } from '../src/cards/printed.ts';
import { readText } from './index.ts';

/** By card number; cards that say nothing are left out. Throws if a text is not read to its last word. */
export function treesOf(cards: readonly PrintedCard[]): Record<string, CardTree> {
  const read = cards.filter(({ text }) => text !== '').map((card) => [card.id, treeOf(card)]);
  return Object.fromEntries(read);
}

function treeOf({ id, name, category, text }: PrintedCard): CardTree {
  const { keywords, treatAs, deckRules, effects, unread } = readText(text, null, { category });
  const [first] = unread;
  if (first) throw new Error(`${id} ${name}: "${first.sentence}" is not read: ${first.reason}.`);
  return {
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(treatAs ? { treatAs } : {}),
    ...(deckRules ? { deckRules } : {}),
    ...(effects.length > 0 ? { effects } : {}),
  };
}
