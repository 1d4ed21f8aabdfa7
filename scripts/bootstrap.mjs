// Installs what is missing and builds what is asked for: `lab` (the dealer command), `page` (the page and its server),
// `server` (that alone), `browser` (Chromium for tests), `database` (PostgreSQL for tests). Node built-ins only: it
// runs before node_modules exists.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at, root, SetupError, say } from './setup/base.mjs';
import { prepareBrowser } from './setup/browser.mjs';
import { buildWhenChanged } from './setup/build.mjs';
import { prepareDatabase } from './setup/database.mjs';
import { checkNode, install, isInstalled } from './setup/install.mjs';
import { locked } from './setup/lock.mjs';

export { root };
export const labCommand = at('apps/lab/dist/dealer.mjs');
export const serverCommand = at('apps/server/dist/server.mjs');

const STEPS = {
  lab: () => buildWhenChanged('lab'),
  page: async () => {
    await buildWhenChanged('web');
    await buildWhenChanged('server');
  },
  server: () => buildWhenChanged('server'),
  browser: prepareBrowser,
  database: prepareDatabase,
};

/** Every setup step of the repo, in order; what is already done is left alone. */
async function prepare(wanted) {
  checkNode();
  if (!isInstalled()) await locked(() => isInstalled() || install());
  for (const [name, step] of Object.entries(STEPS)) {
    if (wanted.includes(name)) await step();
  }
}

/** Setup for a script: one that fails says why and ends the process; anything else is a bug and shows its stack. */
export async function prepareOrExit(...wanted) {
  try {
    await prepare(wanted);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((word) => !(word in STEPS));
  if (unknown.length > 0) {
    say(`don't know how to set up ${unknown.join(', ')}; known: ${Object.keys(STEPS).join(', ')}`);
    process.exit(1);
  }
  await prepareOrExit(...wanted);
}
