import type { Database } from './database.mts';

const CONNECTIONS = 4;
/** Both limits are short, because visitors wait for these queries. Milliseconds. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 3_000;
/** OID of `bigint`, which the driver returns as text by default. */
const BIGINT = 20;

/** A lock without which two instances that create the same table at the same time would fail. */
const LOCK = 'SELECT pg_advisory_xact_lock(749362018);';

/** Returns a PostgreSQL database, which connects on first use and again after an outage. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    allowExitOnIdle: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // Without a listener, a lost idle connection would end the process. The pool replaces it.
  pool.on('error', () => undefined);
  return {
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    async create(schema) {
      await pool.query(`BEGIN; ${LOCK} ${schema} COMMIT`);
    },
    async query(sql, values = []) {
      const { rows } = await pool.query(sql, [...values]);
      return rows;
    },
    close: () => pool.end(),
  };
}
