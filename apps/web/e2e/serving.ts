import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server/dist/server.mjs', import.meta.url));

export interface Serving {
  address: string;
  stop(): Promise<void>;
}

/** Starts the real server on a free port. Without more options it has no cards and no pictures. */
export async function startServing(more: readonly string[] = ['--cards', 'nowhere']): Promise<Serving> {
  const server = spawn(process.execPath, [SERVER, '--port', '0', ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async (): Promise<void> => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
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
