import pg from 'pg';
import { newKey } from '@/lib/features/leads/key-ring.mts';
import { openPostgres } from '@/lib/server/database/postgres.mts';
import { startPostgres } from '@/tests/support/postgres';
import { timed, type LeadStore, type Span } from './lead-store';

/** Two instances with a PostgreSQL that is restarted twice; the second dies for good. */
export async function startPostgresStore(): Promise<LeadStore> {
  const { url, dataDir, restart, crash, stop } = await startPostgres();
  const outages: Span[] = [];
  const ask = async (sql: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    return rows;
  };
  return {
    name: 'PostgreSQL',
    instances: 2,
    env: { DATABASE_URL: url, LEADS_KEY: newKey() },
    folder: dataDir,
    begin: (start) => start(),
    troubles: [
      { during: 'latency', ms: 0, happen: () => timed(outages, restart) },
      { during: 'reset-after', ms: 0, happen: () => timed(outages, crash) },
      { during: 'hang', ms: 0, happen: async ([, second]) => second?.die() },
    ],
    outages,
    full: [],
    open: () => openPostgres(url),
    ask,
    flush: async () => void (await ask('CHECKPOINT')),
    stop,
  };
}
