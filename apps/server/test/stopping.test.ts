/** A server that is told to end, and one that begins after it, while people play: the real script, real processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { systemTicker } from '../src/ticker.ts';
import { verdictOn } from './crash/held-against-store.ts';
import { Player } from './crash/player.ts';
import { socketLine } from './crash/player-line.ts';
import { isBuilt, NOT_BUILT, starter } from './started.ts';
import { newCookie } from './wire/line.ts';

const data = mkdtempSync(join(tmpdir(), 'stopping-'));
const { start, endAll } = starter({ ONLINE_DATA: data });
const players: Player[] = [];
afterEach(() => {
  for (const player of players.splice(0)) player.close();
  endAll();
});
afterAll(() => rmSync(data, { recursive: true }));

const total = (): number => players.reduce((sum, { moves }) => sum + moves, 0);

test('what was acknowledged is kept, and pages go on with the next server by themselves', async (context) => {
  if (!isBuilt) context.skip(NOT_BUILT);
  const first = start('--port', '0');
  const url = (await first.address).replace(/\/$/, '');
  for (const game of ['jambo', 'jambo', 'the-door', 'dhappa-baaji', 'one-piece']) {
    const line = socketLine({ url, cookie: await newCookie(url), newGuest: () => newCookie(url) });
    const name = `${game} ${players.length}`;
    players.push(new Player({ line, ticker: systemTicker, game, name, company: 'nobody' }));
  }
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await wait(5);
  };
  await until(() => players.every(({ moves }) => moves > 0) && total() > 50);
  first.child.kill('SIGTERM'); // in the middle of it all
  expect(await first.ended).toEqual([0, null]);
  expect(first.said()).toContain('"what":"server stopped"');
  expect(first.said()).not.toMatch(/"level":"(warn|error)"/);

  const before = total();
  const second = start('--port', new URL(url).port);
  await until(() => total() > before + 30);
  for (const player of players) player.close();
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual([0, null]);
  expect(second.said()).not.toMatch(/"level":"(warn|error)"/);

  const store = await openStore({ folder: data, url: null });
  const verdict = await verdictOn(
    players.flatMap(({ memories }) => memories),
    store,
  );
  await store.close();
  expect(verdict).toEqual({ acknowledged: total(), lost: 0, duplicated: 0, diverged: 0, denied: 0 });
  expect(players.flatMap(({ problems }) => problems)).toEqual([]);
});
