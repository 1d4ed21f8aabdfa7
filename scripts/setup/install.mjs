import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { at, root, SetupError, say, textOf } from './base.mjs';

export const installStamp = at('node_modules/.lock-hash');
export const isInstalled = () => textOf(installStamp) === installHash();

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(`Node 20.19 or newer is needed, this is ${process.version}.`);
  }
}

/** Changes with the lock file, with what any package.json asks for, and with the Node that packages are built for. */
function installHash() {
  if (!existsSync(at('package-lock.json'))) throw new SetupError('package-lock.json is missing; restore it from git.');
  const hash = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(process.versions.modules);
  for (const path of ['package.json', ...workspaces().map((folder) => `${folder}/package.json`)]) {
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync(at(path), 'utf8'));
    hash.update(JSON.stringify([path, name, dependencies, devDependencies]));
  }
  return hash.digest('hex');
}

function workspaces() {
  return ['packages', 'games', 'apps']
    .filter((group) => existsSync(at(group)))
    .flatMap((group) => readdirSync(at(group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(at(`${folder}/package.json`)))
    .sort();
}

export function install() {
  npmCi(root, ['--include=dev']);
  writeFileSync(installStamp, installHash()); // last, so that an interrupted install is repeated
}

/** Installs what the lock of a folder says. */
export function npmCi(folder, more) {
  say(`installing dependencies (npm ci)${folder === root ? '' : ` in ${relative(root, folder)}`} …`);
  const args = ['ci', ...more, '--no-audit', '--no-fund'];
  const own = process.env.npm_execpath; // the npm that started us, when one did
  const [command, ...before] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  const { status, signal, error } = spawnSync(command, [...before, ...args], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (error) throw new SetupError(`npm could not be started: ${error.message}`);
  if (status !== 0) {
    throw new SetupError(
      `npm ci failed (${status ?? signal}); its own message is above. ` +
        'When package.json and package-lock.json disagree, run `npm install` and commit the lock file.',
    );
  }
}
