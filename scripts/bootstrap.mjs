// Installs what is missing and, with `lab`, builds the dealer command. Node built-ins only: it runs before
// node_modules exists. Speaks on stderr, so that `dealer … --json` keeps a clean stdout, and only when there is work.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);
export const root = join(dirname(here), '..');
export const labCommand = join(root, 'apps/lab/dist/dealer.mjs');

const at = (path) => join(root, path);
const say = (message) => process.stderr.write(`[setup] ${message}\n`);
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

class SetupError extends Error {}

/** Every setup step of the repo, in order; what is already done is left alone. */
export async function prepare({ lab = false } = {}) {
  checkNode();
  if (!isInstalled()) locked(() => isInstalled() || install());
  if (lab) await prepareLab();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(`Node 20.19 or newer is needed, this is ${process.version}.`);
  }
}

const installStamp = at('node_modules/.lock-hash');
const isInstalled = () => textOf(installStamp) === installHash();

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

function install() {
  say('installing dependencies (npm ci) …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const own = process.env.npm_execpath; // the npm that started us, when one did
  const [command, ...before] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  const { status, signal, error } = spawnSync(command, [...before, ...args], { cwd: root, stdio: ['ignore', 2, 2] });
  if (error) throw new SetupError(`npm could not be started: ${error.message}`);
  if (status !== 0) {
    throw new SetupError(
      `npm ci failed (${status ?? signal}); its own message is above. ` +
        'When package.json and package-lock.json disagree, run `npm install` and commit the lock file.',
    );
  }
  writeFileSync(installStamp, installHash()); // last, so that an interrupted install is repeated
}

async function prepareLab() {
  if (!existsSync(at('apps/lab/src/main.ts'))) {
    say('the dealer command was not built: apps/lab/src/main.ts does not exist.');
    return;
  }
  const stamp = at('apps/lab/dist/.built');
  if (existsSync(labCommand) && textOf(stamp) === sourceHash()) return;
  say('building the dealer command …');
  const hash = sourceHash(); // taken before the build: a source saved meanwhile is built again next time
  const { buildLab } = await import('./build-lab.mjs');
  try {
    await buildLab(root);
  } catch (error) {
    throw new SetupError(`the dealer command does not build: ${error.message}`);
  }
  writeFileSync(stamp, hash);
}

/** Paths, sizes and times of everything that can end up in the command. */
function sourceHash() {
  const hash = createHash('sha256').update(textOf(installStamp));
  for (const path of ['packages', 'games', 'apps', 'scripts/build-lab.mjs'].flatMap((top) => [...sources(at(top))])) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function* sources(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) yield path;
  if (!found?.isDirectory()) return;
  for (const name of readdirSync(path).sort()) {
    const skip = name.startsWith('.') || ['node_modules', 'dist', 'test'].includes(name) || name.endsWith('.test.ts');
    if (!skip) yield* sources(join(path, name));
  }
}

/** One install at a time, however many commands start on a fresh clone. A lock left by a dead process is taken. */
function locked(work) {
  const lock = at('.setup.lock');
  for (let waited = 0; !takeLock(lock); waited++) {
    if (waited === 0) say('waiting for another setup to finish …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = Number(textOf(lock));
    if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Setup for a script: one that fails says why and ends the process; anything else is a bug and shows its stack. */
export async function prepareOrExit(wanted) {
  try {
    await prepare(wanted);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === here) {
  const unknown = process.argv.slice(2).filter((word) => word !== 'lab');
  if (unknown.length > 0) {
    say(`don't know how to set up ${unknown.join(', ')}; known: lab`);
    process.exit(1);
  }
  await prepareOrExit({ lab: process.argv.includes('lab') });
}
