// Type checks the whole repo once, then again each package that has a tsconfig.json of its own: kernel, bots and games
// must compile without the types of Node or the browser; tables and the page have the browser's.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

const hasSource = (folder) =>
  existsSync(join(root, folder, 'src')) &&
  readdirSync(join(root, folder, 'src'), { recursive: true }).some((name) => /\.tsx?$/.test(name));

const packages = ['packages', 'games', 'apps']
  .filter((group) => existsSync(join(root, group)))
  .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')) && hasSource(folder));

let failed = false;
for (const folder of ['.', ...packages, 'tsconfig.tables.json', 'apps/web/e2e']) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`types: ${folder === '.' ? 'the repo' : folder} does not compile`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
