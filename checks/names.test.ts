import { expect, test } from 'vitest';
import { names } from './names.ts';
import { readRepo } from './repo.ts';

test('one exported name has one meaning in a package', () => {
  const repo = readRepo();

  expect(repo.size).toBeGreaterThan(20);
  expect(names(repo)).toEqual([]);
});

test('a name that two files declare is told with both', () => {
  const repo = new Map([
    ['games/whist/src/a.ts', 'export const trump = 1; export type Suit = string;'],
    ['games/whist/src/b.ts', 'export function trump() {}'],
    ['games/whist/src/c.tsx', 'export interface Suit {} const trump = 2;'],
    ['games/bridge/src/a.ts', 'export class trump {}'],
  ]);

  expect(names(repo)).toEqual([
    'games/whist: trump is declared in src/a.ts and src/b.ts',
    'games/whist: Suit is declared in src/a.ts and src/c.tsx',
  ]);
});

test('an entry may pass names on, and a type may go by the name of its value', () => {
  const repo = new Map([
    ['games/whist/src/index.ts', "export { trump } from './a.ts'; export * from './a.ts';"],
    ['games/whist/src/a.ts', 'export const trump = 1; export type trump = typeof trump;'],
  ]);

  expect(names(repo)).toEqual([]);
});
