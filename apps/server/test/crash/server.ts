/** The online part of a server alone, as a process that can be killed: says its port, and plays until then. */
import { createServer } from 'node:http';
import { BARE } from '../../src/front.ts';
import { openOnline } from '../../src/online.ts';
import { Routes } from '../../src/routes.ts';
import { listen } from '../../src/server.ts';

const { CRASH_PORT = '0', CRASH_FOLDER = '', CRASH_URL = '' } = process.env;
const server = createServer((_request, response) => response.writeHead(404).end());
const log = (what: string, about: object): void => console.error(JSON.stringify({ what, ...about }));
const url = CRASH_URL === '' ? null : CRASH_URL;
const online = await openOnline({
  server,
  routes: new Routes(BARE),
  name: 'crash',
  folder: CRASH_FOLDER,
  url,
  headers: {},
  log,
});
console.log(`port ${await listen(server, '127.0.0.1', Number(CRASH_PORT))}`);
process.once('SIGTERM', () => void online.close().then(() => process.exit(0)));
