import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { cardStore } from './card-store.ts';
import { checkerIn } from './checker.ts';
import { securityHeaders } from './headers.ts';
import { type Images, imagesFrom } from './images.ts';
import { thinkIn } from './match/think-threads.ts';
import type { Online } from './online.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { packer, readPages } from './pages.ts';
import { listen, serverFor, stop } from './server.ts';
import { readSettings } from './settings.ts';

/** Seen from apps/server/dist, where this is bundled to. */
const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const CHECK_WORKER = new URL('check-worker.mjs', import.meta.url);
const THINK_WORKER = new URL('think-worker.mjs', import.meta.url);

const options = parseOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') giveUp(`${options}\n\n${USAGE}`);
else if (options.help) console.log(USAGE);
else if (!existsSync(join(BUILT_PAGE, 'index.html'))) giveUp('The page has not been built: start with `npm start`.');
else await serve(options);

async function serve(options: Options): Promise<void> {
  const { host, port: wanted, cards, images: named } = options;
  const images = imagesIn(cards, named);
  if (typeof images === 'string') return giveUp(images);
  const started = performance.now();
  const uptime = () => Math.round((performance.now() - started) / 1000);
  const health = () => ({ ok: true, version: manifest.version, uptime: uptime() });
  const store = cardStore(cards, checkerIn(CHECK_WORKER));
  const server = serverFor({ pages: readPages(BUILT_PAGE), pack: packer(), health, cards: store, images });
  const online = await play(server, images?.origin ?? null, options); // whoever gets the page can play
  try {
    const port = await listen(server, host, wanted);
    if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so another one is used.`);
    console.log(`Dealer's Choice is at http://${host.includes(':') ? `[${host}]` : host}:${port}/`);
    console.log('Stop it with Ctrl+C.');
  } catch (error) {
    await online?.close();
    giveUp(`Can't serve on ${host}, port ${wanted}: ${error instanceof Error ? error.message : error}`);
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A thread that checks cards must not keep it alive. A second signal ends the process at once.
    process.once(signal, () => {
      void (online?.close() ?? Promise.resolve())
        .catch((error: unknown) => console.error('Online play did not end well:', error))
        .then(() => stop(server))
        .then(() => process.exit(0));
    });
  }
}

/** Online play. Without it everything else is as it is: the reason is printed, and null is given. */
async function play(server: Server, imageOrigin: string | null, options: Options): Promise<Online | null> {
  const { data: folder, database: url, name } = options;
  try {
    const { openOnline } = await import('./online.ts');
    const log = (what: string, about: object): void => console.error(JSON.stringify({ what, ...about }));
    const think = thinkIn({ file: THINK_WORKER, count: Math.max(1, availableParallelism() - 1) });
    return await openOnline({ server, folder, url, name, log, think, headers: securityHeaders(imageOrigin) });
  } catch (error) {
    console.error(`Online play is off: ${error instanceof Error ? error.message : error}.`);
    return null;
  }
}

/** A sentence says what is wrong. */
function imagesIn(cards: string, named: string | null): Images | null | string {
  const settings = named === null ? readSettings(cards) : { images: named };
  if (typeof settings === 'string') return settings;
  return settings.images === null ? null : imagesFrom(settings.images);
}

function giveUp(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
