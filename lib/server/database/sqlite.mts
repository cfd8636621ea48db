import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { missingColumns, type Database, type Row, type Value } from './database.mts';

/** Another process, such as `npm run leads`, writes for milliseconds. Everybody waits meanwhile. */
const BUSY_TIMEOUT_MS = 500;

// Deleted content is overwritten; the write-ahead log still holds it until a checkpoint.
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
`;

/** A database in a file, readable for its user alone. Throws when it cannot be opened. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    chmodSync(file, 0o600);
    database.exec(SETTINGS);
  } catch (error) {
    database.close();
    throw error;
  }
  return overSqlite(database);
}

/** A connection of SQLite, in the form of both databases. */
export function overSqlite(database: DatabaseSync): Database {
  // Bounded: the site's own statements, of which none holds a value.
  const prepared = new Map<string, StatementSync>();
  const run = (sql: string, values: readonly Value[]): Row[] => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value])));
  };
  // It takes the lock for writing at once; without a pause in between, no other call gets in.
  function transact<T>(work: () => T): T {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } finally {
      // A full disk may have ended it already.
      if (database.isTransaction) database.exec('ROLLBACK');
    }
  }
  return {
    forUpdate: '',
    async create(schema) {
      database.exec(schema);
    },
    async addColumns(table, columns) {
      const missing = () =>
        missingColumns(run('SELECT name FROM pragma_table_info($1)', [table]), columns);
      if (missing().length === 0) return;
      transact(() => {
        for (const [name, definition] of missing())
          database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`);
      });
    },
    async query(sql, values = []) {
      return run(sql, values);
    },
    async batch(statements) {
      return transact(() => statements.map(({ sql, values }) => run(sql, values)));
    },
    async scrub() {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async close() {
      database.close();
    },
  };
}
