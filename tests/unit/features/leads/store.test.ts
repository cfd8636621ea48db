import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { newKey, readKeyRing } from '@/lib/features/leads/key-ring.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { openPostgres } from '@/lib/server/database/postgres.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import type { Lead } from '@/lib/features/leads/lead.mts';
import { createLeadStore, type LeadStore } from '@/lib/features/leads/store.mts';
import { newFolder } from '@/tests/support/new-folder';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { after, bytesOf, claimOne, DAY, FOLIO, MINUTE, newId, stopClock } from './support';

const CLAIM = 20_000;
const keys = readKeyRing(newKey());
const folder = newFolder();
const sqliteFile = path.join(folder, 'sqlite', 'leads.sqlite');
let postgres: TestPostgres | undefined;

const databases: [name: string, open: () => Promise<Database>, dataDir: () => string][] = [
  ['SQLite', async () => openSqlite(sqliteFile), () => path.dirname(sqliteFile)],
];
if (hasPostgres()) {
  const url = () => postgres?.url ?? '';
  databases.push(['PostgreSQL', () => openPostgres(url()), () => postgres?.dataDir ?? '']);
  beforeAll(async () => void (postgres = await startPostgres()), 60_000);
  afterAll(() => postgres?.stop());
} else {
  console.info('PostgreSQL is not installed: the lead store is tested with SQLite alone.');
}

