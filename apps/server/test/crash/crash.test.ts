/** `npm run test:crash` as people use it, but short: the real script, real processes, a few kills on each store. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const [KILLS, MATCHES] = process.env.TEST_LONG ? [100, 50] : [2, 4];
const PATIENCE_MS = process.env.TEST_LONG ? 3_600_000 : 120_000;
const root = fileURLToPath(new URL('../../../../', import.meta.url));

test(
  'a server that is killed in the middle of matches loses nothing, and everybody comes back',
  async () => {
    const words = ['scripts/test-crash.mjs', '--json', '--kills', String(KILLS), '--matches', String(MATCHES)];
    const child = spawn(process.execPath, words, { cwd: root });
    let said = '';
    let complained = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.stderr.on('data', (part: Buffer) => {
      complained += part.toString();
    });
    const code = await new Promise((done) => child.once('close', done));
    expect(code, complained).toBe(0);
    const { stores } = JSON.parse(said) as { stores: { store: string; acknowledged: number }[] };
    expect(stores.map(({ store }) => store)).toContain('sqlite'); // and PostgreSQL, where there is one
    for (const { acknowledged, ...counts } of stores) {
      expect(acknowledged).toBeGreaterThan(MATCHES);
      expect(counts).toMatchObject({ kills: KILLS, lost: 0, duplicated: 0, diverged: 0 });
    }
  },
  PATIENCE_MS,
);
