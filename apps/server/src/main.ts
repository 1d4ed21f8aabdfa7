import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { cardStore } from './card-store.ts';
import { checkerIn } from './checker.ts';
import { type Images, imagesFrom } from './images.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { packer, readPages } from './pages.ts';
import { listen, serverFor, stop } from './server.ts';
import { readSettings } from './settings.ts';

/** Seen from apps/server/dist, where this is bundled to. */
const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const CHECK_WORKER = new URL('check-worker.mjs', import.meta.url);

const options = parseOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') giveUp(`${options}\n\n${USAGE}`);
else if (options.help) console.log(USAGE);
else if (!existsSync(join(BUILT_PAGE, 'index.html'))) giveUp('The page has not been built: start with `npm start`.');
else await serve(options);

async function serve({ host, port: wanted, cards, images: named }: Options): Promise<void> {
  const images = imagesIn(cards, named);
  if (typeof images === 'string') return giveUp(images);
  const started = performance.now();
  const uptime = () => Math.round((performance.now() - started) / 1000);
  const health = () => ({ ok: true, version: manifest.version, uptime: uptime() });
  const store = cardStore(cards, checkerIn(CHECK_WORKER));
  const server = serverFor({ pages: readPages(BUILT_PAGE), pack: packer(), health, cards: store, images });
  try {
    const port = await listen(server, host, wanted);
    if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so another one is used.`);
    console.log(`Dealer's Choice is at http://${host.includes(':') ? `[${host}]` : host}:${port}/`);
    console.log('Stop it with Ctrl+C.');
  } catch (error) {
    giveUp(`Can't serve on ${host}, port ${wanted}: ${error instanceof Error ? error.message : error}`);
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A thread that checks cards must not keep it alive. A second signal ends the process at once.
    process.once(signal, () => void stop(server).then(() => process.exit(0)));
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
