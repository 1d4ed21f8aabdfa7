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
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
