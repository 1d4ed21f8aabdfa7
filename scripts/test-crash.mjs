// Kills a server again and again while matches are played at it: `npm run test:crash -- --json`. What it does is in
// apps/server/test/crash; `--kills`, `--matches` and `--stores sqlite,postgres` make it shorter.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareOrExit, root } from './bootstrap.mjs';

await prepareOrExit();
const { buildCrashTest } = await import('./build-node.mjs');
mkdirSync(join(root, 'apps/server/dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'apps/server/dist/crash-')); // from here it finds what npm has installed
try {
  await buildCrashTest(root, folder);
  const words = process.argv.slice(2);
  const { status } = spawnSync(process.execPath, [join(folder, 'main.mjs'), ...words], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
