import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SCHEMA, type Database } from './database.mts';

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
    database.exec(SETTINGS + SCHEMA);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    forUpdate: '',
    async query(sql, values = []) {
      const named = Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]));
      return database.prepare(sql).all(named);
    },
    async scrub() {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async close() {
      database.close();
    },
  };
}
