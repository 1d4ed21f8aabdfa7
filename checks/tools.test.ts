import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTests } from '../scripts/browser-tests.mjs';
import { skippedLines } from '../scripts/skipped.mjs';
import { ROOT, readRepo } from './repo.ts';

/** Runs one of the repo's tools, with the repo's settings, over a folder that holds only these files. */
function run(tool: string, args: string[], files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const command = [join(ROOT, 'node_modules', tool), ...args, folder];
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const tsconfig = (more: object) => JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), ...more });

test.each(['const at = process.pid;', 'setTimeout(() => {}, 1);', 'const w = window;', "import 'node:fs';"])(
  'kernel, bots and rules do not compile with %s',
  (line) => {
    const output = run('typescript/bin/tsc', ['-p'], {
      'a.ts': `${line}\nexport {};`,
      'tsconfig.json': tsconfig({}),
    });

    expect(output).toMatch(/a\.ts\(1,\d+\): error/);
  },
);

test('kernel, bots and every game are type checked on their own, with no types of Node or the browser', () => {
  const repo = readRepo();
  const folders = [...repo.keys()].flatMap(
    (path) => /^(packages\/(?:kernel|bots)|games\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? [],
  );

  expect(folders).toContain('packages/kernel');
  for (const folder of folders) {
    const own = JSON.parse(repo.get(`${folder}/tsconfig.json`) ?? '{}');
    const include = [...repo.keys()].some((path) => path.startsWith(`${folder}/reader/`)) ? ['src', 'reader'] : ['src'];
    expect(own, folder).toMatchObject({ extends: '../../tsconfig.base.json', include });
    expect(own.compilerOptions, folder).toBeUndefined();
  }
});

test('oxlint finds promises that nobody waits for', () => {
  const output = run('oxlint/bin/oxlint', ['--type-aware', '-c', '.oxlintrc.json'], {
    'a.ts': 'const f = async () => {};\nexport function g() {\n  f();\n  [1].forEach(async () => f());\n}\n',
    'tsconfig.json': tsconfig({}),
  });

  expect(output).toContain('no-floating-promises');
  expect(output).toContain('no-misused-promises');
});

test.each([
  ['noDefaultExport', 'export default 1;'],
  ['noEnum', 'export enum Zone { Deck }'],
  ['noExplicitAny', 'export const a: any = 1;'],
  ['noNonNullAssertion', 'export const f = (a: string | null) => a!.length;'],
  ['organizeImports', "import { b } from './b.ts';\nimport { a } from './a.ts';\nexport const c = [a, b];"],
])('biome finds %s', (rule, line) => {
  expect(run('@biomejs/biome/bin/biome', ['check', `--config-path=${ROOT}`], { 'a.ts': line })).toContain(rule);
});

test('skipped tests are told in one line for each reason, with their names where they are few', () => {
  const many = Array.from({ length: 204 }, (_, i) => ({ name: `card ${i}`, why: 'no card file' }));

  expect(skippedLines([...many, { name: 'on Linux', why: 'another system' }])).toEqual([
    '204 skipped: no card file',
    '1 skipped: another system (on Linux)',
  ]);
  expect(skippedLines([])).toEqual(['0 skipped']);
});

test('browser tests are found in folders too, all of them or by a word', () => {
  const all = [...readRepo().keys()].filter((path) => /^apps\/web\/e2e\/.*\.test\.ts$/.test(path)).sort();

  expect(all.some((path) => path.startsWith('apps/web/e2e/decks/'))).toBe(true);
  expect(browserTests([])).toEqual(all);
  expect(browserTests(['e2e/decks'])).toEqual(all.filter((path) => path.includes('e2e/decks')));
});
