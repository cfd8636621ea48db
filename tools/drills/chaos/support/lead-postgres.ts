import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { newKey } from '@/lib/features/leads/key-ring.mts';
import { startPostgres } from '@/tests/support/postgres';
import { timed, type LeadStore, type Span } from './lead-store';

const run = promisify(execFile);

/** As a crash: open transactions are lost, and it recovers from its log. */
async function crash(dataDir: string): Promise<void> {
  const [pid = ''] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
  const control = join(dirname(await readlink(`/proc/${pid}/exe`)), 'pg_ctl');
  const log = ['--log', join(dataDir, 'log')];
  const args = ['--pgdata', dataDir, '--mode', 'immediate', '--wait', '--silent', ...log];
  const own = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', control] : [control];
  const [program = '', ...before] = own;
  await run(program, [...before, 'restart', ...args], { cwd: dataDir });
}

/** Two instances with a PostgreSQL that is restarted twice; the second dies for good. */
export async function startPostgresStore(): Promise<LeadStore> {
  const { url, dataDir, restart, stop } = await startPostgres();
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
      { during: 'reset-after', ms: 0, happen: () => timed(outages, () => crash(dataDir)) },
      { during: 'hang', ms: 0, happen: async ([, second]) => second?.die() },
    ],
    outages,
    full: [],
    ask,
    flush: async () => void (await ask('CHECKPOINT')),
    stop,
  };
}
