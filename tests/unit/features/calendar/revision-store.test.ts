import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRevisionStore, type RevisionStore } from '@/lib/features/calendar/revision-store';
import type { Database } from '@/lib/server/database/database.mts';
import { openPostgres } from '@/lib/server/database/postgres.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

const folder = mkdtempSync(path.join(tmpdir(), 'revisions-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let postgres: TestPostgres | undefined;

const databases: [name: string, open: () => Promise<Database>][] = [
  ['SQLite', async () => openSqlite(path.join(folder, 'leads.sqlite'))],
];
if (hasPostgres()) {
  databases.push(['PostgreSQL', () => openPostgres(postgres?.url ?? '')]);
  beforeAll(async () => void (postgres = await startPostgres()), 60_000);
  afterAll(() => postgres?.stop());
} else {
  console.info('PostgreSQL is not installed: revisions are tested with SQLite alone.');
}

describe.each(databases)('%s', (_name, open) => {
  let all: Database[];
  let store: RevisionStore;
  /** Other instances over the same database. */
  let others: RevisionStore[];
  beforeAll(async () => {
    all = await Promise.all(Array.from({ length: 4 }, open));
    const stores = await Promise.all(all.map(createRevisionStore));
    [store, ...others] = stores as [RevisionStore, ...RevisionStore[]];
  });
  beforeEach(() => all[0]?.query('DELETE FROM calendar_revisions'));
  afterAll(() => Promise.all(all.map((database) => database.close())));

  const zone = { branchId: 3, zoneId: 900_000_000_000 };
  const at = (fingerprint: string, sequence: number, revisedAt = 1_795_000_000_000) => ({
    fingerprint,
    sequence,
    revisedAt,
  });
  const rows = async () =>
    Number((await all[0]?.query('SELECT COUNT(*) AS n FROM calendar_revisions'))?.[0]?.n);

  test('keeps a revision by branch and zone, for every instance', async () => {
    expect(await store.find(zone)).toBeUndefined();
    expect(await store.keep(zone, at('a', 10))).toEqual(at('a', 10));
    for (const one of [store, ...others]) expect(await one.find(zone)).toEqual(at('a', 10));
    expect(await store.find({ ...zone, zoneId: 1 })).toBeUndefined();
    expect(await store.find({ ...zone, branchId: 1 })).toBeUndefined();
  });

  test('leaves what another instance has stored of the same text', async () => {
    await store.keep(zone, at('a', 10, 1_000));
    expect(await store.keep(zone, at('a', 10, 9_000))).toEqual(at('a', 10, 1_000));
  });

  test('raises SEQUENCE with every text, also within a minute and back to an earlier one', async () => {
    await store.keep(zone, at('a', 10));
    expect(await store.keep(zone, at('b', 10))).toEqual(at('b', 11));
    expect(await store.keep(zone, at('a', 10))).toEqual(at('a', 12));
    expect(await store.keep(zone, at('b', 500, 2_000))).toEqual(at('b', 500, 2_000));
  });

  test('raises it to what was served while the store was away', async () => {
    await store.keep(zone, at('a', 10, 1_000));
    expect(await store.keep(zone, at('a', 40, 2_000))).toEqual(at('a', 40, 2_000));
  });

  test('a race makes one row with one SEQUENCE', async () => {
    const first = await Promise.all([store, ...others].map((one) => one.keep(zone, at('a', 10))));
    expect(new Set(first.map((one) => JSON.stringify(one))).size).toBe(1);
    const second = await Promise.all([store, ...others].map((one) => one.keep(zone, at('b', 10))));
    expect(second).toEqual(Array(4).fill(at('b', 11)));
    expect(await rows()).toBe(1);
  });
});
