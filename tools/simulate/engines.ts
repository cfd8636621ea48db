import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LATER_COLUMNS, SCHEMA } from '@/lib/features/leads/lead-table.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { openPostgres } from '@/lib/server/database/postgres.mts';
import { openSqlite, overSqlite } from '@/lib/server/database/sqlite.mts';
import { startPostgres } from '@/tests/support/postgres';

/** A real database below the simulated connections. */
export interface Engine {
  /** A connection of its own, as a process opens it. */
  connect(): Promise<Database>;
  /** Beside all processes: sees, and changes what no process does. */
  readonly own: Database;
  /** A number that grows with every change of a row, where that costs less than to look at the rows. */
  changes?: () => unknown;
  /** Of the instances that had one, by their number. */
  readonly spools: Map<number, ReturnType<typeof newSpool>>;
  close(): Promise<void>;
}

const TABLES = ['leads', 'lead_deliveries', 'leads_probe'];

function memory(): Engine {
  const inMemory = new DatabaseSync(':memory:');
  const database = overSqlite(inMemory);
  const changes = inMemory.prepare('SELECT total_changes() AS number');
  // Where its tables are there and whole an instance that starts has nothing to do.
  const made = new Set<string>();
  let isWhole = false;
  const shared: Database = {
    ...database,
    async create(schema) {
      if (!made.has(schema)) await database.create(schema);
      made.add(schema);
    },
    async addColumns(table, columns) {
      if (!isWhole) await database.addColumns(table, columns);
      isWhole = true;
    },
    query(sql, values) {
      if (sql.startsWith('ALTER')) isWhole = false;
      return database.query(sql, values);
    },
    close: async () => undefined,
  };
  return {
    connect: async () => shared,
    own: shared,
    spools: new Map(),
    changes: () => changes.get()?.number,
    close: () => database.close(),
  };
}

function file(): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
  const path = join(folder, 'leads.sqlite');
  const own = openSqlite(path);
  return {
    connect: async () => openSqlite(path),
    own,
    spools: new Map(),
    async close() {
      await own.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function postgres(): Promise<Engine> {
  const { url, stop } = await startPostgres();
  const own = await openPostgres(url);
  return {
    connect: () => openPostgres(url),
    own,
    spools: new Map(),
    async close() {
      await own.close();
      await stop();
    },
  };
}

export type EngineName = 'memory' | 'file' | 'postgres';

export async function openEngine(name: EngineName): Promise<Engine> {
  const engine = name === 'memory' ? memory() : name === 'file' ? file() : await postgres();
  await engine.own.create(SCHEMA);
  await makeWhole(engine);
  return engine;
}

/** The disk of an instance, which outlives its processes: always in memory. */
function newSpool() {
  const inMemory = new DatabaseSync(':memory:');
  inMemory.exec(SCHEMA);
  const state = inMemory.prepare('SELECT state FROM leads WHERE id = ?');
  const any = inMemory.prepare('SELECT 1 FROM leads LIMIT 1');
  const claims = inMemory.prepare('SELECT MAX(claimed_until) AS last FROM leads');
  return {
    /** Whether it was asked for since `empty`. */
    isUsed: true,
    database: { ...overSqlite(inMemory), close: async () => undefined },
    stateOf: (key: string) => state.get(key)?.state?.toString(),
    isEmpty: () => any.get() === undefined,
    /** When the last claim on one of its leads ends; 0 for none. */
    claimsEnd: () => Number(claims.get()?.last ?? 0),
  };
}

/** The spool of an instance. */
export function spoolOf({ spools }: Engine, number: number) {
  const spool = spools.get(number) ?? newSpool();
  spool.isUsed = true;
  spools.set(number, spool);
  return spool;
}

/** Empties its tables. */
export async function empty({ own, spools }: Engine): Promise<void> {
  const used = [...spools.values()].filter(({ isUsed }) => isUsed);
  for (const spool of used) spool.isUsed = false;
  for (const database of [own, ...used.map((spool) => spool.database)])
    for (const table of TABLES) await database.query(`DELETE FROM ${table}`);
}

/** The table of leads as the release before `LATER_COLUMNS` has made it. */
export async function makeOld({ own }: Engine): Promise<void> {
  for (const column of Object.keys(LATER_COLUMNS))
    await own.query(`ALTER TABLE leads DROP COLUMN ${column}`);
}

/** The table of leads as this release makes it. */
export async function makeWhole({ own }: Engine): Promise<void> {
  await own.addColumns('leads', LATER_COLUMNS);
}
