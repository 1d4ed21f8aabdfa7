import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boundaries } from './boundaries.ts';
import { type Repo, ROOT, readRepo } from './repo.ts';

/** Found without the walk that the check itself uses, so that a blind walk is noticed. */
function foldersWithSource(): string[] {
  return ['packages', 'games', 'apps']
    .filter((group) => existsSync(join(ROOT, group)))
    .flatMap((group) => readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`))
    .filter((folder) => ['src', 'test', 'reader'].some((name) => hasSource(join(ROOT, folder, name))));
}

function hasSource(folder: string): boolean {
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((n) => /\.tsx?$/.test(n))
  );
}

test('imports follow the map', () => {
  const { looked, problems } = boundaries(readRepo(), foldersWithSource());

  console.log(`boundaries: modules looked at: ${[...looked].map(([folder, n]) => `${folder} ${n}`).join(', ')}`);
  expect(problems).toEqual([]);
});

describe('a planted import', () => {
  const manifest = (name: string, more = {}) =>
    JSON.stringify({ name: `@dealers-choice/${name}`, exports: { '.': './src/index.ts' }, ...more });
  const game = { '.': './src/index.ts', './words': './src/words/index.ts', './table': './src/table/index.ts' };
  const clean: Repo = new Map([
    ['packages/kernel/package.json', manifest('kernel')],
    ['packages/kernel/src/index.ts', "export * from './rng.ts';"],
    ['packages/kernel/src/rng.ts', 'export const rng = 1;'],
    ['packages/testkit/package.json', manifest('testkit')],
    ['packages/testkit/src/index.ts', "import 'yaml'; import 'node:fs'; import '@dealers-choice/kernel';"],
    ['games/go/package.json', manifest('go', { exports: game })],
    ['games/go/src/index.ts', "export * from './rules/play.ts';"],
    ['games/go/src/rules/play.ts', "import { rng } from '@dealers-choice/kernel'; export const play = rng;"],
    ['games/go/src/rules/play.test.ts', "import 'vitest'; import '@dealers-choice/testkit'; import './play.ts';"],
    ['games/go/src/words/index.ts', "import { play } from '../index.ts';"],
    ['games/go/src/table/index.ts', "import 'react';"],
    ['games/chess/package.json', manifest('chess')],
    ['games/chess/src/index.ts', ''],
    ['docs/example/game.ts', "import { rng } from '@dealers-choice/kernel'; export const game = rng;"],
    ['apps/lab/test/game.ts', "export * from '../../../docs/example/game.ts';"],
    ['apps/lab/package.json', manifest('lab', { dependencies: { declared: '1.0.0' } })],
    ['apps/lab/src/main.ts', "import '@dealers-choice/go/words'; import 'declared'; import('node:fs');"],
  ]);
  const folders = ['packages/kernel', 'packages/testkit', 'games/go', 'games/chess', 'apps/lab'];
  const plant = (path: string, text: string) => boundaries(new Map([...clean, [path, text]]), folders).problems;

  test('is the only problem: without it there is none', () => {
    const { looked, problems } = boundaries(clean, folders);
    expect(problems).toEqual([]);
    expect(looked.get('games/go')).toBe(5);
  });

  test.each([
    ['packages/kernel/src/a.ts', "import 'node:fs';", 'must not know Node'],
    ['packages/kernel/src/a.ts', "import fs from 'fs';", 'must not know Node'],
    ['packages/kernel/src/a.ts', "import 'yaml';", 'must not use it'],
    ['packages/kernel/src/a.ts', "import type { X } from '@dealers-choice/go';", 'must not import rules'],
    ['packages/kernel/src/a.ts', "export * from '@dealers-choice/testkit';", 'must not import testkit'],
    ['packages/kernel/src/a.ts', "type T = import('@dealers-choice/go').T;", 'must not import rules'],
    ['packages/kernel/src/a.ts', "const t = import('@dealers-choice/go');", 'must not import rules'],
    ['packages/kernel/src/a.ts', 'const t = (name: string) => import(name);', 'imports a computed name'],
    ['packages/kernel/src/a.ts', "import './b';", 'does not exist'],
    ['packages/kernel/src/a.ts', "const fs = require('fs');", 'must not know Node'],
    ['packages/testkit/src/a.ts', "import '@dealers-choice/go';", 'must not import rules'],
    ['apps/lab/src/a.ts', "import '../../../docs/example/game.ts';", 'reaches into another package'],
    ['games/go/src/rules/a.ts', "import '@dealers-choice/chess';", 'must not import another game'],
    ['games/go/src/rules/a.ts', "import '@dealers-choice/testkit';", 'must not import testkit'],
    ['games/go/src/rules/a.ts', "import 'vitest';", 'must not use it'],
    ['games/go/src/rules/a.ts', "import '../words/index.ts';", 'must not import words'],
    ['games/go/src/rules/a.ts', "import '../../../../packages/kernel/src/rng.ts';", 'reaches into another package'],
    ['games/go/src/rules/a.ts', "import '@dealers-choice/kernel/src/rng.ts';", 'does not export'],
    ['games/go/src/rules/a.ts', "import './play.test.ts';", 'a test'],
    ['games/go/src/words/a.ts', "import { rng } from '@dealers-choice/kernel';", 'only types of kernel'],
    ['games/go/src/bot/a.ts', "import '../words/index.ts';", 'must not import words'],
    ['games/go/src/table/a.ts', "import { rng } from '@dealers-choice/kernel';", 'only types of kernel'],
    ['games/go/src/table/a.ts', "import 'zustand';", 'must not use it'],
    ['packages/table/src/a.ts', "import '@dealers-choice/go';", 'must not import rules'],
    ['games/go/src/odd/a.ts', '', 'in no folder of the map'],
    ['apps/lab/src/a.ts', "import '@dealers-choice/go/table';", 'must not import table'],
    ['apps/lab/src/a.ts', "import 'react';", 'must not use it'],
    ['games/go/src/a.test.ts', "import '../../../apps/lab/src/main.ts';", 'reaches into another package'],
  ])('%s: %s', (path, text, problem) => {
    expect(plant(path, text)).toEqual([expect.stringContaining(problem)]);
  });

  test('in a circle is told once', () => {
    expect(plant('packages/kernel/src/rng.ts', "export * from './index.ts';")).toEqual([
      'imports in a circle: packages/kernel/src/index.ts -> packages/kernel/src/rng.ts -> packages/kernel/src/index.ts',
    ]);
  });

  test('is not missed because nothing was looked at', () => {
    expect(boundaries(new Map(), []).problems).toEqual(['looked at no module of any package']);
    expect(boundaries(clean, [...folders, 'games/bridge']).problems).toEqual(['looked at no module of games/bridge']);
  });
});
