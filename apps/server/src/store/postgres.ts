/** PostgreSQL, as Kysely wants it. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const BIGINT = 20;
const MOST_CONNECTIONS = 10;

/** Moments and counts fit into a number; by itself pg hands them out as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: MOST_CONNECTIONS, types });
  // A connection that breaks is replaced, and what was asked of it fails. Without listeners it would end the process:
  // the pool hears those that nobody uses, and nobody those that are in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
