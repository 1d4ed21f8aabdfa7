import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the command and its worker into apps/lab/dist. */
export const buildLab = (root) => bundle(root, 'apps/lab', { dealer: 'main.ts', worker: 'worker.ts' });

/** Bundles the server into apps/server/dist. */
export const buildServer = (root) => bundle(root, 'apps/server', { server: 'main.ts' });

async function bundle(root, app, entries) {
  const dist = join(root, app, 'dist');
  const source = (file) => join(root, app, 'src', file);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, source(file)])),
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // CommonJS dependencies inside an ES module still call require.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [keepTestsOut],
    logLevel: 'warning',
  });
  mkdirSync(dist, { recursive: true });
  for (const { path, contents } of outputFiles) writeWhole(path, contents);
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
