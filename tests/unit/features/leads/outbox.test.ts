import { randomUUID } from 'node:crypto';
import { newKey } from '@/lib/features/leads/encryption.mts';
import { newFolio } from '@/lib/features/leads/folio.mts';
import { pauseAfter, type Lead } from '@/lib/features/leads/outbox.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { openPostgres } from '@/lib/server/database/postgres.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import { hasPostgres, startPostgres } from '@/tests/support/postgres';
import { DAY, HOUR, newOutbox, SECOND, statesIn, storeOne, submission } from './support';

const FOLIO = /^\d{3}-\d{3}-\d{3}$/;
const engines: [name: string, start: () => Promise<[() => Promise<Database>, () => unknown]>][] = [
  ['SQLite', async () => [async () => openSqlite(':memory:'), () => undefined]],
];
if (hasPostgres()) {
  const start = async (): Promise<[() => Promise<Database>, () => unknown]> => {
    const { url, stop } = await startPostgres();
    return [() => openPostgres(url), stop];
  };
  engines.push(['PostgreSQL', start]);
}

describe.each(engines)('the outbox on %s', (_, start) => {
  let open: () => Promise<Database>;
  let stop: () => unknown;
  let database: Database;
  beforeAll(async () => {
    [open, stop] = await start();
  }, 60_000);
  afterAll(() => stop());
  beforeEach(async () => {
    database = await open();
  });
  afterEach(async () => {
    await database.query('DELETE FROM outbox');
    await database.close();
  });

  test('stores a lead under a folio and leases it to the caller for 20 seconds', async () => {
    const { outbox, pass, now } = await newOutbox({ database });
    const key = randomUUID();
    const { lead, isNew } = await outbox.store(key, submission);
    expect(isNew).toBe(true);
    expect(lead).toEqual({
      id: expect.any(String),
      folio: expect.stringMatching(FOLIO),
      idempotencyKey: key,
      state: 'pending',
      createdAt: now(),
      attempts: 1,
      reason: undefined,
      submission,
    });
    pass(19 * SECOND);
    expect(await outbox.claim(10)).toEqual([]);
    pass(SECOND);
    expect(await outbox.claim(10)).toEqual([{ ...lead, attempts: 2 }]);
  });

  test('keeps one lead for a repeated submission, which the open attempt cannot remove', async () => {
    const { outbox } = await newOutbox({ database });
    const first = await storeOne(outbox, 'same');
    const second = await outbox.store('same', submission);
    expect(second).toMatchObject({ isNew: false, lead: { id: first.id, folio: first.folio } });
    await outbox.remove(first);
    await outbox.retry(first, 'timeout');
    expect(await outbox.undelivered()).toMatchObject([{ id: first.id, reason: undefined }]);
    await outbox.markDelivered(first);
    expect((await outbox.store('same', submission)).lead.state).toBe('delivered');
  });

  test('erases the content of a delivered lead', async () => {
    const { outbox } = await newOutbox({ database });
    await outbox.markDelivered(await storeOne(outbox));
    expect(await database.query('SELECT state, reason, content FROM outbox')).toEqual([
      { state: 'delivered', reason: null, content: null },
    ]);
    expect(await outbox.undelivered()).toEqual([]);
  });

  test('claims the leads that have been due the longest, each for one process', async () => {
    const { outbox, pass } = await newOutbox({ database });
    const folios = [];
    for (let number = 0; number < 5; number += 1) {
      folios.push((await storeOne(outbox)).folio);
      pass(SECOND);
    }
    pass(HOUR);
    const foliosOf = (leads: readonly Lead[]) => leads.map(({ folio }) => folio).toSorted();
    expect(foliosOf(await outbox.claim(3))).toEqual(folios.slice(0, 3).toSorted());
    const others = await Promise.all([outbox.claim(1), outbox.claim(1), outbox.claim(1)]);
    expect(foliosOf(others.flat())).toEqual(folios.slice(3).toSorted());
  });

  test('retries a failed lead after a pause and records the reason', async () => {
    const { outbox, pass } = await newOutbox({ database });
    const lead = await storeOne(outbox);
    await outbox.retry(lead, 'http-503');
    pass(4 * SECOND - 1);
    expect(await outbox.claim(1)).toEqual([]);
    pass(1);
    expect(await outbox.claim(1)).toMatchObject([{ id: lead.id, attempts: 2, reason: 'http-503' }]);
  });

  test('ignores results that a process records after its lease has ended', async () => {
    const { outbox, pass } = await newOutbox({ database });
    const late = await storeOne(outbox);
    pass(HOUR);
    await outbox.claim(1);
    await outbox.markUndeliverable(late, 'http-400');
    await outbox.remove(late);
    expect(await statesIn(database)).toEqual({ [late.folio]: 'pending' });
    await outbox.markDelivered(late);
    expect(await statesIn(database)).toEqual({ [late.folio]: 'delivered' });
  });

  test('gives up after 7 days, and removes delivered leads after 30 days and undeliverable ones after 60', async () => {
    const { outbox, pass } = await newOutbox({ database });
    const waiting = await storeOne(outbox);
    const delivered = await storeOne(outbox);
    await outbox.markDelivered(delivered);
    const after = async (ms: number) => {
      pass(ms);
      await outbox.purge();
      return statesIn(database);
    };
    const [a, b] = [waiting.folio, delivered.folio];
    expect(await after(7 * DAY - 1)).toEqual({ [a]: 'pending', [b]: 'delivered' });
    expect(await after(1)).toEqual({ [a]: 'undeliverable', [b]: 'delivered' });
    expect(await after(23 * DAY)).toEqual({ [a]: 'undeliverable' });
    expect(await after(37 * DAY - 1)).toEqual({ [a]: 'undeliverable' });
    expect(await after(1)).toEqual({});
  });

  test('lets an operator retry one undelivered lead or all of them, for 7 more days', async () => {
    const { outbox, pass } = await newOutbox({ database });
    const [rejected, waiting, delivered] = [
      await storeOne(outbox),
      await storeOne(outbox),
      await storeOne(outbox),
    ];
    await outbox.markUndeliverable(rejected, 'http-400');
    await outbox.retry(waiting, 'timeout');
    await outbox.markDelivered(delivered);
    pass(DAY);
    expect(await outbox.retryNow(delivered.folio)).toBe(0);
    expect(await outbox.retryNow(rejected.folio)).toBe(1);
    expect(await outbox.claim(10)).toHaveLength(2);
    expect(await outbox.retryNow()).toBe(2);
    expect(await outbox.claim(10)).toHaveLength(2);
    pass(7 * DAY - 1);
    await outbox.purge();
    expect(await outbox.count()).toMatchObject({ pending: 2, undeliverable: 0 });
  });

  test('lets an operator erase an undelivered lead', async () => {
    const { outbox } = await newOutbox({ database });
    const [waiting, delivered] = [await storeOne(outbox), await storeOne(outbox)];
    await outbox.markDelivered(delivered);
    expect(await outbox.erase(delivered.folio)).toBe(false);
    expect(await outbox.erase(waiting.folio)).toBe(true);
    expect(await statesIn(database)).toEqual({ [delivered.folio]: 'delivered' });
  });

  test('counts leads by state and returns the oldest pending one', async () => {
    const { outbox, pass, now } = await newOutbox({ database });
    const none = {
      ...{ pending: 0, delivered: 0, undeliverable: 0, held: 0 },
      oldestPendingAt: undefined,
    };
    expect(await outbox.count()).toEqual(none);
    const oldest = now();
    await storeOne(outbox);
    pass(DAY);
    await storeOne(outbox);
    await outbox.markDelivered(await storeOne(outbox));
    const counts = { ...none, pending: 2, delivered: 1, oldestPendingAt: oldest };
    expect(await outbox.count()).toEqual(counts);
  });

  test('never assigns a folio twice', async () => {
    const folios = ['111-111-111', '111-111-111', '222-222-222'];
    const { outbox } = await newOutbox({ database, folios: () => folios.shift() ?? newFolio() });
    expect((await storeOne(outbox)).folio).toBe('111-111-111');
    expect((await storeOne(outbox)).folio).toBe('222-222-222');
  });

  test('encrypts the content; after a key change the previous key only decrypts', async () => {
    const [previous, next] = [newKey(), newKey()];
    const before = await newOutbox({ database, keys: previous });
    const old = await storeOne(before.outbox);
    const [row] = await database.query('SELECT content FROM outbox');
    expect(Buffer.from(row?.content as Uint8Array).toString('latin1')).not.toContain('Señora');
    const during = await newOutbox({ database, keys: `${next},${previous}` });
    const fresh = await storeOne(during.outbox);
    const readable = async (keys: string) => {
      const { outbox } = await newOutbox({ database, keys });
      const leads = await outbox.undelivered();
      return leads.filter((lead) => lead.submission !== undefined).map(({ folio }) => folio);
    };
    expect(await readable(`${next},${previous}`)).toEqual([old.folio, fresh.folio]);
    expect(await readable(next)).toEqual([fresh.folio]);
    expect(await readable(previous)).toEqual([old.folio]);
  });

  test('can be opened by several processes at once', async () => {
    const connections = await Promise.all([open(), open(), open()]);
    await Promise.all(connections.map((one) => newOutbox({ database: one })));
    await newOutbox({ database });
    await Promise.all(connections.map((one) => one.close()));
  });
});

test('pauses double from 4 seconds to an hour, reduced by up to half', () => {
  const longest = [1, 2, 3, 4, 10, 11, 200].map((attempts) => pauseAfter(attempts, 1) / SECOND);
  expect(longest).toEqual([4, 8, 16, 32, 2048, 3600, 3600]);
  const shortest = [1, 11].map((attempts) => pauseAfter(attempts, 0) / SECOND);
  expect(shortest).toEqual([2, 1800]);
});
