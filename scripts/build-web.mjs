import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Builds the page next to the old one and then puts it in its place: a build that fails leaves the old page. */
export function buildWeb(root) {
  const dist = join(root, 'apps/web/dist');
  const fresh = join(root, `node_modules/.page-${process.pid}`);
  const old = `${fresh}-old`;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  try {
    const { status, signal } = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
      {
        cwd: join(root, 'apps/web'),
        stdio: ['ignore', 2, 2],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    if (status !== 0) throw new Error(`vite build failed (${status ?? signal}); its own message is above.`);
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}
