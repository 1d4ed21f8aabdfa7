import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server/dist/server.mjs', import.meta.url));

export interface Serving {
  address: string;
  stop(): Promise<void>;
}

/**
 * The real server on a free port, with matches of its own. Without more options it has no cards and no pictures.
 * `settings`: what else stands in its environment.
 */
export async function startServing(
  more: readonly string[] = ['--cards', 'nowhere'],
  settings: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  const data = mkdtempSync(join(tmpdir(), 'serving-'));
  const env = { ...process.env, ONLINE_DATA: data, DATABASE_URL: '', LOG_LEVEL: 'warn', ...settings };
  const server = spawn(process.execPath, [SERVER, '--port', '0', ...more], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  return new Promise((done, fail) => {
    let said = '';
    server.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) done({ address, stop });
    });
    server.once('exit', () => fail(new Error(`the server did not start: ${said || 'it said nothing'}`)));
  });
}
