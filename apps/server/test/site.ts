import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Site } from '../src/answer.ts';
import { cardStore } from '../src/card-store.ts';
import { checkedSet } from '../src/checked-set.ts';
import { BARE } from '../src/front.ts';
import { packer, readPages } from '../src/pages.ts';
import { Routes } from '../src/routes.ts';
import { type LIMITS, listen, serverFor, stop } from '../src/server.ts';

export const SCRIPT = `console.log('${'all of one deck '.repeat(200)}');`;
const FILES = {
  'index.html': '<!doctype html><title>Planted</title>',
  'service-worker.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'assets/main-a1b2c3d4.js': SCRIPT,
  'assets/main-a1b2c3d4.js.map': '{}',
  'assets/style-a1b2c3d4.css': 'body { margin: 0 }',
  '.hidden': 'not for readers',
};

/** Checks in this thread, which is enough for a few small sets. */
export const storeOf = (folder: string) => cardStore(folder, async (name, path) => checkedSet(name, path));

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Running {
  port: number;
  logged: { what: string; about: object }[];
  /** Sends the target exactly as given: nothing between here and the server tidies it up. */
  ask(target: string, how?: Asking): Promise<Reply>;
  close(): Promise<void>;
}

/** The server over a small planted page, with a secret file just outside its folder. */
export async function plantedSite(
  wantedPort = 0,
  {
    cards = storeOf('nowhere'),
    images = null,
    routes = new Routes(BARE),
    uploads = 'off',
    limits,
    pages,
  }: Partial<Pick<Site, 'cards' | 'images' | 'routes' | 'uploads' | 'pages'>> & { limits?: typeof LIMITS } = {},
): Promise<Running> {
  const outside = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(outside, 'dist');
  for (const [path, text] of Object.entries({ ...FILES, '../secret.txt': 'secret', '../secret': 'secret' })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const planted = readPages(folder);
  rmSync(outside, { recursive: true }); // what was read once is enough
  const logged: Running['logged'] = [];
  const health = async () => ({ ok: true, version: '1.2.3', uptime: 4, store: 'answers' as const });
  const server = serverFor(
    { pages: pages ?? planted, pack: packer(), health, cards, images, routes, uploads },
    (what, about) => void logged.push({ what, about }),
    limits,
  );
  const port = await listen(server, '127.0.0.1', wantedPort);
  return { port, logged, ask: (target, how = {}) => ask(port, target, how), close: () => stop(server, 100) };
}

function ask(port: number, path: string, { body, ...how }: Asking): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...how }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', fail).end(body);
  });
}
