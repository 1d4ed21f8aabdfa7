import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the command and its worker into apps/lab/dist. */
export async function buildLab(root) {
  const define = { READER_VERSION: JSON.stringify(await readerVersion(root)) };
  await bundle(root, 'apps/lab', { dealer: 'main.ts', worker: 'worker.ts' }, { define });
}

/** Changes with everything that decides how a card text is read: the reader, and what its readings are held against. */
async function readerVersion(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['reader/index', 'src/import/read-cards', 'src/import/differs'].map(
      (file) => `games/one-piece/${file}.ts`,
    ),
    outdir: root,
    write: false,
    bundle: true,
    format: 'esm',
    minifyWhitespace: true, // a comment changes nothing
    logLevel: 'warning',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest('hex');
}

/** Bundles the server and its workers into apps/server/dist. */
export async function buildServer(root, dist = undefined) {
  const define = { READER_VERSION: JSON.stringify(await readerVersion(root)) };
  await bundle(root, 'apps/server', SERVER, { dist, define, external: INSTALLED });
}

const SERVER = {
  server: 'main.ts',
  backup: 'backup-command.ts',
  'check-worker': 'check-worker.ts',
  'read-worker': 'read-worker.ts',
  'think-worker': 'match/think-worker.ts',
};

/** Bundles the crash test, and the server that it kills. */
export const buildCrashTest = (root, dist) =>
  bundle(
    root,
    'apps/server',
    { main: '../test/crash/main.ts', server: '../test/crash/server.ts' },
    { dist, external: [...INSTALLED, 'socket.io-client'] },
  );

/** Bundles what measures the server: a server, and pages that play at it. */
export const buildServerBench = (root, dist) =>
  bundle(
    root,
    'apps/server',
    {
      main: '../test/bench/main.ts',
      server: '../test/bench/server.ts',
      pages: '../test/bench/pages.ts',
      machine: '../test/bench/machine.ts',
    },
    { dist, external: [...INSTALLED, 'socket.io-client'] },
  );

/** What has parts for each system, or looks for parts of its own at run time, stays where npm has put it. */
const INSTALLED = ['libsql', 'pg', 'socket.io'];

async function bundle(root, app, entries, { dist = join(root, app, 'dist'), define = {}, external = [] } = {}) {
  const source = (file) => join(root, app, 'src', file);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, source(file)])),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    // What is imported when it is needed is a file of its own, and so is what the entries share.
    splitting: true,
    chunkNames: 'part-[hash]',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    define,
    external,
    // CommonJS dependencies inside an ES module still call require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [keepTestsOut],
    logLevel: 'warning',
  });
  mkdirSync(dist, { recursive: true });
  // Parts first: an entry of this build never meets those of the last.
  const parts = outputFiles.filter(({ path }) => isPart(basename(path)));
  const others = outputFiles.filter((file) => !parts.includes(file));
  for (const { path, contents } of [...parts, ...others]) writeWhole(path, contents);
  clearOut(
    dist,
    parts.map(({ path }) => basename(path)),
  );
}

const isPart = (name) => name.startsWith('part-');
const HOUR = 3_600_000;

/** Parts of earlier builds go after an hour: a command that was started before may still ask for them. */
function clearOut(dist, parts) {
  for (const name of readdirSync(dist)) {
    if (!isPart(name) || parts.includes(name)) continue;
    const path = join(dist, name);
    const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > HOUR) rmSync(path, { force: true });
  }
}

/** Renamed into place, so that a command started meanwhile never reads half a file. */
function writeWhole(path, contents) {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, contents);
  renameSync(fresh, path);
}

const keepTestsOut = {
  name: 'keep-tests-out',
  setup({ onResolve }) {
    onResolve({ filter: /^vitest(\/|$)/ }, ({ importer }) => ({
      errors: [{ text: `vitest would end up in a product, through ${importer}` }],
    }));
  },
};
