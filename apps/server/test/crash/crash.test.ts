/** `npm run test:crash` as people use it, but short: the real script, real processes, a few kills on each store. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasPostgres, NO_POSTGRES } from '../postgres.ts';

const [KILLS, MATCHES] = process.env.TEST_LONG ? [100, 50] : [2, 4];
const PATIENCE_MS = process.env.TEST_LONG ? 3_600_000 : 120_000;
const root = fileURLToPath(new URL('../../../../', import.meta.url));

async function crashTest(words: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/test-crash.mjs', '--json', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    complained += part.toString();
  });
  const code = await new Promise((done) => child.once('close', done));
  return { said, complained, code };
}

test(
  'a server that is killed in the middle of matches loses nothing, and everybody comes back',
  async () => {
    const wanted = hasPostgres() ? ['sqlite', 'postgres'] : ['sqlite'];
    const short = ['--kills', String(KILLS), '--matches', String(MATCHES), '--stores', wanted.join(',')];
    const { said, complained, code } = await crashTest(short);
    expect(code, complained).toBe(0);
    const { stores } = JSON.parse(said) as { stores: { store: string; acknowledged: number }[] };
    expect(stores.map(({ store }) => store)).toEqual(wanted);
    for (const { acknowledged, ...counts } of stores) {
      expect(acknowledged).toBeGreaterThan(MATCHES);
      expect(counts).toMatchObject({
        kills: KILLS,
        lost: 0,
        duplicated: 0,
        diverged: 0,
        denied: 0,
        problems: 0,
        stuck: [],
      });
    }
  },
  PATIENCE_MS,
);

test.for([
  ['is not there', null, 'there is no PostgreSQL on this machine'],
  ['does not start', '#!/bin/sh\necho no room >&2; exit 1\n', 'initdb: no room'],
] as const)(
  'where PostgreSQL %s it fails, and says so and how to get it',
  {
    timeout: PATIENCE_MS,
  },
  async ([_what, initdb, why], context) => {
    if (initdb !== null && !hasPostgres()) return context.skip(NO_POSTGRES); // nobody may be here to run it as
    const folder = mkdtempSync(join(tmpdir(), 'programs-'));
    chmodSync(folder, 0o755); // PostgreSQL runs as a user of its own
    if (initdb !== null) writeFileSync(join(folder, 'initdb'), initdb, { mode: 0o755 });
    const { said, complained, code } = await crashTest(['--stores', 'postgres'], { POSTGRES_BIN: folder });
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(complained).toContain(`not tested: postgres (${why}). Install it`);
    expect(complained).toContain('--stores sqlite asks for SQLite alone');
    expect(JSON.parse(said)).toEqual({ stores: [], untested: ['postgres'] });
  },
);

test('a store of another name is refused before anything is tested', { timeout: PATIENCE_MS }, async () => {
  const { said, complained, code } = await crashTest(['--stores', 'sqlit']);
  expect([code, said]).toEqual([1, '']);
  expect(complained).toBe('--stores: "sqlit" is not a store; the stores are sqlite and postgres.\n');
});
