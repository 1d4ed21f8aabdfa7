import { existsSync, readdirSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL for tests of the store. Without it they run on SQLite alone, and say so. */
export function prepareDatabase() {
  const isThere = existsSync(DEBIAN) && readdirSync(DEBIAN).length > 0;
  if (!isThere && !process.env.POSTGRES_BIN) aptInstall('postgresql');
}
