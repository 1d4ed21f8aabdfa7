/** Kills a server again and again while matches of all games are played at it, and counts what is lost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { below, seedRng } from '@dealers-choice/kernel';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { openStore } from '../../src/store/open-store.ts';
import { systemTicker } from '../../src/ticker.ts';
import { NO_POSTGRES, type Postgres, startPostgres } from '../postgres.ts';
import { problemsOf, stuckAfter } from './coming-back.ts';
import { turnsIn, type Verdict, verdictOn } from './held-against-store.ts';
import { Player } from './player.ts';
import { socketLine } from './player-line.ts';

/** Built beside this file. */
const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

const STORES = ['sqlite', 'postgres'] as const;
type StoreName = (typeof STORES)[number];
/** At one table in this many two people play, with a short clock; moves are taken back, and bots stand in. */
const COMPANY_EVERY = 3;

interface Wanted {
  kills: number;
  matches: number;
  stores: StoreName[];
  json: boolean;
}
interface Result extends Verdict {
  store: StoreName;
  kills: number;
  matches: number;
  /** How much went wrong at pages. */
  problems: number;
  /** Who has not come back after the last kill: nothing of theirs was acknowledged, and no match of theirs ended. */
  stuck: string[];
}

/** Or a sentence: there is no such store. */
function wanted(words: readonly string[]): Wanted | string {
  const after = (name: string, usual: string): string => {
    const at = words.indexOf(name);
    return at < 0 ? usual : (words[at + 1] ?? usual);
  };
  const stores: StoreName[] = [];
  for (const name of after('--stores', STORES.join(',')).split(',')) {
    const store = STORES.find((one) => one === name);
    if (!store) return `--stores: "${name}" is not a store; the stores are ${STORES.join(' and ')}.`;
    stores.push(store);
  }
  return {
    kills: Number(after('--kills', '100')),
    matches: Number(after('--matches', '50')),
    stores,
    json: words.includes('--json'),
  };
}

/** A server that can be killed, always on the same port. */
function serverOn(environment: Record<string, string>) {
  let child: ChildProcess | null = null;
  let port = '0';
  const start = async (): Promise<void> => {
    const env = { ...process.env, ...environment, CRASH_PORT: port };
    const begun = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = begun;
    port = await new Promise<string>((done, fail) => {
      begun.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
      begun.stdout.once('data', (said: Buffer) => done(/port (\d+)/.exec(said.toString())?.[1] ?? '0'));
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending) return;
    ending.removeAllListeners('exit');
    const gone = new Promise((done) => ending.once('exit', done));
    ending.kill(signal);
    await gone;
  };
  return { start, end, url: () => `http://127.0.0.1:${port}` };
}

const HOW_TO_GET =
  'Install it (Debian: apt install postgresql), or say in POSTGRES_BIN which folder has its programs; ' +
  '--stores sqlite asks for SQLite alone.';

/** Null: this store cannot be had, and that has been said. */
async function crash(store: StoreName, { kills, matches }: Wanted): Promise<Result | null> {
  const postgres = store === 'postgres' ? await startedPostgres() : null;
  if (typeof postgres === 'string') {
    console.error(`not tested: ${store} (${postgres}). ${HOW_TO_GET}`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const server = serverOn({ CRASH_FOLDER: folder, CRASH_URL: postgres?.url ?? '' });
  try {
    return await crashed(server, { store, kills, matches, where: { folder, url: postgres?.url ?? null } });
  } finally {
    await server.end('SIGKILL');
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Or why there is none. */
const startedPostgres = (): Promise<Postgres | string> =>
  startPostgres().then(
    (postgres) => postgres ?? NO_POSTGRES,
    (error: Error) => error.message.trim(),
  );

interface Crashed {
  store: StoreName;
  kills: number;
  matches: number;
  where: Parameters<typeof openStore>[0];
}

async function crashed(
  server: ReturnType<typeof serverOn>,
  { store, kills, matches, where }: Crashed,
): Promise<Result> {
  await server.start();
  const url = server.url();
  const newGuest = async (): Promise<string> => {
    try {
      const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
      await answer.text();
      return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    } catch {
      await wait(50); // the server was killed meanwhile: whoever comes then comes again
      return newGuest();
    }
  };
  const games = [...PLAYED_GAMES.keys()];
  const players: Player[] = [];
  for (let i = 0; i < matches; i++) {
    const game = games[i % games.length] ?? '';
    const open = async (name: string, company: Player | 'nobody' | 'somebody'): Promise<Player> =>
      new Player({
        line: socketLine({ url, cookie: await newGuest(), newGuest }),
        ticker: systemTicker,
        game,
        name,
        company,
      });
    const host = await open(`${store} ${i}`, i % COMPANY_EVERY === 0 ? 'somebody' : 'nobody');
    players.push(host);
    if (i % COMPANY_EVERY === 0) players.push(await open(`${store} ${i} too`, host));
  }
  await until(() => players.every(({ moves }) => moves > 0), 60_000);
  const rng = seedRng(`kills on ${store}`);
  for (let i = 0; i < kills; i++) {
    const before = total(players);
    await until(() => total(players) >= before + matches / 2, 60_000); // many have come back, and play
    await wait(below(rng, 300));
    await server.end('SIGKILL');
    await server.start();
    if (i % 10 === 9) console.error(`${store}: ${i + 1} kills, ${total(players)} moves acknowledged`);
  }
  const stuck = await stuckAfter(players, 60_000);
  for (const player of players) player.close();
  await server.end('SIGTERM');
  const problems = problemsOf(players);
  if (problems.length > 0) console.error(`${problems.length} problems, such as:\n${problems.slice(0, 5).join('\n')}`);
  if (stuck.length > 0) console.error(`did not come back after the last kill: ${stuck.join(', ')}`);

  const kept = await openStore(where);
  const memories = players.flatMap((player) => player.memories);
  const verdict = await verdictOn(memories, kept);
  const { handed, undone } = await turnsIn(memories, kept);
  console.error(`${store}: ${handed} seats were handed to bots, and ${undone} moves taken back`);
  await kept.close();
  const played = new Set(memories.map(({ match }) => match)).size;
  return { store, kills, matches: played, ...verdict, problems: problems.length, stuck };
}

const total = (players: readonly Player[]): number => players.reduce((sum, { moves }) => sum + moves, 0);

async function until(isSo: () => boolean, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('nobody moves any more');
    await wait(5);
  }
}

const asked = wanted(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exit(1);
}
const stores: Result[] = [];
const untested: string[] = [];
for (const store of asked.stores) {
  const result = await crash(store, asked);
  if (result) stores.push(result);
  else untested.push(store);
  if (result && !asked.json) console.log(JSON.stringify(result));
}
if (asked.json) console.log(JSON.stringify({ stores, untested }));
const isLossless = stores.every((one) => one.lost + one.duplicated + one.diverged + one.denied === 0);
const isResumed = stores.every(({ problems, stuck }) => problems + stuck.length === 0);
process.exit(isLossless && isResumed && untested.length === 0 ? 0 : 1);
