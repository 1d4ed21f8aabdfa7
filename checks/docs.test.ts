/** What the documents say is true: the example compiles and conforms, and every link leads somewhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conforms } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { caravan } from '../docs/example/caravan.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the example of docs/new-game.md', () => {
  const code = read('docs/example/caravan.ts');

  test('is the file that is compiled and run', () => {
    expect(read('docs/new-game.md')).toContain(`\`\`\`ts\n${code}\`\`\``);
  });

  test('fits in 120 lines', () => {
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  conforms(caravan);
});

describe('links', () => {
  const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

  test.each(pages)('%s leads somewhere', (page) => {
    const targets = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
    const files = targets.filter((target) => !/^[a-z]+:/.test(target));

    expect(files.filter((file) => !existsSync(join(root, dirname(page), file)))).toEqual([]);
  });
});
