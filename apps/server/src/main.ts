import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { type Options, parseOptions, USAGE } from './options.ts';
import { packer, readPages } from './pages.ts';
import { listen, serverFor, stop } from './server.ts';

/** Seen from apps/server/dist, where this is bundled to. */
const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

const options = parseOptions(process.argv.slice(2), process.env);
if (typeof options === 'string') giveUp(`${options}\n\n${USAGE}`);
else if (options.help) console.log(USAGE);
else if (!existsSync(join(BUILT_PAGE, 'index.html'))) giveUp('The page has not been built: start with `npm start`.');
else await serve(options);

async function serve({ host, port: wanted }: Options): Promise<void> {
  const started = performance.now();
  const uptime = () => Math.round((performance.now() - started) / 1000);
  const health = () => ({ ok: true, version: manifest.version, uptime: uptime() });
  const server = serverFor({ pages: readPages(BUILT_PAGE), pack: packer(), health });
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
    process.once(signal, () => void stop(server)); // a second signal ends the process at once
  }
}

function giveUp(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
