import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { type CardStore, cardStore } from './card-store.ts';
import { CardTables } from './card-tables.ts';
import { checkerIn } from './checker.ts';
import { securityHeaders } from './headers.ts';
import { type Health, healthOf } from './health.ts';
import { type Images, imagesFrom } from './images.ts';
import { type Log, logTo } from './logs.ts';
import { thinkIn } from './match/think-threads.ts';
import { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-route.ts';
import { watchProcess } from './metrics/process-metrics.ts';
import type { Online } from './online.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { packer, readPages } from './pages.ts';
import { Routes } from './routes.ts';
import { listen, serverFor, stop } from './server.ts';
import { readServerFile } from './server-file.ts';
import { setReaderIn } from './set-reader.ts';
import { stopOnSignals } from './signals.ts';
import { summaryOf } from './summary.ts';

/** Seen from apps/server/dist, where this is bundled to. */
const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));
const CHECK_WORKER = new URL('check-worker.mjs', import.meta.url);
const READ_WORKER = new URL('read-worker.mjs', import.meta.url);
const THINK_WORKER = new URL('think-worker.mjs', import.meta.url);

const ABOUT = { version: manifest.version };

const options = parseOptions(process.argv.slice(2), process.env);
if (Array.isArray(options)) giveUp(`${options.join('\n')}\n\nnpm start -- --help says what can be set.`);
else if (options.help) console.log(USAGE);
else if (!existsSync(join(BUILT_PAGE, 'index.html'))) giveUp('The page has not been built: start with `npm start`.');
else await serve(options);

async function serve(options: Options): Promise<void> {
  const { cards, front } = options;
  const images = imagesIn(cards, options.images);
  if (typeof images === 'string') return giveUp(images);
  const log = logTo({ least: options.logLevel, now: Date.now, write: (line) => void process.stderr.write(line) });
  const routes = new Routes(front);
  const metrics = new Metrics();
  serveMetrics(routes, metrics, options);
  const store = cardStore(cards, checkerIn(CHECK_WORKER));
  const tables = cardTables(store, options);
  let health = async (): Promise<Health> => ({ ok: false, ...ABOUT, uptime: 0, store: 'off' });
  const { uploads } = options;
  const pages = readPages(BUILT_PAGE);
  const site = { pages, pack: packer(), health: () => health(), cards: store, images, routes, uploads };
  const server = serverFor(site, log);
  try {
    const headers = securityHeaders(images?.origin ?? null, front);
    const played = await play({ server, routes, cards: tables, metrics, log, headers, options });
    const [online, off] = typeof played === 'string' ? [null, played] : [played, null];
    const uptime = () => Math.round(process.uptime());
    health = healthOf({ ...ABOUT, uptime, answers: online?.answers ?? null, now: Date.now, log });
    watchProcess(metrics);
    stopOnSignals({ log, close: () => closeAll(server, online), exit: (code) => process.exit(code) });
    sayWhere({ options, off, port: await listenAsTold(server, options, online), log });
  } catch (error) {
    giveUp(`Can't serve on ${options.host}, port ${options.port}: ${error instanceof Error ? error.message : error}`);
  }
}

/** What guests send, and what was read of any cards, is kept beside the matches. */
function cardTables(store: CardStore, { data, uploads, uploadToken: token }: Options): CardTables {
  const [read, readSent] = [setReaderIn(READ_WORKER), setReaderIn(READ_WORKER)];
  const check = checkerIn(CHECK_WORKER);
  return new CardTables({ store, check, read, readSent, folder: join(data, 'cards'), uploads, token });
}

/** A proxy looks for the server where it was told to: there no other port will do. */
async function listenAsTold(server: Server, { host, port, front }: Options, online: Online | null): Promise<number> {
  try {
    return await listen(server, host, port, front.proxies === 0);
  } catch (error) {
    await online?.close();
    throw error;
  }
}

/** Nobody new is taken in; what is being written is written, and pages are told; then everything ends. */
function closeAll(server: Server, online: Online | null): Promise<void> {
  return stop(server, 2_000, online?.close());
}

interface Started {
  options: Options;
  port: number;
  /** Why nobody can play online; null: they can. */
  off: string | null;
  log: Log;
}

function sayWhere({ options, port, off, log }: Started): void {
  const { host, port: wanted } = options;
  log('server started', { port, ...ABOUT });
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so another one is used.`);
  console.log(`Dealer's Choice is at http://${host.includes(':') ? `[${host}]` : host}:${port}/`);
  for (const line of summaryOf(options, off)) console.log(line);
  console.log('Stop it with Ctrl+C.');
}

interface PlayHow {
  server: Server;
  routes: Routes;
  cards: CardTables;
  metrics: Metrics;
  log: Log;
  headers: Record<string, string>;
  options: Options;
}

/**
 * Online play: whoever gets the page can play. Without it everything else is as it is, and the reason is given; but a
 * server whose database was named is of no use without it.
 */
async function play({ options, log, ...how }: PlayHow): Promise<Online | string> {
  const { data: folder, database: url, name, mostPages, mostGuests, abandonDays, keepDays, pushSubject } = options;
  try {
    const { openOnline } = await import('./online.ts');
    const think = thinkIn({ file: THINK_WORKER, count: Math.max(1, availableParallelism() - 1) });
    return await openOnline({
      ...how,
      folder,
      url,
      name,
      log,
      think,
      limits: { mostPages, mostGuests },
      retention: { abandonDays, keepDays },
      ...(pushSubject !== null && { pushContact: pushSubject }),
    });
  } catch (error) {
    log('online play is off', { error });
    const reason = error instanceof Error ? error.message : String(error);
    if (url === null) return reason;
    throw new Error(`the database cannot be used: ${reason}`);
  }
}

/** A sentence says what is wrong. */
function imagesIn(cards: string, named: string | null): Images | null | string {
  const file = named === null ? readServerFile(cards) : { images: named };
  if (typeof file === 'string') return file;
  return file.images === null ? null : imagesFrom(file.images);
}

function giveUp(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