describe.each(databases)('%s', (name, openDatabase, dataDir) => {
  let database: Database;
  let otherDatabase: Database;
  let store: LeadStore;
  /** Another instance over the same database. */
  let other: LeadStore;
  let move: (ms: number) => void;

  beforeAll(async () => {
    database = await openDatabase();
    store = await createLeadStore(database, keys);
    otherDatabase = await openDatabase();
    other = await createLeadStore(otherDatabase, keys);
  });
  beforeEach(async () => {
    await database.query('DELETE FROM leads');
    move = stopClock();
  });
  afterAll(async () => {
    await database.close();
    await otherDatabase.close();
  });

  /** Kept, and given back to wait for its time. */
  async function waiting(pauseMs = 0, content = '{}'): Promise<Lead> {
    const { lead } = await store.keep(newId(), content);
    await store.postpone(lead, 'timeout', after(pauseMs));
    return lead;
  }
  async function refuse(): Promise<Lead> {
    const { lead } = await store.keep(newId(), '{}');
    await store.markUndeliverable(lead, 'http-400');
    return lead;
  }
  const found = async ({ id }: Lead) => {
    const lead = await store.find(id);
    if (lead === undefined) throw new Error('The lead is gone.');
    return lead;
  };

  test('keeps a lead, claimed, with a folio', async () => {
    const id = newId();
    const { lead, isNew } = await store.keep(id, '{"a":1}');
    expect(isNew).toBe(true);
    expect(lead).toEqual({
      id,
      folio: expect.stringMatching(FOLIO),
      state: 'pending',
      createdAt: Date.now(),
      dueAt: Date.now(),
      claimedUntil: Date.now() + CLAIM,
      attempts: 1,
      posts: 0,
      ownFailures: 0,
      unknownEnds: 0,
      reason: undefined,
    });
    expect(await store.find(id)).toEqual(lead);
    expect(await store.findByFolio(lead.folio)).toEqual(lead);
    expect(await store.find(newId())).toBeUndefined();
    expect(await store.findByFolio('000-000-000')).toBeUndefined();
  });

  test('keeps what it has under an id', async () => {
    const id = newId();
    const { lead } = await store.keep(id, 'first');
    move(1_000);
    expect(await store.keep(id, 'second')).toEqual({ lead, isNew: false });
    expect((await store.undelivered()).map(({ content }) => content)).toEqual(['first']);
  });

  test('one of ten that keep the same id at once keeps it', async () => {
    const id = newId();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? other : store).keep(id, '{}')),
    );
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(all.map(({ lead }) => lead.folio)).size).toBe(1);
  });

  test('discards a lead', async () => {
    const { lead } = await store.keep(newId(), '{}');
    await store.discard(lead);
    expect(await store.find(lead.id)).toBeUndefined();
  });

  test('is known where it was erased, and delivered before it was sent anew', async () => {
    const { lead } = await store.keep(newId(), '{}');
    await store.erase(lead.folio);
    // The attempt that was under way ends just after the row was read.
    const late: Database = {
      ...database,
      async query(sql, values) {
        const rows = await database.query(sql, values);
        if (sql.startsWith('SELECT')) await store.markDelivered(lead.id);
        return rows;
      },
    };
    const again = await (await createLeadStore(late, keys)).keep(lead.id, '{}');
    expect(again).toMatchObject({ isNew: false, lead: { state: 'delivered' } });
  });

  describe('a claim', () => {
    test('is held by one instance alone', async () => {
      const { id } = await waiting();
      const claims = await Promise.all([claimOne(store, id), claimOne(other, id)]);
      const held = { id, content: '{}', attempts: 2, claimedUntil: Date.now() + CLAIM };
      expect(claims.filter((claim) => claim !== undefined)).toMatchObject([held]);
      expect(await other.claimDue(10)).toEqual([]);
    });

    test('ends by itself after 20 s', async () => {
      const { lead } = await store.keep(newId(), '{}');
      move(CLAIM - 1);
      expect(await claimOne(other, lead.id)).toBeUndefined();
      expect(await other.claimDue(10)).toEqual([]);
      move(1);
      expect(await other.claimDue(10)).toMatchObject([{ id: lead.id, attempts: 2 }]);
      expect(await claimOne(store, lead.id)).toBeUndefined();
    });

    test('of one lead does not wait for its time', async () => {
      const { id } = await waiting(DAY);
      expect(await store.claimDue(10)).toEqual([]);
      expect(await claimOne(store, id)).toMatchObject({ id });
    });

    test('is of leads that are due alone, the longest due first', async () => {
      const leads: Lead[] = [];
      for (let pause = 10; pause > 0; pause -= 1) leads.unshift(await waiting(pause));
      const byTime = leads.map(({ id }) => id);
      move(8);
      const claimed = async () => (await store.claimDue(6)).map(({ id }) => id);
      expect(await claimed()).toEqual(byTime.slice(0, 6));
      expect(await claimed()).toEqual(byTime.slice(6, 8));
      move(2);
      expect(await claimed()).toEqual(byTime.slice(8));
      expect(await claimed()).toEqual([]);
    });

    test('is never of more than its limit, however many are due', async () => {
      for (let count = 0; count < 60; count += 1) {
        await waiting();
        if (![2, 5, 10, 30, 60].includes(count + 1)) continue;
        // With and without statistics a database chooses other plans.
        await database.query('ANALYZE leads');
        const claimed = await store.claimDue(2);
        expect(claimed).toHaveLength(2);
        for (const lead of claimed) await store.postpone(lead, 'timeout', after(0));
      }
    });

    test('of many by several at once is each lead once', async () => {
      const leads = [];
      for (let count = 0; count < 40; count += 1) leads.push(await waiting());
      const taken: string[] = [];
      const take = async (from: LeadStore) => {
        for (;;) {
          const claimed = await from.claimDue(4);
          expect(claimed.length).toBeLessThanOrEqual(4);
          taken.push(...claimed.map(({ id }) => id));
          if (taken.length >= leads.length) return;
          if (claimed.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      await Promise.all([take(store), take(other), take(store), take(other)]);
      expect(taken.toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
    });

    test('whose content cannot be read leaves the lead to an operator', async () => {
      const own = await openDatabase();
      const lost = await createLeadStore(own, readKeyRing(newKey().replace(/^/, 'x')));
      const unreadable = (await lost.keep(newId(), 'secret')).lead;
      await lost.postpone(unreadable, 'timeout', after(0));
      await own.close();
      const readable = await waiting();
      expect((await store.claimDue(10)).map(({ id }) => id)).toEqual([readable.id]);
      expect(await found(unreadable)).toMatchObject({
        state: 'undeliverable',
        reason: 'unreadable',
        claimedUntil: 0,
      });
      expect(await store.undelivered()).toContainEqual(
        expect.objectContaining({ id: unreadable.id, content: undefined }),
      );
    });
  });

  describe('the end of an attempt', () => {
    test('postponed, it is due after the pause, with its reason', async () => {
      const { lead } = await store.keep(newId(), '{}');
      await store.postpone(lead, 'http-503', after(15_000));
      expect(await found(lead)).toEqual({
        ...lead,
        dueAt: Date.now() + 15_000,
        claimedUntil: 0,
        reason: 'http-503',
      });
      expect(await store.countWaiting()).toBe(1);
      move(15_000);
      expect(await store.countWaiting()).toBe(0);
      expect(await store.claimDue(1)).toMatchObject([{ id: lead.id }]);
    });

    test('undeliverable, it is tried no more, and keeps its content', async () => {
      const { lead } = await store.keep(newId(), 'kept');
      await store.markUndeliverable(lead, 'http-422');
      expect(await found(lead)).toMatchObject({
        state: 'undeliverable',
        claimedUntil: 0,
        reason: 'http-422',
      });
      move(DAY);
      expect(await store.claimDue(1)).toEqual([]);
      expect(await claimOne(store, lead.id)).toBeUndefined();
      expect(await store.undelivered()).toMatchObject([{ id: lead.id, content: 'kept' }]);
    });

    test('is recorded by the holder of the claim alone', async () => {
      const { lead: late } = await store.keep(newId(), '{}');
      move(CLAIM);
      const [held] = await other.claimDue(1);
      const before = await found(late);
      expect(held).toMatchObject(before);
      await store.postpone(late, 'timeout', after(DAY));
      await store.markUndeliverable(late, 'http-400');
      expect(await found(late)).toEqual(before);
      await other.postpone(before, 'http-500', after(0));
      expect(await found(late)).toMatchObject({ reason: 'http-500', claimedUntil: 0 });
    });

    test('changes nothing of what was erased meanwhile and sent anew', async () => {
      const { lead: late } = await store.keep(newId(), '{}');
      await store.erase(late.folio);
      const { lead: anew } = await store.keep(late.id, '{}');
      await store.postpone(late, 'timeout', after(DAY));
      await store.markUndeliverable(late, 'no-code');
      expect(await found(anew)).toEqual(anew);
    });

    test('delivered by another process, too, its content is gone', async () => {
      const { lead } = await store.keep(newId(), 'gone');
      move(CLAIM);
      await other.claimDue(1);
      await store.markDelivered(lead.id);
      expect(await found(lead)).toMatchObject({
        state: 'delivered',
        claimedUntil: 0,
        reason: undefined,
      });
      const [row] = await database.query('SELECT payload, key_id, ended_at FROM leads');
      expect(row).toEqual({ payload: null, key_id: null, ended_at: Date.now() });
      expect(await store.undelivered()).toEqual([]);
      expect(await claimOne(store, lead.id)).toBeUndefined();
    });

    test('delivered, it is neither postponed nor refused nor retried', async () => {
      const { lead } = await store.keep(newId(), '{}');
      await store.markDelivered(lead.id);
      const before = await found(lead);
      await store.postpone(lead, 'timeout', after(0));
      await store.markUndeliverable(lead, 'http-400');
      expect(await store.retry(lead.folio)).toBe(0);
      move(DAY);
      await store.markDelivered(lead.id);
      expect(await found(lead)).toEqual(before);
      expect(await store.keep(lead.id, 'again')).toEqual({ lead: before, isNew: false });
    });
  });

  test('hasten brings forward what the last end lets it, a failing one once', async () => {
    const waits = { always: await waiting(), once: await waiting(), never: await waiting() };
    const haste = async () => {
      for (const [name, { id }] of Object.entries(waits)) {
        const lead = await found(await store.find(id).then((one) => one ?? waits.once));
        await store.postpone(lead, 'http-500', after(DAY, name as keyof typeof waits));
      }
      await store.hasten();
      const due = [];
      for (const [name, lead] of Object.entries(waits))
        if ((await found(lead)).dueAt <= Date.now()) due.push(name);
      return due;
    };
    expect(await haste()).toEqual(['always', 'once']);
    expect(await haste()).toEqual(['always']);
    await store.retry(waits.once.folio);
    expect(await haste()).toEqual(['always', 'once']);
  });

  test('knows whether others were delivered since a lead was last postponed', async () => {
    const lead = (await store.keep(newId(), '{}')).lead;
    const deliver = async () => store.markDelivered((await store.keep(newId(), '{}')).lead.id);
    await deliver();
    expect(await store.takesOthers(lead)).toBe(false);
    await store.postpone(lead, 'http-500', after(0));
    expect(await store.takesOthers(lead)).toBe(false);
    await deliver();
    expect(await other.takesOthers(lead)).toBe(true);
    await store.postpone(lead, 'http-500', after(0));
    expect(await store.takesOthers(lead)).toBe(false);
  });

  test('remembers what a lead has behind it', async () => {
    const { lead } = await store.keep(newId(), '{}');
    const behind = { posts: 3, ownFailures: 2, unknownEnds: 1 };
    await store.postpone(lead, 'http-500', { ...after(0), ...behind });
    expect(await found(lead)).toMatchObject(behind);
    await store.retry(lead.folio);
    expect(await found(lead)).toMatchObject({ posts: 0, ownFailures: 0, unknownEnds: 0 });
  });

  describe('a lead that corrects another', () => {
    test('takes its place while it waits', async () => {
      const { lead: wrong } = await store.keep(newId(), 'wrong');
      await store.postpone(wrong, 'timeout', after(DAY));
      const { replaced } = await store.keep(newId(), 'right', wrong.id);
      if (!replaced) throw new Error('It was not replaced.');
      await store.discard(replaced);
      expect(await store.find(wrong.id)).toBeUndefined();
      expect((await store.undelivered()).map(({ content }) => content)).toEqual(['right']);
    });

    test('is not sent until it is known what became of the new one, then as before', async () => {
      const { lead: wrong } = await store.keep(newId(), 'wrong');
      await store.postpone(wrong, 'timeout', after(0));
      const { lead, replaced } = await store.keep(newId(), 'right', wrong.id);
      if (!replaced) throw new Error('It was not replaced.');
      expect(await store.claimDue(9)).toEqual([]);
      await store.discard(lead);
      await store.release(replaced);
      expect(await store.claimDue(9)).toMatchObject([{ id: wrong.id, content: 'wrong' }]);
    });

    test.each(['being sent', 'delivered'])('stands beside one that is %s', async (how) => {
      const { lead: wrong } = await store.keep(newId(), 'wrong');
      if (how === 'delivered') await store.markDelivered(wrong.id);
      expect(await store.keep(newId(), 'right', wrong.id)).toMatchObject({
        replaced: undefined,
      });
      expect(await store.find(wrong.id)).toMatchObject({ id: wrong.id });
    });

    test('that the database does not take leaves it as it was', async () => {
      const wrong = await found(await waiting(DAY, 'wrong'));
      const { lead } = await store.keep(newId(), 'other');
      expect(await store.keep(lead.id, 'right', wrong.id)).toMatchObject({
        isNew: false,
      });
      expect(await found(wrong)).toEqual(wrong);
    });
  });

  test('a table of an earlier release gets its columns, and keeps its leads', async () => {
    const lead = await waiting(DAY);
    const columns = ['posts', 'own_failures', 'unknown_ends', 'haste', 'is_hastened'];
    for (const column of [...columns, 'deliveries_seen', 'replaces'])
      await database.query(`ALTER TABLE leads DROP COLUMN ${column}`);
    const next = await createLeadStore(database, keys);
    expect(await next.find(lead.id)).toMatchObject({ state: 'pending', posts: 0 });
    await next.hasten();
    expect(await next.claimDue(1)).toMatchObject([{ id: lead.id }]);
  });

  test('hasten makes all pending leads due, and no others', async () => {
    const late = [await waiting(DAY), await waiting(MINUTE)];
    const due = await waiting(0);
    const refused = await refuse();
    move(10);
    await store.hasten();
    for (const lead of late) expect(await found(lead)).toMatchObject({ dueAt: Date.now() });
    expect(await found(due)).toMatchObject({ dueAt: Date.now() - 10 });
    expect(await found(refused)).toMatchObject({ state: 'undeliverable' });
    expect(await store.claimDue(10)).toHaveLength(3);
  });

  test('retry makes one lead due, or all that were refused', async () => {
    const refused = [await refuse(), await refuse(), await refuse()];
    const late = await waiting(DAY);
    expect(await store.retry('000-000-000')).toBe(0);
    expect(await store.retry(refused[0]?.folio)).toBe(1);
    expect(await store.retry(late.folio)).toBe(1);
    const due = (await store.claimDue(10)).map(({ id }) => id);
    expect(due.toSorted()).toEqual([refused[0]?.id, late.id].toSorted());
    expect(await store.retry()).toBe(4);
    expect(await store.claimDue(10)).toHaveLength(2);
  });

  test('retry of all leaves what the gateway may have taken', async () => {
    const reasons = [
      ...['http-400', 'code-500', 'unsent', 'unreadable', 'no-code', 'not-json', 'timeout'],
    ];
    const leads = await Promise.all(reasons.map(() => store.keep(newId(), '{}')));
    for (const [at, { lead }] of leads.entries())
      await store.markUndeliverable(lead, reasons[at] ?? '');
    expect(await store.retry()).toBe(4);
    expect((await store.counts()).undeliverable).toBe(3);
    expect(await store.retry(leads.at(-1)?.lead.folio)).toBe(1);
  });

  test.each(['waits', 'was refused when it was sent again'])(
    'retry of all leaves a lead with an unknown end that %s',
    async (how) => {
      const { lead } = await store.keep(newId(), '{}');
      await store.postpone(lead, 'timeout', { ...after(0, 'never'), unknownEnds: 1 });
      if (how !== 'waits') {
        const [again] = await store.claimDue(1);
        if (again) await store.markUndeliverable(again, 'http-409');
      }
      const before = await found(lead);
      expect(await store.retry()).toBe(0);
      expect(await found(lead)).toEqual(before);
      expect(await store.retry(lead.folio)).toBe(1);
    },
  );

  test('counts, the oldest and what waits', async () => {
    expect(await store.oldestPending()).toBeUndefined();
    expect(await store.countWaiting()).toBe(0);
    const none = { pending: 0, delivered: 0, undeliverable: 0, blocked: 0, erased: 0 };
    expect(await store.counts()).toEqual(none);
    const delivered = await waiting();
    move(1_000);
    const oldest = await waiting(MINUTE);
    move(1_000);
    const refused = (await store.keep(newId(), '{}')).lead;
    await waiting(2 * MINUTE);
    await store.markDelivered(delivered.id);
    await store.markUndeliverable(refused, 'http-400');
    expect(await store.counts()).toEqual({ ...none, pending: 2, delivered: 1, undeliverable: 1 });
    expect(await store.oldestPending()).toBe(oldest.createdAt);
    expect(await store.countWaiting()).toBe(2);
    move(MINUTE);
    expect(await store.countWaiting()).toBe(1);
  });

  test('undelivered are all leads with content, oldest first', async () => {
    const contents = ['uno', 'dos 🙂', 'tres', 'cuatro'];
    const leads = [];
    for (const content of contents) {
      leads.push((await store.keep(newId(), content)).lead);
      move(1);
    }
    await store.markDelivered(leads[2]?.id ?? '');
    const all = await store.undelivered();
    expect(all.map(({ content }) => content)).toEqual(['uno', 'dos 🙂', 'cuatro']);
    expect(all[0]).toEqual({ ...leads[0], content: 'uno' });
  });

  test('erases the content of one lead', async () => {
    const lead = await waiting();
    const stays = await waiting();
    expect(await store.erase(lead.folio)).toBe(true);
    expect(await store.erase(lead.folio)).toBe(false);
    expect(await store.erase('000-000-000')).toBe(false);
    expect(await found(lead)).toMatchObject({ state: 'erased', claimedUntil: 0 });
    expect((await store.undelivered()).map(({ id }) => id)).toEqual([stays.id]);
    expect(await store.retry(lead.folio)).toBe(0);
    expect(await claimOne(store, lead.id)).toBeUndefined();
  });

  describe('sweep', () => {
    const BLOCKED = 60 * DAY;
    const states = async (...leads: Lead[]) =>
      Promise.all(leads.map(async ({ id }) => (await store.find(id))?.state));
    /** The states after a pause and a sweep. */
    async function sweptAfter(ms: number, ...leads: Lead[]) {
      move(ms);
      await store.sweep(BLOCKED);
      return states(...leads);
    }

    test('blocks after 30 days, erases after the days of blocking, forgets 30 days later', async () => {
      const pending = await waiting();
      const refused = await refuse();
      expect(await sweptAfter(30 * DAY - 1, pending, refused)).toEqual([
        'pending',
        'undeliverable',
      ]);
      expect(await sweptAfter(1, pending, refused)).toEqual(['blocked', 'blocked']);
      expect(await store.undelivered()).toHaveLength(2);
      expect(await store.claimDue(10)).toEqual([]);
      expect(await sweptAfter(BLOCKED - 1, pending, refused)).toEqual(['blocked', 'blocked']);
      expect(await sweptAfter(1, pending, refused)).toEqual(['erased', 'erased']);
      expect(await store.undelivered()).toEqual([]);
      expect(await sweptAfter(30 * DAY - 1, pending, refused)).toEqual(['erased', 'erased']);
      expect(await sweptAfter(1, pending, refused)).toEqual([undefined, undefined]);
    });

    test('deletes delivered records after 30 days', async () => {
      const lead = await waiting();
      move(DAY);
      await store.markDelivered(lead.id);
      expect(await sweptAfter(30 * DAY - 1, lead)).toEqual(['delivered']);
      expect(await sweptAfter(1, lead)).toEqual([undefined]);
    });

    test('with no days of blocking erases at once', async () => {
      const lead = await waiting();
      move(30 * DAY);
      await store.sweep(0);
      expect(await states(lead)).toEqual(['erased']);
    });

    test('leaves a lead that is being delivered', async () => {
      const { id } = await waiting();
      move(30 * DAY);
      const claimed = await claimOne(store, id);
      await store.sweep(BLOCKED);
      expect(await store.find(id)).toMatchObject({ state: 'pending' });
      if (claimed) await store.markDelivered(claimed.id);
      expect(await store.find(id)).toMatchObject({ state: 'delivered' });
    });

    test('a blocked lead that an operator retries is tried before it is blocked again', async () => {
      const lead = await waiting();
      move(30 * DAY);
      await store.sweep(BLOCKED);
      expect(await store.retry(lead.folio)).toBe(1);
      await store.sweep(BLOCKED);
      expect(await states(lead)).toEqual(['pending']);
    });
  });

  test('what was typed is in no file', async () => {
    const marks = ['MARCA-nombre Ñandú', 'marca@marcado.example', 'x'.repeat(9_000)];
    const content = JSON.stringify({ name: marks[0], email: marks[1], message: marks[2] });
    const { lead } = await store.keep(newId(), content);
    await store.postpone(lead, 'timeout', after(0));
    const bytes = bytesOf(dataDir());
    // The row is there, or the rest would prove nothing.
    expect(bytes.includes(lead.id)).toBe(true);
    for (const mark of marks) expect(bytes.includes(mark.slice(0, 200))).toBe(false);
  });

  if (name === 'SQLite') {
    test('its files are for its user alone', () => {
      for (const file of ['', '-wal', '-shm']) {
        expect(statSync(sqliteFile + file).mode & 0o777).toBe(0o600);
      }
      expect(statSync(path.dirname(sqliteFile)).mode & 0o777).toBe(0o700);
    });

    test.each([100, 3_000, 60_000])(
      'the payload of %d delivered bytes is gone from the files after scrub',
      async (size) => {
        const neighbours = [await waiting(0, 'x'.repeat(500)), await waiting(0, 'y'.repeat(500))];
        const { lead } = await store.keep(newId(), randomBytes(size / 2).toString('hex'));
        const [row] = await database.query('SELECT payload FROM leads WHERE id = $1', [lead.id]);
        const payload = row?.payload instanceof Uint8Array ? Buffer.from(row.payload) : undefined;
        if (payload === undefined) throw new Error('There is no payload.');
        const parts = [0, payload.length / 2, payload.length - 24].map((at) =>
          payload.subarray(at, at + 24),
        );
        const present = () => parts.map((part) => bytesOf(dataDir()).includes(part));
        await store.scrub();
        expect(present()).toEqual([true, true, true]);
        await store.markDelivered(lead.id);
        await store.scrub();
        expect(present()).toEqual([false, false, false]);
        await store.hasten();
        const readable = (await store.claimDue(10_000)).map(({ id }) => id);
        for (const { id } of neighbours) expect(readable).toContain(id);
      },
    );

    test('scrub leaves what others are reading', async () => {
      await waiting();
      await Promise.all([store.scrub(), other.scrub(), store.counts(), other.counts()]);
      expect(await store.counts()).toMatchObject({ pending: 1 });
    });
  } else {
    test('goes on after the server has been started again', async () => {
      const lead = await waiting();
      await postgres?.restart();
      expect(await store.find(lead.id)).toMatchObject({ id: lead.id });
      await store.scrub();
    }, 30_000);

    test('claims no more than the limit by any plan of the server', async () => {
      for (let count = 0; count < 5; count += 1) await waiting();
      await database.query('ANALYZE leads');
      const off = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'];
      const options = off.map((name) => `-c enable_${name}=off`).join(' ');
      const planned = await openPostgres(`${postgres?.url}?options=${encodeURIComponent(options)}`);
      const claimed = await (await createLeadStore(planned, keys)).claimDue(2);
      await planned.close();
      expect(claimed).toHaveLength(2);
    });

    test('goes on after a start in which the table could not be made', async () => {
      const holder = new Client({ connectionString: postgres?.url });
      await holder.connect();
      await holder.query('BEGIN; LOCK TABLE leads');
      const late = await openDatabase();
      await expect(createLeadStore(late, keys)).rejects.toThrow(/timeout/);
      await holder.end();
      for (let time = 0; time < 8; time += 1) {
        expect(await late.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
      }
      await late.close();
    }, 20_000);

    test('several instances that start at once make one table', async () => {
      await database.query('DROP TABLE leads');
      const all = await Promise.all(Array.from({ length: 4 }, openDatabase));
      const stores = await Promise.all(all.map((one) => createLeadStore(one, keys)));
      const counts = await Promise.all(stores.map((one) => one.countWaiting()));
      expect(counts).toEqual([0, 0, 0, 0]);
      await Promise.all(all.map((one) => one.close()));
    });
  }
});
