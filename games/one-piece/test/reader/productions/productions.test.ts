import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TESTED } from '../../../reader/index.ts';
import { keysOf } from '../../../src/tree/schema-shapes.ts';
import { STEPS } from '../../../src/tree/steps.ts';
import { ATTRIBUTES, COLOURS, type Effect } from '../../../src/tree/tree.ts';
import type { Has } from '../../kit/playing.ts';
import { randomTrees } from '../../trees/random-tree.ts';
import { fieldsSaid, wordsSaid } from '../../trees/tree-neighbours.ts';
import { alreadyMeant } from './already-meant.ts';
import { amounts } from './amounts.ts';
import { basePower } from './base-power.ts';
import { type Behaviour, carryOut, mute, readingOf } from './behaviour.ts';
import { cardsBecome } from './cards-become.ts';
import { choosing } from './choosing.ts';
import { conditions } from './conditions.ts';
import { deeds } from './deeds.ts';
import { donAndLife } from './don-and-life.ts';
import { flow } from './flow.ts';
import { forbidding } from './forbidding.ts';
import { happeningRows } from './happenings.ts';
import { history } from './history.ts';
import { kindRows } from './kinds.ts';
import { listsOfKinds } from './lists-of-kinds.ts';
import { moving } from './moving.ts';
import { namesAndColours } from './names-and-colours.ts';
import { occasions } from './occasions.ts';
import { oneOfTwo } from './one-of-two.ts';
import { players } from './players.ts';
import { rulesTexts } from './rules-texts.ts';
import { sharedObjects } from './shared-objects.ts';
import { shownHands } from './shown-hands.ts';
import { substitutes } from './substitutes.ts';
import { times } from './times.ts';
import { wholeTexts } from './whole-texts.ts';
import { whoseEffects } from './whose-effects.ts';

const TABLES: Readonly<Record<string, readonly Behaviour[]>> = {
  'whole texts': wholeTexts,
  'rules texts': rulesTexts,
  occasions,
  conditions,
  flow,
  choosing,
  'cards already meant': alreadyMeant,
  moving,
  'DON!! and Life': donAndLife,
  'what cards become': cardsBecome,
  'players and the match': players,
  times,
  happenings: happeningRows,
  substitutes,
  forbidding,
  kinds: kindRows,
  amounts,
  'whose effects': whoseEffects,
  deeds,
  history,
  'one of two': oneOfTwo,
  'names and colours': namesAndColours,
  'shared objects': sharedObjects,
  'shown hands': shownHands,
  'lists of kinds': listsOfKinds,
  'base power': basePower,
};
const ALL = Object.values(TABLES).flat();

describe.each(Object.entries(TABLES))('%s', (_, rows) => {
  describe.each(rows.map((row) => [row.text, row] as const))('%s', (_text, row) => {
    test(`is read whole, with ${row.proves.join(', ')}`, () => {
      const { unread, productions } = readingOf(row);
      expect(unread).toEqual([]);
      expect(productions).toEqual(expect.arrayContaining([...row.proves]));
    });
    test('does what it says', () => carryOut(row));
    test('A card that does nothing does not do it', () => {
      expect(() => carryOut(row, row.has, mute)).toThrow();
    });
    test.each(row.butNot ?? [])('It does not where it should not: %j', (has) => {
      expect(() => carryOut(row, has)).toThrow();
    });
  });
});

/** Every name that the reader gives a production. */
function productionsOfReader(): string[] {
  const folder = join(import.meta.dirname, '../../../reader');
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const made = [...source.matchAll(/\b(?:rule|named)(?:<[^()]*>)?\(\s*'([^']+)'/g)].map(([, name]) => name ?? '');
  return [...new Set(made)].sort();
}

describe('the list of tested productions', () => {
  test('names every production of the reader', () => {
    expect(productionsOfReader().length).toBeGreaterThan(100);
    expect([...TESTED].sort()).toEqual(productionsOfReader());
  });
  test('names only what a row above proves, and all of it', () => {
    expect([...TESTED].sort()).toEqual([...new Set(ALL.flatMap(({ proves }) => proves))].sort());
  });
});

describe('the rows together', () => {
  const TREES = randomTrees('everything that can be said', 3000).map(({ effect }) => effect);
  const wordsOf = (tree: unknown): string[] => [...fieldsSaid(tree), ...wordsSaid(tree)];

  test('say everything that a text can come to, save names and the colours and attributes of cards', () => {
    const said = new Set(wordsOf(ALL.map(readingOf)));
    const names = new Set<string>(['Ash', 'Hedge Folk', 'Ivy Row', 'Kiln', ...COLOURS, ...ATTRIBUTES]);
    expect([...new Set(wordsOf(TREES))].filter((word) => !said.has(word) && !names.has(word))).toEqual([]);
  });

  /** Everything of this kind taken out, wherever it stands. */
  const without = (tree: unknown, isOut: (key: string, value: unknown) => boolean): unknown => {
    if (Array.isArray(tree)) return tree.filter((each) => !isOut('', each)).map((each) => without(each, isOut));
    if (typeof tree !== 'object' || tree === null) return tree;
    const kept = Object.entries(tree).filter(([key, value]) => !isOut(key, value));
    return Object.fromEntries(kept.map(([key, value]) => [key, without(value, isOut)]));
  };
  const isMissed = (isOut: (key: string, value: unknown) => boolean): boolean =>
    ALL.some((row) => {
      const { effects } = readingOf(row);
      const changed = without(effects, isOut) as typeof effects;
      if (JSON.stringify(changed) === JSON.stringify(effects)) return false;
      try {
        carryOut(row, row.has, () => changed);
        return (row.butNot ?? []).some((has) => passes(row, has, changed));
      } catch {
        return true;
      }
    });
  const passes = (row: Behaviour, has: Has, effects: readonly Effect[]): boolean => {
    try {
      carryOut(row, has, () => effects);
      return true;
    } catch {
      return false;
    }
  };
  const isStep = (value: unknown, kind: string): boolean =>
    typeof value === 'object' && value !== null && 'do' in value && value.do === kind;
  const kinds = [...keysOf(STEPS)].sort();
  const fields = [...new Set(fieldsSaid(TREES))].sort();

  test.each(kinds)('go wrong without the step %s', (kind) => {
    expect(isMissed((_, value) => isStep(value, kind))).toBe(true);
  });
  test.each(fields)('go wrong without the field %s', (field) => {
    expect(isMissed((key) => key === field)).toBe(true);
  });
});
