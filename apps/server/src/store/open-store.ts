import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Ticker } from '../ticker.ts';
import { postgresDialect } from './postgres.ts';
import { SqlStore } from './sql-store.ts';
import { lockFolder, sqliteDialect } from './sqlite.ts';
import type { Store } from './store.ts';

/** In its folder. */
export const DATABASE_FILE = 'online.db';

export interface StoreHow {
  /** The folder of the embedded database; it is made if it is not there. */
  folder: string;
  /** The address of a PostgreSQL database, which is then used instead; null: the embedded one. */
  url: string | null;
  ticker?: Ticker;
  /** Called for each append, with how many milliseconds it took until it was safe. */
  appended?(ms: number): void;
}

export async function openStore({ folder, url, ...more }: StoreHow): Promise<Store> {
  if (url !== null) return SqlStore.open({ dialect: postgresDialect(url), database: 'postgres', ...more });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return openSqlite(folder, more);
}

/** For one server at a time: matches in memory and on the disk would go apart otherwise. */
async function openSqlite(folder: string, more: Pick<StoreHow, 'appended' | 'ticker'>): Promise<Store> {
  const unlock = lockFolder(join(folder, 'online.lock'));
  if (!unlock) throw new Error(`another server uses ${folder}`);
  try {
    const dialect = sqliteDialect(join(folder, DATABASE_FILE));
    return await SqlStore.open({ dialect, database: 'sqlite', closed: unlock, ...more });
  } catch (error) {
    unlock();
    throw error;
  }
}
