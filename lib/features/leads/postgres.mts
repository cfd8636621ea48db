import { SCHEMA, type Database } from './database.mts';

const CONNECTIONS = 4;
/** A visitor waits for these. In ms. */
const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 3_000;
/** OID of `bigint`, which comes as text by default. */
const BIGINT = 20;

/** Instances that start at once would create the table at once, which fails. */
const CREATE = `BEGIN; SELECT pg_advisory_xact_lock(749362018); ${SCHEMA} COMMIT`;

/** A PostgreSQL by its URL. Connects when it is first asked, and again after an outage. */
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
  // An idle connection that ends is replaced; without a listener the process would end.
  pool.on('error', () => undefined);
  let isCreated = false;
  return {
    forUpdate: 'FOR UPDATE SKIP LOCKED',
    async query(sql, values = []) {
      if (!isCreated) await pool.query(CREATE);
      isCreated = true;
      const { rows } = await pool.query(sql, [...values]);
      return rows;
    },
    // Autovacuum does.
    scrub: async () => undefined,
    close: () => pool.end(),
  };
}
