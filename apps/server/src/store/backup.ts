/** A copy of everything that is kept, made while the server goes on. */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { DATABASE_FILE, type StoreHow } from './open-store.ts';

/** Throws with a sentence when it cannot be made; then there is no file. */
export function backUp({ folder, url }: Pick<StoreHow, 'folder' | 'url'>, file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: name a file that is not`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  // The secret that signs cookies is in it, and what matches not yet over were dealt from.
  writeFileSync(part, '', { mode: 0o600 });
  try {
    if (url === null) copySqlite(join(folder, DATABASE_FILE), part);
    else dumpPostgres(url, part);
    sync(part);
    renameSync(part, file);
    sync(dirname(file) || '.');
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** What was committed before this moment, in one file, whatever is written meanwhile. */
function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`there is no ${from}: ONLINE_DATA names the folder of the matches`);
  const db = new Database(from, { readonly: true });
  try {
    db.prepare('vacuum into ?').run([to]);
  } finally {
    db.close();
  }
}

/** The password goes by the environment: what stands in a command can be read by everybody on the machine. */
function dumpPostgres(url: string, to: string): void {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const words = ['--format=custom', '--no-owner', `--file=${to}`, `--dbname=${address.href}`];
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  const { error, status, stderr } = spawnSync('pg_dump', words, { env, encoding: 'utf8' });
  if (error) throw new Error(`pg_dump cannot be started (${error.message}): it comes with PostgreSQL`);
  if (status !== 0) throw new Error(`pg_dump ended with ${status}: ${stderr.trim()}`);
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
