import { seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import type { Deck } from '../../src/data/decks.ts';
import { fitsPrint } from '../../src/data/fits-print.ts';
import { DEFAULT_RULES } from '../../src/data/rules-context.ts';
import { spokenOfBy } from '../../src/data/spoken-of.ts';
import { deckAround } from '../../src/import/deck-around.ts';
import { whollyOf } from '../../src/import/wholly.ts';
import type { CardData } from '../../src/tree/card.ts';
import type { Filter } from '../../src/tree/tree.ts';

const crew = (id: string, more: Partial<CardData> = {}): CardData => ({
  id,
  name: `Hand ${id}`,
  category: 'CHARACTER',
  colours: ['red'],
  types: ['Harbour Watch'],
  cost: 2,
  power: 3000,
  ...more,
});
const captain = (id: string, more: Partial<CardData> = {}): CardData =>
  crew(id, { category: 'LEADER', power: 5000, life: 5, ...more });
const many = (from: number, n: number, more: Partial<CardData> = {}): CardData[] =>
  Array.from({ length: n }, (_, i) => crew(`XA01-${from + i}`, more));

/** Asks for its Leader by name and for cards of a type. */
const hero = crew('XA01-100', {
  effects: [
    {
      timings: ['ON_PLAY'],
      if: { is: 'leader', where: { name: ['Ysolde'] } },
      steps: [{ do: 'play', what: { upTo: 1, in: ['hand'], where: { type: ['Lamplighters'], cost: { max: 3 } } } }],
    },
  ],
});
const lamps = many(200, 3, { types: ['Lamplighters'] });
const dear = crew('XA01-210', { types: ['Lamplighters'], cost: 9 });
const others = Array.from({ length: 30 }, (_, i) => captain(`XA01-${i + 1}`, { name: `Captain ${i}` }));
const cards = [...others, captain('XA01-040', { name: 'Ysolde' }), hero, ...lamps, dear, ...many(300, 200)];

const around = (wanted: string[], all: CardData[], seed = 'a', against?: string): Deck | null =>
  deckAround(wanted, { cards: all, rules: DEFAULT_RULES, rng: seedRng(seed), against });

describe('a deck around a card', () => {
  test('has the Leader that the card asks for, all copies of it, and the cards it speaks of', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const deck = around(['XA01-100', 'XA01-301'], cards, seed);
      expect(deck?.leader).toBe('XA01-040');
      expect(deck?.cards).toMatchObject({ 'XA01-100': 4, 'XA01-200': 4, 'XA01-201': 4, 'XA01-202': 4, 'XA01-301': 4 });
      expect(Object.values(deck?.cards ?? {}).reduce((sum, n) => sum + n, 0)).toBe(50);
    }
  });

  test('has cards that bring about what the card asks for', () => {
    const asks = crew('XA01-101', {
      effects: [
        {
          timings: ['ON_PLAY'],
          if: { have: { of: 'opponent', in: ['character'], where: { cost: { max: 0 } } } },
          steps: [{ do: 'draw', n: 1 }],
        },
      ],
    });
    const lessens = crew('XA01-102', {
      effects: [
        {
          timings: ['ON_PLAY'],
          steps: [{ do: 'cost', what: { upTo: 1, of: 'opponent', in: ['character'] }, n: -4, for: 'THIS_TURN' }],
        },
      ],
    });
    const deck = around(['XA01-101'], [...cards, asks, lessens]);
    expect(deck?.cards).toMatchObject({ 'XA01-101': 4, 'XA01-102': 4 });
    const { areThere } = spokenOfBy(asks);
    expect(areThere(captain('XA01-1'), [asks])).toBe(false);
    expect(areThere(captain('XA01-1'), [asks, lessens])).toBe(true);
  });

  test('has cards that the other side waits for, and the strongest of those that bring it about', () => {
    const asks = crew('XA01-101', {
      cost: 5,
      effects: [
        {
          timings: ['ON_PLAY'],
          if: { have: { of: 'opponent', in: ['character'], where: { cost: { max: 0 } } } },
          steps: [{ do: 'draw', n: 1 }],
        },
      ],
    });
    const lessen = (id: string, n: number, of: 'you' | 'opponent' = 'opponent'): CardData =>
      crew(id, {
        cost: 5,
        effects: [
          {
            timings: ['ON_PLAY'],
            steps: [{ do: 'cost', what: { upTo: 1, of, in: ['character'] }, n, for: 'THIS_TURN' }],
          },
        ],
      });
    const weak = Array.from({ length: 6 }, (_, i) => lessen(`XA01-11${i}`, -1));
    const strong = lessen('XA01-120', -5);
    const cheap = crew('XA01-130', { cost: 1 });
    const costly = many(400, 200, { cost: 7 });
    const all = [captain('XA01-001'), asks, ...weak, strong, lessen('XA01-121', -5, 'you'), cheap, ...costly];
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(around(['XA01-101'], all, seed)?.cards).toMatchObject({ 'XA01-120': 4 });
      expect(around(['XA01-400'], all, seed, 'XA01-101')?.cards).toMatchObject({ 'XA01-130': 4 });
    }
    const { isHelper, isPrey } = spokenOfBy(asks);
    expect([strong, lessen('XA01-121', -5, 'you'), cheap].map(isHelper)).toEqual([true, false, false]);
    expect([cheap, costly[0] ?? cheap].map(isPrey)).toEqual([true, false]);
  });

  test('a wanted Leader leads', () => {
    expect(around(['XA01-7'], cards)?.leader).toBe('XA01-7');
  });

  test('a Leader without a deck is told', () => {
    const lonely = captain('XA01-050', { colours: ['blue'], effects: hero.effects ?? [] });
    const { optionsFor, whyNot } = whollyOf([...cards, lonely]);
    optionsFor(['XA01-050#1'], 'a');
    expect(whyNot('XA01-050#1', {})).toBe('in no deck: the cards make no legal one for this Leader');
  });

  test('what was not seen is told in words', () => {
    const { effects, optionsFor, whyNot } = whollyOf(cards);
    expect(effects).toEqual(['XA01-100#1']);
    optionsFor(effects, 'a');
    expect(whyNot('XA01-100#1', {})).toMatch(/^in 2 decks: \[On Play\] if your Leader is/);
  });
});

test.each<[Filter, boolean]>([
  [{ type: ['Lamplighters'] }, true],
  [{ typeIncludes: ['Lamp'] }, true],
  [{ type: ['Lamp'] }, false],
  [{ name: ['Hand XA01-210'], colour: ['red', 'blue'] }, true],
  [{ nameIncludes: ['Foot'] }, false],
  [{ cost: { max: 8 } }, false],
  [{ cost: { min: 9 }, category: ['CHARACTER'] }, true],
  [{ power: { min: 4000 } }, false],
  [{ power: { max: { count: { in: ['hand'] }, times: 1000 } } }, true],
  [{ not: { type: ['Lamplighters'] } }, false],
  [{ not: { state: 'rested' } }, true],
  [{ any: [{ attribute: ['Slash'] }, { type: ['Lamplighters'] }] }, true],
  [{ multicolour: true }, false],
  [{ state: 'rested', given: { min: 1 } }, true],
])('as printed, the card fits %j: %s', (filter, fits) => expect(fitsPrint(dear, filter)).toBe(fits));
