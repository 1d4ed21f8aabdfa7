// Bundles a tool of the server into a folder from which it finds what npm has installed, and runs its main file with
// the words of this command.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareOrExit, root } from './bootstrap.mjs';

export async function runBundled(name, builder) {
  await prepareOrExit();
  const build = builder(await import('./build-node.mjs'));
  mkdirSync(join(root, 'apps/server/dist'), { recursive: true });
  const folder = mkdtempSync(join(root, `apps/server/dist/${name}-`));
  try {
    await build(root, folder);
    const words = process.argv.slice(2);
    const { status } = spawnSync(process.execPath, [join(folder, 'main.mjs'), ...words], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
