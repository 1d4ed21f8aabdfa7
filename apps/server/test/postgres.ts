/** A PostgreSQL of a test's own, where there is one on this machine: gone again with the test, and never in its way. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const NO_POSTGRES = 'there is no PostgreSQL on this machine';
const DEBIAN = '/usr/lib/postgresql';

export interface Postgres {
  url: string;
  /** As a power cut would, with all its processes; `start` brings it back with what it had kept. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with `initdb` and `postgres` in it, the one that is named or else the newest; or null. */
function findPrograms(): string | null {
  const named = process.env.POSTGRES_BIN ?? '';
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = named === '' ? versions.map((version) => join(DEBIAN, version, 'bin')) : [named];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL does not run as root: there it runs as its own user. */
function whoRunsIt(): { uid: number; gid: number } | null | 'nobody' {
  if (process.getuid?.() !== 0) return null;
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : 'nobody';
}

export const hasPostgres = (): boolean => findPrograms() !== null && whoRunsIt() !== 'nobody';

/** Null: there is none here. */
export async function startPostgres(): Promise<Postgres | null> {
  const programs = findPrograms();
  const user = whoRunsIt();
  if (programs === null || user === 'nobody') return null;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const as = { ...(user ?? {}), cwd: folder };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
    as,
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(`initdb: ${made.stderr ?? made.error?.message}`);
  }
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    // On a socket in its own folder: no port to be taken by anybody else.
    const settings = ['-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=40'];
    const begun = spawn(join(programs ?? '', 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' });
    server = begun;
    for (let i = 0; i < 400; i++) {
      const ready = spawnSync(join(programs ?? '', 'pg_isready'), ['-h', folder, '-U', 'postgres', '-q'], as);
      if (ready.status === 0) return;
      if (begun.exitCode !== null) throw new Error(`postgres ended with ${begun.exitCode}`);
      await wait(25);
    }
    throw new Error('postgres does not get ready');
  }
  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const ending = server;
    if (!ending || ending.exitCode !== null) return;
    const gone = new Promise((done) => ending.once('exit', done));
    ending.kill(signal);
    await gone;
    server = null;
  }
  await start();
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
