/** A copy that is made while matches are played: it is whole, and it is what was acknowledged. */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import { backUp } from '../../src/store/backup.ts';
import { DATABASE_FILE, openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { verify } from '../../src/store/verify.ts';
import { dealOf, gameOf, openTable, playOn, type Table } from '../match/table.ts';
import { NO_POSTGRES, startPostgres } from '../postgres.ts';
import { NOT_BUILT, root } from '../started.ts';

const COMMAND = `${root}/apps/server/dist/backup.mjs`;
let table: Table;
let folder: string;
beforeEach(async () => {
  table = await openTable();
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  await table.close();
  rmSync(folder, { recursive: true });
});

const builtIn = ({ game }: { game: string }) => PLAYED_GAMES.get(game) ?? null;

async function playSome(match: string, answers: number): Promise<void> {
  await table.service.begin(dealOf('jambo', { match }));
  const pages = [0, 1].map((seat) => table.page(match, seat as 0 | 1));
  for (const page of pages) await page.watch();
  await playOn(gameOf('jambo'), pages, table, { most: answers });
}
/** What is in a copy, opened as a server would. */
async function openCopy(file: string): Promise<Store> {
  const opened = join(folder, 'opened');
  mkdirSync(opened);
  copyFileSync(file, join(opened, DATABASE_FILE));
  return openStore({ folder: opened, url: null });
}

function run(...words: string[]): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, ONLINE_DATA: table.folder, DATABASE_URL: '' };
  const child = spawn(process.execPath, [COMMAND, ...words], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, said })));
}

test('under load: all that was acknowledged before is in it, and nothing that is not', async (context) => {
  if (!existsSync(COMMAND)) context.skip(NOT_BUILT);
  await playSome('before', 80);
  const known = await table.store.read('before');
  const file = join(folder, 'copy.db');
  let isDone = false;
  const command = run(file).then((result) => {
    isDone = true;
    return result;
  });
  let rounds = 0;
  for (; !isDone; rounds++) await playSome(`during-${rounds}`, 10);
  const { code, said } = await command;

  expect(said).toContain('All of it is what it was.');
  expect([code, rounds > 0, statSync(file).mode & 0o777]).toEqual([0, true, 0o600]);
  const copy = await openCopy(file);
  expect(await copy.read('before')).toEqual(known);
  for (const match of await copy.upkeep.matchesAfter('', 1_000)) {
    const [then, now] = [await copy.read(match), await table.store.read(match)];
    expect(then?.deal).toEqual(now?.deal);
    expect(then?.lines).toEqual(now?.lines.slice(0, then?.lines.length));
  }
  await copy.close();
  expect((await run(file)).said).toContain('is there already');
  expect(await run('verify', file)).toMatchObject({ code: 0, said: expect.stringContaining('1 positions on the way') });
});

describe('what is damaged is found', () => {
  const damaged = async (sql: string): Promise<string[]> => {
    await playSome('m', 80);
    const file = join(folder, 'copy.db');
    backUp({ folder: table.folder, url: null }, file);
    const db = new Database(file);
    db.exec(sql);
    db.close();
    const copy = await openCopy(file);
    const { problems } = await verify(copy, builtIn);
    await copy.close();
    return problems;
  };
  test.each([
    ['nothing', 'select 1', null],
    ['a line is missing', 'delete from moves where seq = 7', /line 7 is missing/],
    ['the last lines are missing', 'delete from moves where seq > 20', /lines are missing before/],
    ['a line is not JSON', "update moves set entry = '{' where seq = 3", /not JSON/],
    ['a line says something else', `update moves set entry = '{"seat":0,"concede":true}' where seq = 3`, /line \d+/],
    ['the hash of a position', `update snapshots set hash = '0'`, /leads elsewhere/],
    ['the deal', `update matches set deal = replace(deal, '5e5e', '5f5e')`, /line \d+|leads elsewhere/],
  ])('%s', async (_what, sql, problem) => {
    const problems = await damaged(sql);
    if (problem === null) expect(problems).toEqual([]);
    else expect(problems).toEqual([expect.stringMatching(problem)]);
  });
});

test('what cannot be copied says why, and leaves nothing behind', () => {
  const file = join(folder, 'copy.db');
  expect(() => backUp({ folder: join(folder, 'nowhere'), url: null }, file)).toThrow(/there is no .*online\.db/);
  expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
});

test('PostgreSQL: what pg_dump copied is restored, and is what it was', async (context) => {
  const postgres = await startPostgres();
  if (!postgres || spawnSync('pg_dump', ['--version']).status !== 0) return context.skip(NO_POSTGRES);
  const store = await openStore({ folder: '', url: postgres.url });
  await playSome('m', 60);
  const kept = (await table.store.read('m')) ?? expect.unreachable();
  const hold = await store.begin(kept.deal, { owner: 'here', until: 0 });
  await store.append(hold, { after: 0, lines: kept.lines, dueAt: null });
  for (const snapshot of kept.snapshots) await store.snapshot(hold, snapshot);
  const file = join(folder, 'copy.dump');
  backUp({ folder: '', url: postgres.url }, file);
  await store.close();

  const copied = postgres.url.replace('/postgres?', '/copied?');
  spawnSync('createdb', [`--maintenance-db=${postgres.url}`, 'copied']);
  const restored = spawnSync('pg_restore', ['--no-owner', `--dbname=${copied}`, file], { encoding: 'utf8' });
  expect([restored.status, restored.stderr]).toEqual([0, '']);
  const again = await openStore({ folder: '', url: copied });
  expect(await verify(again, builtIn)).toMatchObject({ matches: 1, lines: kept.lines.length, problems: [] });
  expect(await again.read('m')).toEqual(kept);
  await again.close();
  await postgres.stop();
});
