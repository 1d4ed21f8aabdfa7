/** What the printer says of a tree, the reader reads as that tree: whatever the language can say. */
import { rounds } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { type ReadText, readText } from '../../reader/index.ts';
import { readCard } from '../../src/data/read-card.ts';
import type { CardData } from '../../src/tree/card.ts';
import { printCard, printEffect } from '../../src/tree/print/index.ts';
import { cardOf } from '../print/cards.ts';
import { randomCards } from '../trees/random-card.ts';
import { randomTrees } from '../trees/random-tree.ts';
import { keyOf } from '../trees/tree-neighbours.ts';

const EFFECTS = rounds(400, 1000);

/** Everything at once would be a wall: the first few that differ. */
const FEW = 3;

const differs = (text: string, tree: unknown, { unread }: ReadText, again: unknown): string | null => {
  const [first] = unread;
  if (first) return `${text}\n  is not read: ${first.reason}\n  ${keyOf(tree)}`;
  return keyOf(again) === keyOf(tree) ? null : `${text}\n  ${keyOf(tree)}\n  ${keyOf(again)}`;
};

const wordsOf = ({ effects = [], keywords = [], treatAs = {}, deckRules = {} }: Partial<CardData>) => ({
  effects,
  keywords,
  treatAs,
  deckRules,
});

describe('[OP-R2.4] what is printed is read as what it was', () => {
  test.each(['a tree', 'another tree'])(`${EFFECTS} random effects: %s`, (seed) => {
    const wrong = randomTrees(seed, EFFECTS).flatMap(({ category, effect }) => {
      const text = printEffect(effect, cardOf(category));
      const read = readText(text, null, { category });
      return differs(text, [effect], read, read.effects) ?? [];
    });

    expect(wrong.slice(0, FEW)).toEqual([]);
  });

  test('300 random cards', () => {
    const cards = randomCards('a card', 300);
    const wrong = cards.flatMap((card) => {
      const text = printCard(card);
      const read = readText(text, null, card);
      return differs(text, wordsOf(card), read, wordsOf(read)) ?? [];
    });

    expect(wrong.slice(0, FEW)).toEqual([]);
    for (const card of cards) expect(readCard(card), printCard(card)).not.toHaveProperty('problems');
  });
});
