import path from 'node:path';
import { Client } from 'pg';
import type { Database } from '@/lib/server/database/database.mts';
import { openPostgres } from '@/lib/server/database/postgres.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

let postgres: TestPostgres | undefined;
const file = () => path.join(process.env.EMBEDDED_DATA_DIR ?? '', 'batch.sqlite');
const databases: [name: string, open: () => Promise<Database>][] = [
  ['SQLite', async () => openSqlite(file())],
];
if (hasPostgres()) {
  databases.push(['PostgreSQL', () => openPostgres(postgres?.url ?? '')]);
  beforeAll(async () => void (postgres = await startPostgres()), 60_000);
  afterAll(() => postgres?.stop());
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS batched (id INTEGER PRIMARY KEY, text TEXT);
  CREATE INDEX IF NOT EXISTS batched_by_text ON batched (text);`;

const insert = (id: number) => ({
  sql: 'INSERT INTO batched VALUES ($1, $2) RETURNING id',
  values: [id, `it's "${id}"`],
});

describe.each(databases)('%s', (name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.create(SCHEMA);
  });
  beforeEach(() => database.query('DELETE FROM batched'));
  afterAll(() => database.close());
  const ids = async () =>
    (await database.query('SELECT id FROM batched ORDER BY id')).map(({ id }) => id);

  test('a batch gives the rows of each statement', async () => {
    const count = { sql: 'SELECT COUNT(*) AS number FROM batched', values: [] };
    const [first, second, counted] = await database.batch([insert(1), insert(2), count]);
    expect([first, second]).toEqual([[{ id: 1 }], [{ id: 2 }]]);
    expect(Number(counted?.[0]?.number)).toBe(2);
    expect(await database.batch([])).toEqual([]);
  });

  test('of a batch that fails nothing stays, and the next one works', async () => {
    await database.batch([insert(1)]);
    await expect(database.batch([insert(2), insert(1)])).rejects.toThrow();
    await expect(database.batch([insert(3), { sql: 'NONSENSE', values: [] }])).rejects.toThrow();
    expect(await ids()).toEqual([1]);
    await Promise.all([4, 5, 6, 7, 8, 9].map((id) => database.batch([insert(id)])));
    expect(await ids()).toEqual([1, 4, 5, 6, 7, 8, 9]);
  });

  test('columns that a table lacks are added once', async () => {
    const columns = { note: "TEXT NOT NULL DEFAULT 'none'" };
    await database.batch([insert(1)]);
    await Promise.all([1, 2, 3].map(() => database.addColumns('batched', columns)));
    expect(await database.query('SELECT note FROM batched')).toEqual([{ note: 'none' }]);
  });

  if (name === 'PostgreSQL') {
    test('a start waits for no backup that reads the table', async () => {
      const columns = { note: "TEXT NOT NULL DEFAULT 'none'" };
      await database.addColumns('batched', columns);
      const backup = new Client({ connectionString: postgres?.url ?? '' });
      backup.on('error', () => undefined);
      await backup.connect();
      await backup.query('BEGIN; SELECT 1 FROM batched');
      await database.create(SCHEMA);
      await database.addColumns('batched', columns);
      await backup.end();
    });

    test('a stalled process holds up others for two seconds at most', async () => {
      await database.batch([insert(1)]);
      const [row] = await database.query('SHOW idle_in_transaction_session_timeout');
      expect(Object.values(row ?? {})).toEqual(['2s']);
      const stalled = new Client({
        connectionString: postgres?.url ?? '',
        idle_in_transaction_session_timeout: 2_000,
      });
      stalled.on('error', () => undefined);
      await stalled.connect();
      await stalled.query('BEGIN; UPDATE batched SET text = NULL');
      const change = { sql: 'UPDATE batched SET text = $1 RETURNING text', values: ['go on'] };
      expect(await database.batch([change])).toEqual([[{ text: 'go on' }]]);
      await stalled.end();
    });
  }
});
