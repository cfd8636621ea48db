import { openSqlite } from '@/lib/server/database/sqlite.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { prepare } from './simulate';

export { planOf } from './plan';
export { simulate, shrink } from './simulate';

/** Opens a database in memory with the tables of the outbox. */
export async function openDatabase(): Promise<Database> {
  const database = openSqlite(':memory:');
  await prepare(database);
  return database;
}
