import { seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../../src/data/decks.ts';
import { type Format, OPEN } from '../../src/data/formats.ts';
import { randomDeck } from '../../src/data/random-deck.ts';
import { DEFAULT_RULES } from '../../src/data/rules-context.ts';
import { validateDeck } from '../../src/data/validate-deck.ts';
import type { CardData } from '../../src/tree/card.ts';
import { character, POOL, poolLeader } from './files/pool.ts';

const deckOf = (seed: number, cards: readonly CardData[] = POOL, format: Format = OPEN): Deck =>
  randomDeck(cards, DEFAULT_RULES, seedRng(seed), format);

describe('a deck of chance', () => {
  test('is legal, whatever the seed', () => {
    const apart = ['P-001', 'P-101'];
    const format = { ...OPEN, banned: ['P-105'], bannedPairs: [['P-102', 'P-103'], apart], restricted: { 'P-104': 1 } };
    for (let seed = 0; seed < 300; seed++) {
      expect(validateDeck(deckOf(seed), POOL, DEFAULT_RULES), `seed ${seed}`).toEqual([]);
      const deck = deckOf(seed, POOL, format);
      expect(validateDeck(deck, POOL, DEFAULT_RULES, format), `seed ${seed}`).toEqual([]);
    }
  });

  test('is the same for the same seed and another for another', () => {
    expect(deckOf(7)).toEqual(deckOf(7));
    expect(deckOf(7)).not.toEqual(deckOf(8));
  });

  test('has every Leader and every card now and then, in mixed numbers', () => {
    const decks = Array.from({ length: 300 }, (_, seed) => deckOf(seed));
    const seen = new Set(decks.flatMap((deck) => [deck.leader, ...Object.keys(deck.cards)]));
    const counts = new Set(
      decks.flatMap(({ cards }) => Object.entries(cards).map(([id, n]) => (id === 'P-302' ? 0 : n))),
    );

    expect([...seen].sort()).toEqual(
      POOL.filter(({ category }) => category !== 'DON')
        .map(({ id }) => id)
        .sort(),
    );
    expect([...counts].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('uses up a small set to the last copy', () => {
    const small = [
      poolLeader('A-001', ['red']),
      ...Array.from({ length: 13 }, (_, i) => character(`A-${101 + i}`, ['red'])),
    ];
    for (let seed = 0; seed < 50; seed++) {
      expect(validateDeck(deckOf(seed, small), small, DEFAULT_RULES), `seed ${seed}`).toEqual([]);
    }
  });

  test('passes over a Leader who cannot have fifty cards, and says when there is no other', () => {
    const lonely = poolLeader('A-009', ['yellow']);

    for (let seed = 0; seed < 20; seed++) expect(deckOf(seed, [lonely, ...POOL]).leader).not.toBe('A-009');
    expect(() => deckOf(1, [lonely])).toThrow(
      'one-piece: no legal deck can be made of these 1 cards; one of their Leaders must be able to have 50.',
    );
  });
});
