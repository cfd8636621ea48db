import { missingColumns, type Database, type Row } from './database.mts';

const CONNECTIONS = 4;
/** A visitor waits for these. In ms. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 3_000;
/**
 * A process that stalls or vanishes within a transaction keeps its rows for this long: shorter than a
 * query, so that others who wait for them go on. In ms.
 */
const IDLE_TIMEOUT_MS = 2_000;
/** OID of `bigint`, which comes as text by default. */
const BIGINT = 20;

/** Instances that start at once would create a table at once, which fails. */
const LOCK = 'SELECT pg_advisory_xact_lock(749362018);';

/** A PostgreSQL by its URL. Connects when it is first asked, and again after an outage. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT_MS,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // An idle connection that ends is replaced; without a listener the process would end.
  pool.on('error', () => undefined);
  return {
    forUpdate: 'FOR UPDATE SKIP LOCKED',
    async create(schema) {
      await pool.query(`BEGIN; ${LOCK} ${schema} COMMIT`);
    },
    async addColumns(table, columns) {
      const { rows } = await pool.query<Row>(
        'SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1)',
        [table],
      );
      const added = missingColumns(rows, columns).map(
        ([name, definition]) =>
          `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS ${name} ${definition};`,
      );
      // Even for a column that is there it waits for all who read the table, and all others for it.
      if (added.length === 0) return;
      await pool.query(`BEGIN; ${LOCK} ${added.join(' ')} COMMIT`);
    },
    async query(sql, values = []) {
      const { rows } = await pool.query(sql, [...values]);
      return rows;
    },
    async batch(statements) {
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await client.query('BEGIN');
        const results: Row[][] = [];
        for (const { sql, values } of statements) {
          const { rows } = await client.query(sql, [...values]);
          results.push(rows);
        }
        await client.query('COMMIT');
        return results;
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        // A connection that ends rolls back.
        client.release(failure);
      }
    },
    // Autovacuum does.
    scrub: async () => undefined,
    close: () => pool.end(),
  };
}
