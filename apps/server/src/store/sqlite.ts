/** SQLite through libsql, as Kysely wants it: durable at every commit, and with a guard before what is bound. */
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { bindable } from './bindable.ts';

/**
 * WAL with a sync at every commit: what was committed outlives a power cut. Many matches write to the same pages again
 * and again, so these are carried over to the database only when there are 40 MB of them.
 */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'wal_autocheckpoint = 10000',
];
const MOST_STATEMENTS = 200;

export const sqliteDialect = (file: string): SqliteDialect => new SqliteDialect({ database: openDatabase(file) });

/** A lock that goes with the process, however it ends; null: another one has it. */
export function lockFolder(file: string): (() => void) | null {
  const db = new Database(file);
  try {
    db.exec('begin exclusive');
    return () => db.close();
  } catch {
    db.close();
    return null;
  }
}

type Prepared = ReturnType<SqliteDatabase['prepare']>;

function openDatabase(file: string): SqliteDatabase {
  const db = new Database(file);
  for (const pragma of PRAGMAS) db.pragma(pragma);
  const statements = new Map<string, Prepared>();
  /** Prepared once: libsql frees statements only when memory is collected. */
  const prepared = (query: string): Prepared => {
    const before = statements.get(query);
    if (before) return before;
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    const fresh = db.prepare(query) as unknown as Prepared;
    statements.set(query, fresh);
    return fresh;
  };
  return {
    close() {
      statements.clear();
      db.close();
    },
    prepare(query) {
      const statement = prepared(query);
      return {
        reader: statement.reader,
        all: (values) => statement.all(bindable(values)),
        run: (values) => statement.run(bindable(values)),
        iterate: (values) => statement.iterate(bindable(values)),
      };
    },
  };
}
