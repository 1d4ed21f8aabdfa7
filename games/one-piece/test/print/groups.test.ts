/** Conditions in conditions and filters in filters: every way to put a few of them together reads differently. */
import { describe, expect, test } from 'vitest';
import { printEffect } from '../../src/tree/print/index.ts';
import type { Condition, Effect, Filter } from '../../src/tree/tree.ts';
import { keyOf } from '../trees/tree-neighbours.ts';
import { CHARACTER } from './cards.ts';

/** Every way to part so many things into lists of things, two or more of them. */
function partings(size: number): number[][] {
  const all = (left: number): number[][] =>
    left === 0
      ? [[]]
      : Array.from({ length: left }, (_, i) => i + 1).flatMap((n) => all(left - n).map((rest) => [n, ...rest]));
  return all(size).filter((parts) => parts.length > 1);
}
const product = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>((done, list) => done.flatMap((one) => list.map((each) => [...one, each])), [[]]);

const LEAVES: readonly Condition[] = [{ turn: 'you' }, { is: 'leader', where: { colour: ['red'], trigger: true } }];
function conditions(size: number): Condition[] {
  if (size === 0) return [];
  const groups = partings(size).flatMap((parts) => product(parts.map(conditions)));
  return [
    ...(size === 1 ? LEAVES : []),
    ...groups.flatMap((group): Condition[] => [{ all: group }, { any: group }]),
    ...(size === 1 ? LEAVES : conditions(size - 1)).map((not): Condition => ({ not })),
  ];
}

const ATOMS: readonly Filter[] = [{ colour: ['red'] }, { cost: { max: 3 } }, { other: true }];
function filters(size: number): Filter[] {
  if (size === 1) return [...ATOMS];
  const inner = filters(size - 1);
  const groups = partings(size - 1).flatMap((parts) => product(parts.map(filters)));
  const nested: Filter[] = [
    ...inner.map((not) => ({ not })),
    ...inner.map((one) => ({ any: [one] })),
    ...groups.map((any) => ({ any })),
  ];
  // Each of them alone, and beside what holds for the same cards.
  return [...nested, ...(size > 2 ? shorter(size) : [])];
}
function shorter(size: number): Filter[] {
  return filters(size - 1).flatMap((filter) =>
    ATOMS.filter((atom) => !Object.keys(atom).some((key) => key in filter)).map((atom) => ({ ...filter, ...atom })),
  );
}

function clashes(effects: readonly Effect[]): string[] {
  const seen = new Map<string, string>();
  return effects.flatMap((effect) => {
    const [text, key] = [printEffect(effect, CHARACTER), keyOf(effect)];
    const before = seen.get(text);
    seen.set(text, key);
    return before === undefined || before === key ? [] : [`${text}\n${before}\n${key}`];
  });
}

describe('[OP-R2.4] no two groups read the same', () => {
  test('of conditions', () => {
    const all = [1, 2, 3].flatMap(conditions);
    const effects = all.map(
      (condition): Effect => ({ timings: ['ON_PLAY'], if: condition, steps: [{ do: 'shuffle' }] }),
    );
    const instead = all.map(
      (condition): Effect => ({
        timings: ['REPLACEMENT'],
        would: { what: 'KO' },
        if: condition,
        steps: [{ do: 'shuffle' }],
      }),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(clashes([...effects, ...instead])).toEqual([]);
  });

  test('of filters', () => {
    const all = [1, 2, 3, 4, 5].flatMap(filters);
    const targets = all.map(
      (where): Effect => ({ timings: ['ON_PLAY'], steps: [{ do: 'rest', what: { n: 2, in: ['hand'], where } }] }),
    );
    const asked = all.map(
      (where): Effect => ({ timings: ['ON_PLAY'], if: { is: 'leader', where }, steps: [{ do: 'shuffle' }] }),
    );
    expect(all.length).toBeGreaterThan(500);
    expect(clashes([...targets, ...asked])).toEqual([]);
  });
});
