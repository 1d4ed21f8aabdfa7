/** `npm run audit` with an npm that answers what it is told to: the real one needs the network. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../scripts/audit.mjs', import.meta.url));
const known = (severity: string) => ({
  name: 'lib',
  severity,
  range: '<2.0.0',
  via: [{ title: 'Reads too far', url: 'https://advisories.example/1' }],
  fixAvailable: true,
});

function audit(whole: string, shipped: string): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const npm = `#!/bin/sh\ncase "$*" in *--omit=dev*) echo '${shipped}';; *) echo '${whole}';; esac\nexit 1\n`;
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, said: stdout + stderr };
}
const listOf = (...found: object[]): string =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(found.map((one, i) => [`lib${i}`, one])) });

test.skipIf(process.platform === 'win32')('says what is known, and whether it is shipped', () => {
  expect(audit(listOf(known('high')), listOf(known('high')))).toEqual({
    status: 1,
    said:
      'lib <2.0.0: high, runs on a server or in a page\n  Reads too far (https://advisories.example/1)\n' +
      '  A version without it is out.\nSomething is known against one package.\n',
  });
  expect(audit(listOf(known('low')), listOf()).said).toContain('lib <2.0.0: low, a tool alone');
});

test.skipIf(process.platform === 'win32')(
  'ends well when nothing is known, and differently when nobody could be asked',
  () => {
    expect(audit(listOf(), listOf())).toEqual({ status: 0, said: 'Nothing is known against any package.\n' });
    expect(audit('{"message":"no network"}', '')).toEqual({ status: 2, said: 'npm could not be asked: no network\n' });
    expect(audit('oops', '').status).toBe(2);
  },
);
