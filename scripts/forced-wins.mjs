// How many wins of games/one-piece/test/forced-wins/positions.json each bot finds; with `write`, finds the positions
// anew. That takes half an hour, and other positions come out when the rules, the cards or the navigator have changed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './bootstrap.mjs';

const folder = join(root, 'games/one-piece/test/forced-wins');
const scratch = mkdtempSync(join(tmpdir(), 'forced-wins-'));
const bundle = join(scratch, 'report.mjs');
await build({
  entryPoints: [join(folder, 'report.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
try {
  const { gathered, report } = await import(pathToFileURL(bundle).href);
  if (process.argv[2] === 'write') write(gathered((line) => console.log(line)));
  else report((line) => console.log(line));
} finally {
  rmSync(scratch, { recursive: true });
}

function write(wins) {
  const file = join(folder, 'positions.json');
  writeFileSync(file, `${JSON.stringify(wins)}\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { cwd: root });
}
