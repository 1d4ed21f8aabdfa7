/** The stores that every test of what is kept runs on: SQLite in a folder, and PostgreSQL where there is one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from '../postgres.ts';

export interface Place {
  /** Opens what is kept there, once more if need be. */
  open(): Promise<Store>;
  /** What `openStore` is told. */
  how: { folder: string; url: string | null };
  remove(): Promise<void>;
}

export const STORES = ['SQLite', 'PostgreSQL'] as const;

/** Null: this store cannot be had here. */
export async function placeOf(store: (typeof STORES)[number]): Promise<Place | null> {
  if (store === 'PostgreSQL') {
    const postgres = await startPostgres();
    if (!postgres) return null;
    const how = { folder: '', url: postgres.url };
    return { how, open: () => openStore(how), remove: postgres.stop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const how = { folder, url: null };
  return { how, open: () => openStore(how), remove: async () => rmSync(folder, { recursive: true }) };
}
