import { expect, test } from 'vitest';
import { STARTER_SET } from '../../src/cards/index.ts';
import type { CardData } from '../../src/tree/card.ts';
import { type Visitor, walkCard } from '../../src/tree/walk.ts';

/** Every object of a card's effects. A joint limit is read where it stands, with the cards it limits. */
function objectsIn(value: unknown, key = ''): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, each]) => objectsIn(each, name));
  return Array.isArray(value) || key === 'total' ? inner : [value, ...inner];
}

function visited(card: CardData): unknown[] {
  const met: unknown[] = [];
  const meet = (part: unknown) => {
    met.push(part);
  };
  const every: Required<Visitor> = {
    effect: meet,
    occasion: meet,
    would: meet,
    step: meet,
    take: meet,
    condition: meet,
    target: meet,
    ref: meet,
    cards: meet,
    filter: meet,
    range: meet,
    number: meet,
  };
  walkCard(card, every);
  return met;
}

test.each(STARTER_SET.cards.filter(({ effects }) => effects).map((card) => [card.name, card] as const))(
  'nothing that %s says is passed over',
  (_name, card) => {
    const met = new Set(visited(card));
    expect(objectsIn(card.effects).filter((each) => !met.has(each))).toEqual([]);
  },
);

test('each part comes before the parts inside it, in written order', () => {
  const steps: string[] = [];
  const card = STARTER_SET.cards.find(({ name }) => name === 'Gearwright Sable');
  walkCard(card!, { step: (step) => steps.push(step.do) });

  expect(steps).toEqual(['choose', 'ifDone', 'basePower', 'draw']);
});

test('numbers are met wherever they stand', () => {
  const numbers: unknown[] = [];
  const card = STARTER_SET.cards.find(({ name }) => name === 'Flashover');
  walkCard(card!, { number: (num) => numbers.push(num) });

  expect(numbers).toEqual([2, 6000]);
});
