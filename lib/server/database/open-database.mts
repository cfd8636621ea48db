import { join } from 'node:path';
import { dataDir } from '../../util/data-dir.mts';
import type { Database } from './database.mts';
import { openPostgres } from './postgres.mts';
import { openSqlite } from './sqlite.mts';

declare global {
  /** Next bundles this module several times. */
  var databasePromise: Promise<Database> | undefined;
}

/** What must not be lost: PostgreSQL by `DATABASE_URL`, else a file in `.data`, named when it held leads alone. */
async function open(): Promise<Database> {
  const { DATABASE_URL: url } = process.env;
  return url ? openPostgres(url) : openSqlite(join(dataDir(), 'leads.sqlite'));
}

/** The database of this process, opened on first use. Rejects while it cannot be opened. */
export async function openDatabase(): Promise<Database> {
  const opening = (globalThis.databasePromise ??= open());
  try {
    return await opening;
  } catch (error) {
    // The next call tries again: a disk may be freed.
    if (globalThis.databasePromise === opening) globalThis.databasePromise = undefined;
    throw error;
  }
}

/** Closes the database of this process, if it is open. */
export async function closeDatabase(): Promise<void> {
  const opening = globalThis.databasePromise;
  globalThis.databasePromise = undefined;
  await (await opening?.catch(() => undefined))?.close();
}
