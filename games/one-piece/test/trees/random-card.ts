/** Whole cards at random: keywords, what holds under the rules, and a few effects, the [Trigger] last. */
import { seedRng } from '@dealers-choice/kernel';
import type { CardData, DeckRules } from '../../src/tree/card.ts';
import { ATTRIBUTES, CATEGORIES, type Category, type Effect, KEYWORDS } from '../../src/tree/tree.ts';
import { cardOf } from '../print/cards.ts';
import { randomTrees } from './random-tree.ts';
import { chance, type Draw, few, NAMES, now, one, TYPES } from './random-tree-values.ts';

type Words = Partial<Pick<CardData, 'effects' | 'keywords' | 'treatAs' | 'deckRules'>>;
export type RandomCard = CardData & Words;

export function randomCards(seed: string, n: number): RandomCard[] {
  const d: Draw = { rng: seedRng(`${seed}/cards`), room: 1, there: [], permanent: false };
  const byCategory = new Map<Category, Effect[]>();
  for (const { category, effect } of randomTrees(seed, n * 3)) {
    byCategory.set(category, [...(byCategory.get(category) ?? []), effect]);
  }
  return Array.from({ length: n }, () => {
    const category = one(d, ['LEADER', 'CHARACTER', 'CHARACTER', 'EVENT'] as const);
    const said = Array.from({ length: one(d, [0, 1, 1, 2]) }, () => byCategory.get(category)?.pop());
    return cardWith(
      d,
      category,
      said.flatMap((effect) => effect ?? []),
    );
  });
}

const FACES: Readonly<Partial<Record<Category, Partial<CardData>>>> = {
  CHARACTER: { cost: 1, power: 1000, attributes: ['Slash'] },
  LEADER: { life: 4, power: 5000, attributes: ['Slash'] },
  EVENT: { cost: 1 },
};

function cardWith(d: Draw, category: Category, effects: readonly Effect[]): RandomCard {
  const isLater = ({ timings }: Effect): boolean => timings.includes('TRIGGER');
  const ordered = [...effects.filter((each) => !isLater(each)), ...effects.filter(isLater)];
  return {
    ...cardOf(category),
    ...FACES[category],
    ...(ordered.length > 0 ? { effects: ordered } : {}),
    ...(category === 'EVENT' ? {} : now(d, 30, 'keywords', () => few(d, KEYWORDS))),
    ...now(d, 30, 'treatAs', () => treatAs(d)),
    ...now(d, 40, 'deckRules', () => deckRules(d, category === 'LEADER')),
  };
}

function treatAs(d: Draw): NonNullable<CardData['treatAs']> {
  const [one_, two, three] = [
    now(d, 50, 'names', () => few(d, NAMES)),
    now(d, 50, 'types', () => few(d, TYPES)),
    now(d, 50, 'attributes', () => few(d, ATTRIBUTES)),
  ];
  const all = { ...one_, ...two, ...three };
  return Object.keys(all).length > 0 ? all : { names: few(d, NAMES) };
}

/** Only a Leader speaks about the whole deck. */
function deckRules(d: Draw, isLeader: boolean): DeckRules {
  const copies = one(d, [2, 6, 'any'] as const);
  if (!isLeader) return { copies };
  const all: DeckRules = {
    ...now(d, 40, 'copies', () => copies),
    ...now(d, 40, 'without', () => ({
      cost: one(d, [{ min: 5 }, { max: 2 }, { min: 3, max: 3 }, { min: 2, max: 4 }]),
      ...now(d, 50, 'category', () => few(d, CATEGORIES)),
    })),
    ...now(d, 40, 'onlyTypes', () => few(d, TYPES)),
    ...now(d, 40, 'donDeck', () => one(d, [6, 12])),
  };
  return chance(d, 1) || Object.keys(all).length === 0 ? { donDeck: 6 } : all;
}
