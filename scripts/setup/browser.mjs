import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './base.mjs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const HOW_TO_GET_A_BROWSER = 'no Chromium was found; install one, or name it in CHROMIUM_PATH';

/** The browser that tests and screenshots use, or undefined. */
export const findBrowser = () => [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));

/** Installs Chromium where that is possible without asking anybody. Without a browser, everything else still works. */
export function prepareBrowser() {
  if (findBrowser()) return;
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('installing chromium with apt-get …');
  const packages = 'chromium fonts-dejavu-core';
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`;
  const { status } = spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) say('apt-get could not install chromium.');
}
