// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
import { describe, expect, test } from 'vitest';
import { readCard } from '../../src/data/read-card.ts';
import type { CardData } from '../../src/tree/card.ts';
import { printCard, printEffect } from '../../src/tree/print/index.ts';
import {
  AREAS,
  ATTRIBUTES,
  AUTO_TIMINGS,
  CATEGORIES,
  type Category,
  COLOURS,
  DURATIONS,
  type Effect,
  KEYWORDS,
  PLAYER_PROHIBITIONS,
  PROHIBITIONS,
  REFS,
  type Step,
} from '../../src/tree/tree.ts';
import { type RandomTree, randomTrees } from '../trees/random-tree.ts';
import { isIdle, keyOf, neighboursOf, wordsSaid } from '../trees/tree-neighbours.ts';
import { CHARACTER, cardOf } from './cards.ts';

const TREES = randomTrees('trees to be printed', 3000);
const FACES: Readonly<Partial<Record<Category, object>>> = {
  CHARACTER: { cost: 1, power: 1000, attributes: ['Slash'] },
  LEADER: { life: 4, power: 5000, attributes: ['Slash'] },
  EVENT: { cost: 1 },
};
const cardWith = (category: Category, ...effects: unknown[]): object => ({
  ...cardOf(category),
  ...FACES[category],
  effects,
});
/** The effect as a card set would have it; null if it is not well formed. */
function wellFormed(category: Category, effect: unknown): Effect | null {
  const read = readCard(cardWith(category, effect));
  return 'card' in read ? (read.card.effects?.[0] ?? null) : null;
}

/** Texts and the trees they stand for. Says what is wrong when a text stands for two. */
function texts() {
  const seen = new Map<string, string>();
  return (text: string, tree: unknown): string | null => {
    const [key, before] = [keyOf(tree), seen.get(text)];
    seen.set(text, key);
    return before === undefined || before === key ? null : `${text}\n${before}\n${key}`;
  };
}

describe('[OP-R2.4] random trees', () => {
  test('are well formed', () => {
    for (const { category, effect } of TREES) {
      expect(readCard(cardWith(category, effect)), keyOf(effect)).not.toHaveProperty('problems');
    }
  });

  test('say everything that the language has', () => {
    const said = new Set(wordsSaid(TREES));
    const words = [
      AREAS,
      ATTRIBUTES,
      AUTO_TIMINGS,
      CATEGORIES,
      COLOURS,
      DURATIONS,
      KEYWORDS,
      PLAYER_PROHIBITIONS,
      PROHIBITIONS,
      REFS,
    ].flat();
    expect(words.filter((word) => !said.has(word))).toEqual([]);
  });

  test('are printed whole', () => {
    for (const { category, effect } of TREES) {
      const text = printEffect(effect, cardOf(category));
      expect(text).not.toMatch(/undefined|null|NaN|\[object|[a-z,] {2,}[a-z]| [,.:]|, ,|\(\)/);
      expect(text).toMatch(/[.:]$/);
      for (const line of text.split('\n')) expect(line).toMatch(/^( {2})*(• )?[[A-Z0-9−]/);
    }
  });
});

describe('[OP-R2.4] no two trees read the same', () => {
  test('trees far apart', () => {
    const add = texts();
    for (const { category, effect } of TREES)
      expect(add(category + printEffect(effect, cardOf(category)), effect)).toBeNull();
  });

  test('trees that differ in one small thing', () => {
    const add = texts();
    let n = 0;
    for (const { category, effect } of TREES.slice(0, 200)) {
      for (const other of [effect, ...neighboursOf(effect)]) {
        const read = isIdle(other) ? null : wellFormed(category, other);
        if (!read) continue;
        n++;
        expect(add(category + printEffect(read, cardOf(category)), read)).toBeNull();
      }
    }
    expect(n).toBeGreaterThan(2500);
  });

  test('every way to put a few steps together', () => {
    const add = texts();
    const lists = [1, 2, 3, 4].flatMap((size) => bodies(size));
    for (const steps of lists) {
      for (const frame of FRAMES) {
        const effect: Effect = { timings: ['ON_PLAY'], ...frame, steps };
        expect(add(printEffect(effect, CHARACTER), effect)).toBeNull();
      }
    }
    expect(lists.length).toBeGreaterThan(1000);
  });

  test('cards of several effects', () => {
    const add = texts();
    const characters = TREES.filter(({ category }) => category === 'CHARACTER');
    for (const card of pairs(characters)) expect(add(printCard(card), card.effects)).toBeNull();
  });
});

function pairs(trees: readonly RandomTree[]): CardData[] {
  const later = ({ effect }: RandomTree): boolean => effect.timings.includes('TRIGGER');
  return trees
    .filter((tree) => !later(tree))
    .map(({ effect }, i, all) => ({
      ...CHARACTER,
      effects: i % 2 ? [effect] : [effect, ...(all[i + 1] ? [all[i + 1]!.effect] : [])],
    }));
}

const PLAIN: readonly Step[] = [{ do: 'shuffle' }, { do: 'gain', what: 'this', keyword: 'RUSH', for: 'THIS_TURN' }];
const FRAMES: readonly Partial<Effect>[] = [
  {},
  { if: { turn: 'you' } },
  { optional: true },
  { if: { turn: 'you' }, optional: true },
  { cost: [{ do: 'shuffle' }] },
  { if: { turn: 'you' }, cost: [{ do: 'shuffle' }] },
  { timings: ['REPLACEMENT'], would: { what: 'KO' } },
  { timings: ['REPLACEMENT'], would: { what: 'KO' }, optional: true },
];

/** Every list of so many steps, those inside others counted. */
function bodies(size: number, isFirst = true): Step[][] {
  const all = single(size, isFirst).map((step) => [step]);
  for (let n = 1; n < size; n++) {
    const [heads, tails] = [single(n, isFirst), bodies(size - n, false)];
    all.push(...heads.flatMap((head) => tails.map((tail) => [head, ...tail])));
  }
  return all;
}
/** Every step that is so many. */
function single(size: number, isFirst: boolean): Step[] {
  if (size === 1) return [...PLAIN];
  const one = bodies(size - 1).flatMap((then): Step[] => [
    { do: 'if', if: { turn: 'you' }, then },
    { do: 'may', steps: then },
    { do: 'may', who: 'opponent', steps: then },
    { do: 'later', at: 'END_OF_TURN', steps: then },
    { do: 'repeat', n: 2, steps: then },
    ...(isFirst ? [] : [{ do: 'ifDone' as const, then }]),
  ]);
  const two = Array.from({ length: Math.max(0, size - 2) }, (_, i) => i + 1).flatMap((n) =>
    bodies(n).flatMap((then) =>
      bodies(size - 1 - n).flatMap((otherwise): Step[] => [
        { do: 'if', if: { turn: 'you' }, then, else: otherwise },
        { do: 'may', steps: then, else: otherwise },
        { do: 'chooseOne', options: [then, otherwise] },
        ...(isFirst ? [] : [{ do: 'ifDone' as const, then, else: otherwise }]),
      ]),
    ),
  );
  return [...one, ...two];
}
