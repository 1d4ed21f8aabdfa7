import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockProblems } from './lock.ts';
import { ROOT } from './repo.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test.each(['package-lock.json', 'peers/package-lock.json'])('%s: what is installed is verified', (file) => {
  expect(lockProblems(file, read(file))).toEqual([]);
});

/** Where CI runs, nothing is installed unverified. */
test('all packages for Linux on x64 are locked with their integrity', () => {
  const locked: [string, Partial<Record<'integrity', string> & Record<'os' | 'cpu' | 'libc', string[]>>][] =
    Object.entries(JSON.parse(read('package-lock.json')).packages);
  const fits = (has: string[] | undefined, wanted: string): boolean => has?.includes(wanted) ?? false;
  const here = locked.filter(([, { os, cpu, libc }]) => fits(os, 'linux') && fits(cpu, 'x64') && !fits(libc, 'musl'));

  expect(here.length).toBeGreaterThan(4);
  expect(here.flatMap(([path, { integrity }]) => (integrity === undefined ? [path] : []))).toEqual([]);
});

describe('a planted entry', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`;
  const found = (path: string, entry: object) =>
    lockProblems('lock', JSON.stringify({ packages: { '': {}, [path]: entry } }));

  test.each([
    ['node_modules/a', { version: '1.0.0' }, 'has no integrity'],
    ['node_modules/a', { version: '1.0.0', optional: true }, 'has no integrity'],
    ['node_modules/a', { version: '1.0.0', os: ['linux'] }, 'has no integrity'],
    ['node_modules/a', { version: '1.0.0', integrity: 'sha1-abc=' }, 'has a weak integrity'],
    ['node_modules/a', { integrity }, 'has no version'],
    [
      'node_modules/a',
      { version: '1.0.0', integrity, resolved: 'http://localhost:4873/a.tgz' },
      'comes from http://localhost:4873/a.tgz',
    ],
    [
      'node_modules/a',
      { version: '1.0.0', integrity, resolved: 'git+ssh://git@host/a.git#1' },
      'comes from git+ssh://git@host/a.git#1',
    ],
    [
      'node_modules/a',
      { version: '1.0.0', integrity, resolved: 'https://registry.npmjs.org.evil/a.tgz' },
      'comes from https://registry.npmjs.org.evil/a.tgz',
    ],
    ['node_modules/a', { resolved: '../a', link: true }, 'links to ../a, out of the repo'],
    ['../elsewhere', { version: '1.0.0' }, 'has no integrity'],
    ['packages/kernel', { version: '0.0.0', integrity }, 'is ours'],
  ])('%s: %j is caught', (path, entry, what) => {
    expect(found(path, entry)).toEqual([expect.stringContaining(`lock: ${path} ${what}`)]);
  });

  test.each([
    ['node_modules/a', { version: '1.0.0', integrity }],
    ['node_modules/a', { version: '1.0.0', integrity, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
    ['node_modules/a/node_modules/b', { version: '1.0.0-rc.1', integrity }],
    ['node_modules/a-win32', { version: '1.0.0', optional: true, os: ['win32'] }],
    ['node_modules/@dealers-choice/kernel', { resolved: 'packages/kernel', link: true }],
    ['games/jambo', { version: '0.0.0' }],
  ])('%s: %j is let through', (path, entry) => {
    expect(found(path, entry)).toEqual([]);
  });

  test('is not missed because there is nothing', () => {
    expect(lockProblems('lock', '{"packages": {"": {}}}')).toEqual(['lock locks nothing']);
  });
});
