import { describe, expect, test } from 'vitest';
import { housekeeping, MAX_BYTES } from './house.ts';
import { readRepo } from './repo.ts';

test('the house is in order', () => {
  const repo = readRepo();

  expect(repo.size).toBeGreaterThan(20);
  expect(housekeeping(repo)).toEqual([]);
});

describe('a planted line', () => {
  test.each([
    ['docs/a.md', `see /${'work'}/notes.md`, 'path of one machine'],
    ['docs/a.md', `"/${'home'}/ada/cards"`, 'path of one machine'],
    ['docs/a.md', `as the ${'assis'}tant said`, 'how it was written'],
    ['docs/a.md', `in the previous ${'sess'}ion`, 'how it was written'],
    ['apps/lab/src/a.ts', `// ${'TO'}DO tidy`, 'without an issue'],
    ['apps/lab/src/a.ts', `const a = '${'x'.repeat(110)}';`, '123 columns'],
    ['apps/lab/src/more-cards.ts', '', 'does not say what is in it'],
    ['games/jambo/test/cards/rare.test.ts', '', 'does not say what is in it'],
    ['data/cards.json', 'x'.repeat(MAX_BYTES + 1), 'bytes'],
    ['packages/kernel/src/a.ts', 'a;\n'.repeat(1521), '1521 lines'],
  ])('is caught in %s: %.40s', (path, text, problem) => {
    expect(housekeeping(new Map([[path, text]]))).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['packages/kernel/src/a.ts', "ask(seat, { prompt: 'raid' }); // the prompt's key"],
    ['packages/kernel/src/a.ts', `// ${'TO'}DO(#12): a third seat`],
    ['packages/kernel/src/a.ts', "import './home/ada/users.ts';"],
    ['apps/server/src/a.ts', 'const session = sessions.get(cookie);'],
    ['apps/lab/src/lateral.ts', ''],
    ['games/jambo/scenarios/e-10-mask-too-late.yaml', ''],
    ['docs/a.md', 'x'.repeat(200)],
    ['packages/kernel/src/a.test.ts', 'a;\n'.repeat(1521)],
  ])('is let through in %s: %.40s', (path, text) => {
    expect(housekeeping(new Map([[path, text]]))).toEqual([]);
  });
});

describe('a folder', () => {
  const holding = (files: number) =>
    new Map(Array.from({ length: files }, (_, i) => [`games/go/test/a${i}.test.ts`, ''] as const));

  test('of 46 files is too full', () => {
    expect(housekeeping(holding(46))).toEqual(['games/go/test holds 46 files; 45 are allowed']);
  });
  test('of 45 files is not, whatever its folders hold', () => {
    expect(housekeeping(new Map([...holding(45), ['games/go/test/cards/b.test.ts', '']]))).toEqual([]);
  });
});
