/** The online part of a server alone, in a process of its own whose time and memory are counted. */
import { createServer } from 'node:http';
import { BARE } from '../../src/front.ts';
import { openOnline } from '../../src/online.ts';
import { Routes } from '../../src/routes.ts';
import { listen } from '../../src/server.ts';
import type { Figure } from './spent.ts';

const { BENCH_FOLDER = '' } = process.env;
const server = createServer((_request, response) => response.writeHead(404).end());
const log = (what: string, about: object): void => console.error(JSON.stringify({ what, ...about }));
const where = { name: 'bench', folder: BENCH_FOLDER, url: null };
const online = await openOnline({ server, routes: new Routes(BARE), ...where, headers: {}, log });
const port = await listen(server, '127.0.0.1', 0);

process.on('message', ({ ask }: { ask: Figure }) => process.send?.(answer(ask)));
process.once('disconnect', () => void online.close().then(() => process.exit(0)));

function answer(ask: Figure): number {
  if (ask === 'port') return port;
  if (ask === 'cpuMs') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
