// Reads the texts of our own One Piece cards and writes down what they say, beside them: the rules see nothing of the
// reader. A test holds the file to the texts.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './bootstrap.mjs';

const game = join(root, 'games/one-piece');
const file = join(game, 'src/cards/lowwater.generated.ts');

const { LOWWATER } = await bundled('src/cards/lowwater.ts');
const { treesOf } = await bundled('reader/trees-of.ts');
try {
  writeWhenChanged(formatted(moduleOf(treesOf(LOWWATER))));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** A module of the game, as Node can run it. */
async function bundled(path) {
  const { outputFiles } = await build({
    entryPoints: [join(game, path)],
    write: false,
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

function moduleOf(trees) {
  return [
    '/** What the texts of our own cards say, by card number. Written by `npm run fix`: change the texts instead. */',
    "import type { CardTree } from './printed.ts';",
    '',
    `export const TREES: Readonly<Record<string, CardTree>> = ${JSON.stringify(trees)};`,
    '',
  ].join('\n');
}

function formatted(text) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const command = [biome, 'format', `--stdin-file-path=${file}`];
  return execFileSync(process.execPath, command, { cwd: root, input: text, encoding: 'utf8' });
}

function writeWhenChanged(text) {
  if (readFileSync(file, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(file, text);
}
