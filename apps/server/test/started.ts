/** `npm start` as people use it: the real script, the built page, a real process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const isBuilt =
  existsSync(`${root}/apps/web/dist/index.html`) && existsSync(`${root}/apps/server/dist/server.mjs`);
export const NOT_BUILT = 'the page is not built: npm test does that first';

export interface Started {
  child: ChildProcess;
  /** Resolves when it says where it is. */
  address: Promise<string>;
  ended: Promise<unknown[]>;
  said(): string;
}

/** Servers of one test file; `endAll` kills what is left of them. */
export function starter(environment: Record<string, string>) {
  const running: ChildProcess[] = [];
  const start = (...args: string[]): Started => {
    const env = { ...process.env, NODE_ENV: 'production', PORT: '', DATABASE_URL: '', ...environment };
    const child = spawn(process.execPath, ['scripts/start.mjs', ...args], { cwd: root, env });
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
  };
  const endAll = (): void => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  };
  return { start, endAll };
}
