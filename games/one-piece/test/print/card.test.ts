import { describe, expect, test } from 'vitest';
import * as shipped from '../../src/cards/index.ts';
import type { CardData, DeckRules } from '../../src/tree/card.ts';
import { printCard, printTrigger } from '../../src/tree/print/index.ts';
import { CHARACTER, cardOf, type PrintedAs } from './cards.ts';

describe('[OP-R2.1] the whole text of a card', () => {
  test('keywords first, then what holds under the rules, then effects, and the Trigger last', () => {
    const card: CardData = {
      ...CHARACTER,
      keywords: ['BLOCKER', 'DOUBLE_ATTACK', 'ATTACK_ACTIVE'],
      treatAs: { names: ['Ivy', 'Oak'], types: ['Hedge'], attributes: ['Slash', '?'] },
      deckRules: { copies: 'any' },
      effects: [
        { timings: ['TRIGGER'], steps: [{ do: 'play', what: 'this' }] },
        { timings: ['ON_PLAY'], steps: [{ do: 'draw', n: 1 }] },
        { timings: ['PERMANENT'], steps: [{ do: 'gain', what: 'this', keyword: 'ATTACK_ACTIVE' }] },
      ],
    };

    expect(printCard(card).split('\n')).toEqual([
      '[Blocker]',
      '[Double Attack]',
      'Can also attack active Characters.',
      'Under the rules, this card is also named [Ivy] and [Oak].',
      'Under the rules, this card also has the {Hedge} type.',
      'Under the rules, this card also has the <Slash> and <?> attributes.',
      'Under the rules, you may have any number of this card in your deck.',
      '[On Play] Draw 1 card.',
      'This Character can also attack active Characters.',
      '[Trigger] Play this card.',
    ]);
    expect(printTrigger(card)).toBe('[Trigger] Play this card.');
  });

  test('a card without text has none', () => {
    expect(printCard(CHARACTER)).toBe('');
    expect(printTrigger(CHARACTER)).toBe('');
  });

  const DECK: PrintedAs<DeckRules> = [
    [{ copies: 'any' }, 'you may have any number of each card in your deck.'],
    [{ copies: 6 }, 'you may have up to 6 of each card in your deck.'],
    [{ without: { cost: { min: 5 } } }, 'your deck cannot contain cards with a base cost of 5 or more.'],
    [{ onlyTypes: ['Kiln', 'Hedge'] }, 'your deck can contain only {Kiln} or {Hedge} type cards.'],
    [{ donDeck: 6 }, 'your DON!! deck has 6 cards.'],
  ];
  test.each(DECK.map(([deckRules, text]) => [text, deckRules] as const))('Under the rules, %s', (text, deckRules) => {
    expect(printCard({ ...cardOf('LEADER'), deckRules })).toBe(`Under the rules, ${text}`);
  });
});

const sets = Object.values(shipped).filter((each) => typeof each === 'object' && 'cards' in each && 'decks' in each);
const cards = sets.flatMap(({ cards }) => cards);

describe('[OP-R2.1] the cards that come with the game', () => {
  test('there are some', () => {
    expect(cards.length).toBeGreaterThan(50);
  });

  test.each(cards.map((card) => [card.id, card] as const))('%s can be read', (_id, card) => {
    const text = printCard(card);
    const lines = text.split('\n');

    const silent = !card.effects?.length && !card.keywords?.length && !card.treatAs && !card.deckRules;
    expect(text === '').toBe(silent);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z] {2,}[a-z]| [,.:]|\.\.|,,/);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(400);
    for (const line of text === '' ? [] : lines) expect(line).toMatch(/^( {2})*(• )?[[A-Z0-9].*[.:\]]$/);
  });

  test('no two of them say the same, unless their trees do', () => {
    const spoken = cards.filter(({ effects }) => effects?.length);
    const tree = ({ keywords, effects, treatAs, deckRules, category }: CardData) =>
      JSON.stringify([category, keywords, effects, treatAs, deckRules]);
    const texts = new Set(spoken.map((card) => `${card.category} ${printCard(card)}`));
    expect(texts.size).toBe(new Set(spoken.map(tree)).size);
  });
});
