import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresDialect } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import { lockFolder, sqliteDialect } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreHow {
  /** The folder of the embedded database; it is made if it is not there. */
  folder: string;
  /** The address of a PostgreSQL database, which is then used instead; null: the embedded one. */
  url: string | null;
}

export async function openStore({ folder, url }: StoreHow): Promise<Store> {
  if (url !== null) return SqlStore.open({ dialect: postgresDialect(url), locksRows: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return openSqlite(folder);
}

/** For one server at a time: matches in memory and on the disk would go apart otherwise. */
async function openSqlite(folder: string): Promise<Store> {
  const unlock = lockFolder(join(folder, 'online.lock'));
  if (!unlock) throw new Error(`another server uses ${folder}`);
  try {
    const dialect = sqliteDialect(join(folder, 'online.db'));
    return await SqlStore.open({ dialect, locksRows: false, closed: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}
