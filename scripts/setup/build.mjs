import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, root, SetupError, say, textOf } from './base.mjs';
import { installStamp } from './install.mjs';
import { locked } from './lock.mjs';

/** What can be built: the file that proves it was, everything that ends up in it, and how. */
const PRODUCTS = {
  lab: {
    title: 'the dealer command',
    result: 'apps/lab/dist/dealer.mjs',
    from: ['packages', 'games', 'apps/lab', 'scripts/build-node.mjs'],
    build: async () => (await import('../build-node.mjs')).buildLab(root),
  },
  web: {
    title: 'the page',
    result: 'apps/web/dist/index.html',
    from: ['packages', 'games', 'apps/web', 'scripts/build-web.mjs'],
    build: async () => (await import('../build-web.mjs')).buildWeb(root),
  },
  server: {
    title: 'the server',
    result: 'apps/server/dist/server.mjs',
    from: ['packages', 'games', 'apps/server', 'scripts/build-node.mjs'],
    build: async () => (await import('../build-node.mjs')).buildServer(root),
  },
};

/** Builds what is missing or older than its sources. */
export async function buildWhenChanged(name) {
  const product = PRODUCTS[name];
  if (isBuilt(product)) return;
  await locked(async () => {
    if (!isBuilt(product)) await build(product);
  });
}

const stampOf = ({ result }) => join(dirname(at(result)), '.built');
const isBuilt = (product) => existsSync(at(product.result)) && textOf(stampOf(product)) === sourceHash(product);

async function build(product) {
  say(`building ${product.title} …`);
  const hash = sourceHash(product); // taken before the build: a source saved meanwhile is built again next time
  try {
    await product.build();
  } catch (error) {
    throw new SetupError(`${product.title} does not build: ${error.message}`);
  }
  writeFileSync(stampOf(product), hash);
}

/** Paths, sizes and times of everything that can end up in the product. */
function sourceHash({ from }) {
  const hash = createHash('sha256').update(textOf(installStamp));
  for (const path of from.flatMap((top) => [...sources(at(top))])) {
    const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {}; // it may go in this moment
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

const NOT_BUILT = ['node_modules', 'dist', 'test', 'e2e'];

function* sources(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) yield* sourcesIn(path);
  else if (found?.isFile()) yield path;
}

/** Sorted, and without a look at each file: every command begins with this walk. */
function* sourcesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    if (name.startsWith('.') || NOT_BUILT.includes(name) || /\.test\.tsx?$/.test(name)) continue;
    const path = `${folder}/${name}`;
    if (entry.isFile()) yield path;
    else yield* entry.isDirectory() ? sourcesIn(path) : sources(path); // a link is whatever it leads to
  }
}
