/** A package that names the modules which are loaded for what they do names all of them: a bundler drops the rest. */
import { matchesGlob, posix } from 'node:path';
import { expect, test } from 'vitest';
import { type Repo, readRepo } from './repo.ts';

interface Manifest {
  sideEffects?: unknown;
}

function leftOut(repo: Repo): string[] {
  return [...repo].flatMap(([path, text]) => {
    if (posix.basename(path) !== 'package.json') return [];
    const { sideEffects }: Manifest = JSON.parse(text);
    if (!Array.isArray(sideEffects)) return [];
    const folder = posix.dirname(path);
    const named = sideEffects.map((one) => posix.join(folder, String(one)));
    const loaded = [...repo].flatMap(([file, code]) => (file.startsWith(`${folder}/`) ? forEffect(file, code) : []));
    return loaded.filter((module) => !named.some((glob) => matchesGlob(module, glob)));
  });
}

/** Imports that take no name. */
function forEffect(file: string, code: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  return [...code.matchAll(/^import '(\.[^']+)';/gm)].map(([, to = '']) => posix.join(posix.dirname(file), to));
}

test('every module that is loaded for what it does is named by its package', () => {
  expect(leftOut(readRepo())).toEqual([]);
});

test('a planted module that its package does not name is found', () => {
  const repo = new Map([
    ['games/x/package.json', '{"sideEffects":["**/*.css"]}'],
    ['games/x/src/a.ts', "import './a.css';\nimport './words/more.ts';\n"],
  ]);
  expect(leftOut(repo)).toEqual(['games/x/src/words/more.ts']);
});
