import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database } from './database.mts';

/** Longest wait while another process, such as `npm run leads`, writes. Milliseconds. */
const BUSY_TIMEOUT_MS = 500;

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA secure_delete = ON;
`;

/** Opens a database file that only its user can read, or `:memory:`. Throws if it cannot be opened. */
export function openSqlite(file: string): Database {
  const isFile = file !== ':memory:';
  if (isFile) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    if (isFile) chmodSync(file, 0o600);
    database.exec(SETTINGS);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  return {
    skipLocked: '',
    async create(schema) {
      database.exec(schema);
    },
    async query(sql, values = []) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      return statement.all(
        Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value])),
      );
    },
    async close() {
      database.close();
    },
  };
}
