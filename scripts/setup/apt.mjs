import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './base.mjs';

/** Installs packages of the system, where that is possible without asking anybody. Says so, and says when it failed. */
export function aptInstall(name, ...others) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`installing ${name} with apt-get …`);
  const packages = [name, ...others].join(' ');
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  const { status } = spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) say(`apt-get could not install ${name}.`);
}
