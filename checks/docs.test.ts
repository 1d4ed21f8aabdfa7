/** What the documents say is true: the example compiles and conforms, every link and every citation leads somewhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commentsOf, looksCited, readRules } from '@dealers-choice/testkit';
import { conforms } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { caravan } from '../docs/example/caravan.ts';
import { isTest, readRepo } from './repo.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the example of docs/new-game.md', () => {
  const code = read('docs/example/caravan.ts');

  test('is the file that is compiled and run', () => {
    expect(read('docs/new-game.md')).toContain(`\`\`\`ts\n${code}\`\`\``);
  });

  test('has the levels that are compiled', () => {
    expect(read('docs/new-game.md')).toContain(`\`\`\`ts\n${read('docs/example/bots.ts')}\`\`\``);
  });

  test('fits in 120 lines', () => {
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  conforms(caravan);
});

test('the example of docs/new-table.md is the file that is compiled', () => {
  expect(read('docs/new-table.md')).toContain(`\`\`\`tsx\n${read('docs/example/caravan-table.tsx')}\`\`\``);
});

describe('links', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

  test.each(pages)('%s leads somewhere', (page) => {
    const targets = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
    const files = targets.filter((target) => !/^[a-z]+:/.test(target));

    expect(files.filter((file) => !existsSync(join(root, dirname(page), file)))).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| (?!Threat|-)/.test(line));
  const titles = rows.map((row) => /`([^`]+)` *\|$/.exec(row)?.[1] ?? `no test in: ${row}`);
  const tests = [...readRepo()].filter(([path]) => /\.test\.tsx?$/.test(path));

  test('names threats', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  test.each(titles)('is proven by a test: %s', (title) => {
    expect(tests.filter(([, text]) => text.includes(title)).map(([path]) => path)).not.toEqual([]);
  });
});

describe('citations', () => {
  const repo = [...readRepo()].filter(([path]) => /\.(md|tsx?)$/.test(path));
  const textOf = (path: string, text: string): string =>
    path.endsWith('.md') ? text.replace(/^```[\s\S]*?^```/gm, '') : commentsOf(text).join('\n');

  /** In a game's own folder its test `citesRules` looks closer. */
  test('outside the games lead to a rule of a game', () => {
    const rules = readdirSync(join(root, 'games')).map((game) =>
      readRules(new URL(`../games/${game}/`, import.meta.url)),
    );
    const ids = new Set(rules.flatMap((page) => [...page.matchAll(/^- ([A-Z]{2}-\d+) /gm)].map(([, id]) => id)));
    const outside = repo.filter(([path]) => !path.startsWith('games/') && !isTest(path));
    const cited = outside.flatMap(([path, text]) => looksCited(textOf(path, text)).map((id) => ({ path, id })));

    expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(cited.length).toBeGreaterThan(0);
  });

  test('of what the machine promises lead to a line of docs/architecture.md', () => {
    const ids = [...read('docs/architecture.md').matchAll(/^- \*\*(K\d+)\. /gm)].map(([, id]) => id);
    const cited = repo.flatMap(([path, text]) =>
      (textOf(path, text).match(/(?<![\w-])K\d+(?![\w-])/g) ?? []).map((id) => ({ path, id })),
    );

    expect(cited.filter(({ id }) => !ids.includes(id))).toEqual([]);
    expect(cited.length).toBeGreaterThan(ids.length);
  });
});
