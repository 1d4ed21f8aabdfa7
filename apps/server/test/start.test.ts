/** `npm start` as people use it: the real script, the built page, a real process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../src/played-games.ts';
import { beginMatch, playPage, WirePage } from './wire/line.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isBuilt = existsSync(`${root}/apps/web/dist/index.html`) && existsSync(`${root}/apps/server/dist/server.mjs`);
const running: ChildProcess[] = [];
const data = mkdtempSync(join(tmpdir(), 'started-'));
afterAll(() => rmSync(data, { recursive: true }));

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(...args: string[]) {
  const environment = { ...process.env, NODE_ENV: 'production', PORT: '', ONLINE_DATA: data, DATABASE_URL: '' };
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], { cwd: root, env: environment });
  running.push(child);
  let said = '';
  const address = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part.toString();
        const found = /http:\/\/\S+/.exec(said)?.[0];
        if (found) done(found);
      });
    }
  });
  return { child, address, ended: once(child, 'exit'), said: () => said };
}

test('a second start takes less than 5 seconds, and a signal stops it', { timeout: 20_000 }, async (context) => {
  if (!isBuilt) context.skip('the page is not built: npm test does that first');
  const before = performance.now();
  const { child, address, ended } = start('--port', '0');
  const page = await fetch(await address);
  const took = performance.now() - before;
  const health = await (await fetch(`${await address}health`)).json();
  child.kill('SIGTERM');
  const [code] = await ended;

  console.log(`a second start took ${(took / 1000).toFixed(2)} s`);
  expect(took).toBeLessThan(5000);
  expect(await page.text()).toContain("Dealer's Choice");
  expect(health).toMatchObject({ ok: true });
  expect(code).toBe(0);
});

test('a second server on the same port says where it went', { timeout: 20_000 }, async (context) => {
  if (!isBuilt) context.skip('the page is not built: npm test does that first');
  const first = start('--port', '0');
  const port = new URL(await first.address).port;
  const second = start('--port', port);

  expect(await second.address).not.toBe(await first.address);
  expect(second.said()).toContain(`Port ${port} is taken, so another one is used.`);
});

test('a wrong option ends it with a reason', { timeout: 20_000 }, async (context) => {
  if (!isBuilt) context.skip('the page is not built: npm test does that first');
  const { ended, said } = start('--port', 'high');
  const [code] = await ended;

  expect(code).toBe(1);
  expect(said()).toContain('--port must be a whole number from 0 to 65535, not high.');
});

test('people can play online at once, and a signal stops that, too', { timeout: 30_000 }, async (context) => {
  if (!isBuilt) context.skip('the page is not built: npm test does that first');
  const { child, address, ended, said } = start('--port', '0');
  const url = (await address).replace(/\/$/, '');
  const page = await WirePage.open(url);
  const match = await beginMatch([page], 'jambo');
  const mind = PLAYED_GAMES.get('jambo')?.bots[0] ?? expect.unreachable();
  expect(await playPage(page, match, mind, 12)).toHaveLength(12); // a bot answers, from its thread
  child.kill('SIGTERM');
  const [code] = await ended;
  page.close();
  expect(code).toBe(0);
  expect(said()).not.toContain('off');
});
